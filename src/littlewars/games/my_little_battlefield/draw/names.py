"""What things in the picture are called."""

from littlewars.games.my_little_battlefield.names import faction_name, ia_name, sector_text
from littlewars.games.my_little_battlefield.view import BoardSeen, SectorSeen
from littlewars.kernel.words import Message


def sector_name(seen: SectorSeen) -> Message:
    """Name a sector."""
    return Message(seen.name)


def sector_rule(seen: SectorSeen) -> Message:
    """Say a sector's special rule."""
    return sector_text(seen.key)


def board_name(board: BoardSeen) -> Message:
    """Name a command board: a faction's, or the solo opponent's."""
    return ia_name(board.board) if board.ia else faction_name(board.board)
