"""Finance: income and the exchange."""
