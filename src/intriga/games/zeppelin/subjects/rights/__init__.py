"""What the rights of a class open (item 6): who holds one may do this."""
