// The end of a game: who won and why, what luck had to do with it, and what next.

import { button, dialog, make, need, ruleLink, still } from "./page.js";
import { badge } from "./seats.js";

/** @typedef {import("./types.js").Table} Table */

const SCRAPS = 60; // of the confetti

export class Result {
  /** @param {() => void} rematch */
  constructor(rematch) {
    this.dialog = dialog("the-result");
    this.open = button("result-open");
    this.shown = false;
    this.asked = false;
    this.again = button("result-rematch");
    this.again.addEventListener("click", () => {
      this.asked = true;
      this.again.setAttribute("aria-busy", "true");
      rematch();
    });
    need("result-close").addEventListener("click", () => this.dialog.close());
    this.open.addEventListener("click", () => this.dialog.showModal());
    this.dialog.addEventListener("close", () => need("the-prompt").focus({ preventScroll: true }));
  }

  /** @param {Table} table */
  show(table) {
    const { outcome } = table;
    this.open.hidden = !outcome;
    if (!outcome) {
      this.shown = false;
      if (this.dialog.open) this.dialog.close();
      return;
    }
    need("result-verdict").textContent = outcome.verdict;
    const side = table.seats[outcome.winner];
    need("result-badge").className = side ? `result-badge side-${side.key}` : "result-badge";
    need("result-badge").querySelector("use")?.setAttribute("href", `#shape-${Math.max(0, outcome.winner) % 4}`);
    need("result-reason").replaceChildren(outcome.reason, " ", ...(outcome.rule ? [ruleLink(outcome.rule)] : []));
    const rows = outcome.places.flatMap(([place, seats]) => seats.map((seat) => this.#place(place, seat, table)));
    need("result-places").replaceChildren(...rows);
    need("result-places-part").hidden = rows.length === 0;
    need("result-luck").replaceChildren(...outcome.luck.map((sentence) => make("li", "", sentence)));
    need("result-luck-part").hidden = outcome.luck.length === 0;
    this.again.hidden = !table.can.rematch;
    if (this.shown || table.lesson) return; // a lesson has its own last page
    this.shown = true;
    this.dialog.showModal();
    (this.again.hidden ? need("result-close") : this.again).focus();
    if (table.you.includes(outcome.winner) && !still()) this.#celebrate();
  }

  /**
   * Write a line of the ranking.
   * @param {number} place
   * @param {number} number
   * @param {Table} table
   */
  #place(place, number, table) {
    const seat = table.seats[number];
    const line = make("li", "place");
    line.value = place;
    line.append(badge(seat, number), make("strong", "", seat.name), " ", make("span", "", seat.who));
    return line;
  }

  /**
   * Somebody wants to play again: who asked goes there, the others are told.
   * @param {import("./types.js").Rematch} message
   */
  rematch(message) {
    if (this.asked) {
      location.assign(message.address);
      return;
    }
    const link = /** @type {HTMLAnchorElement} */ (need("rematch-link"));
    link.href = message.address;
    need("rematch-words").textContent = message.sentence;
    need("the-rematch").hidden = false;
    this.again.hidden = true;
    this.dialog.close(); // it lies over the link
  }

  /** Let bits of paper rain. */
  #celebrate() {
    const sky = make("div", "confetti");
    sky.setAttribute("aria-hidden", "true");
    this.dialog.append(sky);
    const falls = Array.from({ length: SCRAPS }, (_, i) => {
      const scrap = make("span", `scrap scrap-${i % 5}`);
      scrap.style.left = `${Math.random() * 100}%`;
      sky.append(scrap);
      const drift = 80 * Math.random() - 40;
      const frames = [
        { transform: "translate(0, -10vh) rotate(0deg)" },
        { transform: `translate(${drift}px, 110vh) rotate(${720 * Math.random()}deg)` },
      ];
      const [duration, delay] = [1800 + 1600 * Math.random(), 500 * Math.random()];
      return scrap.animate(frames, { duration, delay, fill: "both" }).finished;
    });
    Promise.allSettled(falls).then(() => sky.remove());
  }
}
