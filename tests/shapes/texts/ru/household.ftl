### Игрушечная игра `household`.

game-household = Дом на ночь
    .blurb = Вечером дом запирают: засов, лампа, тёплые комнаты — и кто-то стучит в дверь.
option-household-evenings = Вечеров
    .help = Сколько вечеров длится партия.
window-evening = Вечер
    .clock = Время на вечер
form-household-lock-up = Запереть дом
    .field-bolt = Засов
    .field-lamp = Оставить лампу
    .field-rooms = Комнаты
    .field-room = Комната
    .field-warm = Топить
form-household-let-in = Кто-то стучит
    .field-who = Чей это гость
    .field-yes = Впустить
    .yes = Впустить
    .no = Не впускать
form-household-clean = Уборка
    .field-chores = Что убрать
    .field-room = Комната
    .field-wet = С водой
    .field-thorough = Дочиста
form-household-inspect = Осмотреть комнату
    .field-room = Комната
    .field-announced = Предупредить заранее
household-attic = чердак
household-cellar = подвал
household-kitchen = кухня
household-evening = Вечер { $evening }.
household-locked = { $who } запирает дом.
household-answered = { $answer ->
    [yes] { $who } впускает гостя.
   *[no] { $who } не впускает гостя.
}
household-cleaned = { $thorough ->
    [yes] { $who } убирает дочиста. Комнат: { $count }, с водой: { $wet }.
   *[no] { $who } убирает наспех. Комнат: { $count }, с водой: { $wet }.
}
household-inspected = { $told ->
    [yes] Осмотр с предупреждением: { $room }.
   *[no] Внезапный осмотр: { $room }.
}
household-over = Все вечера прошли.
household-not-yours = Это не ваше дело.
household-nobody = Такого гостя нет.
household-no-room = Такой комнаты нет.
