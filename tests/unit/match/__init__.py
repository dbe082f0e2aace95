"""Matches: moves, seats, taking back."""
