fair-page-book = Book
fair-paper-pass = Pass
