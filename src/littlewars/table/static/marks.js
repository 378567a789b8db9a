// Marks over a drawing, in an SVG of their own that lies exactly on it: what can be touched, what was, what threatens.

const SMALL = 48; // px: marks of smaller elements are finer
const SVG = "http://www.w3.org/2000/svg";

/** @typedef {"last" | "can" | "nudge" | "picked" | "hot" | "threat" | "cursor"} Layer */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** @type {Layer[]} */
const LAYERS = ["last", "threat", "can", "nudge", "picked", "hot", "cursor"]; // the last lies on top

/**
 * Make an SVG element.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 */
export function shape(name, attributes) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return /** @type {SVGGraphicsElement} */ (made);
}

export class Marks {
  /**
   * @param {import("./board.js").Board} board
   * @param {HTMLElement} frame around the board's root; gets the marks
   * @param {string} hatch address of the pattern for threats
   */
  constructor(board, frame, hatch) {
    this.board = board;
    this.hatch = hatch;
    const made = /** @type {Element} */ (shape("svg", { class: "marks", "aria-hidden": "true" }));
    this.svg = /** @type {SVGSVGElement} */ (made);
    /** @type {Map<Layer, SVGElement>} */
    this.layers = new Map();
    /** @type {Map<Layer, string[]>} */
    this.ids = new Map();
    for (const layer of LAYERS) {
      const group = shape("g", { class: `marks-${layer}` });
      this.layers.set(layer, group);
      this.svg.append(group);
    }
    this.plane = shape("g", { class: "marks-plane" }); // in the plane's own coordinates, for points and aims
    this.svg.append(this.plane);
    frame.append(this.svg);
    new ResizeObserver(() => this.refresh()).observe(frame);
  }

  /**
   * Mark these elements and no others in a layer; those not in this drawing are passed over.
   * @param {Layer} layer
   * @param {string[]} ids
   */
  set(layer, ids) {
    this.ids.set(layer, ids);
    this.#draw(layer);
  }

  /** Draw all marks again: the drawing has changed, or its size. */
  refresh() {
    const drawing = this.board.svg;
    this.svg.toggleAttribute("hidden", !drawing);
    this.svg.setAttribute("viewBox", drawing?.getAttribute("viewBox") ?? "0 0 1 1");
    for (const layer of LAYERS) this.#draw(layer);
    const matrix = this.#matrix(this.board.find("plane"));
    if (!matrix) return;
    const { a, b, c, d, e, f } = matrix;
    this.plane.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  }

  /**
   * @param {SVGGraphicsElement | null} element
   * @returns {DOMMatrix | null} from the element's coordinates to the drawing's
   */
  #matrix(element) {
    const from = this.board.svg?.getScreenCTM();
    const to = element?.getScreenCTM?.();
    return from && to ? from.inverse().multiply(to) : null;
  }

  /**
   * Measure an element, in the drawing's units.
   * @param {SVGGraphicsElement | null} element
   * @returns {Box | null}
   */
  #box(element) {
    const matrix = this.#matrix(element);
    if (!element || !matrix) return null;
    const { x, y, width, height } = element.getBBox();
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([a, b]) =>
      new DOMPoint(a, b).matrixTransform(matrix),
    );
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  }

  /** @param {Layer} layer */
  #draw(layer) {
    const group = this.layers.get(layer);
    const unit = 1 / (this.board.svg?.getScreenCTM()?.a || 1); // how much of the drawing a pixel is
    const drawn = (this.ids.get(layer) ?? []).flatMap((id) => {
      const box = this.#box(this.board.find(id));
      return box && box.width ? this.#mark(layer, box, unit) : [];
    });
    group?.replaceChildren(...drawn);
  }

  /**
   * Draw one mark: its shape tells the layer, not its colour alone.
   * @param {Layer} layer
   * @param {Box} box
   * @param {number} unit
   */
  #mark(layer, box, unit) {
    const small = Math.min(box.width, box.height) < SMALL * unit;
    const inset = (layer === "cursor" ? -2 : small ? 0 : 3) * unit;
    const [x, y] = [box.x + inset, box.y + inset];
    const [width, height] = [Math.max(1, box.width - 2 * inset), Math.max(1, box.height - 2 * inset)];
    const frame = { x, y, width, height, rx: 8 * unit };
    if (layer === "last") return [shape("path", { d: corners(x, y, width, height, 10 * unit), class: "mark-last" })];
    if (layer === "threat") {
      const arm = 7 * unit;
      const cross = `M${x + arm} ${y + arm}l${arm} ${arm}m0 ${-arm}l${-arm} ${arm}`;
      return [
        shape("rect", { ...frame, class: "mark-threat", fill: `url(${this.hatch})` }),
        shape("path", { d: cross, class: "mark-threat-cross" }),
      ];
    }
    if (layer === "nudge") {
      const wide = (small ? 7 : -5) * unit; // a ring around what is small, within what is large
      const [across, down] = [box.width + 2 * wide, box.height + 2 * wide];
      const ring = { x: box.x - wide, y: box.y - wide, width: across, height: down, rx: 0.4 * Math.min(across, down) };
      return ["mark-nudge-back", "mark-nudge"].map((name) => shape("rect", { ...ring, class: name }));
    }
    const parts = [`mark-${layer}-back`, `mark-${layer}`].map((name) => shape("rect", { ...frame, class: name }));
    if (small) for (const part of parts) part.classList.add("mark-small");
    const dot = { cx: x + width - (small ? 2 : 4) * unit, cy: y + (small ? 2 : 4) * unit, r: (small ? 3.5 : 5) * unit };
    if (layer === "can") parts.push(shape("circle", { ...dot, class: "mark-dot" }));
    if (layer === "picked") {
      const tick = `M${dot.cx - 4 * unit} ${dot.cy}l${3 * unit} ${4 * unit} ${6 * unit} ${-7 * unit}`;
      parts.push(shape("circle", { ...dot, r: 10 * unit, class: "mark-dot" }));
      parts.push(shape("path", { d: tick, class: "mark-tick" }));
    }
    return parts;
  }
}

/**
 * Write the path of four corners.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {number} long
 */
function corners(x, y, width, height, long) {
  const [right, bottom] = [x + width, y + height];
  return (
    `M${x} ${y + long}V${y}H${x + long}M${right - long} ${y}H${right}V${y + long}` +
    `M${right} ${bottom - long}V${bottom}H${right - long}M${x + long} ${bottom}H${x}V${bottom - long}`
  );
}
