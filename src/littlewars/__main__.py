"""`python -m littlewars`: the program."""

from littlewars.cli import main

main()
