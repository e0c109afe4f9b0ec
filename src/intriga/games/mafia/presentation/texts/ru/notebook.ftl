### Страницы «Мафии»: блокнот комиссара.

## Блокнот комиссара

mafia-named-tonight = Сейчас
mafia-named-checks-tonight = Проверка этой ночью:
mafia-named-no-check-yet = Для проверки никто не выбран.
mafia-named-my-sergeant = Сержант:
mafia-named-sergeant-asked = Приглашение в сержанты:
mafia-named-no-sergeant = Сержанта у вас нет.
mafia-named-to-check = Выбрать, кого проверить
mafia-named-checked = Кого проверяли
mafia-named-checked-nobody = Пока никого.
mafia-named-times = Раз
mafia-named-heard = Результат
mafia-named-check-again = можно проверить ещё раз
mafia-named-check-done = больше проверять нельзя
mafia-named-check-wait = ещё раз — после пополнения кланов
mafia-named-is-dead = нет в живых
mafia-named-check-hit = попадание
mafia-named-check-miss = промах
mafia-named-check-earlier = до вас: { $n }
mafia-named-check-rule = Одного и того же проверяют не больше { $n } раз, и повторно — только после пополнения одного из кланов. За промахом могут стоять и доспех, и кодекс, и охрана.
mafia-named-notes = Заметки
