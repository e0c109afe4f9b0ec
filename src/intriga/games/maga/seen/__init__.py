"""Who may know what: the view of the world, its sentences, what comes to light."""
