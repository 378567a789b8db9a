"""Where one may pass and what one may see: the scenery of all zones (RCB-703, RCB-906, RCB-1001 to RCB-1013).

A terrain is never changed: what moves a scenery makes another one.
"""

from typing import Final

from littlewars.games.rois_du_champ_de_bataille.content import BARE, SCENERY, Scenery
from littlewars.games.rois_du_champ_de_bataille.ground import (
    ALL_ZONES,
    DIRECTIONS,
    EAST,
    NEXT,
    NONE,
    NORTH,
    OPPOSITE,
    SOUTH,
    WEST,
    ZONES,
    zones_of,
)

_FLANKS: Final = [[], [], [], [], [NORTH, EAST], [SOUTH, EAST], [SOUTH, WEST], [NORTH, WEST]]  # of a slanted step


class Terrain:
    """The scenery of the battlefield. `walls` and `ravines` are sets of closed edges (1 << direction), by zone."""

    def __init__(self, kinds: list[int], walls: list[int], ravines: list[int]) -> None:
        self.kinds: list[int] = kinds  # by zone: an index in SCENERY, or BARE
        self.walls: list[int] = walls
        self.ravines: list[int] = ravines
        self.solid: int = 0  # zones nobody enters
        self.opaque: int = 0  # zones no line of fire crosses
        for zone in range(ZONES):
            if kinds[zone] != BARE:
                if SCENERY[kinds[zone]].solid:
                    self.solid |= 1 << zone
                if SCENERY[kinds[zone]].sight and not SCENERY[kinds[zone]].edged:
                    self.opaque |= 1 << zone
        self.open: list[int] = [self._ways(zone) for zone in range(ZONES)]  # directions that can be gone, by zone
        self.clear: list[int] = [self._lines(zone) for zone in range(ZONES)]  # directions that can be seen

    def scenery(self, zone: int) -> Scenery | None:
        """Return the scenery of a zone, if it has one."""
        return SCENERY[self.kinds[zone]] if self.kinds[zone] != BARE else None

    def edges(self, zone: int) -> int:
        """Return the closed edges that belong to a zone's scenery."""
        return self.walls[zone] | self.ravines[zone]

    def _shut(self, zone: int, direction: int) -> bool:
        """Tell whether an edge is closed to units, whichever of the two zones closes it (RCB-1003)."""
        other = NEXT[zone][direction]
        return self.edges(zone) >> direction & 1 == 1 or self.edges(other) >> OPPOSITE[direction] & 1 == 1

    def _walled(self, zone: int, direction: int) -> bool:
        """Tell whether an edge is closed to sight."""
        other = NEXT[zone][direction]
        return self.walls[zone] >> direction & 1 == 1 or self.walls[other] >> OPPOSITE[direction] & 1 == 1

    def _ways(self, zone: int) -> int:
        """Return the directions in which a step is open (RCB-703, RCB-704)."""
        found = 0
        for direction in range(DIRECTIONS):
            if NEXT[zone][direction] == NONE:
                continue
            if direction < 4:
                if not self._shut(zone, direction):
                    found |= 1 << direction
            else:
                for flank in _FLANKS[direction]:
                    between = NEXT[zone][flank]
                    onward = _FLANKS[direction][1 - _FLANKS[direction].index(flank)]
                    passable = self.solid >> between & 1 == 0
                    if passable and not self._shut(zone, flank) and not self._shut(between, onward):
                        found |= 1 << direction
        return found

    def _lines(self, zone: int) -> int:
        """Return the directions in which a line of fire leaves a zone (RCB-906)."""
        found = 0
        for direction in range(DIRECTIONS):
            if NEXT[zone][direction] == NONE:
                continue
            if direction < 4:
                if not self._walled(zone, direction):
                    found |= 1 << direction
            else:
                for flank in _FLANKS[direction]:
                    between = NEXT[zone][flank]
                    onward = _FLANKS[direction][1 - _FLANKS[direction].index(flank)]
                    closed = self.solid >> between & 1 == 1 and self.opaque >> between & 1 == 1
                    if not closed and not self._walled(zone, flank) and not self._walled(between, onward):
                        found |= 1 << direction
        return found

    def leads(self, zone: int, direction: int) -> bool:
        """Tell whether units may step that way: no edge or corner is closed, and both zones allow it (RCB-705)."""
        if self.open[zone] >> direction & 1 == 0:
            return False
        return self.permits(zone, direction) and self.permits(NEXT[zone][direction], direction)

    def permits(self, zone: int, direction: int) -> bool:
        """Tell whether a zone may be entered or left in this direction (RCB-705)."""
        kind = self.kinds[zone]
        if kind == BARE:
            return True
        return not SCENERY[kind].straight_only if direction >= 4 else not SCENERY[kind].slanted_only

    def with_scenery(self, zone: int, kind: int, edge: int = NONE) -> "Terrain":
        """Return the terrain with one scenery more, its closed edge included."""
        kinds, walls, ravines = self.kinds[:], self.walls[:], self.ravines[:]
        kinds[zone] = kind
        if edge != NONE and SCENERY[kind].sight:
            walls[zone] = 1 << edge
        elif edge != NONE:
            ravines[zone] = 1 << edge
        return Terrain(kinds, walls, ravines)

    def moved(self, start: int, end: int) -> "Terrain":
        """Return the terrain after a scenery went to another zone, its edges keeping their side."""
        kinds, walls, ravines = self.kinds[:], self.walls[:], self.ravines[:]
        for layer in (kinds, walls, ravines):
            layer[end] = layer[start]
        kinds[start] = BARE
        walls[start] = 0
        ravines[start] = 0
        return Terrain(kinds, walls, ravines)

    def whole(self) -> bool:
        """Tell whether all zones that can be entered hang together by open steps (RCB-506)."""
        enterable = ALL_ZONES & ~self.solid
        reached = enterable & -enterable
        fresh = reached
        while fresh:
            found = 0
            for zone in zones_of(fresh):
                for direction in range(DIRECTIONS):
                    if self.open[zone] >> direction & 1:
                        found |= 1 << NEXT[zone][direction]
            fresh = found & enterable & ~reached
            reached |= fresh
        return reached == enterable


def bare() -> Terrain:
    """Return a battlefield without scenery."""
    return Terrain([BARE] * ZONES, [0] * ZONES, [0] * ZONES)
