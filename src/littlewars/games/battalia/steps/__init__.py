"""The steps of Battalia: one file for each part of the rulebook."""
