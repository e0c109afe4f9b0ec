"""What actions do, and what follows from them."""
