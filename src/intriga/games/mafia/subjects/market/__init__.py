"""The shop, the merchant, and thieves who sell (items 46, 47)."""
