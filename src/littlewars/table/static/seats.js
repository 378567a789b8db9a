// The seats: who sits there, whose turn it is (a lamp and a word), who is away, the clock.

import { make, need } from "./page.js";

/** @typedef {import("./types.js").Seat} Seat */

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

export class Seats {
  constructor() {
    this.root = need("the-seats");
    this.template = /** @type {HTMLTemplateElement} */ (need("seat-template"));
    /** @type {Seat[]} */
    this.seats = [];
    this.since = 0;
    setInterval(() => this.#tick(), 1000);
  }

  /** @param {Seat[]} seats */
  show(seats) {
    this.seats = seats;
    this.since = performance.now();
    while (this.root.children.length > seats.length) this.root.lastElementChild?.remove();
    while (this.root.children.length < seats.length) this.root.append(this.template.content.cloneNode(true));
    for (const [i, seat] of seats.entries()) this.#fill(/** @type {HTMLElement} */ (this.root.children[i]), seat, i);
    this.#tick();
  }

  /** @param {boolean[]} here */
  present(here) {
    this.show(this.seats.map((seat, i) => ({ ...seat, here: here[i] ?? seat.here })));
  }

  /**
   * @param {HTMLElement} line
   * @param {Seat} seat
   * @param {number} number
   */
  #fill(line, seat, number) {
    const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (line.querySelector(`.seat-${name}`));
    line.className = `seat-card side-${seat.key}${seat.turn ? " has-turn" : ""} is-${seat.kind}`;
    line.querySelector("use")?.setAttribute("href", `#shape-${number % 4}`);
    part("name").textContent = seat.name;
    part("who").textContent = seat.who;
    part("turn").hidden = !seat.turn;
    part("away").hidden = seat.here || !["you", "person"].includes(seat.kind);
    part("here").hidden = !seat.here || seat.kind !== "person";
  }

  #tick() {
    const passed = (performance.now() - this.since) / 1000;
    for (const [i, seat] of this.seats.entries()) {
      const clock = /** @type {HTMLElement} */ (this.root.children[i].querySelector(".seat-clock"));
      clock.hidden = seat.clock === null;
      if (seat.clock !== null) clock.textContent = time(Math.max(0, seat.clock - (seat.turn ? passed : 0)));
    }
  }
}

/**
 * Write a time in the reader's language, without a sentence.
 * @param {number} seconds
 */
function time(seconds) {
  const part = (/** @type {string} */ unit, /** @type {number} */ value) =>
    new Intl.NumberFormat(document.documentElement.lang, { style: "unit", unit, unitDisplay: "narrow" }).format(value);
  if (seconds >= DAY) {
    return `${part("day", Math.floor(seconds / DAY))} ${part("hour", Math.floor((seconds % DAY) / HOUR))}`;
  }
  if (seconds >= HOUR) {
    return `${part("hour", Math.floor(seconds / HOUR))} ${part("minute", Math.floor((seconds % HOUR) / MINUTE))}`;
  }
  return `${Math.floor(seconds / MINUTE)}:${String(Math.floor(seconds % MINUTE)).padStart(2, "0")}`;
}

/**
 * A badge in a side's shape and colours, for bubbles.
 * @param {Seat} seat
 * @param {number} number
 */
export function badge(seat, number) {
  const holder = make("span", `side-${seat.key}`);
  const copy = /** @type {HTMLTemplateElement} */ (need("seat-template")).content.querySelector("svg")?.cloneNode(true);
  if (copy) holder.append(copy);
  holder.querySelector("use")?.setAttribute("href", `#shape-${number % 4}`);
  return holder;
}
