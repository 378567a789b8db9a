"""Pure helpers that several games need: dice, pictures."""
