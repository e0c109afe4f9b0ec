"""How companies change hands: auctions, sales, offers (items 19–23, 32, 37)."""
