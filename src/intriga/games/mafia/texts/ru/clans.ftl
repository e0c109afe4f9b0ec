### «Мафия»: кланы, их выстрелы, казни и новички.

## Названия

mafia-somebody = аноним

## Что происходит

mafia-reinforced = Один из кланов получил пополнение.
    .short = В одном из кланов пополнение
mafia-clan-ordered = { $who }, заявка на ночь: { $victims }.
    .short = { $who } предлагает: { $victims }
mafia-clan-executes = Этой ночью клан казнит своего новичка.
    .short = Ночью клан казнит новичка
mafia-clan-spares = Клан не станет казнить новичка.
    .short = Новичка не казнят
mafia-clan-invites = { $who } зовёт в клан игрока { $whom }. Об отказе вы узнаете сразу, о согласии — с наступлением ночи.
    .short = { $who } зовёт в клан: { $whom }
mafia-clan-joined = В клане пополнение: { $whom }.
    .short = Новый в клане: { $whom }
mafia-clan-pays = За новичка { $who } платит { $exp } из 21 экспы.
    .short = { $who } платит за новичка { $exp }
mafia-clan-declined = { $whom }: отказ.
mafia-clan-broke = { $whom } вступает охотно, но клану не хватает экспы, чтобы за это заплатить.
    .short = На новичка не хватает экспы
mafia-clan-destroyed = Клан имел несчастье завербовать комиссара и уничтожен: { $clan }.
    .short = Клан уничтожен: { $clan }
mafia-invited = Вас зовёт в свои ряды клан: { $clan }. Кто зовёт: { $by }. Ваша доля — { $share } экспы. Отказ окончателен, согласие вступит в силу с наступлением ночи.
    .short = Вас зовут в клан: { $clan }
mafia-joined = Теперь вы в клане: { $clan }. Живые соклановцы: { $mates }.
    .short = Теперь вы в клане: { $clan }
mafia-executed-commissar = Ваш клан казнил новичка, и это был комиссар: { $whom }.
    .short = Казнён комиссар: { $whom }
mafia-executed-honest = Ваш клан казнил новичка, но комиссаром тот не был: { $whom }.
    .short = Казнь, но не комиссара: { $whom }

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
    .help = Стреляет дежурный; в счёт идёт последний приказ живого.
form-mafia-execute = Казнить новичка этой ночью
    .short = Казнить новичка
    .field-whom = Кого
    .none-whom = Никого
    .help = Угадаете в новичке комиссара — по 5 экспы каждому.
form-mafia-invite = Позвать в клан (21 экспы)
    .short = Позвать в клан
    .field-whom = Кого
    .field-signed = Назвать себя
    .field-share = Из них платит новичок
    .help = Отказ окончателен, согласие действует с наступления ночи.
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
    .help = Отказ окончателен, согласие действует с наступления ночи.

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
