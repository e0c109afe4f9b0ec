"""What all who play decide together: an early end, a rewind."""
