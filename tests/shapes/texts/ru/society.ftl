### Игрушечная игра `society`.

game-society = Слобода
    .blurb = Свободные тайно выбирают старосту, староста сажает в холодную. Люди приходят и уходят.
option-society-days = Дней
    .help = Сколько раз выберут старосту.
form-society-vote = Голосовать
    .field-whom = За кого
form-society-abstain = Воздержаться
form-society-jail = Посадить в холодную
    .field-whom = Кого
    .warning = Посаженный теряет голос. За день можно посадить одного.
form-society-pardon = Помиловать
    .field-whom = Кого
society-draw-tie = Поровну голосов: кто из первых по порядку мест станет старостой.
society-voted = { $seat } опускает бумажку в шапку.
society-jailed = { $seat } теперь в холодной.
society-pardoned = { $seat } выходит на волю.
society-elected = Староста на сегодня — { $seat }.
society-nobody = Голосов нет, староста не выбран.
society-over = Сход окончен, слобода расходится.
society-ended = Все дни прошли.
society-day = День { $day }.
society-chief = Староста — { $seat }.
society-in-jail = { $seat } в холодной.
society-your-vote = Ваш голос: { $seat }.
society-square = Площадь
society-salon = Чайная
society-cell = Холодная
society-rumour = Слухи
society-full = { $crowd ->
    [one] В слободе уже { $crowd } двор, больше не принимают.
    [few] В слободе уже { $crowd } двора, больше не принимают.
   *[many] В слободе уже { $crowd } дворов, больше не принимают.
}
society-chief-stays = Староста не может уйти до новых выборов.
society-no-vote = Сегодня голосовать нельзя: вы уже проголосовали или лишены голоса.
society-vote-for-free = Голосовать можно только за свободного.
society-not-chief = Сажать может только староста, одного за день.
society-jail-free = Посадить можно любого свободного, кроме себя.
society-not-host = Миловать может только ведущий.
society-pardon-jailed = Помиловать можно того, кто в холодной.
