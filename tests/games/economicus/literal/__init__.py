"""The heart of Economicus once more, from the text alone: stars, what a roll pays, prices, crises,
interest, and who wins. Slow and literal; `following` compares it with the engine step by step."""
