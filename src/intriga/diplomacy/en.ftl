### The Diplomacy library: why an order was carried out or not, what is wrong with an order or a map.

## Moves

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
diplomacy-bounce-held = Bounced off the unit in { $to }: { $mine } against { $theirs }.
diplomacy-bounce-facing = Bounced head to head with { $to }: { $mine } against { $theirs }.
diplomacy-bounce-rivals = Bounced in { $to } with { $by }: { $mine } against { $theirs }.
diplomacy-bounce-own = Bounced: a power cannot dislodge its own unit, and yours stayed in { $to }.
diplomacy-convoy-none = No convoy: there was no chain of fleets to { $to }.
diplomacy-convoy-lost = The convoy was disrupted: { $by } dislodged.
diplomacy-paradox = Paradox: the convoy depended on its own outcome and failed, so the army stays (Szykman rule).

## Hold, support, convoy

diplomacy-held = Held.
diplomacy-held-against = Held against { $by }: { $mine } against { $theirs }.
diplomacy-dislodged = Dislodged by { $by }: { $mine } against { $theirs }. Must retreat.
diplomacy-disbanded = Dislodged by { $by }: { $mine } against { $theirs }. Nowhere to retreat, disbanded.
diplomacy-support-given = Supported { $at }.
diplomacy-support-given-move = Supported { $at } to { $to }.
diplomacy-support-cut = The support was cut by { $by }.
diplomacy-support-nobody = There is no unit in { $at } to support.
diplomacy-support-unmatched = The support had no effect: the unit in { $at } had a different order.
diplomacy-support-moving = The support had no effect: the unit in { $at } was not ordered to stay.
diplomacy-support-coast = The support had no effect: the fleet in { $at } was ordered to the other coast.
diplomacy-support-strict = The support had no effect: only a unit ordered to hold can be supported in place, and the one in { $at } was not.
diplomacy-convoy-given = Convoyed the army from { $at } to { $to }.
diplomacy-convoy-unused = The convoy from { $at } to { $to } was not used.
diplomacy-convoy-unmatched = The convoy had no effect: the army in { $at } had a different order.

## Retreats

diplomacy-retreated = Retreated to { $to }.
diplomacy-retreat-none = No retreat was ordered: disbanded.
diplomacy-retreat-disband = Disbanded as ordered.
diplomacy-retreat-bounce = Another unit ({ $by }) retreated to { $to } too: all are disbanded.

## Builds and removals

diplomacy-built = Built.
diplomacy-waived = The build was waived.
diplomacy-removed = Disbanded as ordered.
diplomacy-civil-disorder = Too few disbands were ordered: the farthest unit was disbanded.

## What is wrong with an order

