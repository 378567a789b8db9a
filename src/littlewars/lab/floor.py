"""The floor: Connect Four written by hand on lists, with no framework. Rates are given as multiples of its own.

Never compiled: it is the yardstick on every machine.
"""

from random import Random

WIDTH, HEIGHT = 7, 6
DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))


def play_floor(rng: Random) -> int:
    """Play a whole game at random; return how many moves it took."""
    board: list[list[int]] = [[] for _ in range(WIDTH)]
    player = moves = 0
    while moves < WIDTH * HEIGHT:
        legal = [column for column in range(WIDTH) if len(board[column]) < HEIGHT]
        column = rng.choice(legal)
        board[column].append(player)
        moves += 1
        if wins(board, column, player):
            break
        player = 1 - player
    return moves


def wins(board: list[list[int]], column: int, player: int) -> bool:
    """Tell whether the disc on top of a column makes four in a line."""
    row = len(board[column]) - 1
    for across, up in DIRECTIONS:
        count = 1
        for sign in (1, -1):
            x, y = column + sign * across, row + sign * up
            while 0 <= x < WIDTH and 0 <= y < len(board[x]) and board[x][y] == player:
                count += 1
                x += sign * across
                y += sign * up
        if count >= 4:
            return True
    return False
