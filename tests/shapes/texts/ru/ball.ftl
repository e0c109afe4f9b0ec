### Игрушечная игра `ball`.

# Бал-маскарад.
game-ball = Бал-маскарад
    .blurb = Один из гостей — герольд, и никто не знает который.
option-ball-hours = Часов
    .help = Сколько раз гости угадывают.
form-ball-guess = Угадать герольда
    .field-whom = Гость
ball-draw-herald = Кто из гостей герольд.
ball-herald = Вы герольд. С балкона говорите только вы.
ball-the-herald = Герольд
ball-ballroom = Бальный зал
ball-balcony = Балкон
ball-guessed = Угадывает { $seat }.
ball-guessed-already = В этот час вы уже угадывали.
ball-no-such-guest = Такого гостя нет.
ball-counted = Угадали: { $right }.
ball-unmasked = Герольд — { $seat }.
ball-hour = Час { $hour }.
ball-is-herald = Герольд: { $seat }.
ball-ended = Маски сняты.
