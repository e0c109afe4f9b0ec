"""The rules of Zeppelin, a file for each of their subjects."""
