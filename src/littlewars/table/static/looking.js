// Looking back: an earlier position on the board, while the game waits behind it.

import { button, need } from "./page.js";

export class Looking {
  /**
   * @param {import("./surface.js").Surface} surface
   * @param {import("./theatre.js").Theatre} theatre
   * @param {(at: number) => void} ask
   */
  constructor(surface, theatre, ask) {
    this.surface = surface;
    this.theatre = theatre;
    this.ask = ask;
    this.at = -1;
    this.last = 0; // the number of choices made
    this.bar = need("the-looking");
    button("looking-back").addEventListener("click", () => this.back());
    button("looking-before").addEventListener("click", () => this.at > 0 && this.ask(this.at - 1));
    button("looking-after").addEventListener("click", () => this.#after());
  }

  /** @param {import("./types.js").Look} look */
  show(look) {
    this.at = look.at;
    this.theatre.pause();
    this.bar.hidden = false;
    this.#away(true);
    need("looking-words").textContent = look.sentences.join(" ");
    this.surface.show(look);
  }

  /**
   * Put the question and the hand out of reach while one looks back.
   * @param {boolean} away
   */
  #away(away) {
    need("the-game").classList.toggle("looking", away);
    for (const part of [need("the-question"), need("hand-frame")]) {
      const focused = part.contains(document.activeElement);
      part.inert = away;
      if (away && focused) button("looking-back").focus({ preventScroll: true });
    }
  }

  #after() {
    if (this.at + 1 < this.last) this.ask(this.at + 1);
    else this.back();
  }

  /** Come back to the present; tell whether one was away. */
  back() {
    if (this.at < 0) return false;
    this.at = -1;
    this.bar.hidden = true;
    this.#away(false);
    need("the-prompt").focus({ preventScroll: true });
    this.theatre.resume();
    return true;
  }
}
