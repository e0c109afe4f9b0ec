"""Adjudication of movement, retreats and adjustments, with a reason for every result; and the
orders that can be given."""
