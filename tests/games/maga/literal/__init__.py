"""A second, literal implementation of MAGA's technical stage: plain dicts, ints and Fractions,
slow, each sentence with the number of the rule it stands for. It knows nothing of the engine but
the shape of a position and of a list (`mapping`)."""
