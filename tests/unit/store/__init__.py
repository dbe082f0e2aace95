"""Stored matches."""
