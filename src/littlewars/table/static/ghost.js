// A piece in the hand, drawn: where it may go, its ghost, and the lace behind it.

import { line, twice } from "./measuring.js";

/** @typedef {import("./plane.js").Shape} Shape */

const RING = 10; // px
const ARM = 14; // px of the cross

export class Ghost {
  /** @param {import("./plane.js").Plane} plane */
  constructor(plane) {
    this.plane = plane;
    /** @type {import("./types.js").Reach | null} */
    this.reach = null;
    /** @type {Shape[]} */
    this.ground = [];
    /** @type {SVGElement | null} */
    this.copy = null; // of the piece, when it stands on the plane
  }

  /** @param {import("./types.js").Reach | null} reach */
  take(reach) {
    this.reach = reach;
    this.ground = reach ? this.plane.region(reach.region) : [];
    this.copy = reach ? this.plane.copy(reach.mark, reach.start) : null;
    if (!reach) this.plane.draw([]);
  }

  /**
   * @param {import("./plane.js").Point} point
   * @param {import("./lace.js").Lace} lace
   * @param {string} words beside it
   * @param {Shape[]} lines between lace and ghost
   */
  draw(point, lace, words, lines) {
    const { plane, reach, copy } = this;
    if (!reach) return;
    const [{ x, y }, unit] = [point, plane.unit()];
    copy?.setAttribute("transform", `translate(${x - reach.start[0]} ${y - reach.start[1]})`);
    const way = line(lace.points.map((turn) => [turn.x, turn.y]));
    const arm = ARM * unit;
    plane.draw([
      ...this.ground,
      ...(reach.length ? twice("path", { d: way }, lace.out ? "lace-out" : "lace") : []),
      ...lines,
      ...(copy ? [copy] : []),
      ...twice("path", { d: `M${x - arm} ${y}h${2 * arm}M${x} ${y - arm}v${2 * arm}` }, "cross"),
      ...twice("circle", { cx: x, cy: y, r: RING * unit }, lace.out ? "ring-out" : "ring"),
      ...(words ? [plane.label(point, words)] : []),
    ]);
  }
}
