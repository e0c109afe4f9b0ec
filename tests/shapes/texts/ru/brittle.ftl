### Игрушечная игра `brittle`.

game-brittle = Хрупкая игра
    .blurb = Называют числа, а правила ломаются.
window-count = Число
form-brittle-count = Назвать число
    .field-number = Число
form-brittle-bless = Пожелать удачи
brittle-said = Вы уже назвали.
brittle-counted = { $who }: число названо.
brittle-blessed = Ведущий желает удачи.
brittle-turn = Ход { $turn } окончен.
brittle-now = Ход { $turn }.
brittle-over = Конец.
