"""Our games pass the conformance suite."""
