"""Justice: lawsuits."""
