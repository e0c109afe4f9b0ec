### Diplomacy's printout: the map and a sheet of orders.

print-diplomacy-map = Map and order sheet
print-diplomacy-turn = Orders for one year
print-diplomacy-power = Power
print-diplomacy-year = Year
print-diplomacy-spring = Spring: orders
print-diplomacy-autumn = Autumn: orders
print-diplomacy-retreats = Retreats
print-diplomacy-winter = Winter: builds and disbands
print-diplomacy-hint = A Par–Bur (move) · A Mar S A Par–Bur (support to move) · F Bel S F Eng (support to hold) · F Nth C A Lon–Nwy (convoy) · A Ruh H (hold). All sheets are handed in at the same time and revealed together.
