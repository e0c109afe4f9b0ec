"""What becomes of people: their classes, where they live, how they die."""
