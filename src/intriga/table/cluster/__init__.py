"""Several processes (nodes) on one database: who fires timers, plays bots, and who follows whom."""
