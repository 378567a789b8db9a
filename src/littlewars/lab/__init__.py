"""Measuring: how fast the games are, and later how fair."""
