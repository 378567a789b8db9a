"""Picking some of the dice not yet activated. A set of them is a bit mask over the dice in order of their faces."""

from littlewars.games.my_little_battlefield.faces import FACES


def subsets(counts: list[int]) -> list[int]:
    """List the sets of dice that differ in what they show, ascending, the empty one left out."""
    masks = [0]
    shift = 0
    for face in range(FACES):
        masks = [mask | ((1 << some) - 1) << shift for some in range(counts[face] + 1) for mask in masks]
        shift += counts[face]
    return masks[1:]


def faces_in(counts: list[int], mask: int) -> list[int]:
    """Count what the dice of a set show."""
    picked = [0] * FACES
    bit = 0
    for face in range(FACES):
        for _ in range(counts[face]):
            picked[face] += mask >> bit & 1
            bit += 1
    return picked


def take_out(counts: list[int], mask: int) -> int:
    """Remove a set of dice; return how many they were."""
    picked = faces_in(counts, mask)
    taken = 0
    for face in range(FACES):
        counts[face] -= picked[face]
        taken += picked[face]
    return taken


def mask_of(counts: list[int], wanted: list[int]) -> int:
    """Return the set of the first dice that show these faces, so many each; 0 when there are not enough."""
    mask = 0
    shift = 0
    for face in range(FACES):
        if wanted[face] > counts[face]:
            return 0
        mask |= ((1 << wanted[face]) - 1) << shift
        shift += counts[face]
    return mask
