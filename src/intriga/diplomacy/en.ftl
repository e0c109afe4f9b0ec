### The Diplomacy library: why an order was carried out or not, what is wrong with an order or a map.

# ── moves ───────────────────────────────────────────────────────────────────────────────

diplomacy-moved = { $sea ->
    [yes] Crossed to { $to }.
   *[no] Moved to { $to }.
}
diplomacy-moved-in = { $sea ->
    [yes] Landed in { $to } and dislodged its defender: { $mine } against { $theirs }.
   *[no] Moved to { $to } and dislodged its defender: { $mine } against { $theirs }.
}
diplomacy-moved-first = { $sea ->
    [yes] Crossed to { $to } ahead of { $by }: { $mine } against { $theirs }.
   *[no] Moved to { $to } ahead of { $by }: { $mine } against { $theirs }.
}
diplomacy-bounce-held = Bounced off the defender of { $to }: { $mine } against { $theirs }.
diplomacy-bounce-facing = Bounced head to head with { $to }: { $mine } against { $theirs }.
diplomacy-bounce-rivals = Bounced in { $to } with { $by }: { $mine } against { $theirs }.
diplomacy-bounce-own = Bounced: no power dislodges its own unit, and yours stayed in { $to }.
diplomacy-convoy-none = No convoy: no chain of fleets carried it to { $to }.
diplomacy-convoy-lost = The convoy was broken: { $by } dislodged.
diplomacy-paradox = A paradox: the convoy hung on itself and was called off, the army stays (Szykman rule).

# ── hold, support, convoy ───────────────────────────────────────────────────────────────

diplomacy-held = Held.
diplomacy-held-against = Held against { $by }: { $mine } against { $theirs }.
diplomacy-dislodged = Dislodged by { $by }: { $mine } against { $theirs }. Must retreat.
diplomacy-disbanded = Dislodged by { $by }: { $mine } against { $theirs }. Nowhere to retreat, disbanded.
diplomacy-support-given = Supported { $at }.
diplomacy-support-given-move = Supported { $at } to { $to }.
diplomacy-support-cut = The support was cut by { $by }.
diplomacy-support-nobody = Nobody is in { $at } to be supported.
diplomacy-support-unmatched = Supported in vain: the unit in { $at } had another order.
diplomacy-support-moving = Supported in vain: the unit in { $at } did not stay to be held.
diplomacy-support-coast = Supported in vain: the fleet in { $at } sailed for the other coast.
diplomacy-support-strict = Supported in vain: only a unit that holds is held, and { $at } did not.
diplomacy-convoy-given = Carried the army from { $at } to { $to }.
diplomacy-convoy-unused = The convoy from { $at } to { $to } was of no use.
diplomacy-convoy-unmatched = Convoyed in vain: the army in { $at } had another order.

# ── retreats ────────────────────────────────────────────────────────────────────────────

diplomacy-retreated = Retreated to { $to }.
diplomacy-retreat-none = No order to retreat: disbanded.
diplomacy-retreat-disband = Disbanded as ordered.
diplomacy-retreat-bounce = { $by } retreated to { $to } too: all are disbanded.

# ── builds and removals ─────────────────────────────────────────────────────────────────

diplomacy-built = Built.
diplomacy-waived = The build was waived.
diplomacy-removed = Disbanded as ordered.
diplomacy-civil-disorder = Too few disbands ordered: the farthest unit was removed.

# ── what is wrong with an order ─────────────────────────────────────────────────────────

