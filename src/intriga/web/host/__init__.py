"""What a host sees: the console and the big screen."""
