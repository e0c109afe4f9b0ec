"""While a match is played: people come, leave, are replaced and renamed; hosts have heirs."""
