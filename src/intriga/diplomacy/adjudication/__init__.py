"""Adjudication: movement, retreats, adjustments, with a reason for every outcome."""
