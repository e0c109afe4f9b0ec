### «Мафия»: некромант, души и обряды.

## Названия

mafia-rite-of = { $whom }, просит { $by }
mafia-rite-answer-secretly = Да, тайно
mafia-rite-answer-publicly = Да, при всех
mafia-rite-answer-no = Нет

## Что происходит

mafia-reanimated = { $who } встаёт из могилы и до ночи считается живым игроком.
mafia-soul-taken = Некромант подчиняет душу: голосом { $soul } распоряжается он.
mafia-pledged = Вы отдали на щит некроманта { $mana } маны.
mafia-took-back = Вы забрали назад { $mana } маны.
mafia-shield-grows = На ваш щит пожертвовано маны: { $mana }.
mafia-rite-asked = Вы попросили некроманта воскресить игрока { $whom }. Отложено 50 маны.
mafia-rite-wanted = { $by } просит воскресить игрока { $whom }.
mafia-rite-granted = Некромант согласен воскресить игрока { $whom }.
mafia-rite-declined = Воскрешения не будет ({ $whom }), мана снова ваша.
mafia-rite-public = { $who } при всех воскрешает игрока { $whom }: вот он, некромант.

## Что видно

mafia-me-pledged = Отдано на щит некроманта: { $mana } маны.
mafia-vault = На щит пожертвовано { $mana } маны. Он не готов.
mafia-vault-ready = На щит пожертвовано { $mana } маны. Он готов.

## Что можно сделать

form-mafia-pledge-mana = Пожертвовать ману на щит некроманта
    .short = Дать ману на щит
    .field-mana = Мана
form-mafia-take-back-mana = Забрать ману со щита
    .short = Забрать ману
form-mafia-ask-rite = Попросить некроманта о воскрешении (50 маны)
    .short = Просить о воскрешении
    .field-whom = Кого
form-mafia-answer-rite = Ответить на просьбу о воскрешении
    .short = Ответить на просьбу
    .field-rite = Просьба
    .field-answer = Ответ
form-mafia-resurrect = Воскресить от себя (25 маны)
    .short = Воскресить
    .field-whom = Кого
    .field-publicly = При всех
form-mafia-subjugate = Подчинить душу (10 маны)
    .short = Подчинить душу
    .field-soul = Чей голос
    .field-whom = Против кого
    .none-whom = Решу сегодня позже
form-mafia-use-soul = Проголосовать за подчинённую душу
    .short = Голосовать за душу
    .field-soul = Чей голос
    .field-whom = Против кого
    .warning = Переголосовать нельзя.
form-mafia-reanimate = Реанимировать до ночи (19 маны)
    .short = Реанимировать
    .field-whom = Кого

## Отказы

mafia-refused-no-rite = Об этом уже не просят.
mafia-refused-not-necromancer = Вы не некромант.
mafia-refused-no-soul = Такого голоса у вас нет.
mafia-refused-nothing-pledged = На щите нет вашей маны.
mafia-refused-own-rite = Вы можете воскрешать, никого не спрашивая.
mafia-refused-own-shield = Ваша мана и так на щите.
mafia-refused-reanimated = Каждого — не больше раза в день.
mafia-refused-rite-asked = Вы уже просите.
mafia-refused-rite-cast = Эту могилу поднимут этой ночью и так.

## Записи судьи

mafia-log-rite-idle = Воскрешать некого, цель и так жива: { $whom }.
mafia-log-subjugated = { $who } подчиняет душу: { $soul }.
mafia-log-reanimated = { $who } поднимает из могилы: { $whom }.
