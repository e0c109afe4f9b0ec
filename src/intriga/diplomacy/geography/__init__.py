"""Geography: maps as data and as boards for adjudication; reading and validating them."""
