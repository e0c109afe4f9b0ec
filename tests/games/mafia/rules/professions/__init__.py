"""Professions and their things: thieves, knights, mages, merchants."""
