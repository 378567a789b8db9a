"""The grid of Connect Four as SVG."""

from littlewars.kernel.words import Message, Say

SIZE = 100  # of a hole


def draw(view: list[str], say: Say) -> str:
    """Draw the grid: crosses fill their discs, rings leave a hole, so that shape tells them apart too."""
    holes = [_hole(mark, column, row) for row, marks in enumerate(view) for column, mark in enumerate(marks)]
    width, height = SIZE * len(view[0]), SIZE * len(view)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">'
        f"<title>{say(Message('drawing-title'))}</title>"
        f'<rect class="mat" width="{width}" height="{height}" rx="20"/>{"".join(holes)}</svg>'
    )


def _hole(mark: str, column: int, row: int) -> str:
    x, y = SIZE * column + SIZE // 2, SIZE * row + SIZE // 2
    name = f'id="hole-{column + 1}-{row + 1}" cx="{x}" cy="{y}"'
    if mark == ".":
        return f'<circle {name} r="38" class="hole"/>'
    if mark == "x":
        return f'<circle {name} r="38" class="side-0"/>'
    return f'<circle {name} r="30" class="side-1" fill-opacity="0.25" stroke-width="16"/>'
