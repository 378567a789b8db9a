// Some of the named items: toggled in the list or on the board, then confirmed.

import { button, fill, need } from "./page.js";

export class Subset {
  /**
   * @param {import("./surface.js").Surface} surface
   * @param {import("./list.js").List} list
   * @param {(choice: number) => void} play
   */
  constructor(surface, list, play) {
    this.surface = surface;
    this.list = list;
    /** @type {import("./types.js").SubsetPrompt | null} */
    this.prompt = null;
    /** @type {Set<number>} */
    this.picked = new Set();
    this.version = -1; // of the table they were picked at
    this.panel = need("the-subset");
    this.counter = need("subset-count");
    this.confirm = button("subset-confirm");
    this.confirm.addEventListener("click", () => {
      if (this.prompt && this.#enough(this.prompt)) play(this.#choice(this.prompt));
    });
  }

  /**
   * @param {import("./types.js").SubsetPrompt} prompt
   * @param {number} version of the table: what was picked at the same one stays picked
   */
  open(prompt, version) {
    this.prompt = prompt;
    if (version !== this.version) this.picked.clear();
    this.version = version;
    this.panel.hidden = false;
    this.#render(prompt);
  }

  close() {
    this.prompt = null;
    this.panel.hidden = true;
  }

  /** @param {import("./surface.js").Touch} touch */
  touch(touch) {
    const item = this.prompt?.marks.findIndex((mark) => mark !== "" && touch.ids.includes(mark)) ?? -1;
    if (item >= 0) this.#toggle(item);
  }

  /**
   * Pick what a choice stands for, to be confirmed.
   * @param {number} id
   */
  propose(id) {
    const { prompt } = this;
    if (!prompt) return;
    const bits = id - prompt.base;
    this.picked = new Set([...prompt.items.keys()].filter((item) => Math.floor(bits / 2 ** item) % 2 === 1));
    this.#render(prompt);
  }

  /** @param {number} item */
  #toggle(item) {
    const { prompt } = this;
    if (!prompt) return;
    if (!this.picked.delete(item)) this.picked.add(item);
    if (this.picked.size > prompt.most) this.picked.delete([...this.picked][0]); // the first picked makes room
    this.#render(prompt);
  }

  /** @param {import("./types.js").SubsetPrompt} prompt */
  #enough(prompt) {
    return this.picked.size >= prompt.least && this.picked.size <= prompt.most;
  }

  /** @param {import("./types.js").SubsetPrompt} prompt */
  #choice(prompt) {
    const kinds = [...this.picked].map((item) => prompt.alike[item]);
    const taken = prompt.alike.map((kind) => kinds.includes(kind) && kinds.splice(kinds.indexOf(kind), 1).length > 0);
    return prompt.base + taken.reduce((sum, yes, item) => sum + (yes ? 2 ** item : 0), 0);
  }

  /** @param {import("./types.js").SubsetPrompt} prompt */
  #render(prompt) {
    const { least, most } = prompt;
    const pattern = (least === most ? this.counter.dataset.exact : this.counter.dataset.between) ?? "";
    this.counter.textContent = fill(pattern, this.picked.size, least, most);
    this.confirm.setAttribute("aria-disabled", String(!this.#enough(prompt)));
    const chosen = (/** @type {boolean} */ yes) => prompt.marks.filter((mark, i) => mark && this.picked.has(i) === yes);
    this.surface.mark("can", chosen(false));
    this.surface.mark("picked", chosen(true));
    this.list.show(
      prompt.items.map((label, i) => ({
        id: `item-${i}`,
        label,
        marks: prompt.marks[i] ? [prompt.marks[i]] : [],
        pressed: this.picked.has(i),
        take: () => this.#toggle(i),
      })),
    );
  }
}
