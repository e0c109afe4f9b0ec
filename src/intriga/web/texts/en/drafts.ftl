### Pages: drafts, which several write before one of them hands in.

## Drafts

draft-shared = You write this together with { $names }. Nobody else sees it until it is handed in.
draft-alone = Only you see this draft. It is kept until you hand it in.
draft-due = If time runs out before that, it counts as it is saved, without unfinished rows.
draft-empty = There are no rows yet.
draft-nothing = empty
draft-proposals = Suggestions
draft-take-over = Add to the list
draft-drop = Take out
draft-rows = { $n ->
    [one] { $n } row
   *[other] { $n } rows
}
draft-in-row = ✓ row { $n }
draft-in-rows = ✓ { draft-rows }
draft-missing = Still missing: { $columns }
draft-add = Add a row
draft-new-row = New row
draft-save = Save the list
draft-up = Move up
draft-down = Move down
draft-drag = Drag to another place
draft-remove = Remove the row
draft-removed = Removed rows: { $n }
draft-back = Put back
draft-change = { $change ->
    [added] added
    [changed] changed
    [moved] moved
   *[removed] removed
}
draft-editing = { $name } is here
draft-handed = { $name } handed this in,
draft-handed-before = The list has changed since then: hand it in again.
draft-problem = This cannot be handed in as it is.
draft-not-yours = Somebody else hands this in.
draft-saving = Saving…
draft-saved = Saved
draft-offline = Not saved: no connection. Trying again…
draft-conflict = { $name } changed this row at the same time. It is now: { $text }.
draft-gone = { $name } removed this row at the same time. It was: { $text }.
draft-stale-help = What you entered is still here: save it, or change it first.
draft-stale = Not everything was saved: others changed some rows at the same time.
draft-keep-mine = Keep mine
draft-take-theirs = Take theirs
draft-settle = First choose which version to keep of the rows that others have changed.
draft-handed-in = Handed in.
draft-kept = Saved.
