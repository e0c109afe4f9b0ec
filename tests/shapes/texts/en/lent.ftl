### Names of toy games that stand elsewhere.

game-vault = The Vault
    .blurb = For trying the table out.
game-hall = The Hall
    .blurb = The vault, for a hall.
