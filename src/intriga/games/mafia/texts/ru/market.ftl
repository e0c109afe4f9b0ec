### «Мафия»: магазин, торговец, краденое.

## Названия

mafia-shop-of-merchant = Лавку держит торговец, но кто он, не знает никто.
mafia-shop-of-host = Торговца нет: вещи по номиналу продаёт ведущий.
mafia-shop-of-nobody = Ни торговца, ни лавки в городе нет.
mafia-shop-priced = { $thing } ({ mafia-coins })

## Что происходит

mafia-shop-opens = { $whose }
    .short = Магазин открыт
mafia-loot = Вещи убитого теперь у вас: { $things }.
    .short = От убитого: { $things }
mafia-bid-placed = { $thing }: заявка принята. До ночи { $coins ->
    [one] отложена { $coins } монета
    [few] отложены { $coins } монеты
   *[many] отложено { $coins } монет
}.
    .short = Заявка: { $thing }
mafia-bid-taken-back = { $thing }: заявка снята. Вернулось монет: { $coins }.
    .short = Заявка снята: { $thing }
mafia-bought = Вы купили: { $thing } за { $coins } { $coins ->
    [one] монету
    [few] монеты
   *[many] монет
}.
    .short = Куплено: { $thing }
mafia-bought-for-you = Для вас куплено: { $thing }.
    .short = Вам купили: { $thing }
mafia-helped-buy = На общие деньги куплено: { $thing }. Ваша доля: { $coins }.
    .short = Вместе куплено: { $thing }
mafia-not-bought = { $thing }: купить не удалось. Вернулось монет: { $coins }.
    .short = Не куплено: { $thing }
mafia-sold = Продано: { $thing } за { $price }. Из них ваши: { $coins }.
    .short = Продано: { $thing }
mafia-prices-noted = Ваши цены объявят утром.
    .short = Цены объявят утром
mafia-shop-will-close = На следующий день магазин не откроется.
    .short = Завтра магазин закрыт
mafia-shop-will-open = На следующий день магазин откроется.
    .short = Завтра магазин откроется
mafia-loot-noted = { $thing }: до ночи торговец может купить за { $coins }.
    .short = Торговцу: { $thing } за { $coins }
mafia-loot-offered = Вор предлагает вам: { $thing } за { $coins }. Ответьте до ночи.
    .short = Вор предлагает: { $thing }
mafia-loot-sold = Вы продали: { $thing } за { $coins }.
    .short = Продано: { $thing } за { $coins }
mafia-loot-bought = Вы купили: { $thing } за { $coins }. В продажу поступит на следующий день.
    .short = Куплено: { $thing } за { $coins }
mafia-loot-declined = { $thing }: за { $coins } торговец брать не хочет.
    .short = Торговец не берёт: { $thing }

## Что видно

mafia-shop-shelf = { $thing } × { $n }, { mafia-coins }
mafia-shop-shelves = В магазине: { $things }.
mafia-shop-empty = В магазине пусто.
mafia-shop-shut = Сегодня ничего не продаётся.
mafia-shop-noon = Полдень прошёл: на что не было заявок, торговец может взять себе.
mafia-shop-offer = { $thing }: вы даёте { $price }, отложено { $coins }.
mafia-shop-own-offer = { $thing }: если до полудня никто не захочет, берёте себе за { $price }.
mafia-shop-loot = Торговцу предложено: { $thing }, цена { $coins }.
mafia-stall-margins = Ваша наценка со следующего дня: { $things }.
mafia-stall-margin = { $thing } +{ $coins }
mafia-stall-lucky = Счастливая монета действует до конца дня { $day }: номинал ниже на { $coins }.
mafia-stall-closes = На следующий день магазин закрыт.
mafia-stall-cunning = Продажи, выручка за которые будет вашей целиком: { $sales }.
mafia-stall-coming = Поступит в продажу на следующий день: { $things }.
mafia-stall-loot = Вор предлагает: { $thing }, цена { $coins }.
mafia-stall-sales = Продано всего: { $sales }.
mafia-secret-offer = { $who }: заявка на { $thing }, не дороже { $price }. Платят: { $payers }.

## Что можно сделать

form-mafia-bid-for-thing = Купить вещь
    .field-thing = Вещь и цена на сегодня
    .field-price = Сколько готовы отдать
    .help = Монеты откладываются; вещь получит тот, кто дал больше.
form-mafia-take-back-bid = Снять заявку в магазине
    .short = Снять заявку
    .field-thing = Вещь
    .help = Отложенные монеты вернутся.
form-mafia-buy-own = Взять вещь из своего магазина
    .short = Взять из магазина
    .field-thing = Вещь и цена на сегодня
    .help = То, на что до полудня не нашлось желающих.
form-mafia-set-prices = Назначить цены на следующий день
    .short = Назначить цены
    .field-margins = Наценка в монетах
    .help = Сколько монет сверх номинала; объявят утром.
form-mafia-close-shop = Решить, откроется ли магазин на следующий день
    .short = Магазин завтра
    .field-closed = Не открывать
    .yes = Не открывать
    .no = Открыть
    .help = Закрытый магазин целый день ничего не продаёт.
form-mafia-sell-loot = Продать краденое ведущему за полцены
    .short = Сбыть ведущему
    .field-thing = Вещь и сколько дадут
    .help = Сразу и без вопросов, но за половину номинала.
form-mafia-offer-loot = Предложить краденое торговцу
    .short = Предложить краденое
    .field-thing = Вещь
    .field-price = Монет
    .help = Торговец ответит до ночи и не узнает, кто вы.
form-mafia-answer-loot = Ответить вору
    .short = Ответить вору
    .field-offer = Вещь и цена
    .field-yes = Купить
    .yes = Купить
    .no = Отказаться
    .submit = Отказаться
    .help = Купленное поступит в продажу на следующий день.

## Отказы

mafia-refused-shop-closed = Сегодня ничего не продаётся.
mafia-refused-not-there = В магазине такого нет.
mafia-refused-own-shop = Магазин ваш: берите то, на что нет желающих.
mafia-refused-not-sold-to-you = Такое продают только тем, кто может этим пользоваться.
mafia-refused-no-more = Вы уже подали заявки на всё, что есть. Чтобы подать новую, снимите прежнюю.
mafia-refused-price = Сегодня это стоит не меньше { $coins }.
mafia-refused-coins = Нужно монет: { $coins }.
mafia-refused-no-bid = Такой заявки у вас нет.
mafia-refused-not-merchant = Магазин не ваш.
mafia-refused-not-stolen = Вор продаёт только то, что украл сам.
mafia-refused-no-merchant = Живого торговца нет.
mafia-refused-no-loot = Этого больше не предлагают.

## Записи судьи

mafia-log-bought = { $who }: покупка за { $price }: { $thing }.
mafia-log-sold = { $thing }: торговцу досталось монет: { $coins }.
mafia-log-loot-host = { $who }: краденое продано ведущему за { $coins }: { $thing }.
mafia-log-loot-shop = { $who }: краденое продано торговцу за { $coins }: { $thing }.
mafia-log-loot = { $who } забирает вещи, оставшиеся от { $whom }: { $things }.
