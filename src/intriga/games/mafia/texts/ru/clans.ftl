### «Мафия»: кланы, их выстрелы, казни и новички.

## Названия

mafia-somebody = аноним

## Что происходит

mafia-reinforced = Один из кланов получил пополнение.
mafia-clan-ordered = { $who }, заявка на ночь: { $victims }.
mafia-clan-executes = Этой ночью клан казнит своего новичка.
mafia-clan-spares = Клан не станет казнить новичка.
mafia-clan-invites = { $who } зовёт в клан игрока { $whom }. Об отказе вы узнаете сразу, о согласии — с наступлением ночи.
mafia-clan-joined = В клане пополнение: { $whom }.
mafia-clan-pays = За новичка { $who } платит { $exp } из 21 экспы.
mafia-clan-declined = { $whom }: отказ.
mafia-clan-broke = { $whom } вступает охотно, но клану не хватает экспы, чтобы за это заплатить.
mafia-clan-destroyed = Клан имел несчастье завербовать комиссара и уничтожен: { $clan }.
mafia-invited = Вас зовёт в свои ряды клан: { $clan }. Кто зовёт: { $by }. Ваша доля — { $share } экспы. Отказ окончателен, согласие вступит в силу с наступлением ночи.
mafia-joined = Теперь вы в клане: { $clan }. Живые соклановцы: { $mates }.
mafia-executed-commissar = Ваш клан казнил новичка, и это был комиссар: { $whom }.
mafia-executed-honest = Ваш клан казнил новичка, но комиссаром тот не был: { $whom }.

## Что видно

mafia-clan-duty = Сегодня на дело выходит { $who }.
mafia-clan-asks = Приглашение на сегодня: { $whom }.

## Что можно сделать

form-mafia-shoot = Выстрел этой ночью
    .short = Стрелять
    .field-aims = Цели
    .field-whom = Кто
    .field-lethal = На поражение
    .field-arrow = Отравленной стрелой
form-mafia-execute = Казнить новичка этой ночью
    .short = Казнить новичка
    .field-whom = Кого
    .none-whom = Никого
form-mafia-invite = Позвать в клан (21 экспы)
    .short = Позвать в клан
    .field-whom = Кого
    .field-signed = Назвать себя
    .field-share = Из них платит новичок
form-mafia-pay-for-recruit = Сказать, сколько вы платите за новичка
    .short = Платить за новичка
    .help = Чего никто на себя не взял, делят между теми, кто промолчал.
    .field-exp = Экспы из 21
form-mafia-answer-clan = { $clan ->
    [mafia] Вас зовёт мафия
   *[yakuza] Вас зовёт якудза
}
    .short = Ответить клану
    .any = Ответ клану
    .field-yes = Вступить
    .yes = Вступить
    .no = Отказаться

## Отказы

mafia-refused-clan-complete = Все в клане живы.
mafia-refused-clan-dead = В вашем клане некому выйти на дело.
mafia-refused-has-refused = Сегодня уже был отказ: { $seat }.
mafia-refused-nobody-asked = Ваш клан никого не зовёт.
mafia-refused-no-clan = Вы не в клане.
mafia-refused-no-recruiting = В этой партии вербовки нет.
mafia-refused-not-recruit = Казнить можно только живого новичка вашего клана.
mafia-refused-own-clan = Это ваш соклановец.
mafia-refused-recruit-executes = Новички этого не решают.
mafia-refused-recruited = Ваш клан уже завербовал одного.

## Записи судьи

mafia-log-declined = { $whom } не идёт в клан ({ $clan }).
mafia-log-joined = { $whom }: вербовка состоялась ({ $clan }).
mafia-log-executed = Казнь в клане ({ $clan }): { $who }.
