"""The steps of a battle, in the order of the rulebook."""
