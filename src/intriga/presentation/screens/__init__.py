"""The big screen of a hall: what a game declares (`declared`), and pictures that many games show
alike (`pictures`)."""
