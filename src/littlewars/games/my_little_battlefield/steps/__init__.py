"""The rules of My Little Battlefield, one class per step, one file per chapter of the rulebook."""
