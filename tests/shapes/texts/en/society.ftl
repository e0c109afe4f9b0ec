### The toy game `society`.

game-society = The Quarter
    .blurb = The free elect a chief by secret ballot, the chief locks people up. People come and go.
option-society-days = Days
    .help = How many times a chief is elected.
form-society-vote = Vote
    .field-whom = For whom
form-society-abstain = Abstain
form-society-jail = Lock up
    .field-whom = Whom
    .warning = The jailed lose their vote. Only one person a day can be locked up.
form-society-pardon = Pardon
    .field-whom = Whom
society-draw-tie = A tie: which of the leaders, in the order of seats, becomes chief.
society-voted = { $seat } drops a slip into the hat.
society-jailed = { $seat } is locked up.
society-pardoned = { $seat } walks free.
society-elected = Today's chief is { $seat }.
society-nobody = No votes, no chief.
society-over = The meeting is over, the quarter goes home.
society-ended = All the days have passed.
society-day = Day { $day }.
society-chief = The chief is { $seat }.
society-in-jail = { $seat } is locked up.
society-your-vote = Your vote: { $seat }.
society-square = The square
society-salon = The tea room
society-cell = The lock-up
society-rumour = Rumour
society-full = { $crowd ->
    [one] The quarter has { $crowd } house and takes no more.
   *[other] The quarter has { $crowd } houses and takes no more.
}
society-chief-stays = The chief cannot leave before the next election.
society-no-vote = You cannot vote today: you have voted already, or have no vote.
society-vote-for-free = You can only vote for someone who is free.
society-not-chief = Only the chief can lock people up, one a day.
society-jail-free = You can only lock up someone else who is free.
society-not-host = Only the host can pardon.
society-pardon-jailed = You can only pardon someone who is locked up.
