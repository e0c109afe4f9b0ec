"""Who may know what: the view, its sentences, and what comes to light."""
