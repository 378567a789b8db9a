"""Print a digest of every position of many seeded games: the same in every process, interpreted or compiled."""

import hashlib
from functools import cache

from tests.contract.contract import positions
from tests.contract.setups import TRIALS

SEEDS = range(3)


@cache
def digest() -> str:
    """Digest the keys and choices of all positions of the seeded games."""
    sum_ = hashlib.sha256()
    for trial in TRIALS:
        setup = trial.setup()
        for seed in SEEDS:
            for state in positions(trial.game, setup, seed):
                sum_.update(repr((state.key(), state.actor)).encode())
    return sum_.hexdigest()


if __name__ == "__main__":
    print(digest())
