// The picture of the plan: everything on it can be taken and dragged; what is chosen has handles to turn and size it.

import { snapped } from "./workshop-bench.js";
import { distance, everything, mod } from "./workshop-plan.js";

/** @typedef {import("./workshop-bench.js").Bench} Bench */
/** @typedef {import("./workshop-bench.js").Chosen} Chosen */
/** @typedef {import("./workshop-plan.js").Point} Point */
/** @typedef {import("./workshop-plan.js").Thing} Thing */

const SVG = "http://www.w3.org/2000/svg";
const MM = 10; // units of the picture in a centimetre
const FRAME = 24; // units around the plan
const FINGER = 24; // px around what is meant
const MOUSE = 10;
const AWAY = 26; // px between a thing and its handles
const STEP = 5; // degrees a handle turns by

/**
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {Element[]} inner
 */
function shape(name, attributes = {}, ...inner) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inner);
  return made;
}

export class Canvas {
  /**
   * @param {SVGSVGElement} svg
   * @param {Bench} bench
   */
  constructor(svg, bench) {
    this.svg = svg;
    this.bench = bench;
    this.ground = shape("g", { class: "plan-ground" });
    this.marks = shape("g", { class: "plan-marks" });
    this.laid = { width: bench.plan.width, height: bench.plan.height };
    svg.append(this.ground, this.marks);
    /** @type {((point: Point) => void) | null} what a drag does */
    this.drag = null;
    svg.addEventListener("pointerdown", (event) => this.#down(event));
    svg.addEventListener("pointermove", (event) => this.drag?.(this.at(event)));
    for (const end of ["pointerup", "pointercancel"]) svg.addEventListener(end, () => this.#up());
    new ResizeObserver(() => this.draw()).observe(svg);
  }

  /**
   * Lay the ground the server drew.
   * @param {string} ground
   * @param {{width: number, height: number}} size of the plan it was drawn for
   */
  lay(ground, { width, height }) {
    this.ground.innerHTML = ground;
    this.laid = { width, height };
    this.draw();
  }

  /**
   * Tell which point of the plan lies under a pointer.
   * @param {{clientX: number, clientY: number}} event
   */
  at({ clientX, clientY }) {
    const point = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM()?.inverse());
    return { x: point.x / MM, y: this.bench.plan.height - point.y / MM };
  }

  /** Tell how many centimetres a pixel is. */
  pixel() {
    const matrix = this.svg.getScreenCTM();
    return matrix?.a ? 1 / (matrix.a * MM) : 0.1;
  }

  // -- hands

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0) return;
    const { bench } = this;
    const point = this.at(event);
    const slack = (event.pointerType === "touch" ? FINGER : MOUSE) * this.pixel();
    const close = slack + 6 * this.pixel();
    const handle = this.#handles().find((one) => Math.hypot(one.x - point.x, one.y - point.y) <= close);
    this.svg.focus({ preventScroll: true });
    if (!handle) bench.choose(this.#nearest(point, slack));
    const place = bench.place();
    if (!place) return;
    event.preventDefault();
    this.svg.setPointerCapture(event.pointerId);
    const [dx, dy] = [place.x - point.x, place.y - point.y];
    this.begin(handle?.drag ?? (({ x, y }) => bench.move({ x: snapped(x + dx), y: snapped(y + dy) })));
  }

  /**
   * Let whatever the pointer does be a drag, until it is lifted.
   * @param {(point: Point) => void} drag
   */
  begin(drag) {
    this.bench.begin();
    this.drag = drag;
  }

