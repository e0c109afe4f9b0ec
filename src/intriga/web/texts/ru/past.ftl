### Страницы: прошлые ходы, запись, журнал судьи.

## Запись

replay-of = Разбор: { $title }
back-to-match = К итогам
replay-where = Шаг { $step } из { $last }
replay-shown = показано { $n }, где что-то меняется
replay-slider = Шаги партии
replay-mine = Как я
replay-other = Игрок…
replay-eyes = Чьими глазами
replay-show = Показать
replay-act = { $who }: { $act }.
replay-play = Играть
replay-pause = Пауза
replay-speed = Скорость
replay-first = ⇤ К началу
replay-prev = ← Назад
replay-next = Вперёд →
replay-last = К концу ⇥
replay-record = Скачать запись партии
replay-public = Зритель
replay-all = Всё видно
replay-silence = На этом шаге ничего нового не видно.

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
