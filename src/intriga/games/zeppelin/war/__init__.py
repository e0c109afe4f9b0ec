"""The war between the states: orders, retreats, builds on the Diplomacy library (items 14–29).

It knows nothing of society; society says who commands which power and when a turn ends:

- `board`: the map, the start, the calendar, the goal; `view`: what may be known of it;
- `commands`: the acts of the war, by `papers` (orders, wishes, builds) and by `overrides` (those of
  the host); `forms`: both as forms; `staff`: who orders an army and who sees it;
- `season`: moves and retreats (`retreating`: where to); `winter`: colours, victory, builds
  (`removing`: what a power loses); `telling`: the events; `reveals`, `invariants`.
"""

SPEAKS_WITH = ("intriga.warfare",)
