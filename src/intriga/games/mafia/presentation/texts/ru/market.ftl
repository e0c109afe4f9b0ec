### Страницы «Мафии»: рынок.

## Рынок

mafia-named-shop-merchant = Магазин держит торговец. Кто это, никто не знает.
mafia-named-shop-host = Торговца нет: город продаёт сам, по номинальным ценам.
mafia-named-shop-none = Нет ни торговца, ни магазина.
mafia-named-shop-closed = Сегодня не торгуют.
mafia-named-shop-how = Цену предлагают днём, и эти монеты откладываются. С наступлением ночи товар достаётся тому, кто дал больше, остальным монеты возвращают. Кто что купил, не узнает никто.
mafia-named-my-offers = Мои предложения
mafia-named-shop-dead = Торговец мёртв, и его товар пропал.
mafia-named-my-coins = Ваши монеты:
mafia-named-buy = Предложить цену
mafia-named-answer = Ответить
mafia-named-gifts = Монеты из рук в руки
mafia-named-gift-in = { $who } предлагает вам монеты. Сколько, вы узнаете, когда возьмёте.
mafia-named-gift-out = Вы предлагаете игроку { $who } монеты: { $coins }.
mafia-named-gift-purchase = на покупку
mafia-named-collections = Складчина
mafia-named-collected = Собрано
mafia-named-my-share = Моё
mafia-named-collection-commissar = для комиссара
mafia-named-collection-mafia = для мафии
mafia-named-collection-yakuza = для якудзы
mafia-named-shelves = На полках
mafia-named-shelves-others = Не для вас: { $n }
mafia-named-left = Есть
mafia-named-price = Цена
mafia-named-nominal = номинал { $coins }
mafia-named-my-offer = Моя цена
mafia-named-shelves-empty = Полки пусты.
mafia-named-sold-out = Распродано:
mafia-named-stall = Мой прилавок
mafia-named-stall-secret = Эту часть страницы видите только вы.
mafia-named-stall-sales = Продано вещей: { $n }
mafia-named-stall-robbed = Украдено из магазина: { $n }
mafia-named-stall-fresh = Сотворено, на продажу с завтрашнего дня:
mafia-named-stall-lucky = Счастливая монета действует до конца дня { $day }.
mafia-named-stall-cunning = Продаж, доход от которых весь ваш: { $n }
mafia-named-stall-closes = Завтра магазин закрыт.
mafia-named-stall-loot = Предлагают краденое
mafia-named-stall-loot-one = { $thing }, монет: { $coins }
mafia-named-stall-prices = Мои цены
mafia-named-nominal-head = Номинал сегодня
mafia-named-tomorrow = Надбавка с завтра
