"""Who may know what: the view, its sentences, what comes to light."""
