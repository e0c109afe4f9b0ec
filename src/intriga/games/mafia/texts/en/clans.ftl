### Mafia: the clans, their shots, executions and recruits.

## Names

mafia-somebody = somebody who does not give a name

## What happens

mafia-reinforced = A clan has been reinforced.
    .short = A clan is reinforced
mafia-clan-ordered = { $who } names for tonight: { $victims }.
    .short = { $who } names: { $victims }
mafia-clan-executes = The clan will execute its recruit tonight.
    .short = The clan executes its recruit
mafia-clan-spares = The clan spares its recruit.
    .short = The recruit is spared
mafia-clan-invites = { $who } invites { $whom } to the clan. A refusal is told at once, a consent at nightfall.
    .short = { $who } invites { $whom }
mafia-clan-joined = { $whom } has joined the clan.
    .short = New in the clan: { $whom }
mafia-clan-pays = { $who } pays { $exp } of the 21 experience for the recruit.
    .short = { $who } pays { $exp } for the recruit
mafia-clan-declined = { $whom } refused.
mafia-clan-broke = { $whom } would join, but the clan has not enough experience to pay for it.
    .short = Too little exp for the recruit
mafia-clan-destroyed = A clan had the misfortune to recruit the commissar and is destroyed: { $clan }.
    .short = A clan is destroyed: { $clan }
mafia-invited = A clan invites you: { $clan }. Who asks: { $by }. Your share would be { $share } experience. A refusal is final; a consent works at nightfall.
    .short = A clan invites you: { $clan }
mafia-joined = You have joined a clan: { $clan }. Its living members: { $mates }.
    .short = You have joined: { $clan }
mafia-executed-commissar = Your clan executed { $whom }: it was the commissar.
    .short = Executed, the commissar: { $whom }
mafia-executed-honest = Your clan executed { $whom }, who was not the commissar.
    .short = Executed, no commissar: { $whom }

## What is seen

mafia-clan-duty = Tonight { $who } goes out.
mafia-clan-asks = Asked today: { $whom }.

## What can be done

form-mafia-shoot = Tonight’s shot
    .short = Shoot
    .field-aims = Targets
    .field-whom = Who
    .field-lethal = To kill
    .field-arrow = With a poisoned arrow
    .help = The one on duty shoots; the last order of a living member counts.
form-mafia-execute = Execute the recruit tonight
    .short = Execute the recruit
    .field-whom = Who
    .none-whom = Nobody
    .help = If the recruit is the commissar, each of you gets 5 experience.
form-mafia-invite = Invite somebody to the clan (21 experience)
    .short = Invite to the clan
    .field-whom = Who
    .field-signed = Give your name
    .field-share = Of it, the candidate pays
    .help = A refusal is final; a consent works at nightfall.
form-mafia-pay-for-recruit = Say how much you pay for the recruit
    .short = Pay for the recruit
    .help = What nobody has taken on is shared among those who have said nothing.
    .field-exp = Experience, of 21
form-mafia-answer-clan = { $clan ->
    [mafia] The mafia invites you
   *[yakuza] The yakuza invite you
}
    .short = Answer the clan
    .any = Answer a clan
    .field-yes = Join
    .yes = Join
    .no = Refuse
    .help = A refusal is final; a consent works at nightfall.

## What is refused

mafia-refused-clan-complete = All members of the clan are alive.
mafia-refused-clan-dead = Nobody of your clan is left to go out.
mafia-refused-has-refused = { $seat } has refused today.
mafia-refused-nobody-asked = Your clan has asked nobody.
mafia-refused-no-clan = You are not in a clan.
mafia-refused-no-recruiting = There is no recruiting in this match.
mafia-refused-not-recruit = Only a living recruit of your clan can be executed.
mafia-refused-own-clan = This is somebody of your own clan.
mafia-refused-recruit-executes = A recruit has no say in this.
mafia-refused-recruited = Your clan has had its recruit.

## The referee’s log

mafia-log-declined = { $whom } did not join { $clan }.
mafia-log-joined = { $whom } joined { $clan }.
mafia-log-executed = { $who } was executed by { $clan }.
