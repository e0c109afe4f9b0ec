### Экономикус: почему бот поступает так. Деньги в миллионах.

## Компании

economicus-because-stars = { $n ->
    [one] Эта компания даёт { $n } звезду.
    [few] Эта компания даёт { $n } звезды.
   *[many] Эта компания даёт { $n } звёзд.
}
economicus-because-income = По кубикам она принесёт до конца партии около { $n }{ -economicus-million } (ходов впереди: { $turns }).
economicus-because-rivals = Соперники здесь теряют преимущество.
economicus-because-denied = Иначе с этой компанией победит кто-то другой.
economicus-because-presence = Звёзд сразу не прибавится, но в отрасли у вас станет больше компаний.
economicus-because-quota = Квота остаётся у вас, позже она может стоить звезды.
economicus-because-truth = Победитель платит вторую цену, поэтому называть меньше незачем.
economicus-because-dear = Для вас эта компания стоит около { $n }{ -economicus-million }, а торг съел бы почти всё.
economicus-because-poor = Денег вместе с кредитом хватит только на { $n }{ -economicus-million }.
economicus-because-part = Бот платит не больше трёх пятых того, что компания стоит ему самому.
economicus-because-tender = Звезда сейчас стоит около { $n }{ -economicus-million }, а ставка меньше.
economicus-because-no-tender = Звезда сейчас стоит около { $n }{ -economicus-million }, за такие деньги её не взять.

## Сделки

economicus-because-sells = На рынке дают { $price }{ -economicus-million }, а для вас эта компания стоит около { $n }{ -economicus-million }.
economicus-because-monopoly = Монополия отнимает звёзды, без одной компании их станет больше.
economicus-because-debts = Не хватает денег на платежи.
economicus-because-good-deal = Цена { $price }{ -economicus-million } вам выгодна.
economicus-because-bad-deal = Цена { $price }{ -economicus-million } вам невыгодна.
economicus-because-worth = Для вас это стоит около { $n }{ -economicus-million }.
economicus-because-keep = Заплатить один раз дешевле, чем её потерять.
economicus-because-three-prices = Тройная цена больше того, что компания вам даст.
economicus-because-offer = Отказаться от тройной цены нелегко: пусть решает { $who }.
economicus-because-least-missed = Её не так жалко, как остальные: для вас она стоит около { $n }{ -economicus-million }.

## Деньги и развитие

economicus-because-lack = Компания этого стоит, но денег на ставку не хватает.
economicus-because-loan = Кредит дешевле, чем продать компанию.
economicus-because-deposit = Сначала берут своё: вклад ничего не стоит.
economicus-because-bankrupt = Ни занять, ни продать больше нечего.
economicus-because-interest = Проценты по кредиту — пятая часть долга в год.
economicus-because-idle = После платежа у вас останется { $n }{ -economicus-million }, на торги хватит.
economicus-because-startups = Стартапов у вас { $n }, из пяти выходит компания.
economicus-because-cash = Денег достаточно: { $n }{ -economicus-million }.
economicus-because-crisis = В отрасли кризис на { $n }{ -economicus-million }, модернизация от него защищает.
economicus-because-management = Третья модернизация даёт звезду управления.
economicus-because-card-free = Карта расследования уже у вас и денег не стоит.
economicus-because-journalists = На кону звезда, а она стоит около { $n }{ -economicus-million }.
economicus-because-no-journalists = Журналисты обойдутся дороже, чем вернёт расследование.
economicus-because-odds = Удаётся каждое второе расследование.
economicus-because-card-star = Опция приносит звезду.
economicus-because-card-sector = Опция помогает отрасли, где у вас есть компании.
economicus-because-card-research = Опция даёт стартапы дешевле, чем обычно.
economicus-because-card-price = Опция снижает цену отрасли перед самым аукционом.
economicus-because-card-now = После неё денег хватит и на торги, сейчас их { $n }{ -economicus-million }.
economicus-because-sells-soon = Вы захотите что-нибудь продать: пусть вас подождут.
economicus-because-no-waiting = Вам нечего делать в этих перерывах: ждать вас незачем.
economicus-because-nothing-now = Ничего выгодного до этого шага не осталось.
