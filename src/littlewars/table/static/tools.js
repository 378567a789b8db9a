// The toolbar and its dialogs: undo, take back, resign, claim the time, help; the tabs of small screens; invitations.

import { button, dialog, need } from "./page.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {"undo" | "ask_back" | "resign" | "claim_time"} Deed */

/** @type {[string, Deed][]} */
const DEEDS = [["undo-button", "undo"], ["ask-back-button", "ask_back"], ["claim-button", "claim_time"]];

export class Tools {
  /**
   * @param {(deed: Deed) => void} act
   * @param {(tab: string) => void} opened called when somebody opens a tab
   */
  constructor(act, opened) {
    for (const [id, deed] of DEEDS) {
      button(id).addEventListener("click", () => button(id).getAttribute("aria-disabled") !== "true" && act(deed));
    }
    button("resign-button").addEventListener("click", () => {
      need("the-menu").hidePopover();
      dialog("the-resign").showModal();
    });
    button("help-button").addEventListener("click", () => {
      need("the-menu").hidePopover();
      this.help();
    });
    for (const shown of document.querySelectorAll("dialog")) {
      if (shown.id === "the-curtain") continue;
      shown.addEventListener("click", (event) => event.target === shown && shown.close());
      for (const close of shown.querySelectorAll("[data-close]")) close.addEventListener("click", () => shown.close());
    }
    button("resign-yes").addEventListener("click", () => {
      dialog("the-resign").close();
      act("resign");
    });
    for (const tab of document.querySelectorAll("[data-tab]")) {
      tab.addEventListener("click", () => {
        this.tab(tab.getAttribute("data-tab") ?? "");
        opened(tab.getAttribute("data-tab") ?? "");
      });
    }
    for (const copy of document.querySelectorAll("[data-copy]")) copies(/** @type {HTMLButtonElement} */ (copy));
  }

  /** Open the list of shortcuts. */
  help() {
    dialog("the-help").showModal();
  }

  /**
   * On a small screen: show one part of the sheet.
   * @param {string} name
   */
  tab(name) {
    need("the-game").dataset.shows = name;
    for (const tab of document.querySelectorAll("[data-tab]")) {
      tab.setAttribute("aria-pressed", String(tab.getAttribute("data-tab") === name));
    }
  }

  /** @param {Table} table */
  show({ can, seats, you, after_resigning }) {
    const undo = button("undo-button");
    undo.setAttribute("aria-disabled", String(!can.undo));
    undo.hidden = you.length === 0 || (!can.undo && can.ask_back);
    button("ask-back-button").hidden = !can.ask_back;
    button("claim-button").hidden = !can.claim_time;
    button("resign-button").hidden = !can.resign;
    button("phrases-button").hidden = !can.phrases;
    need("device-link").hidden = you.length === 0;
    need("resign-after").textContent = after_resigning;
    const invites = document.getElementById("the-invite");
    if (!invites) return;
    const links = /** @type {HTMLElement[]} */ ([...invites.querySelectorAll("[data-seat]")]);
    for (const link of links) link.hidden = seats[Number(link.dataset.seat)].kind !== "open";
    invites.hidden = links.every((link) => link.hidden);
  }
}

/** @param {HTMLButtonElement} copy copies the field beside it, or selects it for copying by hand */
function copies(copy) {
  const field = /** @type {HTMLInputElement} */ (need(copy.dataset.copy ?? ""));
  const said = need("invite-said");
  copy.addEventListener("click", async () => {
    field.select();
    const done = await navigator.clipboard?.writeText(field.value).then(() => true, () => false);
    said.textContent = (done ? said.dataset.copied : said.dataset.byHand) ?? "";
  });
}
