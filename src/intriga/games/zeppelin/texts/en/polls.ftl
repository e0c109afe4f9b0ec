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
zeppelin-poll-yes = { $where }: { $who } votes for: { $poll }.
zeppelin-poll-no = { $where }: { $who } votes against: { $poll }.
zeppelin-poll-carried = { $where }: the poll is carried: { $poll }. Votes for: { $yes }.
zeppelin-poll-failed = { $where }: the poll has failed: { $poll }. Votes for: { $yes }.
zeppelin-poll-vain = { $where }: the poll is carried, but it can no longer be done: { $poll }.
zeppelin-poll-void = { $where }: the revolution ends the poll: { $poll }.
zeppelin-dies = { $where }: { $who } is executed.
zeppelin-banished = { $where }: { $who } is exiled.

## What is seen

zeppelin-tell-poll = { $where }, a poll: { $poll }. For: { $yes }, against: { $no }, needed: { $needed }.

## What can be done

form-zeppelin-vote-poll = { $yes ->
    [yes] Vote for
   *[no] Vote against
}
    .any = Vote

## What is refused

zeppelin-refused-poll-open = Such a poll is already open.
zeppelin-refused-no-poll = There is no such poll.
zeppelin-refused-vote-same = You have already voted so.
