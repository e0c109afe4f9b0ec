### «Мафия»: некромант, души и обряды.

## Названия

mafia-rite-of = { $whom }, просит { $by }
mafia-rite-answer-secretly = Да, тайно
mafia-rite-answer-publicly = Да, при всех
mafia-rite-answer-no = Нет

## Что происходит

mafia-reanimated = { $who } встаёт из могилы и до ночи считается живым игроком.
    .short = { $who } встаёт из могилы до ночи
mafia-soul-taken = Некромант подчиняет душу: голосом { $soul } распоряжается он.
    .short = Некромант взял голос: { $soul }
mafia-pledged = Вы отдали на щит некроманта { $mana } маны.
    .short = На щит некроманта: { $mana } маны
mafia-took-back = Вы забрали назад { $mana } маны.
    .short = Забрано со щита: { $mana } маны
mafia-shield-grows = На ваш щит пожертвовано маны: { $mana }.
    .short = На ваш щит дали маны: { $mana }
mafia-rite-asked = Вы попросили некроманта воскресить игрока { $whom }. Отложено 50 маны.
    .short = Просим воскресить: { $whom }
mafia-rite-wanted = { $by } просит воскресить игрока { $whom }.
    .short = { $by } просит поднять: { $whom }
mafia-rite-granted = Некромант согласен воскресить игрока { $whom }.
    .short = Некромант согласен: { $whom }
mafia-rite-declined = Воскрешения не будет ({ $whom }), мана снова ваша.
    .short = Воскрешения не будет: { $whom }
mafia-rite-public = { $who } при всех воскрешает игрока { $whom }: вот он, некромант.
    .short = { $who } — некромант: встал { $whom }

## Что видно

mafia-me-pledged = Отдано на щит некроманта: { $mana } маны.
mafia-vault = На щит пожертвовано { $mana } маны. Он не готов.
mafia-vault-ready = На щит пожертвовано { $mana } маны. Он готов.

## Что можно сделать

form-mafia-pledge-mana = Пожертвовать ману на щит некроманта
    .short = Дать ману на щит
    .field-mana = Мана
    .help = При 60 маны щит убивает первого нападающего на некроманта.
form-mafia-take-back-mana = Забрать ману со щита
    .short = Забрать ману
    .help = Мана снова ваша, щит слабеет.
form-mafia-ask-rite = Попросить некроманта о воскрешении (50 маны)
    .short = Просить о воскрешении
    .field-whom = Кого
    .help = Мана откладывается; некромант согласится или вернёт её.
form-mafia-answer-rite = Ответить на просьбу о воскрешении
    .short = Ответить на просьбу
    .field-rite = Просьба
    .field-answer = Ответ
    .help = Согласитесь — мёртвый встанет, а мана просителя пропадёт.
form-mafia-resurrect = Воскресить от себя (25 маны)
    .short = Воскресить
    .field-whom = Кого
    .field-publicly = При всех
    .help = Этой ночью мёртвый вернётся к жизни.
form-mafia-subjugate = Подчинить душу (10 маны)
    .short = Подчинить душу
    .field-soul = Чей голос
    .field-whom = Против кого
    .none-whom = Решу сегодня позже
    .help = Голосом мертвеца сегодня распорядитесь вы.
form-mafia-use-soul = Проголосовать за подчинённую душу
    .short = Голосовать за душу
    .field-soul = Чей голос
    .field-whom = Против кого
    .warning = Переголосовать нельзя.
    .help = Голос мертвеца уйдёт, куда скажете.
form-mafia-reanimate = Реанимировать до ночи (19 маны)
    .short = Реанимировать
    .field-whom = Кого
    .help = До ночи мёртвый считается живым и голосует.

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