diplomacy-nothing = The order is empty.
diplomacy-too-long = The order is longer than { $limit } characters.
diplomacy-extra = Too much at the end: “{ $words }”.
diplomacy-no-kind = It is not said whether it is an army or a fleet.
diplomacy-no-place = There is no province “{ $name }”.
diplomacy-no-place-like = There is no province “{ $name }”. Did you mean { $near }?
diplomacy-no-coast = { $place } has no such coast: { $coast }.
diplomacy-no-verb = It is not clear what to do: “{ $words }”.
diplomacy-no-goal = It is not said where to: “{ $words }”.
diplomacy-no-power = There is no such power here.
diplomacy-no-unit = Nobody is in { $place }.
diplomacy-not-yours = The unit in { $place } is not yours.
diplomacy-wrong-kind = An army is called a fleet or a fleet an army: { $place }.
diplomacy-two-units = { $place } is taken already.
diplomacy-not-now = This order is not for this phase.
diplomacy-replaced = Replaced by a later order.
diplomacy-exact-coast = The coast must be named exactly: { $place }.
diplomacy-which-coast = Which coast of { $to }?
diplomacy-own-place = A unit can not go where it stands: { $place }.
diplomacy-too-far = { $to } can not be reached from here.
diplomacy-army-to-sea = An army does not go to sea: { $to }.
diplomacy-army-at-sea = An army can not be at sea: { $place }.
diplomacy-fleet-on-land = A fleet can not go there: { $to }.
diplomacy-fleet-via = Only armies are convoyed.
diplomacy-no-fleets = No fleets could make a chain to { $to }.
diplomacy-no-army = No army is in { $at } to be convoyed.
diplomacy-convoys-ashore = Only a fleet at sea convoys: { $place }.
diplomacy-convoys-fleet = Fleets are not convoyed: { $at }.
diplomacy-convoys-inland = A convoy goes from coast to coast.
diplomacy-supports-itself = A unit does not support itself.
diplomacy-supports-into-own-place = A unit does not support a move to where it stands: { $place }.
diplomacy-supports-own-convoy = No support: { $to } can be reached only by a convoy of this very fleet.
diplomacy-supports-too-far = A unit supports only where it could go itself: { $to }.
diplomacy-not-dislodged = Nobody in { $place } has to retreat.
diplomacy-no-retreat = No retreat to { $to } is open.
diplomacy-nothing-to-build = No more builds are due.
diplomacy-nothing-to-remove = No disband is due.
diplomacy-removed-already = Disbanded already: { $place }.
diplomacy-build-not-owned = { $place } is not yours.
diplomacy-build-occupied = { $place } is occupied.
diplomacy-build-not-home = { $place } is not a home centre of yours.
diplomacy-build-twice = A unit is being built in { $place } already.

# ── what is wrong with a map ────────────────────────────────────────────────────────────

diplomacy-map-format = The map is not written as it should be: { $problem }
diplomacy-map-empty = The map has no provinces.
diplomacy-map-no-powers = The map has no powers.
diplomacy-map-code = { $code } will not do for a province: 2–6 Latin letters or digits, no word of orders.
diplomacy-map-coast-code = { $code } will not do for a coast: NC, SC, EC or WC.
diplomacy-map-fleet-on-land = { $code }: an inland province has no neighbours by sea.
diplomacy-map-army-at-sea = { $code }: a sea has no neighbours by land.
diplomacy-map-sea = { $code }: a sea has neither a centre nor coasts.
diplomacy-map-no-lanes = { $code }: no neighbour by sea.
diplomacy-map-coasts = { $code }: coasts are two or more, with the neighbours of fleets written to each.
diplomacy-map-neighbour = { $code }: unknown or impossible neighbour { $other }.
diplomacy-map-own-neighbour = { $code }: a neighbour of itself.
diplomacy-map-one-way = { $code } → { $other }: there is no way back.
diplomacy-map-no-name = { $code }: no name.
diplomacy-map-name = “{ $name }” means two provinces: { $codes }.
diplomacy-map-power = { $code }: unknown power { $power }.
diplomacy-map-home-no-centre = { $code }: a home, but no centre.
diplomacy-map-start = { $power }: such a unit can not start: { $unit }.
diplomacy-map-start-twice = { $power }: the place is taken already: { $unit }.
diplomacy-map-line-up = Powers for { $players } players: there must be so many, each once, and there are: { $powers }.
diplomacy-map-line-up-power = Powers for { $players } players: not of this map: { $powers }.
diplomacy-map-not-drawn = Not in the drawing: { $codes }.
diplomacy-map-drawn-unknown = { $code }: in the drawing, but no province of the map.
diplomacy-map-drawn-path = { $code }: its outline is no SVG path data with absolute commands.
diplomacy-map-drawn-outside = { $code }: a sign stands outside of the frame.
diplomacy-map-drawn-centre = { $code }: centres, and no other provinces, have a spot for the centre’s mark.
diplomacy-map-drawn-coasts = { $code }: the spots of fleets must be those of the coasts of the province.
diplomacy-map-unreachable = Can not be reached: { $codes }.

# ── saved games ─────────────────────────────────────────────────────────────────────────

diplomacy-saved-format = This is no saved game: { $problem }
diplomacy-saved-map = There is no such map: { $map }.
diplomacy-saved-empty = The game has no phase.
diplomacy-saved-phase = A phase that can not be made out: { $name }.
diplomacy-saved-unit = { $unit } will not do for a unit. { $problem }
