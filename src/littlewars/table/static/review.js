/** The review of a finished match: asks for winning chances until all are there, draws them, tells what was found. */

import { fill, make } from "./page.js";

/** @typedef {{seat: number, name: string, colours: string}} Side */
/** @typedef {[number, "mistake" | "luck"]} Turn */
/** @typedef {{done: number, of: number, points: number[], turns: Turn[], html: string}} Found */

const ASK_AGAIN = 500; // milliseconds
const WHOLE = 1000; // chances come in thousandths
const EDGE = 9; // pixels: as far as half the knob of the slider reaches
const STRIP = 30; // pixels above the chart, for the marks
const MARK = 12; // pixels: half a mark
const ROOM = 27; // pixels from one mark to the next
const SHAPES = 4; // of the seats
const HATCH = 9; // pixels between two lines

const percents = new Intl.NumberFormat(document.documentElement.lang, { style: "percent" });

class Review {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.chart = this.part(".review-chart", HTMLElement);
    this.plot = this.part(".review-plot", HTMLElement);
    this.picture = this.part(".review-plot svg", SVGElement);
    this.slider = this.part(".replay-slider", HTMLInputElement);
    this.view = this.part(".replay-view select", HTMLSelectElement);
    this.wait = this.part(".review-wait", HTMLElement);
    this.problem = this.part(".review-problem", HTMLElement);
    this.told = this.part(".review-told", HTMLElement);
    this.sides = /** @type {Record<string, Side>} */ (JSON.parse(this.chart.dataset.sides ?? "{}"));
    this.found = /** @type {Found} */ ({ done: 0, of: 0, points: [], turns: [], html: "" });
    this.at = Number(this.slider.value);
    this.listen();
  }

  /**
   * @template {Element} T
   * @param {string} selector
   * @param {new () => T} kind
   * @returns {T}
   */
  part(selector, kind) {
    const found = this.root.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(selector);
    return found;
  }

  listen() {
    this.root.addEventListener("replay-shown", (event) => {
      this.at = /** @type {CustomEvent<number>} */ (event).detail;
      this.draw();
    });
    this.told.addEventListener("click", (event) => {
      const touched = event.target instanceof Element && event.target.closest("[data-number]");
      if (touched) this.part(".replay-board", HTMLElement).scrollIntoView({ block: "nearest" });
    });
    this.view.addEventListener("change", () => void this.load());
    new ResizeObserver(() => this.draw()).observe(this.plot);
    this.plot.addEventListener("pointerdown", (event) => {
      this.plot.setPointerCapture(event.pointerId);
      this.point(event);
    });
    this.plot.addEventListener("pointermove", (event) => event.buttons && this.point(event));
  }

  /**
   * Go to the position under the pointer; to a turning point when its mark is touched.
   * @param {PointerEvent} event
   */
  point(event) {
    const box = this.plot.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const touched = y < STRIP && this.places().find(({ left }) => Math.abs(left - x) <= MARK);
    const number = touched ? touched.number : Math.round(((x - EDGE) / (box.width - 2 * EDGE)) * this.found.of);
    this.slider.value = String(number);
    this.slider.dispatchEvent(new Event("input"));
  }

  /** Ask for what is known of the viewer's chances until it is all. */
  async load() {
    const wished = this.view.value;
    this.problem.hidden = true;
    while (wished === this.view.value) {
      const answer = await fetch(`${this.chart.dataset.address}?view=${encodeURIComponent(wished)}`).catch(() => null);
      const found = await answer?.json().catch(() => null);
      if (wished !== this.view.value) return; // somebody wished for another meanwhile
      if (!answer?.ok || !found) {
        this.problem.textContent = found?.problem ?? this.problem.dataset.failed ?? "";
        this.problem.hidden = false;
        this.wait.hidden = true;
        return;
      }
      this.found = found;
      this.tell();
      if (found.done === found.of) return;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
    }
  }

  /** Say how far we are, and in the end what was found. */
  tell() {
    const { done, of, html } = this.found;
    const [words, bar] = [this.wait.querySelector("p"), this.wait.querySelector("progress")];
    if (words && done) words.textContent = fill(words.dataset.thinking ?? "", done, of);
    if (bar) bar.value = of ? done / of : 1;
    this.wait.hidden = done === of;
    this.told.innerHTML = html; // written by our own server
    const ready = this.part("[data-ready]", HTMLElement);
    ready.textContent = (html && ready.dataset.ready) || "";
    this.draw();
  }

  /** @returns {Side} */
  get own() {
    return this.sides[this.view.value];
  }

  /** The other one of two; nobody in particular among more. */
  get other() {
    const others = Object.values(this.sides).filter((side) => side !== this.own);
    return others.length === 1 ? others[0] : { seat: -1, name: this.chart.dataset.others ?? "", colours: "" };
  }

  /** @param {number} number */
  left(number) {
    return EDGE + (number / Math.max(1, this.found.of)) * (this.plot.clientWidth - 2 * EDGE);
  }

  /** @param {number} chance */
  top(chance) {
    return STRIP + (1 - chance / WHOLE) * (this.plot.clientHeight - STRIP);
  }

  /** Where the marks stand: over their positions, and never one upon another. */
  places() {
    const right = this.plot.clientWidth - MARK - 3;
    const places = this.found.turns.map(([number, kind]) => ({ number, kind, left: this.left(number) }));
    for (let i = 1; i < places.length; i++) places[i].left = Math.max(places[i].left, places[i - 1].left + ROOM);
    for (let i = places.length - 1, most = right; i >= 0; i--, most -= ROOM) {
      places[i].left = Math.max(MARK, Math.min(places[i].left, most));
      most = Math.min(most, places[i].left);
    }
    return places;
  }

  draw() {
    const { points } = this.found;
    const [width, height] = [this.plot.clientWidth, this.plot.clientHeight];
    const line = points.map((chance, number) => `${this.left(number).toFixed(1)} ${this.top(chance).toFixed(1)}`);
    this.picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.picture.replaceChildren();
    if (line.length) {
      const [start, stop] = [this.left(0), this.left(points.length - 1)];
      const area = (/** @type {number} */ to) => `M${start} ${to}L${line.join("L")}L${stop} ${to}z`;
      this.area(this.other, area(STRIP));
      this.area(this.own, area(height));
      this.half(width);
      this.add("path", "review-halo", { d: `M${line.join("L")}` });
      this.add("path", "review-line", { d: `M${line.join("L")}` });
    }
    for (const link of this.told.querySelectorAll("[data-number]")) {
      if (link.getAttribute("data-number") === String(this.at)) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    }
    this.cursor(height);
    for (const [i, place] of this.places().entries()) this.mark(place, i + 1);
    this.name(".review-side-own", this.own);
    this.name(".review-side-other", this.other);
    this.say();
  }

  /**
   * Draw the line where nobody is ahead, and say so at its end.
   * @param {number} width
   */
  half(width) {
    const middle = this.top(WHOLE / 2);
    this.add("path", "review-half-halo", { d: `M${EDGE} ${middle}H${width - EDGE}` });
    this.add("path", "review-half", { d: `M${EDGE} ${middle}H${width - EDGE}` });
    this.add("text", "review-even", { x: width - EDGE - 4, y: middle - 5 }).textContent = percents.format(1 / 2);
  }

  /**
   * Fill an area in the colours of a side; all but the first seat's have lines, as their shapes have.
   * @param {Side} side
   * @param {string} d
   */
  area(side, d) {
    const group = this.add("g", side.colours ? `side-${side.colours}` : "review-nobody");
    group.append(shape("path", "review-area", { d }));
    if (side.seat === 0) return;
    const id = `review-hatch-${side.seat}`;
    const pattern = shape("pattern", "", { id, width: HATCH, height: HATCH, patternUnits: "userSpaceOnUse" });
    const lines = `M0 ${HATCH} ${HATCH} 0M-1 1 1-1M${HATCH - 1} ${HATCH + 1}l2-2`;
    pattern.append(shape("path", "review-hatch", { d: lines }));
    group.append(pattern, shape("path", "", { d, fill: `url(#${id})` }));
  }

  /**
   * Mark the position that the board shows.
   * @param {number} height
   */
  cursor(height) {
    const left = this.left(this.at);
    this.add("path", "review-cursor", { d: `M${left} ${STRIP}V${height}` });
    const chance = this.found.points[this.at];
    if (chance !== undefined) this.add("circle", "review-dot", { cx: left, cy: this.top(chance), r: 6 });
  }

  /**
   * Draw the mark of a turning point, and a thread to its place.
   * @param {{number: number, kind: "mistake" | "luck", left: number}} place
   * @param {number} count
   */
  mark({ number, kind, left }, count) {
    const [middle, place] = [STRIP / 2 - 1, this.left(number)];
    const thread = `M${left} ${middle}L${place} ${STRIP}V${this.top(this.found.points[number])}`;
    this.add("path", "review-thread", { d: thread });
    const group = this.add("g", `review-mark review-${kind}${number === this.at ? " review-here" : ""}`);
    const [top, half] = [middle - MARK - 1, MARK + 1];
    const diamond = { d: `M${left} ${top}l${half} ${half}-${half} ${half}-${half}-${half}z` };
    const die = { x: left - MARK + 2, y: middle - MARK + 2, width: 2 * MARK - 4, height: 2 * MARK - 4, rx: 5 };
    group.append(kind === "luck" ? shape("rect", "", die) : shape("path", "", diamond));
    const words = shape("text", "", { x: left, y: middle });
    words.textContent = String(count);
    group.append(words);
  }

  /**
   * Name a side in its part of the chart.
   * @param {string} selector
   * @param {Side} side
   */
  name(selector, side) {
    const tag = this.part(selector, HTMLElement);
    tag.className = `review-side ${selector.slice(1)}${side.colours ? ` side-${side.colours}` : ""}`;
    const badge = shape("svg", "badge", {});
    badge.append(shape("use", "", { href: `#shape-${side.seat % SHAPES}` }));
    tag.replaceChildren(...(side.seat < 0 ? [] : [badge]), side.name);
  }

  /** Tell the chances in the position shown. */
  say() {
    const chance = this.found.points[this.at];
    const now = this.part(".review-now", HTMLElement);
    now.hidden = chance === undefined;
    if (chance === undefined) return;
    const share = percents.format(chance / WHOLE);
    now.replaceChildren(make("strong", "", share), " ", make("span", "", this.own.name));
    const sentence = fill(this.chart.dataset.now ?? "", this.own.name, share);
    const where = this.slider.getAttribute("aria-valuetext")?.replace(this.said ?? "", "").trim() ?? "";
    this.slider.setAttribute("aria-valuetext", `${where} ${sentence}`.trim());
    this.said = sentence;
  }

  /**
   * @param {string} name
   * @param {string} classes
   * @param {Record<string, string | number>} [attributes]
   */
  add(name, classes, attributes = {}) {
    const made = shape(name, classes, attributes);
    this.picture.append(made);
    return made;
  }
}

/**
 * Make an element of a picture.
 * @param {string} name
 * @param {string} classes
 * @param {Record<string, string | number>} attributes
 */
function shape(name, classes, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  if (classes) made.setAttribute("class", classes);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

const root = document.querySelector(".replay");
if (root instanceof HTMLElement) void new Review(root).load();
