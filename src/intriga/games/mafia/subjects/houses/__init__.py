"""What people wear, arm and drink, and whom a knight guards (items 44, 49, 50)."""
