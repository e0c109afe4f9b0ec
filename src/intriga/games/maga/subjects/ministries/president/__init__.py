"""The President: transfers, which other ministers make, and dismissals."""