  #up() {
    if (!this.drag) return;
    this.drag = null;
    this.bench.end();
  }

  /** The drag is over, wherever the pointer was lifted. */
  end() {
    this.#up();
  }

  /**
   * Find what a pointer means: the smallest thing it is on, else the nearest.
   * @param {Point} point
   * @param {number} slack
   * @returns {Chosen | null}
   */
  #nearest(point, slack) {
    const { plan, materials } = this.bench;
    /** @type {{chosen: Chosen, far: number, size: number}[]} */
    const found = everything(plan).map(({ thing, index, twin }) => ({
      chosen: { spot: "", index, twin },
      far: Math.max(0, distance(thing, point)),
      size: thing.width * thing.height,
    }));
    for (const { key, size } of materials.spots) {
      plan.spots[key].forEach((spot, index) => {
        const far = Math.max(0, Math.hypot(spot.x - point.x, spot.y - point.y) - size / 2);
        found.push({ chosen: { spot: key, index, twin: false }, far, size: size * size });
      });
    }
    const meant = found.filter(({ far }) => far <= slack).sort((a, b) => a.far - b.far || a.size - b.size);
    return meant[0]?.chosen ?? null;
  }

  /** @returns {(Point & {name: string, drag: (point: Point) => void})[]} */
  #handles() {
    const { bench } = this;
    const thing = bench.thing();
    if (!thing) return [];
    const away = AWAY * this.pixel();
    const turn = (thing.turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    /** @param {number} across @param {number} along */
    const spot = (across, along) => {
      return { x: thing.x + across * cos - along * sin, y: thing.y + across * sin + along * cos };
    };
    const corner = thing.round ? thing.width * 0.354 : thing.width / 2;
    const low = thing.round ? corner : thing.height / 2;
    const size = {
      ...spot(corner + away * 0.7, -low - away * 0.7),
      name: "size",
      /** @param {Point} point */
      drag: (point) => {
        const [dx, dy] = [point.x - thing.x, point.y - thing.y];
        const across = dx * cos + dy * sin - away * 0.7;
        const along = dx * sin - dy * cos - away * 0.7;
        const width = snapped(thing.round ? 2 * (Math.hypot(dx, dy) - away) : 2 * across);
        bench.change({ width: Math.max(1, width), height: Math.max(1, snapped(2 * along)) });
      },
    };
    if (thing.round) return [size];
    return [
      size,
      {
        ...spot(0, thing.height / 2 + away),
        name: "turn",
        drag: ({ x, y }) => {
          const angle = (Math.atan2(y - thing.y, x - thing.x) * 180) / Math.PI - 90;
          bench.change({ turn: mod(Math.round(angle / STEP) * STEP, 180) });
        },
      },
    ];
  }

  // -- the picture

  draw() {
    const { plan, chosen, materials } = this.bench;
    const [width, height] = [plan.width * MM, plan.height * MM];
    this.svg.setAttribute("viewBox", `${-FRAME} ${-FRAME} ${width + 2 * FRAME} ${height + 2 * FRAME}`);
    this.ground.setAttribute("transform", `scale(${plan.width / this.laid.width} ${plan.height / this.laid.height})`);
    /** @type {Element[]} */
    const drawn = [];
    if (plan.symmetry === "mirror") drawn.push(shape("path", { d: `M${width / 2} 0V${height}`, class: "plan-axis" }));
    if (plan.symmetry === "half-turn") {
      drawn.push(shape("path", { d: `M${width / 2 - 20} ${height / 2}h40m-20-20v40`, class: "plan-axis" }));
    }
    for (const spots of materials.spots) drawn.push(...this.#spots(spots));
    for (const shown of everything(plan).sort((a, b) => Number(a.thing.tall) - Number(b.thing.tall))) {
      drawn.push(this.#thing(shown.thing));
      if (chosen && !chosen.spot && chosen.index === shown.index) {
        drawn.push(...this.#outline(shown.thing, shown.twin === chosen.twin ? "plan-chosen" : "plan-twin"));
      }
    }
    drawn.push(...this.#handles().map((handle) => this.#handle(handle)));
    this.marks.replaceChildren(...drawn);
  }

  /** @param {import("./workshop-plan.js").Spots} spots */
  #spots({ key, symbols, size, room }) {
    const { plan, chosen } = this.bench;
    return plan.spots[key].flatMap(({ x, y }, index) => {
      const [cx, cy, side] = [x * MM, (plan.height - y) * MM, size * MM];
      const drawn = [
        shape("use", { href: `#${symbols[index]}`, x: cx - side / 2, y: cy - side / 2, width: side, height: side }),
      ];
      if (this.drag && room) drawn.push(shape("circle", { cx, cy, r: room * MM, class: "plan-room" }));
      if (chosen?.spot === key && chosen.index === index) {
        const ring = { cx, cy, r: side / 2 + 5 };
        drawn.push(...["plan-back", "plan-chosen"].map((look) => shape("circle", { ...ring, class: look })));
      }
      return drawn;
    });
  }

  /** @param {Thing} thing */
  #thing(thing) {
    const part = this.bench.materials.parts[thing.key];
    const lying = Math.sign(part.width - part.height) * Math.sign(thing.width - thing.height) < 0;
    const sides = lying ? [thing.height, thing.width] : [thing.width, thing.height];
    const [width, height] = sides.map((side) => side * MM);
    const turned = `rotate(${(lying ? 90 : 0) - thing.turn})`;
    const box = { x: -width / 2, y: -height / 2, width, height };
    const step = Math.sqrt(width * height) * 0.07;
    const rounded = thing.round ? width / 2 : step;
    const cast = `translate(${0.7 * step} ${step})${turned}`;
    const shadow = shape("rect", { ...box, rx: rounded, class: "shadow", transform: cast });
    const picture = shape("g", { transform: turned }, shape("use", { href: `#${part.symbol}`, ...box }));
    const spot = `translate(${thing.x * MM} ${(this.bench.plan.height - thing.y) * MM})`;
    return shape("g", { class: "plan-thing", transform: spot }, ...(thing.tall ? [shadow, picture] : [picture]));
  }

  /**
   * @param {Thing} thing
   * @param {string} look
   */
  #outline(thing, look) {
    const [width, height] = [thing.width * MM + 8, thing.height * MM + 8];
    const spot = `translate(${thing.x * MM} ${(this.bench.plan.height - thing.y) * MM}) rotate(${-thing.turn})`;
    const rounded = thing.round ? width / 2 : 4;
    const box = { x: -width / 2, y: -height / 2, width, height, rx: rounded, transform: spot };
    return [shape("rect", { ...box, class: "plan-back" }), shape("rect", { ...box, class: look })];
  }

  /** @param {Point & {name: string}} handle */
  #handle({ x, y, name }) {
    const unit = this.pixel() * MM;
    const spot = `translate(${x * MM} ${(this.bench.plan.height - y) * MM}) scale(${unit})`;
    const sign = name === "turn" ? "M5-3.5A6 6 0 1 0 6 1M6-7v4H2" : "M-5-5 5 5M5-1v6h-6M-5 1v-6h6";
    return shape(
      "g",
      { class: `plan-handle plan-handle-${name}`, transform: spot },
      shape("circle", { r: 13 }),
      shape("path", { d: sign }),
    );
  }
}
