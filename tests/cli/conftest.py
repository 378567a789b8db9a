"""What the tests of the program share."""

from tests.cli.desk import home, run

__all__ = ["home", "run"]
