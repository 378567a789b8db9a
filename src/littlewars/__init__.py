"""Little Wars: small battlefield games, each written once, played everywhere."""

__version__ = "0.1.0"
