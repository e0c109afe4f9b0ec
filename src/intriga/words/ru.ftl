# Общие слова ядра и стола.

refused-over = Игра окончена, ходов больше нет.
refused-stale = Пока вы решали, всё изменилось. Посмотрите на стол и выберите заново.
refused-malformed = Это не похоже на ход: { $problem }
refused-not-yours = Это может сделать только сам стол.
refused-no-seat = Такого места за столом нет.

table-entered = { $name } садится за стол. Место { $place }.
table-left = { $seat } выходит из-за стола.
table-replaced = { $seat } уступает место. Теперь здесь { $name }.
