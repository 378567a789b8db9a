// A direction and a power: dragged from the origin, turned by arrow keys, set with sliders, or taken from the suggestions.

import { Measuring, twice } from "./measuring.js";
import { button, centimetres, fill, need, plainNumber } from "./page.js";
import { Plane } from "./plane.js";

/** @typedef {import("./types.js").AimPrompt} AimPrompt */

const REACH = 160; // px of the longest arrow, where lengths mean nothing
const TURNS = 72; // steps of an arrow key around the circle, without shift
const FORCES = 20; // and from the least power to the greatest

export class Aim {
  /**
   * @param {import("./surface.js").Surface} surface
   * @param {import("./list.js").List} list
   * @param {(choice: number) => void} play
   * @param {(choice: number) => void} measure
   */
  constructor(surface, list, play, measure) {
    this.list = list;
    this.play = play;
    this.plane = new Plane(surface);
    this.measuring = new Measuring(need("aim-told"), measure, () => this.#draw());
    /** @type {AimPrompt | null} */
    this.prompt = null;
    this.version = -1; // of the table one aims at
    this.panel = need("the-aim");
    this.words = need("aim-words");
    this.direction = /** @type {HTMLInputElement} */ (need("aim-direction"));
    this.power = /** @type {HTMLInputElement} */ (need("aim-power"));
    this.confirm = button("aim-confirm");
    for (const slider of [this.direction, this.power]) slider.addEventListener("input", () => this.#draw());
    this.confirm.addEventListener("click", () => this.prompt && play(this.#choice(this.prompt)));
    this.plane.onDrag({
      down: (event) => this.#drag(event),
      move: (event) => this.#drag(event),
      tap: (event) => this.#drag(event),
    });
  }

  /**
   * @param {AimPrompt} prompt
   * @param {import("./types.js").Choice[]} choices
   * @param {number} version of the table: an aim at the same one stays as it is
   */
  open(prompt, choices, version) {
    this.prompt = prompt;
    this.panel.hidden = false;
    this.plane.enter();
    this.direction.max = String(prompt.directions - 1);
    this.power.max = String(prompt.powers - 1);
    /** @type {HTMLElement} */ (this.power.parentElement).hidden = prompt.powers === 1;
    this.confirm.textContent = (prompt.powers === 1 ? this.confirm.dataset.turn : this.confirm.dataset.throw) ?? "";
    if (version !== this.version) this.#set(0, Math.floor(prompt.powers / 2));
    this.version = version;
    this.list.show(
      choices.map((choice) => {
        const isAim = aims(prompt, choice.id);
        return {
          id: `choice-${choice.id}`,
          label: choice.label,
          odds: choice.odds,
          marks: choice.marks,
          choice,
          folded: isAim,
          bare: !isAim,
          take: () => this.propose(choice.id),
        };
      }),
    );
    this.#draw();
  }

  /**
   * Aim as a choice does, to be confirmed; one that is no aim is made at once.
   * @param {number} id
   */
  propose(id) {
    const { prompt } = this;
    if (!prompt) return;
    const number = id - prompt.base;
    if (aims(prompt, id)) this.#set(Math.floor(number / prompt.powers), number % prompt.powers);
    else this.play(id);
  }

  close() {
    if (!this.prompt) return;
    this.prompt = null;
    this.panel.hidden = true;
    this.measuring.stop();
    this.plane.leave();
  }

  /**
   * Turn or strengthen by an arrow key, throw with Enter; tell whether it was one of them.
   * @param {KeyboardEvent} event
   */
  key(event) {
    const { prompt } = this;
    const way = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (!prompt || (!way && event.key !== "Enter")) return false;
    if (!way) {
      this.play(this.#choice(prompt));
      return true;
    }
    const steps = [prompt.directions / TURNS, prompt.powers / FORCES];
    const [turn, force] = steps.map((step) => (event.shiftKey ? 1 : Math.max(1, Math.round(step))));
    const turned = Number(this.direction.value) + way[0] * turn;
    this.#set((turned + prompt.directions) % prompt.directions, Number(this.power.value) + way[1] * force);
    return true;
  }

  /**
   * @param {number} direction
   * @param {number} power
   */
  #set(direction, power) {
    this.direction.value = String(direction);
    this.power.value = String(power); // a slider keeps within its ends
    this.#draw();
  }

  /** @param {AimPrompt} prompt */
  #choice(prompt) {
    return prompt.base + Number(this.direction.value) * prompt.powers + Number(this.power.value);
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const { prompt } = this;
    if (!prompt || !this.plane.frame.contains(/** @type {Node} */ (event.target))) return false;
    const point = this.plane.at(event);
    const [across, along] = [point.x - prompt.origin[0], (point.y - prompt.origin[1]) * this.plane.up()];
    const far = Math.hypot(across, along);
    if (far < 1) return true; // no direction yet
    const part = (Math.atan2(along, across) / (2 * Math.PI) + 1) % 1;
    const share = far / (REACH * this.plane.unit());
    const power = prompt.step ? (far - prompt.least) / prompt.step : Math.min(1, share) * (prompt.powers - 1);
    this.#set(Math.round(part * prompt.directions) % prompt.directions, Math.round(power));
    return true;
  }

  /**
   * Tell how long the arrow is, in the plane's unit.
   * @param {AimPrompt} prompt
   */
  #length({ powers, least, step }) {
    const power = Number(this.power.value);
    if (step || (powers === 1 && least)) return least + power * step;
    const share = powers > 1 ? power / (powers - 1) : 1;
    return (0.15 + 0.85 * share) * REACH * this.plane.unit();
  }

  #draw() {
    const { prompt, plane } = this;
    if (!prompt) return;
    const turn = Number(this.direction.value) / prompt.directions;
    const far = this.#length(prompt);
    const { direction = "", length = "", share = "" } = this.words.dataset;
    const pattern = prompt.powers === 1 ? direction : prompt.step ? length : share;
    const power = prompt.step ? centimetres(far) : Math.round((100 * Number(this.power.value)) / (prompt.powers - 1));
    this.words.textContent = fill(pattern, plainNumber(360 * turn), power);
    this.measuring.about(this.#choice(prompt), this.words.textContent);
    const [unit, [x, y]] = [plane.unit(), prompt.origin];
    const [across, along] = [Math.cos(2 * Math.PI * turn), Math.sin(2 * Math.PI * turn) * plane.up()];
    const tip = { x: x + far * across, y: y + far * along };
    const [back, side] = [12 * unit, 7 * unit];
    const head = [1, -1].map((hand) => [
      tip.x - back * across - hand * side * along,
      tip.y - back * along + hand * side * across,
    ]);
    const arrow = `M${x} ${y}L${tip.x} ${tip.y}M${head[0].join(" ")}L${tip.x} ${tip.y}L${head[1].join(" ")}`;
    plane.draw([
      ...this.measuring.shapes(unit),
      ...twice("circle", { cx: x, cy: y, r: 8 * unit }, "ring"),
      ...twice("path", { d: arrow }, "arrow"),
      ...(prompt.step ? [plane.label(tip, fill(this.words.dataset.short ?? "", power))] : []),
    ]);
  }
}

/**
 * Tell whether a choice is an aim.
 * @param {AimPrompt} prompt
 * @param {number} choice
 */
function aims({ base, directions, powers }, choice) {
  return choice >= base && choice < base + directions * powers;
}
