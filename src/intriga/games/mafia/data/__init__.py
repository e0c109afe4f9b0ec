"""The tables of the rulebook as data: things, spells, awards, roles and joint shots."""
