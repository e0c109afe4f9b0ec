### Страницы «Мафии»: что сейчас, настройки, новичкам.

## Что сейчас

mafia-page-asked-opening = { $who ->
    [asked] Выберите профессию или останьтесь без неё. Роли раздадут, когда выберут все.
    [done] Записано. Ждём остальных: выбор пока можно изменить.
   *[nobody] Игроки выбирают профессии.
}
mafia-page-asked-night = { $who ->
    [asked] { $role ->
        [honest] Решите, что делать этой ночью, и ложитесь спать.
        [commissar] Кого проверить? Потом ложитесь спать.
        [assassin] Выберите заказ или положитесь на цену, потом ложитесь спать.
        [necromancer] Кого поднять из могилы, если есть мана? Потом ложитесь спать.
       *[other] В кого стреляет клан? Потом ложитесь спать.
    }
    [done] Вы спите. До утра приказы ещё можно менять.
    [dead] Город спит, кладбище нет.
    [dead-asked] Город спит, кладбище нет.
   *[nobody] Город спит. Утром выйдет газета.
}
mafia-page-asked-day = { $who ->
    [asked] Кто виновен? Голос публичный и окончательный.
    [done] Ваш голос отдан. Остальные думают.
    [dead-asked] У вас есть голос мертвеца. Кто виновен?
    [dead] Живые спорят. Слушать можно, голосовать нельзя.
   *[nobody] Город решает, кого повесить.
}
mafia-page-asked-over = { $ending }. Победители: { $winners }.

## Настройки партии

mafia-page-options-people = Кто есть кто
mafia-page-options-start = С чем начинают
mafia-page-options-time = Время

## Для новичков, и большие события

mafia-page-have-exp = экспы
mafia-page-have-mana = маны
mafia-page-have-coins = { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}
mafia-page-hint = { $act ->
    [choose-profession] Выберите профессию
    [shoot] Назовите цель клана
    [check] Назовите, кого проверить
    [burgle] Выберите дом для кражи
    [guard-house] Выберите дом для охраны
    [accuse] Обвините кого-нибудь
   *[sleep] Ложитесь спать
}
mafia-page-hint-why = { $act ->
    [choose-profession] От неё зависит, что вы сможете купить и сделать, а честный вы или бандит — решит жребий.
    [shoot] Если цель не назовёт никто из клана, клан проведёт ночь дома.
    [check] Комиссар, который пропускает ночи, теряет должность.
    [burgle] Кто сидит дома, ничего не украдёт, а чужие вещи стоят монет.
    [guard-house] Рыцарь на страже принимает смертельный удар вместо хозяина дома.
    [accuse] Вешают того, против кого больше голосов. Кто молчит, за того решают другие.
   *[sleep] Утро наступит, как только уснут все, а приказы до тех пор можно менять.
}
mafia-page-moment-role = ваша роль, видите только вы
mafia-page-moment-night = Город засыпает
mafia-page-moment-press = Городской вестник · после ночи { $n }
mafia-page-moment-verdict = приговор города
mafia-page-moment-hanged = Виселица
mafia-page-moment-paper = Вся газета
mafia-page-moment-event = { $event ->
    [mafia-nobody-hanged] Никого не повесили
    [mafia-celebrity-spared] Знаменитость спасена
    [mafia-risen] Снова среди живых
    [mafia-reinforced] Пополнение в клане
    [mafia-commissar-late] Новый комиссар
    [mafia-clan-destroyed] Клан уничтожен
    [mafia-over] Партия окончена
   *[other] Утро
}
mafia-page-moment-winners = Победители: { $winners }
mafia-page-lesson-night = Ночь в клане
mafia-page-lesson-day = Голос днём
