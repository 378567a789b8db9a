// Plans kept in this browser, by name: saved, opened, renamed, deleted and brought back.

import { fill, make, need } from "./page.js";

/** @typedef {{name: string, text: string}} Kept */

export class KeptPlans {
  /**
   * @param {string} game
   * @param {Record<string, string>} words
   * @param {(plan: Kept) => void} open
   */
  constructor(game, words, open) {
    this.place = `workshop ${game}`;
    this.words = words;
    this.open = open;
    this.said = need("kept-said");
    this.show();
    addEventListener("storage", () => this.show());
  }

  /** @returns {Kept[]} */
  all() {
    try {
      const found = JSON.parse(localStorage.getItem(this.place) ?? "[]");
      return Array.isArray(found) ? found.filter(({ name, text }) => name && text) : [];
    } catch {
      return [];
    }
  }

  /** @param {Kept[]} plans */
  #keep(plans) {
    try {
      localStorage.setItem(this.place, JSON.stringify(plans));
    } catch {
      this.said.textContent = this.words.unkept;
      return false;
    }
    this.show();
    return true;
  }

  /**
   * Save a plan; one of the same name is replaced.
   * @param {Kept} plan
   */
  save(plan) {
    const others = this.all().filter(({ name }) => name !== plan.name);
    if (this.#keep([plan, ...others])) this.said.textContent = fill(this.words.saved, plan.name);
  }

  /** @param {Kept} plan */
  #remove(plan) {
    const before = this.all();
    if (!this.#keep(before.filter(({ name }) => name !== plan.name))) return;
    const back = make("button", "button", this.words.bring);
    back.type = "button";
    back.addEventListener("click", () => {
      this.#keep(before);
      this.said.textContent = fill(this.words.saved, plan.name);
    });
    this.said.replaceChildren(make("span", "", fill(this.words.deleted, plan.name)), back);
    back.focus();
  }

  /**
   * @param {Kept} plan
   * @param {string} wished
   */
  #rename(plan, wished) {
    const name = wished.trim();
    const taken = this.all().some((other) => other.name === name);
    if (!name || taken) {
      this.show();
      return;
    }
    if (this.#keep(this.all().map((other) => (other.name === plan.name ? { ...other, name } : other)))) {
      this.said.textContent = fill(this.words.renamed, name);
    }
  }

  show() {
    need("kept").replaceChildren(...this.all().map((plan) => this.#line(plan)));
  }

  /** @param {Kept} plan */
  #line(plan) {
    const line = make("li", "row kept-plan");
    const name = make("input", "text");
    name.value = plan.name;
    name.maxLength = 40;
    name.setAttribute("aria-label", this.words.name);
    name.addEventListener("change", () => this.#rename(plan, name.value));
    const open = make("button", "button", this.words.open);
    open.setAttribute("aria-label", fill(this.words.openNamed, plan.name));
    open.addEventListener("click", () => this.open(plan));
    const remove = make("button", "button", this.words.delete);
    remove.setAttribute("aria-label", fill(this.words.deleteNamed, plan.name));
    remove.addEventListener("click", () => this.#remove(plan));
    for (const button of [open, remove]) button.type = "button";
    line.append(name, open, remove);
    return line;
  }
}
