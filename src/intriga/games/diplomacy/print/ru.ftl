### Распечатка «Дипломатии»: карта и лист приказов.

print-diplomacy-map = Карта и лист приказов
print-diplomacy-turn = Лист приказов на год
print-diplomacy-power = Держава
print-diplomacy-year = Год
print-diplomacy-spring = Весна: приказы
print-diplomacy-autumn = Осень: приказы
print-diplomacy-retreats = Отступления
print-diplomacy-winter = Зима: постройки и роспуски
print-diplomacy-hint = А Париж — Бургундия (ход) · А Марсель П А Париж — Бургундия (поддержка хода) · Ф Бельгия П Ф Ла-Манш (поддержка обороны) · Ф Северное море К А Лондон — Норвегия (конвой) · А Рур стоит. Листы сдают одновременно и открывают вместе.
