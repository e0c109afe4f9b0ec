"""What is between states: treaties, wars, conquest; and revolts inside."""
