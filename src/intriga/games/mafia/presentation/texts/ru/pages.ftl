### Страницы «Мафии»: общее у страниц партии.

## Названия и время

mafia-named-market = Рынок
mafia-named-contracts = Заказы
mafia-named-organisations = Организации
mafia-named-graveyard = Кладбище
mafia-named-notebook = Блокнот комиссара
mafia-named-things = Вещи и заклинания
mafia-named-nights = Ночь за ночью
mafia-named-ending = Чем всё кончилось
mafia-named-beginning = до первой ночи
mafia-named-night = Ночь { $turn }
mafia-named-day = День { $turn }
mafia-named-name = Имя
mafia-named-nobody = никого
mafia-named-to-acts = К моим действиям
mafia-named-for-you = для вас
