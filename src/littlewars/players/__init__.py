"""Computer opponents. They see a `Sight` and nothing else."""
