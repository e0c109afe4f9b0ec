"""What the bank does at any moment: loans and deposits (items 27, 28)."""
