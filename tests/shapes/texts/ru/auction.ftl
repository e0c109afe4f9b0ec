### Игрушечная игра `auction`.

game-auction = Торги
    .blurb = Лоты уходят с молотка, а кошельки закрыты. Назвать можно больше, чем есть, но платить придётся.
option-auction-lots = Лотов
    .help = Сколько раз ударит молоток.
form-auction-bid = Поднять цену
    .field-amount = Ваша цена
form-auction-pass = Выйти из торга
form-auction-settle = Рассчитаться
    .field-how = Что делать
    .warning = Если уступить, к этому лоту вас больше не подпустят.
auction-pawn = заложить вещь
auction-yield = уступить
auction-draw-purse = Деньги в кошельке: 0…10 означает от 5 до 15.
auction-purse = В вашем кошельке { $money }.
auction-bid = { $seat } даёт { $money }.
auction-pass = { $seat } больше не торгуется.
auction-sold = Продано! Лот уходит за { $money }, покупатель — { $seat }.
auction-unsold = Лот остался без покупателя.
auction-insolvent = Названо { $money }, а платить нечем. Торг ждёт расчёта: { $seat }.
auction-pawned = { $seat } закладывает фамильную вещь и выручает { $money }.
auction-barred = { $seat } отступается, и лот выставляют заново.
auction-over = Торги закрыты, кошельки раскрыты.
auction-all-lots = Все лоты разобраны.
auction-lots-left = { $lots ->
    [one] Остался { $lots } лот.
    [few] Осталось { $lots } лота.
   *[many] Осталось { $lots } лотов.
}
auction-leads = Высшая цена — { $money }, её назвал игрок { $seat }.
auction-in-purse = { $seat }: в кошельке { $money }.
auction-no-debt = У вас нет долга.
auction-nothing-to-pawn = Залог не поможет: вещь уже заложена или её не хватит. Можно уступить.
auction-not-bidding = Сейчас торговаться нельзя: ваша цена высшая, вы вышли или кто-то рассчитывается.
auction-bid-between = Назовите цену от { $low } до { $high }.
