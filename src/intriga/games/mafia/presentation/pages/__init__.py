"""The pages under a match, and the role card on paper."""
