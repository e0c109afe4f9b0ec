"""PDFs and pictures: `printouts` (what a game prints), `printer` (the queue of a server)."""
