"""The FSB: protection and counter-intelligence."""
