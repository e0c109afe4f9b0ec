### Игрушечная игра `town`.

# Город.
game-town = Город
    .blurb = Команды целого города, и в каждой есть осведомитель.
option-town-turns = Ходов
    .help = Сколько списков сдаёт каждая команда.
form-town-hand-in = Сдать список
    .field-deeds = Дела
    .field-what = Дело
    .field-team = Команда
form-town-warn = Предупредить команду
    .field-team = Команда
form-town-offer = Предложить союз
    .field-to = Кому
form-town-answer = Ответить на предложение
    .field-by = Чьё
    .field-yes = Согласиться
    .yes = Согласиться
    .no = Отказаться
town-draw-informer = Кто в команде осведомитель.
town-rob = ограбить
town-guard = стеречься
town-team = Команда { $number }
town-curators = Кураторы
town-curator = Куратор круга { $number }
town-circle = Круг команды { $number }
town-hall = Зал
town-no-team = Участвуют только команды.
town-no-informer = Вы не осведомитель своей команды.
town-no-such-team = Такой команды нет.
town-deeds = В списке не больше дел, чем { $most }, и все о разных командах.
town-informer = Вы осведомитель команды { $team }.
town-warned = Вы предупредили команду { $team }.
town-handed-in = Команда { $team } сдала список.
town-noted = Список вашей команды пишет { $seat }. Дел: { $count }.
town-report = У команды { $team } золота: { $gold }. Предупреждений: { $warned }.
town-turn = Ход окончен.
town-over = Все ходы окончены.
town-now = Ход { $turn }.
town-informs = Вы осведомитель в команде { $team }.
town-gold = Команда { $team }, золота: { $gold }.
town-no-stranger = Союз предлагают только чужой команде.
town-offered-already = На ваше предложение ещё не ответили. Подождите.
town-no-offer = Такого союза вам не предлагают или уже не предлагают.
town-offered = { $by } предлагает вам союз.
town-answered = { $to } — ответ на союз, который предлагает { $by }: { $yes }.
town-yes = да
town-no = нет
town-offer = { $by } предлагает союз. Кому: { $to }.
town-pact = { $by } и { $to } в союзе.
town-ended = Золото посчитано.
town-team-twice = Команда { $team } в списке дважды.
town-list-long = В списке не больше { $deeds } дел, а здесь { $n }.
town-list-left = { $n ->
    [0] Список полон.
    [one] Можно добавить ещё { $n } дело.
    [few] Можно добавить ещё { $n } дела.
   *[other] Можно добавить ещё { $n } дел.
}
