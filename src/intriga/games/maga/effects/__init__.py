"""What lines do, a file for each ministry: `EFFECTS` has for each kind of line what else may stand
in its way (the end of `maga-why-…`), and what it does."""
