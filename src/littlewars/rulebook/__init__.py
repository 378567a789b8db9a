"""The executable rulebook: rules as data, examples that run, coverage, illustrated pages."""
