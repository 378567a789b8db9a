"""What every game stands on: positions with an agenda, matches, sights, dealers. It knows no game."""
