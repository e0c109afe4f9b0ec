### Игрушечная игра `campaign`.

game-campaign = Поход
    .blurb = Тайные ставки припасов за знамёна. В лиге знамёна и остаток переходят в следующую партию.
option-campaign-rounds = Раундов
    .help = Сколько знамён в этой партии.
option-campaign-supplies = Припасы
    .help = Сколько припасов получает каждый лагерь сверх оставшихся.
form-campaign-stake = Поставить припасы
    .field-amount = Сколько
    .warning = Ставка тратится при любом исходе.
campaign-sealed = { $seat } запечатывает ставку.
campaign-noted = Ваша ставка: { $amount }.
campaign-won = Знамя берёт { $seat }.
campaign-drawn = Знамя не взял никто.
campaign-veteran = { $seat }: знамён с прошлых походов { $banners }.
campaign-baggage = Походов: { $campaigns }. Знамён: { $banners }. Припасов: { $supplies }.
campaign-over = Поход окончен, обозы открыты.
campaign-truce = Последний раунд сыгран.
campaign-round = Раунд { $round }.
campaign-banners = { $seat }: знамён { $banners }.
campaign-supplies = { $seat }: припасов { $left }.
campaign-camps-only = Ставить могут только лагеря, и их состав постоянен.
campaign-staked-already = Вы уже запечатали ставку.
campaign-stake-up-to = Можно поставить от 0 до { $left }.
