"""What the host does with states and their people (Z12, Z30)."""
