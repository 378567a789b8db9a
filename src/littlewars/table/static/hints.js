// Hints: what the computer would choose, a little more of it each time one asks.

import { button, estimate, make, need, shareBar } from "./page.js";
import { badge } from "./seats.js";

/** @typedef {import("./types.js").Hint} Hint */
/** @typedef {import("./types.js").Table} Table */

const LAST = 3; // stage

export class Hints {
  /**
   * @param {import("./surface.js").Surface} surface
   * @param {import("./asking.js").Asking} asking
   * @param {(v: number, stage: number) => void} ask
   */
  constructor(surface, asking, ask) {
    this.surface = surface;
    this.asking = asking;
    this.ask = ask;
    /** @type {Table | null} */
    this.table = null; // as shown, while one may ask about it
    /** @type {Hint | null} */
    this.hint = null; // the last one heard
    this.wanted = 0; // the stage that was asked for; 0: nothing is under way
    this.panel = need("the-hint");
    this.words = need("hint-words");
    this.parts = [need("hint-first"), need("hint-second"), need("hint-third")];
    this.news = need("cursor-news");
    this.opener = button("hint-button");
    this.further = button("hint-more");
    this.opener.addEventListener("click", () => this.close() || this.more());
    this.further.addEventListener("click", () => this.more());
  }

  /**
   * A push is about to be shown: a hint for another position vanishes.
   * @param {Table} table
   */
  begin(table) {
    if (table.v === this.table?.v) return;
    this.close();
    this.table = null;
  }

  /** @param {Table} table */
  show(table) {
    this.opener.hidden = !table.can.hint;
    this.table = table.can.hint ? table : null;
    if (!this.table) this.close();
    else if (this.wanted) this.ask(table.v, this.wanted); // the line may have been lost before the answer
    else this.#mark();
  }

  /** Ask for a hint, or for more of it; tell whether there is any to ask for. */
  more() {
    if (!this.table || this.wanted || this.hint?.stage === LAST) return false;
    this.wanted = (this.hint?.stage ?? 0) + 1;
    this.ask(this.table.v, this.wanted);
    if (this.hint) return true;
    this.#fill(null);
    this.words.textContent = this.news.textContent = this.words.dataset.thinking ?? "";
    this.panel.hidden = false;
    this.opener.setAttribute("aria-expanded", "true");
    return true;
  }

  /** @param {Hint} hint */
  hear(hint) {
    if (hint.v !== this.table?.v || hint.stage !== this.wanted) return;
    this.wanted = 0;
    if (!hint.sentence) {
      this.close();
      return;
    }
    this.hint = hint;
    const had = document.activeElement === this.further;
    this.#fill(hint);
    this.#mark();
    if (had && this.further.hidden) this.panel.focus({ preventScroll: true });
    if (this.panel.getBoundingClientRect().bottom > this.#bottom()) {
      this.parts[hint.stage - 1].scrollIntoView({ block: "start" });
    }
    this.news.textContent = this.#spoken(hint);
  }

  /** No hint will come: take "thinking" away. */
  fail() {
    if (this.wanted) this.close();
  }

  /** Take the hint away; tell whether there was one. */
  close() {
    if (this.panel.hidden) return false;
    const had = this.panel.contains(document.activeElement);
    this.hint = null;
    this.wanted = 0;
    this.panel.hidden = true;
    this.opener.setAttribute("aria-expanded", "false");
    this.#fill(null);
    this.#mark();
    if (had) this.opener.focus({ preventScroll: true });
    return true;
  }

  /** Tell down to where a hint can be seen without scrolling. */
  #bottom() {
    const sheet = this.panel.closest(".question")?.checkVisibility() ? ".question" : ".tray-sheet";
    return Math.min(innerHeight, this.panel.closest(sheet)?.getBoundingClientRect().bottom ?? innerHeight);
  }

  #mark() {
    this.surface.mark("nudge", this.hint?.marks ?? []);
  }

  /** @param {Hint | null} hint */
  #fill(hint) {
    const stage = hint?.stage ?? 0;
    const names = new Set(hint?.marks.map((mark) => brief(this.surface.title(mark))));
    this.parts[0].hidden = stage > 1; // the choices say more than the nudge
    this.parts[1].hidden = stage < 2;
    this.parts[2].hidden = stage < LAST;
    if (hint) need(["hint-words", "hint-choices-words", "hint-line-words"][stage - 1]).textContent = hint.sentence;
    need("hint-names").textContent = [...names].join(" · ");
    need("hint-choices").replaceChildren(...(hint?.candidates ?? []).map((candidate) => this.#candidate(candidate)));
    need("hint-line").replaceChildren(...(hint?.line ?? []).map((step) => this.#step(step)));
    this.further.hidden = stage === 0 || stage === LAST;
    this.further.textContent = this.further.dataset[stage === 1 ? "choices" : "line"] ?? "";
  }

  /** @param {import("./types.js").Candidate} candidate */
  #candidate({ id, label, chance }) {
    const line = make("li");
    const taken = make("button", "choice hint-choice");
    taken.type = "button";
    taken.id = `hint-choice-${id}`;
    const share = make("span", "hint-chance");
    share.append(shareBar(chance), make("span", "odds-number", estimate(chance)));
    taken.append(make("span", "choice-label", label), share);
    taken.addEventListener("click", () => this.asking.propose(id));
    const listed = this.table?.choices.find((choice) => choice.id === id) ?? null;
    for (const event of ["pointerenter", "focus"]) taken.addEventListener(event, () => this.asking.show(listed));
    for (const event of ["pointerleave", "blur"]) taken.addEventListener(event, () => this.asking.show(null));
    line.append(taken);
    return line;
  }

  /** @param {import("./types.js").Foreseen} step */
  #step({ seat, sentence }) {
    const line = make("li");
    const known = this.table?.seats[seat];
    if (known) line.append(badge(known, seat), make("strong", "", known.name), " ");
    line.append(make("span", "", sentence));
    return line;
  }

  /**
   * Say what a screen reader should read out of a hint.
   * @param {Hint} hint
   */
  #spoken({ stage, sentence, candidates, line }) {
    if (stage === 1) return [sentence, need("hint-names").textContent].join(" ");
    const listed = candidates.map(({ label, chance }) => `${label} ${estimate(chance)}`);
    const foreseen = line.map(({ seat, sentence: does }) => [this.table?.seats[seat]?.name, does].filter(Boolean).join(" "));
    return [sentence, ...(stage === 2 ? listed : foreseen)].join(" ");
  }
}

/**
 * Tell what the words of an element begin with: "J1", "Square b2".
 * @param {string} words
 */
function brief(words) {
  return words.split(/\s?[:,.](?:\s|$)/)[0];
}
