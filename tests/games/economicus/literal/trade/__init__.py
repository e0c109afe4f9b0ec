"""Markets, auctions and sales."""
