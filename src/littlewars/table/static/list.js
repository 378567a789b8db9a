// The list of choices: the same for mouse, finger, keyboard and screen reader.

import { fill, make, need, oddsList } from "./page.js";

/** @typedef {import("./types.js").Choice} Choice */
/**
 * @typedef {{id: string, label: string, odds?: [string, number][], bare?: boolean, folded?: boolean, marks: string[], choice?: Choice,
 *   pressed?: boolean, take: () => void}} Item
 */

const LONG = 12; // suggestions; more are folded away
const ODDS = 3; // shown in the list; all of them where the choice is explained
const SHORT = 28; // letters: labels as short as this stand side by side

export class List {
  /** @param {(item: Item | null) => void} pointed called when one is hovered or focused, with null when left */
  constructor(pointed) {
    this.pointed = pointed;
    this.root = need("the-choices");
    this.bare = need("bare-choices");
    this.folded = need("folded-choices");
    this.fold = /** @type {HTMLDetailsElement} */ (need("the-fold"));
    this.count = need("fold-words");
    /** @type {Item[]} */
    this.items = [];
    for (const root of [this.root, this.bare, this.folded]) root.addEventListener("keydown", (event) => this.#key(event));
  }

  /**
   * Show items, the ones that cannot be touched on the board below the others, then suggestions, folded when they are
   * many; focus stays on the same one.
   * @param {Item[]} items
   */
  show(items) {
    const focused = this.has(document.activeElement) ? document.activeElement?.id : undefined;
    const touchable = items.filter((item) => !item.bare && !item.folded);
    const bare = items.filter((item) => item.bare);
    const folded = items.filter((item) => item.folded);
    const first = touchable.length + bare.length;
    const same = folded.length > 0 && folded[0].id === this.items[this.items.length - folded.length]?.id;
    this.items = [...touchable, ...bare, ...folded];
    const lines = this.items.map((item, i) => this.#line(item, i));
    this.root.replaceChildren(...lines.slice(0, touchable.length));
    this.bare.replaceChildren(...lines.slice(touchable.length, first));
    this.folded.replaceChildren(...lines.slice(first));
    this.root.classList.toggle("short", touchable.every((item) => item.label.length <= SHORT && !item.odds?.length));
    this.root.hidden = touchable.length === 0;
    this.bare.hidden = bare.length === 0;
    this.fold.hidden = folded.length === 0;
    this.count.textContent = fill(this.count.dataset.suggestions ?? "", folded.length);
    if (!same) this.fold.open = folded.length <= LONG;
    if (focused !== undefined) (document.getElementById(focused) ?? need("the-prompt")).focus({ preventScroll: true });
  }

  /**
   * Tell whether an element is in the list.
   * @param {Element | null} element
   */
  has(element) {
    return [this.root, this.bare, this.folded].some((root) => root.contains(element));
  }

  /**
   * @param {Item} item
   * @param {number} i
   */
  #line(item, i) {
    const line = make("li");
    const button = make("button", `choice${item.bare ? " choice-bare" : ""}`);
    button.type = "button";
    button.id = item.id;
    if (item.pressed !== undefined) button.setAttribute("aria-pressed", String(item.pressed));
    const key = make("span", "choice-key", i < 9 ? String(i + 1) : "");
    key.setAttribute("aria-hidden", "true");
    const words = make("span", "choice-words");
    words.append(make("span", "choice-label", item.label));
    if (item.odds?.length) words.append(oddsList(item.odds.slice(0, ODDS)));
    button.append(key, words);
    button.addEventListener("click", () => item.take());
    button.addEventListener("pointerenter", () => this.pointed(item));
    button.addEventListener("pointerleave", () => this.pointed(null));
    button.addEventListener("focus", () => this.pointed(item));
    button.addEventListener("blur", () => this.pointed(null));
    line.append(button);
    return line;
  }

  /**
   * Let the buttons of these items stand out, and come into view.
   * @param {Item[]} items
   */
  light(items) {
    const ids = items.map((item) => item.id);
    for (const button of document.querySelectorAll(".choice")) button.classList.toggle("hot", ids.includes(button.id));
    if (ids.length === 1) document.getElementById(ids[0])?.scrollIntoView({ block: "nearest" });
  }

  /**
   * Focus the item with this number, from 1.
   * @param {number} number
   */
  focus(number) {
    const item = this.items[number - 1];
    if (item) document.getElementById(item.id)?.focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    const at = this.items.findIndex((item) => item.id === document.activeElement?.id);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(this.items.length - 1, at + step));
    document.getElementById(this.items[next].id)?.focus();
  }
}
