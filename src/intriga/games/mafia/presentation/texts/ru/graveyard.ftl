### Страницы «Мафии»: кладбище.

## Кладбище

mafia-named-vault = Склеп некроманта
mafia-named-shield-ready = Щит готов.
mafia-named-shield-not = Щит не готов.
mafia-named-shield-pledged = Пожертвовано: { $mana }. Вместе с вашей маной нужно { $needed }.
mafia-named-rites = Вас просят воскресить
mafia-named-no-rites = О воскрешении никто не просит.
mafia-named-lie-here = Здесь лежат
mafia-named-died = Когда
mafia-named-vote = Голос
mafia-named-no-vote = голоса нет
mafia-named-reanimated = до ночи на ногах
mafia-named-against = против: { $who }
mafia-named-nobody-dead = Пока никто.
mafia-named-pool = Пул мертвецов
mafia-named-pool-help = { $mana } маны против одного игрока дают { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}, раз в день.
mafia-named-pool-used = Сегодня пул уже проголосовал.
mafia-named-dead-may = Что могут мёртвые
mafia-named-necromancer-lives = Некромант жив.
mafia-named-necromancer-dead = Некромант мёртв.
mafia-named-necromancer-none = Некроманта в этой партии нет.
mafia-named-dead-votes = Голосовать
mafia-named-dead-votes-rule = Пока жив некромант: полголоса у каждого честного и у убийцы. У бандитов голоса нет.
mafia-named-dead-rite = Воскреснуть
mafia-named-dead-rite-rule = Пока жив некромант: попросить может любой, за { $mana } маны. Ответ придёт до конца дня или ночи.
mafia-named-dead-spend = Тратить ману и экспу
mafia-named-dead-spend-rule = Пока жив некромант, вдвое дороже, если не сказано иное. Монеты из могилы не передать.
mafia-named-dead-pool = Наполнять пул
mafia-named-dead-pool-rule = Только без живого некроманта. Бандиты участвуют, когда их клан мёртв весь.
mafia-named-dead-order = Заказывать убийце
mafia-named-dead-order-rule = В редких случаях:
mafia-named-my-rites = Вы просите воскресить:
mafia-named-my-pledge = На щите { $mana } вашей маны. Пока она не потрачена, её можно забрать.
