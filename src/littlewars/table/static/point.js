// A point on the plane: clicked, dragged, moved by arrow keys, or taken from the candidates.

import { button, fill, need } from "./page.js";
import { Plane } from "./plane.js";

const SMALL_STEP = 1; // px of an arrow key
const LARGE_STEP = 10; // without shift

export class PointChooser {
  /**
   * @param {import("./surface.js").Surface} surface
   * @param {import("./list.js").List} list
   * @param {(choice: number) => void} play
   */
  constructor(surface, list, play) {
    this.list = list;
    this.plane = new Plane(surface);
    /** @type {import("./types.js").PointPrompt | null} */
    this.prompt = null;
    this.point = { x: 0, y: 0 };
    this.panel = need("the-point");
    this.words = need("point-words");
    this.confirm = button("point-confirm");
    this.confirm.addEventListener("click", () => this.prompt && play(this.#choice(this.prompt)));
    this.plane.onDrag(() => this.prompt !== null, (point) => this.#move(point));
  }

  /**
   * @param {import("./types.js").PointPrompt} prompt
   * @param {import("./types.js").Choice[]} choices
   */
  open(prompt, choices) {
    this.prompt = prompt;
    this.panel.hidden = false;
    this.plane.enter();
    const start = choices.length ? this.#spot(prompt, choices[0].id) : prompt.region[0]?.[0];
    this.list.show(
      choices.map((choice) => ({
        id: `choice-${choice.id}`,
        label: choice.label,
        odds: choice.odds,
        marks: choice.marks,
        choice,
        take: () => this.#move(this.#spot(prompt, choice.id)),
      })),
    );
    this.#move(Array.isArray(start) ? { x: start[0], y: start[1] } : (start ?? { x: 0, y: 0 }));
  }

  close() {
    if (!this.prompt) return;
    this.prompt = null;
    this.panel.hidden = true;
    this.plane.leave();
  }

  /**
   * Move by an arrow key; tell whether it was one.
   * @param {KeyboardEvent} event
   */
  key(event) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!this.prompt || !way) return false;
    const step = Math.max(1, Math.round((event.shiftKey ? SMALL_STEP : LARGE_STEP) * this.plane.unit()));
    const up = this.plane.isUpright() ? -1 : 1;
    this.#move({ x: this.point.x + way[0] * step, y: this.point.y + up * way[1] * step });
    return true;
  }

  /**
   * @param {import("./types.js").PointPrompt} prompt
   * @param {number} choice
   */
  #spot(prompt, choice) {
    const number = choice - prompt.base;
    return { x: number % prompt.width, y: Math.floor(number / prompt.width) };
  }

  /** @param {import("./types.js").PointPrompt} prompt */
  #choice(prompt) {
    return prompt.base + this.point.y * prompt.width + this.point.x;
  }

  /** @param {{x: number, y: number}} point */
  #move({ x, y }) {
    const { prompt } = this;
    if (!prompt) return;
    this.point = { x: Math.max(0, Math.min(prompt.width - 1, x)), y: Math.max(0, y) };
    this.words.textContent = fill(this.words.dataset.pattern ?? "", this.point.x, this.point.y);
    const unit = this.plane.unit();
    const [cx, cy, arm] = [this.point.x, this.point.y, 14 * unit];
    const outlines = prompt.region.map((ring) => `M${ring.map((corner) => corner.join(" ")).join("L")}z`);
    this.plane.draw([
      ["path", { d: outlines.join(""), class: "plane-region", "fill-rule": "evenodd" }],
      ["path", { d: `M${cx - arm} ${cy}h${2 * arm}M${cx} ${cy - arm}v${2 * arm}`, class: "plane-cross" }],
      ["circle", { cx, cy, r: 6 * unit, class: "plane-ring" }],
    ]);
  }
}
