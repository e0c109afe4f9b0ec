"""How each game is played by the conformance suite, for the tests that play it so, or longer."""
