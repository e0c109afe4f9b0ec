### The toy game `household`.

game-household = A house at night
    .blurb = In the evening the house is locked up: the bolt, the lamp, the warm rooms, and somebody knocks.
option-household-evenings = Evenings
    .help = How many evenings a match lasts.
window-evening = Evening
    .clock = Time for an evening
form-household-lock-up = Lock up
    .field-bolt = Bolt the door
    .field-lamp = Leave the lamp on
    .field-rooms = Rooms
    .field-room = Room
    .field-warm = Keep it warm
form-household-let-in = Somebody knocks
    .field-who = Whose guest it is
    .field-yes = Let them in
    .yes = Let them in
    .no = Keep them out
form-household-clean = Chores
    .field-chores = What to clean
    .field-room = Room
    .field-wet = With water
    .field-thorough = Thoroughly
form-household-inspect = Inspect a room
    .field-room = Room
    .field-announced = Say so beforehand
household-attic = attic
household-cellar = cellar
household-kitchen = kitchen
household-evening = Evening { $evening }.
household-locked = { $who } locks up.
household-answered = { $answer ->
    [yes] { $who } lets the guest in.
   *[no] { $who } keeps the guest out.
}
household-cleaned = { $thorough ->
    [yes] { $who } cleans thoroughly. Rooms: { $count }, with water: { $wet }.
   *[no] { $who } cleans in haste. Rooms: { $count }, with water: { $wet }.
}
household-inspected = { $told ->
    [yes] An announced inspection: { $room }.
   *[no] A sudden inspection: { $room }.
}
household-over = All evenings are over.
household-not-yours = That is none of your business.
household-nobody = There is no such guest.
household-no-room = There is no such room.
