### Страницы «Мафии»: вещи и заклинания.

## Вещи и заклинания

mafia-named-goods-everybody = Для всех
mafia-named-goods-knight = Рыцарь
mafia-named-goods-mage = Маг
mafia-named-goods-thief = Вор
mafia-named-goods-merchant = Торговец
mafia-named-goods-celebrity = Знаменитость
mafia-named-goods-shooters = Для тех, кто стреляет
mafia-named-goods-necromancer = Некромант
mafia-named-goods-things = Вещи
mafia-named-goods-spells = Заклинания
mafia-named-thing = Вещь
mafia-named-spell = Заклинание
mafia-named-coins = Монеты
mafia-named-mana = Мана
mafia-named-mana-n = мана: { $mana }
mafia-named-own-mana = за свой счёт: { $mana }
mafia-named-user-knight = рыцари
mafia-named-user-mage = маги
mafia-named-user-thief = воры
mafia-named-user-merchant = торговец
mafia-named-user-celebrity = знаменитость
mafia-named-user-everybody = все
mafia-named-user-clans = кланы
mafia-named-user-commissar = комиссар
mafia-named-user-assassin = убийца
mafia-named-user-necromancer = некромант
mafia-named-when-day = днём
mafia-named-when-night = ночью
mafia-named-when-day-night = днём или ночью
mafia-named-lasts-instant = один раз
mafia-named-lasts-night = на одну ночь
mafia-named-lasts-day = до наступления ночи
mafia-named-lasts-turn = на ночь и день
mafia-named-lasts-24-hours = на сутки
mafia-named-lasts-two-days = на два дня
mafia-named-lasts-until-spent = пока не сработает
mafia-named-lasts-one-sale = на одну продажу
mafia-named-lasts-game = до конца партии
mafia-named-things-note = Цены номинальные, дешевле не продают. Вещь служит один раз. Что вы не потратили до конца партии, останется у вас в следующей партии лиги.
