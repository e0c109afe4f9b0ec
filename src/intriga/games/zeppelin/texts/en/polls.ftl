### Zeppelin: polls of the ruling class.

## Names

zeppelin-poll-rights = the class “{ $root }” keeps only these rights: { $rights }
zeppelin-poll-restore = the class “{ $root }” gets these rights: { $rights }
zeppelin-poll-appoint = { $whom } joins the class “{ $root }”
zeppelin-poll-arrest = { $whom } is arrested
zeppelin-poll-execute = { $whom } is executed
zeppelin-poll-exile = { $whom } is exiled

## What happens

zeppelin-poll-opened = { $where }: { $who } has opened a poll: { $poll }. The votes are counted at the end of the turn.
    .short = { $where }: a poll is open
zeppelin-poll-yes = { $where }: { $who } votes for: { $poll }.
    .short = { $who } votes for
zeppelin-poll-no = { $where }: { $who } votes against: { $poll }.
    .short = { $who } votes against
zeppelin-poll-carried = { $where }: the poll is carried: { $poll }. Votes for: { $yes }.
    .short = { $where }: the poll is carried
zeppelin-poll-failed = { $where }: the poll has failed: { $poll }. Votes for: { $yes }.
    .short = { $where }: the poll has failed
zeppelin-poll-vain = { $where }: the poll is carried, but it can no longer be done: { $poll }.
    .short = { $where }: the poll comes too late
zeppelin-poll-void = { $where }: the revolution ends the poll: { $poll }.
    .short = { $where }: the poll is broken off
zeppelin-dies = { $where }: { $who } is executed.
    .short = { $where }: { $who } is executed
zeppelin-banished = { $where }: { $who } is exiled.
    .short = { $where }: { $who } is exiled

## What is seen

zeppelin-tell-poll = { $where }, a poll: { $poll }. For: { $yes }, against: { $no }, needed: { $needed }.

## What can be done

form-zeppelin-vote-poll = { $yes ->
    [yes] Vote for
   *[no] Vote against
}
    .any = Vote
    .help = Carried at the end of the turn by more than half of the ruling class.

## What is refused

zeppelin-refused-poll-open = Such a poll is already open.
zeppelin-refused-no-poll = There is no such poll.
zeppelin-refused-vote-same = You have already voted so.
