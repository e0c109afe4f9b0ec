fair-page-book = Книга
fair-paper-pass = Пропуск
