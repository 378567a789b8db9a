// Beside the plan: the list of what stands on it, and the fields of what is chosen.

import { fill, make, need } from "./page.js";
import { everything } from "./workshop-plan.js";

/** @typedef {import("./workshop-bench.js").Bench} Bench */
/** @typedef {import("./workshop-bench.js").Chosen} Chosen */

const OF_THINGS = ["field-width", "field-height", "field-turn", "chosen-tools"]; // not of spots
const OF_CORNERS = ["field-height", "field-turn", "chosen-turn-back", "chosen-turn-on"]; // not of discs
const MEASURES = /** @type {const} */ (["x", "y", "width", "height", "turn"]);

/** @param {string} id */
export function field(id) {
  return /** @type {HTMLInputElement} */ (need(id));
}

export class Panel {
  /**
   * @param {Bench} bench
   * @param {Record<string, string>} words
   * @param {(what: "at" | "sized" | "turned") => void} tell
   */
  constructor(bench, words, tell) {
    this.bench = bench;
    this.words = words;
    for (const key of MEASURES) {
      field(`chosen-${key}`).addEventListener("change", ({ target }) => {
        const number = Number(/** @type {HTMLInputElement} */ (target).value);
        const place = bench.place();
        if (!place || !Number.isFinite(number)) return;
        if (key === "x" || key === "y") bench.move({ x: place.x, y: place.y, [key]: number });
        else bench.change({ [key]: number });
        tell(key === "turn" ? "turned" : key === "x" || key === "y" ? "at" : "sized");
      });
    }
    for (const side of /** @type {const} */ (["width", "height"])) {
      field(`plan-${side}`).addEventListener("change", () => bench.resized(side, Number(field(`plan-${side}`).value)));
    }
    for (const box of this.#named("wall")) {
      box.addEventListener("change", () => bench.walled(box.value, box.checked));
    }
  }

  /** @param {string} name */
  #named(name) {
    return /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(`input[name="${name}"]`));
  }

  show() {
    const { bench } = this;
    this.#list();
    this.#chosen();
    for (const side of /** @type {const} */ (["width", "height"])) write(field(`plan-${side}`), bench.plan[side]);
    for (const box of this.#named("wall")) box.checked = bench.plan.walls.includes(box.value);
    for (const radio of this.#named("symmetry")) radio.checked = radio.value === bench.plan.symmetry;
    const [undo, redo] = /** @type {HTMLButtonElement[]} */ ([need("undo"), need("redo")]);
    undo.disabled = bench.past.length === 0;
    redo.disabled = bench.future.length === 0;
  }

  #chosen() {
    const place = this.bench.place();
    const thing = this.bench.thing();
    need("chosen").hidden = !place;
    if (!place) return;
    need("chosen-name").textContent = this.#title(this.bench.name(), this.bench.chosen?.twin ?? false);
    write(field("chosen-x"), place.x);
    write(field("chosen-y"), place.y);
    for (const id of OF_THINGS) need(id).hidden = !thing;
    if (!thing) return;
    for (const id of OF_CORNERS) need(id).hidden = thing.round;
    const across = need("field-width").firstElementChild;
    if (across) across.textContent = thing.round ? this.words.diameter : this.words.width;
    for (const key of /** @type {const} */ (["width", "height", "turn"])) write(field(`chosen-${key}`), thing[key]);
  }

  /** List things, then spots; the focus stays where it was. */
  #list() {
    const { plan, materials } = this.bench;
    const list = need("things");
    /** @type {{name: string, chosen: Chosen}[]} */
    const lines = everything(plan).map(({ thing, index, twin }) => ({
      name: this.#title(materials.parts[thing.key].name, twin),
      chosen: { spot: "", index, twin },
    }));
    for (const { key, names } of materials.spots) {
      names.forEach((name, index) => lines.push({ name, chosen: { spot: key, index, twin: false } }));
    }
    const held = [...list.querySelectorAll("button")].findIndex((button) => button === document.activeElement);
    list.replaceChildren(...lines.map((line) => this.#line(line)));
    if (!plan.things.length) list.prepend(make("li", "help", this.words.bare));
    if (held < 0) return;
    const buttons = list.querySelectorAll("button");
    const pressed = /** @type {HTMLButtonElement | null} */ (list.querySelector('[aria-pressed="true"]'));
    (pressed ?? buttons[Math.min(held, buttons.length - 1)])?.focus({ preventScroll: true });
  }

  /** @param {{name: string, chosen: Chosen}} line */
  #line({ name, chosen }) {
    const now = this.bench.chosen;
    const same = now?.spot === chosen.spot && now.index === chosen.index && now.twin === chosen.twin;
    const button = make("button", "thing", name);
    button.type = "button";
    button.setAttribute("aria-pressed", String(same));
    button.setAttribute("aria-describedby", "things-help");
    button.addEventListener("click", () => this.bench.choose(same ? null : chosen));
    button.addEventListener("focus", () => !same && this.bench.chosen && this.bench.choose(chosen));
    const line = make("li");
    line.append(button);
    return line;
  }

  /**
   * @param {string} name
   * @param {boolean} twin
   */
  #title(name, twin) {
    return twin ? fill(this.words.twin, name) : name;
  }
}

/**
 * Write a number into a field, unless somebody is writing there.
 * @param {HTMLInputElement} input
 * @param {number} number
 */
function write(input, number) {
  if (input !== document.activeElement || Number(input.value) !== number) input.value = String(number);
}
