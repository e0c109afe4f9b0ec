"""The toy games pass the conformance suite."""
