### Pages: chat.

## Rooms

view-rooms = Chat
rooms-none = Chat is off in this match.
room-silent = No messages yet.
room-all-hear = Everyone can read this, including spectators.
room-hear = Visible to: { $names }.
room-with = Private: { $names }
room-new = New private chat
room-new-whom = With
room-new-help = Only the people you choose can read it. If one of them is replaced, the new player can read the earlier messages too.
talk-with-whom = Choose who to talk to.
say = Send
say-something = Message
say-announce = Announcement to everyone
say-to = Message: { $room }
say-whose = Post as
say-as-myself = myself
say-as = { $voice }
say-more = Message actions
message-no-actions = No actions are available for this message.
says-earlier = Earlier messages
says-news = new messages ↓
host-speaks = Host
watcher-says = { $name }, not playing
announcement-read = Got it
back-to-rooms = Back to chat
talk-sign-in = Sign in to write here.
act-not-seated = You have no seat in this match: you can watch, but not act.
room-host-hears = The host or a helper may read this room.

## Hiding, muting, erasing

say-gone-host = Deleted by the host.
say-gone-author = Deleted by the author.
message-hidden = Message hidden: you have hidden messages from this sender.
say-erase = Delete message
hide-of = Hide messages from { $name }
unhide-of = Show messages from { $name }
unhide = Show
hide-room = Mute this room
unhide-room = Unmute this room
hidden-one = Messages hidden: { $name }
mute-of = Mute { $name }
mute-no-of = Unmute { $name }
mute-here = Mute { $name } in this room
mute-here-no = Unmute { $name } in this room
