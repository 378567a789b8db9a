// The plane of games without cells: from the screen to its coordinates and back.

import { shape } from "./marks.js";

/** @typedef {{x: number, y: number}} Point */
/** @typedef {SVGElement | [string, Record<string, string | number>, string?]} Shape an element, or its name, attributes and words */
/**
 * @typedef {object} Drag
 * @property {(event: PointerEvent) => boolean} down tells whether a drag may begin
 * @property {(event: PointerEvent, press: PointerEvent) => void} move the pointer has left the place of its press
 * @property {(event: PointerEvent) => void} tap it was let go where it was pressed
 */

const LATE = 0.7; // of the board's width: farther right, words stand before their point
const JITTER = { mouse: 3, touch: 8 }; // px a pointer may move and still taps

export class Plane {
  /** @param {import("./surface.js").Surface} surface */
  constructor(surface) {
    this.surface = surface;
    this.frame = surface.frames[0];
  }

  /** Return the group of the drawing whose coordinates are the plane's; the whole drawing when it has none. */
  group() {
    return this.surface.board.find("plane") ?? this.surface.board.svg;
  }

  /**
   * Tell which point of the plane lies under a pointer.
   * @param {{clientX: number, clientY: number}} event
   * @returns {Point}
   */
  at(event) {
    const matrix = this.group()?.getScreenCTM()?.inverse();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: Math.round(point.x), y: Math.round(point.y) };
  }

  /** Tell how many units of the plane a pixel is. */
  unit() {
    const matrix = this.group()?.getScreenCTM();
    return matrix ? 1 / Math.hypot(matrix.a, matrix.b) : 1;
  }

  /** Tell whether y grows upwards on the screen: 1, or -1. */
  up() {
    const matrix = this.group()?.getScreenCTM();
    return matrix && matrix.a * matrix.d - matrix.b * matrix.c < 0 ? 1 : -1;
  }

  /**
   * Draw shapes in the plane's coordinates.
   * @param {Shape[]} shapes
   */
  draw(shapes) {
    const made = shapes.map((one) => {
      if (one instanceof SVGElement) return one;
      const drawn = shape(one[0], one[1]);
      drawn.textContent = one[2] ?? "";
      return drawn;
    });
    this.surface.marks[0].plane.replaceChildren(...made);
  }

  /**
   * Make the shape of where something may go, holes left out.
   * @param {[number, number][][]} rings
   */
  region(rings) {
    const d = rings.map((ring) => `M${ring.map((corner) => corner.join(" ")).join("L")}z`).join("");
    const names = ["plane-region-back", "plane-region"];
    return names.map((name) => shape("path", { d, class: name, "fill-rule": "evenodd" }));
  }

  /**
   * Write words beside a point, upright on the screen.
   * @param {Point} point
   * @param {string} words
   * @returns {Shape}
   */
  label({ x, y }, words) {
    const unit = this.unit();
    const place = `matrix(${unit} 0 0 ${-this.up() * unit} ${x} ${y})`;
    const at = new DOMPoint(x, y).matrixTransform(this.group()?.getScreenCTM() ?? undefined);
    const box = this.frame.getBoundingClientRect();
    const late = at.x > box.left + LATE * box.width;
    const look = late ? "plane-label plane-label-before" : "plane-label";
    return ["text", { transform: place, x: late ? -22 : 22, y: -16, class: look }, words];
  }

  /**
   * Copy a piece that stands on the plane, to be moved about; null when it stands elsewhere.
   * @param {string} id
   * @param {[number, number]} start where it must stand; a piece beside the plane has no copy
   * @returns {SVGElement | null}
   */
  copy(id, [x, y]) {
    const [group, piece] = [this.group(), this.surface.board.find(id)];
    const parent = piece?.parentElement;
    const [from, to] = [group?.getScreenCTM(), parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null];
    if (!piece || !from || !to || group?.id !== "plane") return null;
    const [spot, box] = [new DOMPoint(x, y).matrixTransform(from), piece.getBoundingClientRect()];
    if (spot.x < box.left || spot.x > box.right || spot.y < box.top || spot.y > box.bottom) return null;
    const { a, b, c, d, e, f } = from.inverse().multiply(to);
    const copied = /** @type {Element} */ (piece.cloneNode(true));
    for (const named of [copied, ...copied.querySelectorAll("[id]")]) named.removeAttribute("id");
    const placed = shape("g", { transform: `matrix(${a} ${b} ${c} ${d} ${e} ${f})` });
    placed.append(copied);
    const ghost = shape("g", { class: "plane-ghost drawing" });
    ghost.append(placed);
    return ghost;
  }

  /** Fingers now drag on the board instead of scrolling it. */
  enter() {
    this.frame.classList.add("dragging");
    this.surface.marks[0].refresh();
  }

  /** Give the board back as it was. */
  leave() {
    this.frame.classList.remove("dragging");
    this.draw([]);
  }

  /**
   * Call back while somebody drags on the board.
   * @param {Drag} drag
   */
  onDrag(drag) {
    /** @type {PointerEvent | null} */
    let press = null;
    let moved = false;
    for (const frame of this.surface.frames) {
      frame.addEventListener("pointerdown", (event) => {
        if (press || event.button !== 0 || !drag.down(event)) return;
        [press, moved] = [event, false];
        frame.setPointerCapture(event.pointerId);
      });
      frame.addEventListener("pointermove", (event) => {
        if (!press || event.pointerId !== press.pointerId) return;
        const far = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
        moved ||= far > (event.pointerType === "touch" ? JITTER.touch : JITTER.mouse);
        if (moved) drag.move(event, press);
      });
      frame.addEventListener("pointerup", (event) => {
        if (event.pointerId !== press?.pointerId) return;
        press = null;
        if (!moved) drag.tap(event);
      });
      frame.addEventListener("pointercancel", () => (press = null));
    }
  }
}
