### Страницы MAGA: круги.

## Круги

maga-page-circles-help = С другими говорят только послы; кто поедет, решает жребий. После хода все возвращаются домой. Страница круга годится для телефона куратора.
maga-page-free = В этой партии все говорят со всеми, послов нет.
maga-page-all-circles = Все круги
maga-page-change = Изменить
maga-page-at-home = За столом
maga-page-ambassadors = Послы
maga-page-chairs = Занято стульев: { $taken } из { $n }
maga-page-away = Уехали
maga-page-nobody = никого

## Общий экран

maga-page-screen-states = Государства
maga-page-screen-heard = Новости
maga-page-screen-known = Знают все
maga-page-screen-free = { $n ->
    [one] независимое государство
    [few] независимых государства
   *[many] независимых государств
}
