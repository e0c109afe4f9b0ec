### Страницы: прошлые ходы, запись, журнал судьи.

## Запись

replay-of = Запись: { $title }
back-to-match = К результатам
replay-step = Шаг { $step } из { $last }
replay-eyes = Чьими глазами
replay-show = Показать
replay-act = { $who }: { $act }.
replay-play = Смотреть
replay-pause = Пауза
replay-speed = Скорость
replay-first = ⇤ К началу
replay-prev = ← Назад
replay-next = Вперёд →
replay-last = К концу ⇥
replay-record = Скачать файл записи
replay-public = То, что видели все
replay-all = Все тайны
replay-silence = На этом шаге зритель не узнал ничего нового.

## Прошлые ходы

turn-slider = Ходы
turn-now = Сейчас
turn-earlier = ← Раньше
turn-later = Позже →
turn-to-now = К текущему ходу
turn-unknown = Такого хода в партии не было.

## Журнал судьи

referee-log = Журнал судьи
referee-log-turn = Ход { $turn }
referee-log-turns = Ходы журнала
earlier-log = Более ранние записи
newest-log = Последние записи
no-log = Записей пока нет.
