// Preset phrases: a menu to say them, bubbles when they are said.

import { make, need } from "./page.js";
import { badge } from "./seats.js";

const STAYS = 6000; // ms

export class Phrases {
  /** @param {(number: number) => void} say */
  constructor(say) {
    this.menu = need("the-phrases");
    this.bubbles = need("the-bubbles");
    for (const [number, phrase] of this.menu.querySelectorAll("button").entries()) {
      phrase.addEventListener("click", () => {
        this.menu.hidePopover();
        say(number);
      });
    }
  }

  /**
   * Show what somebody says for a while.
   * @param {import("./types.js").Said} said
   * @param {import("./types.js").Seat[]} seats
   */
  hear({ seat, sentence }, seats) {
    const bubble = make("p", "bubble");
    if (seats[seat]) bubble.append(badge(seats[seat], seat), make("strong", "", seats[seat].name), " ");
    bubble.append(make("span", "", sentence));
    this.bubbles.append(bubble);
    setTimeout(() => bubble.remove(), STAYS);
  }
}
