// A direction and a power: dragged from the origin, or set with two sliders.

import { button, fill, need } from "./page.js";
import { Plane } from "./plane.js";

const REACH = 160; // px of the longest arrow

export class Aim {
  /**
   * @param {import("./surface.js").Surface} surface
   * @param {(choice: number) => void} play
   */
  constructor(surface, play) {
    this.plane = new Plane(surface);
    /** @type {import("./types.js").AimPrompt | null} */
    this.prompt = null;
    this.panel = need("the-aim");
    this.words = need("aim-words");
    this.direction = /** @type {HTMLInputElement} */ (need("aim-direction"));
    this.power = /** @type {HTMLInputElement} */ (need("aim-power"));
    for (const slider of [this.direction, this.power]) slider.addEventListener("input", () => this.#render());
    button("aim-confirm").addEventListener("click", () => this.prompt && play(this.#choice(this.prompt)));
    this.plane.onDrag(() => this.prompt !== null, (point) => this.#drag(point));
  }

  /** @param {import("./types.js").AimPrompt} prompt */
  open(prompt) {
    this.prompt = prompt;
    this.panel.hidden = false;
    this.plane.enter();
    this.direction.max = String(prompt.directions - 1);
    this.power.max = String(prompt.powers - 1);
    this.direction.value = "0";
    this.power.value = String(Math.floor(prompt.powers / 2));
    this.#render();
  }

  close() {
    if (!this.prompt) return;
    this.prompt = null;
    this.panel.hidden = true;
    this.plane.leave();
  }

  /** @param {import("./types.js").AimPrompt} prompt */
  #choice(prompt) {
    return prompt.base + Number(this.direction.value) * prompt.powers + Number(this.power.value);
  }

  /** Tell which way anticlockwise is in the plane: -1 where y grows downwards. */
  #up() {
    return this.plane.isUpright() ? 1 : -1;
  }

  /** @param {{x: number, y: number}} point */
  #drag(point) {
    const { prompt } = this;
    if (!prompt) return;
    const [across, along] = [point.x - prompt.origin[0], (point.y - prompt.origin[1]) * this.#up()];
    const part = (Math.atan2(along, across) / (2 * Math.PI) + 1) % 1;
    this.direction.value = String(Math.round(part * prompt.directions) % prompt.directions);
    const far = Math.min(1, Math.hypot(across, along) / (REACH * this.plane.unit()));
    this.power.value = String(Math.round(far * (prompt.powers - 1)));
    this.#render();
  }

  #render() {
    const { prompt } = this;
    if (!prompt) return;
    const angle = (2 * Math.PI * Number(this.direction.value)) / prompt.directions;
    const share = prompt.powers > 1 ? Number(this.power.value) / (prompt.powers - 1) : 1;
    const pattern = this.words.dataset.pattern ?? "";
    const degrees = Math.round((360 * Number(this.direction.value)) / prompt.directions);
    this.words.textContent = fill(pattern, degrees, Math.round(100 * share));
    const far = (0.15 + 0.85 * share) * REACH * this.plane.unit();
    const [x, y] = prompt.origin;
    const [toX, toY] = [x + far * Math.cos(angle), y + far * Math.sin(angle) * this.#up()];
    this.plane.draw([
      ["circle", { cx: x, cy: y, r: 8 * this.plane.unit(), class: "plane-ring" }],
      ["path", { d: `M${x} ${y}L${toX} ${toY}`, class: "plane-arrow" }],
      ["circle", { cx: toX, cy: toY, r: 5 * this.plane.unit(), class: "plane-tip" }],
    ]);
  }
}
