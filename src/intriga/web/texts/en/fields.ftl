### Pages: a new match and its settings.

## New match

new-match-of = New match: { $game }
new-match-order = Settings
company = Who plays
company-bots = Bots, right now
company-bots-help = The match starts at once. Friends can replace the bots later by a link.
company-link = Friends, by a link
company-link-help = You get a link, a QR code and a match code. The match is not listed.
company-open = Anyone
company-open-help = The match is listed in the lobby, and anyone can take a seat.
more = More
more-options = Advanced options
create-match = Create match
create-match-help = You can change the settings until the match starts.
seats-how-many = Number of seats
match-title = Title
match-title-help = Shown in the lobby. Optional.

## Time

time-limits = Pace
pace-evening = In one evening
pace-correspondence = By correspondence
pace-unlimited = No time limits
pace-unlimited-help = The match waits for everyone as long as it takes.
pace-custom = Custom time limits
pace-custom-help = For each kind of turn separately, also by time of day.
pace-length = { $length } for each answer.
pace-lengths = { $least } to { $most }, depending on the turn.
clock-none = no limit
clock-of = Time limit: { $kind }
more-time = Late answers and extensions
clock-at-time-of-day = at set times of day
clock-other = Other time limits
schedule-times = Time of day: { $of }
schedule-times-help = For example 9:00, or 9:00, 21:00. There are always at least two hours left.
schedule-rest = Days of rest
schedule-rest-help = No deadlines on these days: a deadline moves to the same time on the next working day.
schedule-rest-none = none
schedule-rest-7 = Sunday
schedule-rest-6-7 = Saturday and Sunday
clock-daily = every day at { $time }
schedule-zone = Time zone
schedule-zone-help = Times of day and days of rest are in this zone.
schedule-grace = Grace period
schedule-grace-help = Answers are still accepted after the deadline, with a warning on the page.
schedule-no_show = If a player misses the deadline
schedule-no_show-help = What happens instead of their answer. What they have saved counts as one.
schedule-no_show-pass = Continue without it
schedule-no_show-bot = A bot answers, this once
schedule-no_show-wait = Wait for the player
schedule-misses = Missed deadlines in a row before a bot takes over
schedule-misses-help = The bot takes the seat; the player can come back unless someone else has taken it.
schedule-extensions = Extensions per player
schedule-extensions-help = How many times in a match each player can extend a deadline.
schedule-extensions-value = { $n } × { $length }
schedule-extension = Extension length
schedule-extension-help = Added by each extension.
schedule-none = none
zone-Europe-Kaliningrad = Kaliningrad
zone-Europe-Moscow = Moscow
zone-Europe-Samara = Samara
zone-Asia-Yekaterinburg = Yekaterinburg
zone-Asia-Omsk = Omsk
zone-Asia-Novosibirsk = Novosibirsk
zone-Asia-Irkutsk = Irkutsk
zone-Asia-Yakutsk = Yakutsk
zone-Asia-Vladivostok = Vladivostok
zone-Asia-Magadan = Magadan
zone-Asia-Kamchatka = Kamchatka
zone-Europe-Minsk = Minsk
zone-Asia-Almaty = Almaty
zone-Asia-Tbilisi = Tbilisi
zone-Asia-Yerevan = Yerevan
zone-Europe-Berlin = Berlin
zone-Europe-London = London
zone-America-New_York = New York
zone-UTC = UTC
away-zone = In the time zone of the match: { $zone }. At most 60 days ahead.
away-malformed = Enter a date and a time, such as 2026-11-25 19:00.

## Who may enter

match-password-new = New match password
match-password-keep = Leave empty to keep it.
match-password-none = No password
doors = Joining in play
doors-open = Anyone may join
doors-open-help = People come while the match is played, up to the number of seats of the game.
doors-approval = With the host’s approval
doors-approval-help = People ask to join, and the host accepts or declines.
doors-closed = Closed
doors-closed-help = Only those who are there at the start play. Those who leave cannot come back until the host opens the match.
doors-now-open = Anyone may join this match now.
doors-now-approval = People ask to join this match, and you accept or decline.
doors-now-closed = This match is closed: nobody can join or come back now.
doors-do-open = Open to everyone
doors-do-approval = Approve each person
doors-do-closed = Close the match
privacy = Who can join
privacy-open = Anyone
privacy-open-help = Listed in the lobby.
privacy-link = Only with the link
privacy-link-help = Unlisted; anyone with the link or code can join.
admission-approval = Players need my approval
admission-approval-help = People request to join, and you decide. Taking over the seat of a bot during the match needs your approval, too.
match-password-help = Everyone who joins has to enter it. Optional.

## Chat

hints = Hints of a bot
hints-help = A player asks what a bot would do in their seat, and why. The bot knows no more than that player does, and nobody else learns of it.
hints-usual = For those who play with bots alone
hints-always = For all players
hints-never = For nobody
talk-policy = Chat
talk-policy-rulebook = As the rules say
talk-policy-rulebook-help = In this game: { $rule }.
talk-policy-full = Public and private
talk-policy-full-help = Players can talk in public rooms and in private chats.
talk-policy-public = Public only
talk-policy-public-help = No private chats.
talk-policy-none = Off
talk-policy-none-help = Only the host can post.
talk-policy-is-full = public and private
talk-policy-is-public = public only
talk-policy-is-rooms = in the rooms of the game
talk-policy-is-none = off

## Host, referee, watchers

spectators = Spectators
spectators-help = A spectator sees only what is public. Players can always see the match.
spectators-yes = may watch
spectators-no = not allowed
referee = Referee
referee-sees = { $host } can see all secrets
hosting = Your role
hosting-plays = Play and host
hosting-plays-help = You take the first seat and see no more than other players.
hosting-leads = Host only
hosting-leads-help = You have no seat and see what everyone sees.
hosting-referee = Referee: see everything
hosting-referee-help = You have no seat. Everyone knows that you can reveal secrets, and is notified when you do.

## Changing the settings

agreed-options = Match settings
settings-of = Settings: { $title }
settings-change = Change the settings
settings-now = Now
settings-leave = Keep as they are
settings-others-help = Everyone who has signed up will see what changed. If rules, seats, time limits, chat or spectators change, a roll call begins: the match starts only with those who agree to the new settings.
settings-playing-help = The match has begun, so only time limits can be changed. They apply from the next turn on; extend or end the current one in the host’s cockpit. Everyone is notified, and the change is in the match record.
edits = The host has changed the settings
edits-earlier = Earlier changes
edits-asked = The settings have changed. Are you in?
edits-agree = Yes, I'm in
edits-places-lost = { $n ->
    [one] Lost their place and can choose again
   *[other] Lost their places and can choose again
  }: { $names }

## Options of the game

options = Game rules
option-yes = yes
option-no = no
option-long-text = a text of { $n } characters
commitment = Hash of the secret (SHA-256)
range = From { $low } to { $high }.
