// One of the listed choices: touch the board mark by mark, or take it from the list.

import { make, need, oddsList } from "./page.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./surface.js").Touch} Touch */
/** @typedef {import("./list.js").Item} Item */

const LONG = 12; // choices of several marks; with more, the list asks for the first mark first

export class Choosing {
  /**
   * @param {import("./surface.js").Surface} surface
   * @param {import("./list.js").List} list
   * @param {(choice: number) => void} play
   * @param {(touched: string[], touch: Touch) => void} why called when a touch is no choice
   */
  constructor(surface, list, play, why) {
    this.surface = surface;
    this.list = list;
    this.play = play;
    this.why = why;
    /** @type {Choice[]} */
    this.choices = [];
    /** @type {string[]} */
    this.touched = [];
    /** @type {Choice | null} */
    this.preview = null;
    this.panel = need("the-preview");
    this.backButton = need("choice-back");
    this.backButton.addEventListener("click", () => this.back());
    need("preview-back").addEventListener("click", () => this.back());
    need("preview-confirm").addEventListener("click", () => this.preview && this.play(this.preview.id));
  }

  /**
   * @param {Choice[]} choices
   * @param {string[]} [touched] what was touched already
   */
  open(choices, touched = []) {
    this.choices = choices;
    this.touched = touched;
    this.preview = null;
    this.#render();
  }

  /** Take everything away. */
  close() {
    this.open([]);
  }

  /** One step back; tell whether there was one. */
  back() {
    if (this.preview) this.preview = null;
    else if (!this.touched.pop()) return false;
    const had = this.panel.contains(document.activeElement) || document.activeElement === this.backButton;
    this.#render();
    if (had) need("the-prompt").focus({ preventScroll: true });
    return true;
  }

  /** @param {string[]} touched */
  #candidates(touched) {
    return this.choices.filter((choice) => touched.every((mark, i) => choice.marks[i] === mark));
  }

  /**
   * @param {string[]} touched
   * @returns {Set<string>} what may be touched next
   */
  #next(touched) {
    const marks = this.#candidates(touched).map((choice) => choice.marks[touched.length]);
    return new Set(marks.filter((mark) => mark !== undefined));
  }

  /**
   * Find what a touch would mean: the marks touched with it.
   * @param {Touch} touch
   * @returns {string[] | null}
   */
  #meaning(touch) {
    for (const touched of [this.touched, []]) {
      const next = this.#next(touched);
      const mark = touch.ids.find((id) => next.has(id));
      if (mark) return [...touched, mark];
    }
    return null;
  }

  /**
   * Somebody touched the board.
   * @param {Touch} touch
   */
  touch(touch) {
    if (this.choices.length === 0) return;
    if (this.preview && touch.ids.includes(this.preview.marks.at(-1) ?? "")) {
      this.play(this.preview.id);
      return;
    }
    const touched = this.#meaning(touch);
    if (!touched) {
      if (touch.top) this.why([...this.touched, touch.top], touch);
      return;
    }
    const found = this.#candidates(touched);
    const whole = found.length === 1 && found[0].marks.length === touched.length ? found[0] : null;
    const sure = touch.kind === "keyboard" || (touch.kind === "mouse" && touched.at(-1) === touch.top);
    if (whole && sure) {
      this.play(whole.id);
      return;
    }
    this.touched = whole ? touched.slice(0, -1) : touched;
    this.preview = whole;
    this.#render();
  }

  /**
   * Show a choice as if it had been touched, to be confirmed; one that is not listed is made at once.
   * @param {number} id
   */
  propose(id) {
    const choice = this.choices.find((listed) => listed.id === id);
    if (!choice) {
      this.play(id);
      return;
    }
    this.touched = choice.marks.slice(0, -1);
    this.preview = choice;
    this.#render();
  }

  /**
   * Tell which choice a click there would make, for the explaining panel.
   * @param {Touch | null} touch
   * @returns {Choice | null}
   */
  hover(touch) {
    const touched = touch && this.choices.length ? this.#meaning(touch) : null;
    const found = touched ? this.#candidates(touched) : [];
    if (!this.preview) {
      const meant = (/** @type {Item} */ item) => touched?.every((mark, i) => item.marks[i] === mark) ?? false;
      this.list.light(this.list.items.filter(meant));
      this.surface.mark("hot", touched ? touched.slice(-1) : []);
    }
    return found.length === 1 ? found[0] : null;
  }

  #render() {
    const { surface, touched, preview } = this;
    this.panel.hidden = !preview;
    this.backButton.hidden = touched.length === 0 || preview !== null;
    surface.mark("picked", touched);
    surface.mark("hot", preview ? preview.marks.slice(-1) : []);
    surface.mark("can", [...this.#next(touched)].filter((mark) => mark !== preview?.marks.at(-1)));
    this.list.show(preview ? [] : this.#items());
    if (preview) need("preview-words").replaceChildren(make("strong", "", preview.label), oddsList(preview.odds));
  }

  /** @returns {Item[]} */
  #items() {
    const found = this.#candidates(this.touched);
    const depth = this.touched.length;
    const deep = found.filter((choice) => choice.marks.length - depth > 1);
    const grouped = deep.length > LONG ? [...new Set(deep.map((choice) => choice.marks[depth]))] : [];
    /** @type {Item[]} */
    const groups = grouped.map((mark) => ({
      id: `group-${mark}`,
      label: this.surface.name(mark) || mark,
      marks: [...this.touched, mark],
      take: () => {
        this.touched = [...this.touched, mark];
        this.#render();
      },
    }));
    const single = found.filter((choice) => !grouped.includes(choice.marks[depth]));
    return [
      ...groups,
      ...single.map((choice) => ({
        id: `choice-${choice.id}`,
        label: choice.label,
        odds: choice.odds,
        bare: choice.marks.length === 0,
        marks: choice.marks,
        choice,
        take: () => this.play(choice.id),
      })),
    ];
  }
}
