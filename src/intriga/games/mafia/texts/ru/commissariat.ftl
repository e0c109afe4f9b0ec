### «Мафия»: комиссар, сержант, проверки.

## Названия

mafia-aim = { $seat }

## Что происходит

mafia-answer-noted = Ответ записан.
mafia-ordered = Ваш выбор на эту ночь: { $victims }.
mafia-commissar-reminded = Прошлой ночью вы никого не проверили. Промолчите ещё раз — должность может перейти к другому.
mafia-commissar-silent = Этой ночью комиссар ничего не приказал. Промолчит ещё раз — должность перейдёт к другому: к тому, кого вы назовёте, если он на неё годится.
mafia-heir-named = Если комиссар опоздает, должность получит { $who } — если на неё годится.
mafia-heir-none = Если комиссар опоздает, должность перейдёт сама.
mafia-commissar-late = Комиссар опоздал, и должность перешла к другому.
mafia-post-yours = Теперь комиссар — вы. Проверены: { $checked }.
mafia-post-lost = Вы больше не комиссар.
mafia-sergeant-invited = Комиссар зовёт вас в сержанты. Ответ прочтут с наступлением ночи.
mafia-sergeant-invited-by = { $commissar } — комиссар и зовёт вас в сержанты. Ответ прочтут с наступлением ночи.
mafia-sergeant-asked = Вы позвали в сержанты: { $whom }.
mafia-sergeant-agreed = Ваш сержант: { $whom }.
mafia-sergeant-declined = { $whom } не хочет быть сержантом.
mafia-sergeant-appointed = Вы — сержант. Комиссар — { $commissar }.
mafia-sergeant-yours = Вы — сержант. Кто комиссар, вам не сказали.
mafia-sergeant-announced = У комиссара появился сержант.

## Что видно

mafia-checked = { $seat }: проверок — { $times }
mafia-town-sergeant = У комиссара был объявлен сержант.
mafia-me-sergeant = Вы — сержант.
mafia-office-sergeant = Ваш сержант — { $who }.

## Что можно сделать

form-mafia-check = Проверка этой ночью
    .short = Проверить
    .field-aims = Кого
    .field-whom = Подозреваемый
    .field-arrow = Отравленной стрелой
form-mafia-invite-sergeant = Позвать в сержанты
    .short = Позвать в сержанты
    .field-whom = Кого
    .field-signed = Открыться: комиссар — это вы
form-mafia-answer-commissar = Комиссар зовёт вас в сержанты
    .short = Стать сержантом?
    .field-yes = Согласиться
    .yes = Согласиться
    .no = Отказаться
form-mafia-return-to-post = Бросить клан и вернуться к обязанностям комиссара
    .short = Вернуться на пост
    .warning = Все прочтут, что клан уничтожен.
    .sure = Клан будет уничтожен, и все об этом прочтут. Вернуться в клан нельзя. Бросить его?
form-mafia-choose-side = Выбрать сторону
    .field-side = Сторона
    .sure = Сторону выбирают один раз, до конца партии. Выбрать её?
form-mafia-name-heir = Назвать, кто сменит опоздавшего комиссара
    .short = Назвать преемника
    .help = Кто на должность не годится, её не получит; вы об этом не узнаете.
    .field-whom = Кто
    .none-whom = Никто: сержант, а без него — по жребию
form-mafia-move-post = Комиссар опоздал: передать должность
    .short = Передать должность
    .sure = Комиссар лишится должности, она перейдёт к следующему. Передать?

## Отказы

mafia-refused-checked = { $seat }: проверка уже была. Повторить можно после пополнения кланов.
mafia-refused-checked-thrice = { $seat }: проверок было уже три.
mafia-refused-invited = Приглашение уже отправлено, и отказа не было.
mafia-refused-known-necromancer = Всем известно, что это некромант.
mafia-refused-no-side = Выбирать сторону вам не нужно.
mafia-refused-not-commissar = Вы не комиссар.
mafia-refused-not-invited = Вас никто не звал.
mafia-refused-not-last = Вы не последний в завербовавшем вас клане.
mafia-refused-no-heirs = В этой партии должность переходит сама.
mafia-refused-sergeant = Сержант у вас есть.
mafia-refused-two-targets = Двум выстрелам нужны две цели.

## Записи судьи

mafia-log-sergeant = Новый сержант: { $who }.
mafia-log-post = Новый комиссар: { $who }.
mafia-log-returned = { $who }: возвращение к обязанностям комиссара.
mafia-log-stripped = { $who }: больше не комиссар, а обычный бандит.

## Жребий

mafia-draw-post = к кому переходит должность опоздавшего комиссара
