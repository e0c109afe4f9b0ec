"""The Secretary: levels and help for any role."""
