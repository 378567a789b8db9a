// The log: what each choice brought, in sentences; a line leads to the position it left.

import { make, need } from "./page.js";

/** @typedef {import("./types.js").Table} Table */

const NEAR = 40; // px from the end: the reader follows, and the log may scroll

export class Log {
  /** @param {(at: number) => void} look called with the number of a choice */
  constructor(look) {
    this.look = look;
    this.root = need("the-log");
    /** @type {import("./types.js").Seat[]} */
    this.seats = [];
    this.root.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * Drop what was taken back, or will be told again.
   * @param {Table} table
   */
  drop(table) {
    for (const line of this.#lines()) {
      if (table.since === 0 || Number(line.dataset.at) > table.since) line.parentElement?.remove();
    }
    this.seats = table.seats;
  }

  /**
   * Add a sentence to the line of its choice.
   * @param {import("./types.js").GameEvent} event
   */
  tell(event) {
    const scroller = this.#scroller();
    const follows = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
    let line = this.#lines().at(-1);
    if (line) line.tabIndex = -1;
    if (!line || Number(line.dataset.at) !== event.n) line = this.#line(event);
    line.tabIndex = 0;
    line.append(make("span", "", event.sentence), " ");
    if (follows && this.root.checkVisibility()) scroller.scrollTop = scroller.scrollHeight;
  }

  /** Mark the line one looks at; -1 for none. @param {number} at */
  mark(at) {
    for (const line of this.#lines()) {
      if (Number(line.dataset.at) === at) line.setAttribute("aria-current", "true");
      else line.removeAttribute("aria-current");
    }
  }

  /** Scroll to the newest line. */
  end() {
    const scroller = this.#scroller();
    scroller.scrollTop = scroller.scrollHeight;
  }

  /** Return what scrolls: the log itself, or the whole sheet on a small screen. */
  #scroller() {
    const own = need("log-scroll");
    return getComputedStyle(own).overflowY === "auto" ? own : need("the-sheet");
  }

  #lines() {
    return /** @type {HTMLButtonElement[]} */ ([...this.root.querySelectorAll("button")]);
  }

  /** @param {import("./types.js").GameEvent} event */
  #line(event) {
    const line = make("button", "log-line");
    line.type = "button";
    line.dataset.at = String(event.n);
    line.addEventListener("click", () => this.look(event.n));
    const item = make("li", event.seat >= 0 ? `side-${this.seats[event.seat].key} seat-${event.seat}` : "");
    item.append(line);
    this.root.append(item);
    return line;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const lines = this.#lines();
    const at = lines.findIndex((line) => line === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    lines[Math.max(0, Math.min(lines.length - 1, at + step))].focus();
  }
}
