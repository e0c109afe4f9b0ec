"""What is asked and what may be answered: windows, forms, and what people write in them."""
