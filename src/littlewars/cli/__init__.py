"""The program: `littlewars play | rules | examples | bench`."""

from littlewars.cli.app import app


def main() -> None:
    """Run the command line."""
    app()
