# Common words of the kernel and the table.

refused-over = The match is over; there is nothing left to do.
refused-stale = The table has changed while you were deciding. Look again and choose anew.
refused-malformed = This does not look like an act: { $problem }
refused-not-yours = Only the table itself can do this.
refused-no-seat = There is no such seat at this table.

table-entered = { $name } sits down at the table, seat { $place }.
table-left = { $seat } leaves the table.
table-replaced = { $seat } gives up the seat. { $name } takes over.
