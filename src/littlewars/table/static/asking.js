// The question of the moment, whichever kind it is, and the touches that answer it.

import { Aim } from "./aim.js";
import { Choosing } from "./choosing.js";
import { List } from "./list.js";
import { PointChooser } from "./point.js";
import { Subset } from "./subset.js";

/** @typedef {import("./surface.js").Touch} Touch */

export class Asking {
  /**
   * @param {import("./surface.js").Surface} surface
   * @param {import("./explain.js").Explainer} explainer
   * @param {(choice: number) => void} play
   * @param {(touched: string[], touch: Touch) => void} why
   * @param {(choice: number) => void} measure
   */
  constructor(surface, explainer, play, why, measure) {
    this.surface = surface;
    this.explainer = explainer;
    this.kind = "";
    this.list = new List((item) => this.#pointed(item));
    this.choosing = new Choosing(surface, this.list, play, why);
    this.subset = new Subset(surface, this.list, play);
    this.point = new PointChooser(surface, this.list, play, measure);
    this.aim = new Aim(surface, this.list, play, measure);
  }

  /**
   * @param {import("./types.js").Table} table
   * @param {string[]} touched what was touched already
   */
  open({ prompt, choices, v }, touched) {
    this.kind = prompt?.kind ?? "";
    if (prompt?.kind === "subset") this.subset.open(prompt, v);
    else if (prompt?.kind === "point") this.point.open(prompt, choices, v);
    else if (prompt?.kind === "aim") this.aim.open(prompt, choices, v);
    else this.choosing.open(choices, touched);
  }

  /** Take questions and marks away. */
  close() {
    this.kind = "";
    this.explainer.tellChoice(null);
    this.choosing.close();
    this.subset.close();
    this.point.close();
    this.aim.close();
  }

  /** @param {Touch} touch */
  touch(touch) {
    if (touch.top) this.explainer.explain(touch.top, this.choosing.choices.length === 0);
    if (this.kind === "subset") this.subset.touch(touch);
    else if (this.kind === "point") this.point.touch(touch);
    else if (this.kind === "one") this.choosing.touch(touch);
    this.explainer.tellChoice(null);
  }

  /** @param {Touch | null} touch */
  hover(touch) {
    const choice = this.kind === "one" ? this.choosing.hover(touch) : null;
    if (touch?.top) this.explainer.explain(touch.top, !choice);
    else this.explainer.leave();
    this.explainer.tellChoice(this.choosing.preview ? null : choice);
  }

  /**
   * Lay a choice out as if it had been touched or dragged; it waits to be confirmed, where anything is.
   * @param {number} id
   */
  propose(id) {
    if (this.kind === "subset") this.subset.propose(id);
    else if (this.kind === "point") this.point.propose(id);
    else if (this.kind === "aim") this.aim.propose(id);
    else this.choosing.propose(id);
    const confirms = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".answer .button-main"));
    [...confirms].find((confirm) => confirm.checkVisibility())?.focus();
  }

  /**
   * A choice is hovered or focused elsewhere than in the list.
   * @param {import("./types.js").Choice | null} choice
   */
  show(choice) {
    this.#pointed(choice && { id: "", label: choice.label, marks: choice.marks, choice, take: () => {} });
  }

  /** One step back; tell whether there was one. */
  back() {
    return this.point.back() || this.choosing.back();
  }

  /** Tell whether the board's keys belong to a ghost or an arrow. */
  steers() {
    return this.point.steers() || this.aim.prompt !== null;
  }

  /**
   * Give a key of the board to the ghost or the arrow; tell whether they took it.
   * @param {KeyboardEvent} event
   */
  key(event) {
    return this.point.key(event) || this.aim.key(event);
  }

  /** @param {import("./types.js").Measured} answer */
  measured(answer) {
    this.point.measuring.take(answer);
    this.aim.measuring.take(answer);
  }

  /** @param {import("./list.js").Item | null} item one of the list that is hovered or focused */
  #pointed(item) {
    if (this.choosing.preview) return;
    this.surface.mark("hot", item?.marks.slice(-1) ?? []);
    if (item?.marks.length) this.explainer.explain(item.marks[item.marks.length - 1], false);
    else this.explainer.leave();
    this.explainer.tellChoice(item?.choice ?? null);
  }
}
