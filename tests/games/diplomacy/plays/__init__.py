"""Whole matches of Diplomacy: at random, of bots, of older rules, worked examples."""
