// Small notes that come and go: why something cannot be done, what the server answered.

import { make, need } from "./page.js";
import { ruleNote } from "./rulebook.js";

const EDGE = 8; // px between a note and the window's edge

export class Notes {
  constructor() {
    this.note = need("the-why");
    document.addEventListener("pointerdown", (event) => {
      if (!this.note.contains(/** @type {Node} */ (event.target))) this.hide();
    });
  }

  /** Take the note away; tell whether there was one. */
  hide() {
    const shown = !this.note.hidden;
    this.note.hidden = true;
    return shown;
  }

  /**
   * Show a sentence, near a place on the screen or below the prompt.
   * @param {string} sentence
   * @param {string} rule may be empty
   * @param {{x: number, y: number}} [place]
   */
  show(sentence, rule, place) {
    if (!sentence) return;
    this.note.replaceChildren(make("span", "", sentence));
    if (rule) this.note.append(" ", ruleNote(rule));
    this.note.hidden = false;
    const prompt = need("the-prompt").getBoundingClientRect();
    const { x, y } = place ?? { x: prompt.x + prompt.width / 2, y: prompt.bottom };
    const { width, height } = this.note.getBoundingClientRect();
    const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, x - width / 2));
    const below = y + 16 + height < innerHeight - EDGE;
    this.note.style.left = `${left}px`;
    this.note.style.top = `${below ? y + 16 : Math.max(EDGE, y - 16 - height)}px`;
  }
}