diplomacy-nothing = The order is empty.
diplomacy-too-long = The order is longer than { $limit } characters.
diplomacy-extra = Unexpected text at the end: “{ $words }”.
diplomacy-no-kind = Missing: army or fleet.
diplomacy-no-place = There is no province “{ $name }”.
diplomacy-no-place-like = There is no province “{ $name }”. Did you mean { $near }?
diplomacy-no-coast = { $place } has no such coast: { $coast }.
diplomacy-no-verb = Unknown order: “{ $words }”.
diplomacy-no-goal = Missing destination: “{ $words }”.
diplomacy-no-power = There is no such power in this match.
diplomacy-no-unit = There is no unit in { $place }.
diplomacy-not-yours = The unit in { $place } is not yours.
diplomacy-wrong-kind = Wrong kind of unit (army or fleet) in { $place }.
diplomacy-two-units = { $place } is already occupied.
diplomacy-not-now = This order is not possible in this phase.
diplomacy-replaced = Replaced by a later order.
diplomacy-exact-coast = Name the coast: { $place }.
diplomacy-which-coast = Which coast of { $to }?
diplomacy-own-place = A unit cannot move to its own province: { $place }.
diplomacy-too-far = { $to } cannot be reached from here.
diplomacy-army-to-sea = An army cannot move to sea: { $to }.
diplomacy-army-at-sea = An army cannot be at sea: { $place }.
diplomacy-fleet-on-land = A fleet cannot go there: { $to }.
diplomacy-fleet-via = Only armies can be convoyed.
diplomacy-no-fleets = There is no chain of fleets to { $to }.
diplomacy-no-army = There is no army in { $at } to convoy.
diplomacy-convoys-ashore = Only a fleet at sea can convoy: { $place }.
diplomacy-convoys-fleet = Fleets cannot be convoyed: { $at }.
diplomacy-convoys-inland = A convoy must go from coast to coast.
diplomacy-supports-itself = A unit cannot support itself.
diplomacy-supports-into-own-place = A unit cannot support a move to its own province: { $place }.
diplomacy-supports-own-convoy = This fleet cannot support the move: { $to } can only be reached by its own convoy.
diplomacy-supports-too-far = A unit can only support where it could move itself: { $to }.
diplomacy-not-dislodged = There is no dislodged unit in { $place }.
diplomacy-no-retreat = This unit cannot retreat to { $to }.
diplomacy-nothing-to-build = You have no builds left.
diplomacy-nothing-to-remove = You do not have to disband any more units.
diplomacy-removed-already = Already disbanded: { $place }.
diplomacy-build-not-owned = You do not own { $place }.
diplomacy-build-occupied = { $place } is occupied.
diplomacy-build-not-home = { $place } is not one of your home centres.
diplomacy-build-twice = You are already building in { $place }.

## What is wrong with a map

diplomacy-map-format = The map has an invalid format: { $problem }
diplomacy-map-builds-on = This map builds on another one, “{ $name }”. Put the text of that file in place of this line.
diplomacy-map-xml = The XML of jDip’s map is not valid: { $problem }
diplomacy-map-no-variant = No variant fits these provinces. Put the provinces (…_adjacency.xml) and the variants.xml of the same map one after the other.
diplomacy-map-wanted = { $what } Needed here: a map as our JSON, as a .map file of DPjudge, or as jDip’s XML.
diplomacy-map-no-number = “{ $given }” is not a number in JSON. Write a number with digits, or leave the field out.
diplomacy-map-long-number = The number { $given } is too large.
diplomacy-map-half-character = { $given } is half of a character: its other half is missing. Save the map as UTF-8 again.
diplomacy-map-deep = The brackets are nested too deep for a map.
diplomacy-map-unseen = { $where }: the text has a character that nobody can see ({ $char }). Type it anew.
diplomacy-map-empty = The map has no provinces.
diplomacy-map-no-powers = The map has no powers.
diplomacy-map-code = { $code } is not a valid code for a province: use 2–6 Latin letters or digits, and no keyword of orders.
diplomacy-map-ru-code = { $code }: invalid Russian code { $given }. It must be 2–6 capital Cyrillic letters or digits, and not a word used in orders.
diplomacy-map-coast-code = { $code } is not a valid code for a coast: use NC, SC, EC or WC.
diplomacy-map-fleet-on-land = { $code }: an inland province cannot have neighbours by sea.
diplomacy-map-army-at-sea = { $code }: a sea cannot have neighbours by land.
diplomacy-map-sea = { $code }: a sea cannot have a centre or coasts.
diplomacy-map-no-lanes = { $code }: no neighbours by sea.
diplomacy-map-coasts = { $code }: there must be two or more coasts, with the neighbours of fleets listed for each.
diplomacy-map-neighbour = { $code }: unknown or impossible neighbour { $other }.
diplomacy-map-own-neighbour = { $code }: listed as its own neighbour.
diplomacy-map-one-way = { $code } → { $other }: one way only.
diplomacy-map-no-name = { $code }: no name.
diplomacy-map-name = “{ $name }” stands for two provinces: { $codes }.
diplomacy-map-year = The first year must be from { $least } to { $most }.
diplomacy-map-power-code = { $power } is not a valid code for a power: use up to 24 capital Latin letters, digits and underscores.
diplomacy-map-power = { $code }: unknown power { $power }.
diplomacy-map-home-no-centre = { $code }: a home centre that is not a centre.
diplomacy-map-start = { $power }: invalid starting unit: { $unit }.
diplomacy-map-start-twice = { $power }: the starting place is already taken: { $unit }.
diplomacy-map-line-up = Powers for { $players } players: list exactly as many, each once; given: { $powers }.
diplomacy-map-line-up-power = Powers for { $players } players: not on this map: { $powers }.
diplomacy-map-not-drawn = Missing from the drawing: { $codes }.
diplomacy-map-drawn-unknown = { $code }: in the drawing, but not a province of the map.
diplomacy-map-drawn-path = { $code }: the outline must be SVG path data with absolute commands and numbers of at most six digits.
diplomacy-map-drawn-outside = { $code }: a sign lies outside the drawing.
diplomacy-map-drawn-centre = { $code }: a spot for the centre’s mark is needed for centres, and only for them.
diplomacy-map-drawn-coasts = { $code }: the spots of fleets must match the coasts of the province.
diplomacy-map-unreachable = Cannot be reached: { $codes }.

