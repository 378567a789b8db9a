// Taking back after something happened: the others are asked, and answer.

import { button, need } from "./page.js";

export class TakeBack {
  /** @param {(yes: boolean) => void} answer */
  constructor(answer) {
    this.bar = need("the-back");
    for (const [id, yes] of /** @type {[string, boolean][]} */ ([["back-yes", true], ["back-no", false]])) {
      button(id).addEventListener("click", () => {
        this.bar.hidden = true;
        need("the-prompt").focus({ preventScroll: true });
        answer(yes);
      });
    }
  }

  /** @param {string} sentence */
  ask(sentence) {
    need("back-words").textContent = sentence;
    this.bar.hidden = false;
  }

  /** A choice was made meanwhile: nobody asks any more. */
  forget() {
    this.bar.hidden = true;
  }
}
