// The keyboard: board and hand are tab stops with a cursor that arrow keys move; shortcuts for all else.

import { need } from "./page.js";

/** @typedef {import("./surface.js").Surface} Surface */
/**
 * @typedef {object} Keys what the keys do
 * @property {(touch: import("./surface.js").Touch) => void} touch
 * @property {(event: KeyboardEvent) => boolean} move whether a ghost or an arrow takes the key
 * @property {() => boolean} steers whether the keys move one
 * @property {(id: string) => void} explain
 * @property {() => boolean} back
 * @property {() => void} hint
 * @property {() => void} undo
 * @property {() => void} skip
 * @property {(number: number) => void} pick
 * @property {() => void} help
 */

const ASIDE = 2.5; // how much worse a step to the side is than one ahead

export class Keyboard {
  /**
   * @param {Surface} surface
   * @param {Keys} keys
   */
  constructor(surface, keys) {
    this.surface = surface;
    this.keys = keys;
    this.cursor = "";
    this.news = need("cursor-news");
    for (const frame of surface.frames) {
      frame.addEventListener("keydown", (event) => this.#onBoard(event));
      frame.addEventListener("focus", () => this.#show(frame));
      frame.addEventListener("blur", () => this.surface.mark("cursor", []));
    }
    document.addEventListener("keydown", (event) => this.#anywhere(event));
  }

  /** Put the cursor back after the board has changed. */
  renew() {
    const frame = this.surface.frames.find((one) => one === document.activeElement);
    if (frame) this.#show(frame);
  }

  /** @param {HTMLElement} frame the one with the focus */
  #show(frame) {
    if (!frame.matches(":focus-visible")) return;
    if (this.keys.steers()) {
      this.surface.mark("cursor", []);
      return;
    }
    const stops = this.#stops().filter((stop) => frame.contains(stop));
    if (!stops.some((stop) => stop.id === this.cursor)) this.cursor = stops[0]?.id ?? "";
    this.surface.mark("cursor", [this.cursor]);
  }

  /** @returns {SVGGraphicsElement[]} what the cursor may stand on, in reading order */
  #stops() {
    const found = document.querySelectorAll("#the-board svg [id][data-title], #the-hand svg [id][data-title]");
    const drawn = [...found].filter((element) => element.getBoundingClientRect().width > 0);
    return /** @type {SVGGraphicsElement[]} */ (drawn);
  }

  /** @param {KeyboardEvent} event */
  #onBoard(event) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.keys.move(event)) event.preventDefault();
    else if (way) {
      event.preventDefault();
      this.#go(way[0], way[1]);
    } else if (event.key === "Enter" && this.cursor) {
      event.preventDefault();
      const box = this.surface.find(this.cursor)?.getBoundingClientRect() ?? new DOMRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      this.keys.touch({ ids: [this.cursor], top: this.cursor, x, y, kind: "keyboard" });
    } else if (event.key === "?" && this.cursor) {
      event.preventDefault();
      event.stopPropagation();
      this.#say();
    }
  }

  /**
   * Move the cursor to the nearest thing that way.
   * @param {number} across
   * @param {number} down
   */
  #go(across, down) {
    const here = middle(this.surface.find(this.cursor) ?? this.#stops()[0]);
    let [best, least] = ["", Infinity];
    for (const element of this.#stops()) {
      if (element.id === this.cursor) continue;
      const there = middle(element);
      const ahead = (there.x - here.x) * across + (there.y - here.y) * down;
      const aside = Math.abs((there.x - here.x) * down) + Math.abs((there.y - here.y) * across);
      if (ahead > 1 && ahead + ASIDE * aside < least) [best, least] = [element.id, ahead + ASIDE * aside];
    }
    if (!best) return;
    this.cursor = best;
    this.surface.mark("cursor", [best]);
    this.#say();
  }

  #say() {
    this.keys.explain(this.cursor);
    this.news.textContent = this.surface.title(this.cursor);
  }

  /** @param {KeyboardEvent} event */
  #anywhere(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea")) return;
    if (document.querySelector("dialog[open]")) return;
    const presses = target.closest("button, a, summary") !== null;
    if (event.key === " " && !presses) {
      event.preventDefault();
      this.keys.skip();
    } else if (event.key === "Escape") this.keys.back();
    else if (event.key === "h" || event.key === "H") this.keys.hint();
    else if (event.key === "u" || event.key === "U") this.keys.undo();
    else if (event.key === "?") this.keys.help();
    else if (/^[1-9]$/.test(event.key)) this.keys.pick(Number(event.key));
  }
}

/** @param {SVGGraphicsElement | undefined} element */
function middle(element) {
  const box = element?.getBoundingClientRect() ?? new DOMRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
