"""Tiny games that ask of the kernel what the hardest games of the shelf will ask."""
