lesson-crisis = Кризис, кредит, M&T
lesson-crisis-after = Кризис прошёл мимо, и долга нет.
lesson-crisis-seat-0 = Тася
lesson-crisis-seat-1 = Борис
lesson-crisis-seat-2 = Вера

lesson-crisis-1 = У вас 2 млн. Бросайте — и лишь бы не семёрка и не дубль: за ними идёт кризис.
lesson-crisis-1-otherwise = Ход начинается с броска: нажмите «Бросить кубики».

lesson-crisis-2 = Дубль! После торгов и продаж грянет кризис. Поберегите 5 млн: пасуйте.
lesson-crisis-2-otherwise = Деньги сейчас понадобятся: «Выставить и не торговаться».

lesson-crisis-3 = Кризис в связи: −2 с каждой компании. M&T спасёт за 6, у вас 5. Займите 5.
lesson-crisis-3-otherwise = Нужен кредит: возьмите 5, больше десяти банк не даст.

lesson-crisis-4 = Внедрите M&T в связи: прибыль этой компании кризисы больше не тронут.
lesson-crisis-4-otherwise = Кризис в связи: внедрите M&T там.

lesson-crisis-5 = Не у всех есть M&T: Борис пожалел денег. Завершите ход — бросать ему.
lesson-crisis-5-otherwise = Всё сделано: нажмите «Продолжать».

lesson-crisis-6 = Связь: вам 5, Борису 3! За кредит в конце года берут 1 млн: верните сейчас.
lesson-crisis-6-otherwise = Год вот-вот кончится: сначала верните 5.

lesson-crisis-7 = Долга нет, связь под защитой. Закройте год без процентов.
lesson-crisis-7-otherwise = Год окончен: нажмите «Продолжать».

lesson-crisis-q1 = Когда приходит кризис?
lesson-crisis-q1-right = После семёрки или дубля
lesson-crisis-q1-wrong-1 = Каждый ход
lesson-crisis-q1-wrong-2 = В конце года

lesson-crisis-q2 = Сколько можно занять?
lesson-crisis-q2-right = 5 млн за каждую компанию
lesson-crisis-q2-wrong-1 = Сколько угодно
lesson-crisis-q2-wrong-2 = Только 5 млн

lesson-crisis-q3 = Когда можно внедрить M&T?
lesson-crisis-q3-right = Пока в отрасли кризис
lesson-crisis-q3-wrong-1 = Всегда
lesson-crisis-q3-wrong-2 = Только в начале года
