### Zeppelin: classes, their rights, and what is done by right.

## Names

zeppelin-root-class = Citizens
zeppelin-no-rights = no rights
zeppelin-has-right = yes
zeppelin-right-exile = exile
zeppelin-right-command = command of the army
zeppelin-right-appoint = appointments
zeppelin-right-arrest = arrest
zeppelin-right-execution = execution
zeppelin-right-pardon = pardon
zeppelin-right-laws = laws

## What happens

zeppelin-class-limit = { $limit ->
    [0] No limit.
   *[other] At most { $limit } members.
}
zeppelin-class-created = { $where }: { $who } has created the class “{ $name }” below “{ $parent }”. Rights: { $rights }. { zeppelin-class-limit }
    .short = { $where }: new class “{ $name }”
zeppelin-class-edited = { $where }: { $who } has changed the class “{ $before }”. It is now “{ $name }”, below “{ $parent }”. Rights: { $rights }. { zeppelin-class-limit }
    .short = { $where }: class “{ $before }” changed
zeppelin-class-deleted = { $where }: { $who } has deleted the class “{ $name }”.
    .short = { $where }: class “{ $name }” deleted
zeppelin-migrant-class = { $where }: newcomers now join the class “{ $name }”, as { $who } has decided.
    .short = { $where }: newcomers join “{ $name }”
zeppelin-appointed = { $where }: { $who } has appointed { $whom } to “{ $name }”.
    .short = { $whom } is appointed to “{ $name }”
zeppelin-treaty-proposed = { $where }: { $who } proposes the treaty “{ $title }” between { $states }, and has signed it.
    .short = { $where }: a treaty is proposed
zeppelin-treaty-proposed-by = { $where }: { $party } proposes the treaty “{ $title }” between { $states }.
    .short = { $where }: a treaty is proposed
zeppelin-treaty-signed = { $where }: { $who } has signed the treaty “{ $title }”.
    .short = { $where }: a treaty is signed
zeppelin-treaty-signed-by = { $where }: { $party } has signed the treaty “{ $title }”.
    .short = { $where }: a treaty is signed
zeppelin-treaty-concluded = { $where }: { $who } has signed the treaty “{ $title }”. All have: { $states }.
    .short = { $where }: all have signed a treaty
zeppelin-treaty-concluded-by = { $where }: { $party } has signed the treaty “{ $title }”. All have: { $states }.
    .short = { $where }: all have signed a treaty
zeppelin-treaty-ended = { $where }: { $who } has ended the treaty “{ $title }”.
    .short = { $where }: a treaty is ended
zeppelin-treaty-ended-by = { $where }: { $party } has ended the treaty “{ $title }”.
    .short = { $where }: a treaty is ended
zeppelin-law-passed = { $where }: { $who } has passed a law: “{ $title }”.
    .short = { $where }: a law is passed
zeppelin-law-amended = { $where }: { $who } has amended the law “{ $title }”.
    .short = { $where }: a law is amended
zeppelin-law-repealed = { $where }: { $who } has repealed the law “{ $title }”.
    .short = { $where }: a law is repealed
zeppelin-arrested = { $where }: { $who } has arrested { $whom }.
    .short = { $where }: { $whom } is arrested
zeppelin-pardoned = { $where }: { $who } has pardoned { $whom }.
    .short = { $where }: { $whom } is pardoned
zeppelin-escaped = { $where }: { $who } has escaped from prison.
    .short = { $where }: { $who } has escaped
zeppelin-executed = { $where }: { $who } has executed { $whom }.
    .short = { $where }: { $whom } is executed
zeppelin-exiled = { $where }: { $who } has exiled { $whom }.
    .short = { $where }: { $whom } is exiled
zeppelin-forgiven = { $where }: { $who } has taken { $whom } off the blacklist.
    .short = { $where }: { $whom } may come back
zeppelin-guest-admitted = { $where }: { $who } has admitted { $whom } as a guest.
    .short = { $where }: { $whom } is a guest
