### Pages: leaving, taking back, breaks, an early end.

## What stops an act

part-failed-act = This action could not be read because of an error on the server. Nothing was done. Try another way, or tell the host.
act-stalled-host = In the cockpit you can give more time, which tries it again, rewind the match, or call it off. The server’s log says where the rules failed; please tell the server admin.
act-failing = The rules of the game fail at this position, so something is missing here. Nothing is lost. The host can rewind the match or call it off; please tell the server admin.
standing-unseen = Only its players can see this match.
act-barred =
    { $n ->
        [one] The host has disabled an action you could use now: { $names }. That is why it is not listed.
       *[other] The host has disabled actions you could use now: { $names }. That is why they are not listed.
    }

## Leaving and taking over

doors-here-open = You can join this match while it is played. You start with what everyone knows.
doors-here-approval = You can ask the host to let you join this match while it is played.
leave-match = Leave the match
leave-match-help = Your seat stays empty: nobody plays for you, nobody waits for you, and you get no more emails about this match.
leave-match-back = You can come back to your own seat later. What happened to you in the game still holds then.
leave-match-closed = The match is closed now, so you can only come back if the host opens it again.
leave-match-watch = Until then you see what any spectator sees.
leave-match-unseen = Until then you will not see the match: only its players can.
leave-match-do = Leave
leave-match-stay = Stay
seat-warned-me = The host wants to give your seat to a bot, and can do so five minutes after the warning. You can come back to your seat at any time.
request = { $name } asks for the seat of the bot { $seat }. Whoever takes a seat learns all its secrets.
request-link = With a link from the host, { $name } wants to take the seat of { $seat } and says they are that player. Agree only if you are sure.
request-agreed = Agreed: { $n } of { $total }.
request-agree = Agree
request-admit = Accept
request-decline = Decline
seat-ask-for = Request the seat of { $name }
seat-leave = Hand my seat to a bot
seat-leave-help = A bot will play for you and know all you know. While it has your seat you can come back; you cannot take another seat in this match.
seat-to-bot = Replace { $name } with a bot

## Taking back

undo = Take back a move
undo-help = If somebody has made a slip, ask the others to go back to before it. Everyone who plays must agree; one refusal is enough. What was drawn or came to light cannot be taken back this way: only a host without a seat can go that far.
undo-nothing = There is nothing that the players could take back now.
undo-ask = Ask to go back to before this
undo-asked = { $name } asks to take back everything from this event on: { $event } Messages and players stay.
undo-agree = Agree to take it back
undo-withdraw = Withdraw the request

## A break

time-unask-break = Withdraw from the break
break-take = Take a break until a date
break-help = The match stops, its clocks with it, and resumes by itself at that time. Everyone must agree; bots agree by themselves.
break-host = You host this match: you can pause it until a date yourself, in the cockpit.
break-until = Resume on
break-do = Propose the break
break-proposed = A break until { MOMENT($until, $zone) } is proposed: the match would stop and resume by itself at that time.
break-agreed = Agreed: { $names }.
break-agree = Agree to the break

## Ending a match early

end-early = End the match early
end-final = An early end is final: it can't be rewound.
end-secrets = Once the match is over, everyone can see all cards, orders and acts in the replay.
end-you-decide = You host this match without a seat in it, so you decide alone.
end-vote = Everyone who plays must agree: { $names }. One refusal is enough. A proposal lapses after 24 hours, when a player changes, when the match is rewound, or when the standing changes.
end-vote-only = You can't decide this alone: players with a seat can propose it, and all of them must agree.
end-kept = { $n ->
    [one] A seat is
   *[other] Seats are
  } still kept for the { $n ->
    [one] player
   *[other] players
  } a bot has replaced ({ $names }). Until they return or give it up, at most 24 hours, there is no vote.
end-way = { $how ->
    [called-off] Call off
   *[adjourned] Adjourn
  }
end-way-help = { $how ->
    [called-off] The match ends without a result: nobody wins or loses.
   *[adjourned] The match ends, and the current standing becomes the result.
  }
end-result = The result if it ended now: { $result }.
end-do = { $how ->
    [called-off] Call off the match
   *[adjourned] Adjourn the match
  }
end-propose = { $how ->
    [called-off] Propose to call off the match
   *[adjourned] Propose to adjourn the match
  }
end-back = Back to the match
end-proposed = { $name } proposes to { $how ->
    [called-off] call off the match. It would end without a result.
   *[adjourned] adjourn the match. It would end, and the standing would be the result.
  }
end-agreed = Agreed: { $n } of { $total }.
end-waits = Still to answer: { $names }.
end-agree = { $how ->
    [called-off] Agree to call off
   *[adjourned] Agree to adjourn
  }
end-refuse = Play on
end-withdraw = Withdraw the proposal
stamp-called-off = Called off
