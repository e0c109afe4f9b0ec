"""Shots: who dies in a house, and who hears of it."""
