"""What each ministry does."""
