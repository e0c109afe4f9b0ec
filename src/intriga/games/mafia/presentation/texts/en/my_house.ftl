### Pages of Mafia: my house and the role card.

## My house

mafia-page-house = My house
mafia-page-welcome = Who you are and what to do
mafia-page-welcome-done = Got it
mafia-page-welcome-honest = { $sentence ->
    [1] You are honest: your side wins when the last bandit of both clans lies in a grave.
    [2] At night you hurt nobody, but you may set traps, put on armour, cast a spell if you can, and save mana; by day your weapon is your vote.
   *[3] Take nobody’s word, watch who votes for whom, and accept no money from strangers: a bribe makes a target of an honest person.
}
mafia-page-welcome-mafia = { $sentence ->
    [1] You belong to the mafia: you know your own by name, and you win together when hardly anybody honest is left.
    [2] Each night the clan picks one victim; the one on duty shoots, and the last order of a living member counts.
   *[3] The yakuza are no friends, but not victims at once either: a first meeting ends in acquaintance unless you shoot to kill.
}
mafia-page-welcome-yakuza = { $sentence ->
    [1] You belong to the yakuza: you know your own by name, and you win together when hardly anybody honest is left.
    [2] Each night the clan picks one victim; the one on duty shoots, and the last order of a living member counts.
   *[3] The mafia are no friends, but not victims at once either: a first meeting ends in acquaintance unless you shoot to kill.
}
mafia-page-welcome-commissar = { $sentence ->
    [1] You are the commissar: you play for the honest, and nobody knows that it is you.
    [2] Each night you call on one suspect: a bandit or the assassin dies, with somebody honest it is a miss that they never hear of.
   *[3] Do not skip nights, or the post goes to somebody else, and find a sergeant who can follow you.
}
mafia-page-welcome-assassin = { $sentence ->
    [1] You are the assassin: on nobody’s side, at work for experience.
    [2] By day people order a killing or a guard from you; at night you carry out the dearest order, or refuse them all.
   *[3] Clans know your face at the second meeting, the commissar kills you at the first, and blackmailing customers costs you the role.
}
mafia-page-welcome-necromancer = { $sentence ->
    [1] You are the necromancer: you play for the honest, and while you live the honest dead have half a vote each.
    [2] You raise anybody from the grave, for your own mana or for that of whoever asks; you may not ask for payment.
   *[3] Sixty mana, your own and given, are a shield: the first clan that calls loses the one on duty.
}
mafia-page-number = { $clan }, no. { $n }
mafia-page-sergeant = the commissar’s sergeant
mafia-page-you-are-dead = { $walks ->
    [yes] in the grave, but up until nightfall
   *[no] in the grave
}
mafia-page-exp = Experience
mafia-page-mana = Mana
mafia-page-coins = Coins
mafia-page-free = { $n } free
mafia-page-on-shield = { $n } in the shield
mafia-page-spell = { $left ->
    [yes] Today’s spell is not spent.
   *[no] You have cast today’s spell.
}
mafia-page-things = Things
mafia-page-no-things = Your pockets are empty. The shop sells things.
mafia-page-worn = ready
mafia-page-stolen = stolen
mafia-page-useless = No use to you: you may keep it, not use it.
mafia-page-mate = no. { $n }
mafia-page-duty = on duty tonight
mafia-page-knows-clan = You have met the other clan: from now on any shot kills.
mafia-page-knows-assassin = Your clan knows the assassin’s face.
mafia-page-has-recruited = The clan has had its recruit.
mafia-page-asks = Invited: { $who }.
mafia-page-checked = Checked
mafia-page-nobody-checked = Nobody yet.
mafia-page-own-sergeant = { $asked ->
    [yes] Asked to be sergeant: { $who }
   *[no] Sergeant: { $who }
}
mafia-page-vault = Shield and graves
mafia-page-shield = { $ready ->
    [yes] The shield is ready: { $own } mana of your own, { $pledged } given.
   *[no] The shield needs 60: { $own } mana of your own, { $pledged } given.
}
mafia-page-rite = { $by } asks for { $whom }
mafia-page-desk = Today’s orders
mafia-page-no-orders = None yet.

## The role card

mafia-paper-card = Role card
mafia-paper-goal = How you win
mafia-paper-night = By night
mafia-paper-day = By day
mafia-paper-clan = Your clan
mafia-paper-purse = Purse
mafia-paper-things = Things
mafia-paper-seat = Seat
mafia-paper-has = experience { $exp }, mana { $mana }, coins { $coins }
mafia-paper-speciality = Speciality: { $scroll }, always at hand at half the mana.
mafia-paper-secret = For your eyes only
mafia-paper-honest-goal = You win when no bandit is left and somebody honest lives.
mafia-paper-honest-night = You have no shot. Put on what protects you, arm your traps, cast a spell, and sleep.
mafia-paper-honest-day = Listen, talk, and vote. A vote is final.
mafia-paper-bandit-goal = Your clan wins when no honest person is left, or a single one and the other clan is gone.
mafia-paper-bandit-night = Agree on a victim; the duty man of the night goes out alone. Meeting the other clan for the first time is no more than a meeting, unless you go to kill.
mafia-paper-bandit-day = Be one of the honest. You may vote against your own.
mafia-paper-commissar-goal = You win with the honest: no bandit is left and somebody honest lives.
mafia-paper-commissar-night = Check somebody every night. A bandit or the assassin dies of it, anybody else notices nothing. If you keep silent, the post goes to another.
mafia-paper-commissar-day = Nobody may know who you are. Ask somebody to be your sergeant; only with them may you talk about whom you checked.
mafia-paper-assassin-goal = You belong to no side. You work for experience: half of every price is yours.
mafia-paper-assassin-night = The dearest order of the day is carried out; of equal ones you choose. You may refuse all. Without an order you may kill at your own cost.
mafia-paper-assassin-day = Orders reach you alone. As Robert Red you may announce the highest price.
mafia-paper-necromancer-goal = You win with the honest. While you live, their dead have half a vote.
mafia-paper-necromancer-night = With 60 mana, your own and what others give, the shield answers a clan’s attack, and the first one kills the attacker. You raise the dead.
mafia-paper-necromancer-day = Take the vote of one of the dead, or let one walk until nightfall. Answer those who ask you for a resurrection.
mafia-paper-craft-knight = Armour stops blows, a weapon strikes back. You may guard the house of another.
mafia-paper-craft-mage = One spell a day, from a scroll or your speciality. Nobody knows who you are.
mafia-paper-craft-thief = From night 2 steal from a house or the shop, spy, or hide. Beware of traps.
mafia-paper-craft-merchant = The shop is yours: set tomorrow’s prices, make things by magic, buy stolen goods. Nobody knows who you are.
mafia-paper-craft-celebrity = It takes two thirds of the living to hang you. Your speeches are worth extra votes, or silence others.
