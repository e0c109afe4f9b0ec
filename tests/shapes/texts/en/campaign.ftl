### The toy game `campaign`.

game-campaign = The Campaign
    .blurb = Secret stakes of supplies for banners. In a league, banners and what is left pass on to the next match.
option-campaign-rounds = Rounds
    .help = How many banners this match has.
option-campaign-supplies = Supplies
    .help = What every camp gets on top of what it has left.
form-campaign-stake = Stake supplies
    .field-amount = How much
    .warning = The stake is spent whatever the outcome.
campaign-sealed = { $seat } seals a stake.
campaign-noted = Your stake: { $amount }.
campaign-won = { $seat } takes the banner.
campaign-drawn = Nobody takes the banner.
campaign-veteran = { $seat } has won banners before: { $banners }.
campaign-baggage = Campaigns: { $campaigns }. Banners: { $banners }. Supplies: { $supplies }.
campaign-over = The campaign is over, the stores are open.
campaign-truce = The last round is played.
campaign-round = Round { $round }.
campaign-banners = { $seat }: banners { $banners }.
campaign-supplies = { $seat }: supplies { $left }.
campaign-camps-only = Only camps can stake, and nobody can join or leave.
campaign-staked-already = You have already sealed your stake.
campaign-stake-up-to = You can stake from 0 to { $left }.