zeppelin-guest-dismissed = { $where }: { $who } has dismissed the guest { $whom }.
    .short = { $where }: guest dismissed: { $whom }

## What is seen

zeppelin-tell-blacklisted = { $who } is on the blacklist of { $where }.
zeppelin-class-newcomers = { $newcomers ->
    [0] Newcomers do not join it.
   *[other] Newcomers join it.
}
zeppelin-tell-root = { $where }, the ruling class “{ $name }”. Rights: { $rights }. Members, { $count }: { $members }. { zeppelin-class-newcomers }
zeppelin-tell-class = { $where }, the class “{ $name }” below “{ $parent }”. Rights: { $rights }. { zeppelin-class-limit } Members, { $count }: { $members }. { zeppelin-class-newcomers }
zeppelin-tell-prison = { $where }, in prison: { $who }.
zeppelin-tell-guests = { $where }, guests: { $who }.
zeppelin-tell-blacklist = { $where }, on the blacklist: { $who }.
zeppelin-tell-treaty = Treaty no. { $number } “{ $title }”, with { $states }: { $how ->
    [concluded] signed by all.
    [ended] ended.
    [waits] waits for the signature of this state.
   *[signed] waits for others to sign.
}
zeppelin-tell-law-in-force = { $where }, law no. { $law }, “{ $title }”, version { $versions }. { $text }
zeppelin-tell-law-gone = { $where }, law no. { $law }, “{ $title }”, repealed. Versions: { $versions }. { $text }

## What can be done

form-zeppelin-create-class = Create a class
    .field-name = Name
    .field-rights = Rights
    .field-limit = Most members (0: no limit)
    .help = A new class below another, with rights and a number of places of its own.
form-zeppelin-edit-class = Change a class
    .field-name = Name
    .field-rights = Rights
    .field-limit = Most members (0: no limit)
    .warning = Rights of the ruling class change only by a poll of its members. Classes below lose the rights that this one loses.
    .help = Another name, other rights or another number of places.
form-zeppelin-delete-class = Delete a class
    .field-rank = Class
    .help = Remove an empty class that has no others below it.
form-zeppelin-appoint = Appoint
    .field-whom = Whom
    .field-rank = To the class
    .warning = Into the ruling class nobody gets without a poll of its members.
    .help = Move a citizen to another class: rights come from the class.
form-zeppelin-restore-root = Give rights back to the ruling class
    .field-rights = Rights
    .warning = This opens a poll.
    .help = Open a poll that gives rights back to the ruling class.
form-zeppelin-set-migrant-class = Choose the class of newcomers
    .field-rank = Class
    .help = All new citizens will join this class.
form-zeppelin-pass-law = Pass a law
    .field-title = Title
    .field-text = Text
    .help = All citizens can read it; people enforce it, the game does not.
form-zeppelin-amend-law = Amend law no. { $law }
    .field-text = New text
    .any = Amend a law
    .help = A new version in place of the old, which stays in the book of laws.
form-zeppelin-repeal-law = Repeal law no. { $law }
    .any = Repeal a law
    .help = The law is no longer in force, but stays in the book of laws.
form-zeppelin-propose-treaty = Propose a treaty
    .field-title = Title
    .field-text = Text
    .field-parties = With whom
    .help = A treaty between states: those named can read and sign it.
form-zeppelin-sign-treaty = Sign treaty no. { $treaty }
    .any = Sign a treaty
    .help = Put your state’s signature to the treaty.
form-zeppelin-end-treaty = Refuse or end treaty no. { $treaty }
    .any = Refuse or end a treaty
    .help = The treaty ends, and all its parties are told.
form-zeppelin-arrest = Arrest
    .field-whom = Whom
    .warning = A member of the ruling class is arrested only by a poll.
    .help = Put a citizen in prison: their rights rest until a pardon.
form-zeppelin-pardon = Pardon
    .field-whom = Whom
    .help = Let a prisoner go; their rights work again.
