"""What is past in a match: `replay`, `past_turns`, `past_events`."""
