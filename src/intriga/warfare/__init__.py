"""What games with armies share: orders, turns and maps of `intriga.diplomacy`, for the kernel.

The library decides; here is what stands between it and a game, whoever gives the orders:

- `situation`: a board at one moment, as plain data, and what may be ordered on it;
- `order_parsing`: orders as people write them; `order_fields`: the same as fields of a form;
- `adjudication`: orders, retreats and builds carried out; `turn_report`: a turn as data;
- `announcing`: a turn as events; `message_params`: units, orders, reasons in every language;
- `reasons`: why a bot gives its orders;
- `war_view`: what a viewer must know of a war for the pages; `pages`: the map, the sheet of orders,
  past turns (see there).

Powers are codes of the map, units, spots and orders texts of the library's notation. Message ids
begin with `diplomacy-game-`, as the game that had them first wrote them into records. Games name
this package in their `SPEAKS_WITH`.
"""
