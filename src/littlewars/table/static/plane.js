// The plane of games without cells: from the screen to its coordinates and back.

import { shape } from "./marks.js";

export class Plane {
  /** @param {import("./surface.js").Surface} surface */
  constructor(surface) {
    this.surface = surface;
    this.frame = surface.frames[0];
  }

  /** Return the group of the drawing whose coordinates are the plane's; the whole drawing when it has none. */
  #group() {
    return this.surface.board.find("plane") ?? this.surface.board.svg;
  }

  /**
   * Tell which point of the plane lies under a pointer.
   * @param {{clientX: number, clientY: number}} event
   */
  at(event) {
    const matrix = this.#group()?.getScreenCTM()?.inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: Math.round(point.x), y: Math.round(point.y) };
  }

  /** Tell how many units of the plane a pixel is. */
  unit() {
    const matrix = this.#group()?.getScreenCTM();
    return matrix ? 1 / Math.hypot(matrix.a, matrix.b) : 1;
  }

  /** Tell whether y grows upwards on the screen. */
  isUpright() {
    const matrix = this.#group()?.getScreenCTM();
    return matrix ? matrix.a * matrix.d - matrix.b * matrix.c < 0 : false;
  }

  /**
   * Draw shapes in the plane's coordinates.
   * @param {[string, Record<string, string | number>][]} shapes
   */
  draw(shapes) {
    const marks = this.surface.marks[0];
    marks.plane.replaceChildren(...shapes.map(([name, attributes]) => shape(name, attributes)));
    marks.refresh();
  }

  /** Fingers now drag on the board instead of scrolling it. */
  enter() {
    this.frame.classList.add("dragging");
  }

  /** Give the board back as it was. */
  leave() {
    this.frame.classList.remove("dragging");
    this.draw([]);
  }

  /**
   * Call back while somebody drags on the board; scrolling and pinching must wait meanwhile.
   * @param {() => boolean} wanted
   * @param {(point: {x: number, y: number}) => void} dragged
   */
  onDrag(wanted, dragged) {
    let dragging = false;
    this.frame.addEventListener("pointerdown", (event) => {
      if (!wanted() || event.button !== 0) return;
      dragging = true;
      this.frame.setPointerCapture(event.pointerId);
      dragged(this.at(event));
    });
    this.frame.addEventListener("pointermove", (event) => dragging && wanted() && dragged(this.at(event)));
    for (const end of ["pointerup", "pointercancel"]) this.frame.addEventListener(end, () => (dragging = false));
  }
}
