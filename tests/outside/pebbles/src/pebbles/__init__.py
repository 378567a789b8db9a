"""Pebbles, a game that does not come with Little Wars."""