## Saved games

diplomacy-saved-format = Not a saved game: { $problem }
diplomacy-saved-wanted = { $what } Needed here: a saved game, as JSON of the Python package “diplomacy” or of webDiplomacy.
diplomacy-saved-variant = webDiplomacy’s variant { $id } is not known here. Its games on the classic map can be read: Classic, France vs Austria, Germany vs Italy.
diplomacy-saved-map = Unknown map: { $map }.
diplomacy-saved-empty = The game has no phases.
diplomacy-saved-phase = Unknown phase: { $name }.
diplomacy-saved-unit = Invalid unit: { $unit }. { $problem }

## Files that are something else

diplomacy-file-map = This is a map, not a game. Check it with “intriga check-map”, or give it to a new match.
diplomacy-file-saved = This is a saved game of the Python package “diplomacy”. Read it with “intriga import-diplomacy”.
diplomacy-file-server = This is a game from the server of the Python package “diplomacy”. Read it with “intriga import-diplomacy”.
diplomacy-file-webdiplomacy = This is a game of webDiplomacy. Read it with “intriga import-diplomacy”.
diplomacy-file-record = This is a record of Intriga. To watch it, use “intriga import-record”; to convert it, “intriga export-diplomacy”.
diplomacy-file-judge-map = This is a .map file of DPjudge: a map, not a game. Check it with “intriga check-map”, or give it to a new match.
diplomacy-file-jdip-map = This is jDip’s map, not a game. Check it with “intriga check-map”, or give it to a new match.
diplomacy-file-jdip-provinces = These are jDip’s provinces, without powers. Put the text of variants.xml below them in the same file.
diplomacy-file-jdip-variants = This is jDip’s variants.xml, without provinces. Put the text of the provinces (…_adjacency.xml) below it in the same file.
diplomacy-file-jdip-save = This is a game saved by jDip, which no other program can read. Enter its orders in the Python package “diplomacy” and save the game there.
diplomacy-file-daide = These are messages of the DAIDE protocol, which are not read. Save the game as JSON in the server that the bots were connected to.
diplomacy-file-judge = These are results from a judge, as sent by email. They are not read: enter the orders in the Python package “diplomacy” and save the game there.
diplomacy-file-realpolitik = This is a file of Realpolitik, which is not read. Enter the orders in the Python package “diplomacy” and save the game there.
diplomacy-file-page = This is a web page. Download the game or the map itself, as JSON.
diplomacy-file-picture = This is a picture. A map needs its provinces and their neighbours as text.
diplomacy-file-packed = This file is packed. Unpack it first.