form-zeppelin-execute = Execute
    .field-whom = Whom
    .warning = A member of the ruling class is executed only by a poll.
    .sure = An execution cannot be undone: the prisoner loses citizenship and is out for 5 turns. Execute?
    .help = Kill a prisoner, who is out of the game for 5 turns.
form-zeppelin-exile = Exile
    .field-whom = Whom
    .warning = They lose their citizenship at once and cannot come back until they are taken off the blacklist. A member of the ruling class is exiled only by a poll.
    .sure = They lose citizenship and class at once and go on the blacklist. This cannot be taken back. Exile them?
    .help = Take somebody’s citizenship away and close the border to them.
form-zeppelin-forgive = Take off the blacklist
    .field-whom = Whom
    .help = Let somebody you exiled come back.
form-zeppelin-admit-guest = Admit a guest
    .field-whom = Whom
    .warning = Guests read and write in your state’s room.
    .help = Let somebody from another state into your talk.
form-zeppelin-dismiss-guest = Dismiss a guest
    .field-whom = Whom
    .help = The guest no longer hears what you talk about.

## What is refused

zeppelin-refused-no-treaty = There is no such treaty, or your state has signed it already.
zeppelin-refused-treaty-parties = Name one or more other states.
zeppelin-refused-treaties = A state can have at most { $most } treaties. End one first.
zeppelin-refused-right = You lack a right: { $right }. { $more ->
    [0] It belongs to { $holders }.
   *[other] It belongs to { $holders } and { $more } more.
}
zeppelin-refused-right-nobody = You lack a right: { $right }. Nobody who is free has it.
zeppelin-refused-not-jailed = { $whom } is not in prison.
zeppelin-refused-already-jailed = { $whom } is in prison.
zeppelin-refused-superior = { $whom } belongs to a class above yours.
zeppelin-refused-not-blacklisted = Nobody like that is on the blacklist.
zeppelin-refused-guest-citizen = Citizens are no guests.
zeppelin-refused-guest-blacklisted = { $whom } is on the blacklist.
zeppelin-refused-guest-already = Already a guest.
zeppelin-refused-no-guest = There is no such guest.
zeppelin-refused-classes = A state can have at most { $most } classes.
zeppelin-refused-class-name = The class needs a name.
zeppelin-refused-class-same-name = Another class has this name.
zeppelin-refused-class-not-below = Choose a class below your own.
zeppelin-refused-class-rights = “{ $parent }” above it lacks these rights: { $rights }.
zeppelin-refused-class-limit = { $count ->
    [one] The class already has one member.
   *[other] The class already has { $count } members.
}
zeppelin-refused-class-members = The class has members.
zeppelin-refused-class-children = There are classes below it.
zeppelin-refused-class-migrant = Newcomers join this class.
zeppelin-refused-class-revolts = This class is in revolt.
zeppelin-refused-class-full = The class is full.
zeppelin-refused-migrant-limited = The class of newcomers cannot have a limit.
zeppelin-refused-migrant-already = Newcomers already join this class.
zeppelin-refused-not-root = Only members of the ruling class do this.
zeppelin-refused-root-rights-only = Of the ruling class only the rights can change.
zeppelin-refused-root-appoints = The ruling class keeps the right of appointment.
zeppelin-refused-root-narrower = Choose fewer rights than the ruling class has.
zeppelin-refused-root-wider = Choose more rights than the ruling class has.
zeppelin-refused-root-whole = The ruling class has all rights.
zeppelin-refused-appoint-whom = You can appoint yourself and those below you.
zeppelin-refused-appoint-where = You can appoint to your own class and those below it.
zeppelin-refused-appoint-there = { $whom } is already in this class.
zeppelin-refused-law-title = The law needs a title.
zeppelin-refused-laws = A state can have at most { $most } laws.
zeppelin-refused-no-law = There is no such law in force.

## Draws

zeppelin-draw-escape = whether a prisoner escapes
