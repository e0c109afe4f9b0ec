### Diplomacy's printout: the map and a sheet of orders.

print-diplomacy-map = The map and a sheet of orders
print-diplomacy-turn = Orders for a year
print-diplomacy-power = Power
print-diplomacy-year = Year
print-diplomacy-spring = Spring: orders
print-diplomacy-autumn = Autumn: orders
print-diplomacy-retreats = Retreats
print-diplomacy-winter = Winter: builds and removals
print-diplomacy-hint = A Par–Bur (move) · A Mar S A Par–Bur (support of a move) · F Bel S F Eng (support to hold) · F Nth C A Lon–Nwy (convoy) · A Ruh H. Sheets are handed in at once and opened together.
