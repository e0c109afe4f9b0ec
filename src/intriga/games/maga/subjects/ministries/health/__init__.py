"""Health: viruses and vaccines."""
