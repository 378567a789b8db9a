// At a shared screen: the curtain, until the next player has taken it.

import { button, dialog, need } from "./page.js";

export class CurtainScreen {
  /** @param {() => void} uncover */
  constructor(uncover) {
    this.dialog = dialog("the-curtain");
    this.button = button("curtain-button");
    this.button.addEventListener("click", uncover);
    this.wanted = false;
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
    this.dialog.addEventListener("close", () => this.wanted && this.dialog.showModal()); // a second Escape closes it
  }

  /**
   * @param {import("./types.js").Curtain | null} curtain
   * @param {import("./types.js").Seat[]} seats
   */
  show(curtain, seats) {
    this.wanted = curtain !== null;
    if (!curtain) {
      this.dialog.close();
      return;
    }
    need("curtain-words").textContent = curtain.sentence;
    need("curtain-badge").className = `result-badge side-${seats[curtain.seat].key}`;
    need("curtain-badge").querySelector("use")?.setAttribute("href", `#shape-${curtain.seat % 4}`);
    this.button.textContent = curtain.button;
    if (!this.dialog.open) this.dialog.showModal();
    this.button.focus();
  }
}
