"""Who may know what: views, sentences, rooms, what comes to light."""
