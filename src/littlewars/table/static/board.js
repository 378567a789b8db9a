// The drawing: a new picture is patched into the old one, and what happened is acted out event by event.

import { Motion, placeOf } from "./motion.js";
import { patch, quieten } from "./patch.js";

const WAITS = ["glide", "place", "hit", "fall", "flip"]; // what these concern changes at its event; all else at once

/** @typedef {{hint: string, ids: string[]}} Happening */

export class Board {
  /**
   * @param {HTMLElement} root where the picture goes; nothing else may lie in it
   * @param {{explained?: boolean}} [options] explained: the page shows titles itself, so the browser must not
   */
  constructor(root, { explained = false } = {}) {
    this.root = root;
    this.explained = explained;
    /** @type {SVGSVGElement | null} */
    this.svg = null;
    this.turn = 0; // which call of show is acting
    this.motion = new Motion();
    /** @type {Map<string, SVGGElement>} */
    this.ghosts = new Map(); // elements as they looked before, until their event comes
    /** @type {Set<SVGElement>} */
    this.hidden = new Set();
  }

  /**
   * Find an element of the picture by its id.
   * @param {string} id
   * @returns {SVGGraphicsElement | null}
   */
  find(id) {
    return id ? this.root.querySelector(`#${CSS.escape(id)}`) : null;
  }

  /**
   * Show a picture, and act out what led to it, one event after the other.
   * `tell` is called at each event and returns for how many ms its words need to stay.
   * @param {string} text the picture as SVG; empty for none
   * @param {{events?: Happening[], animate?: boolean, speed?: number, tell?: (index: number) => number}} [options]
   * @returns {Promise<void>}
   */
  async show(text, { events = [], animate = false, speed = 1, tell } = {}) {
    const turn = ++this.turn;
    this.motion.stop();
    this.#settle();
    this.motion.hurried = false;
    this.motion.speed = speed;
    const moves = animate && this.svg !== null && !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const before = moves ? this.#places() : new Map();
    const last = lastEvents(events);
    if (moves) for (const id of last.keys()) this.#ghost(id);
    this.#put(text);
    if (moves) this.#prepare(events, before, last);
    for (const [index, event] of events.entries()) {
      const hold = tell ? tell(index) : 0;
      const takes = moves ? this.#act(event, before, (id) => last.get(id) === index) : 0;
      await this.motion.wait(Math.max(takes, hold));
      if (turn !== this.turn) return;
    }
    this.#settle();
  }

  /** Jump to the end of what is being shown. */
  finish() {
    this.motion.hurry();
  }

  /** Show the picture as it is; what still glides may arrive. */
  #settle() {
    for (const id of [...this.ghosts.keys()]) this.#release(id);
    for (const element of [...this.hidden]) this.#unhide(element);
  }

  /** @param {string} text */
  #put(text) {
    if (!text) {
      this.root.replaceChildren();
      this.svg = null;
      return;
    }
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    const fresh = /** @type {SVGSVGElement} */ (/** @type {Element} */ (document.importNode(parsed, true)));
    if (this.explained) quieten(fresh);
    if (this.svg) patch(this.svg, fresh);
    if (!this.svg?.isConnected) this.root.replaceChildren(fresh);
    this.svg = this.root.querySelector("svg");
  }

  /** @returns {Map<string, import("./motion.js").Place>} where every element with an id is */
  #places() {
    const found = new Map();
    for (const element of this.root.querySelectorAll(":not(symbol)[id]")) {
      const place = element instanceof SVGGraphicsElement && placeOf(element);
      if (place) found.set(element.id, place);
    }
    return found;
  }

  /**
   * Keep a copy of an element as it looks now, to act with until its event comes.
   * @param {string} id
   */
  #ghost(id) {
    const old = this.find(id);
    const parent = old?.parentElement;
    const from = this.svg?.getScreenCTM();
    const to = parent instanceof SVGGraphicsElement && parent.getScreenCTM();
    if (!old || !from || !to) return;
    const { a, b, c, d, e, f } = from.inverse().multiply(to);
    const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
    ghost.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
    ghost.setAttribute("class", "ghost");
    const copy = /** @type {Element} */ (old.cloneNode(true));
    for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
    ghost.append(copy);
    this.ghosts.set(id, ghost);
  }

  /**
   * Let ghosts stand for what waits for its event, hide what is only going to come, and move all else.
   * @param {Happening[]} events
   * @param {Map<string, import("./motion.js").Place>} before
   * @param {Map<string, number>} last
   */
  #prepare(events, before, last) {
    for (const [id, ghost] of this.ghosts) {
      this.svg?.append(ghost);
      this.#hide(this.find(id));
    }
    for (const event of events) {
      if (event.hint === "roll") for (const die of this.#dice(event)) this.#hide(die);
    }
    for (const id of last.keys()) if (!before.has(id)) this.#hide(this.find(id));
    for (const [id, place] of before) if (!last.has(id)) this.motion.glide(this.find(id), place);
  }

  /**
   * Act an event out; return how long it takes.
   * @param {Happening} event
   * @param {Map<string, import("./motion.js").Place>} before
   * @param {(id: string) => boolean} isLast whether this is the last event an element waits for
   */
  #act(event, before, isLast) {
    const { motion } = this;
    if (event.hint === "roll") {
      const dice = this.#dice(event);
      for (const die of dice) this.#unhide(die);
      return motion.roll(dice);
    }
    const path = event.hint === "glide" ? this.#path(event) : null;
    const takes = event.ids.map((id) => {
      const [element, ghost, place] = [this.find(id), this.ghosts.get(id), before.get(id)];
      if (!WAITS.includes(event.hint)) return motion.glow(element);
      if (!isLast(id)) return event.hint === "hit" ? motion.shake(ghost ?? element) : 0;
      if (event.hint === "fall") {
        this.#unhide(element);
        return motion.fall(ghost, element);
      }
      this.#release(id);
      this.#unhide(element);
      if (event.hint === "hit") return motion.shake(element);
      if (event.hint === "flip" || element === path) return motion.flip(element);
      if (path) return motion.follow(element, path);
      return place ? motion.glide(element, place) : motion.appear(element);
    });
    return Math.max(0, ...takes);
  }

  /**
   * @param {Happening} event
   * @returns {SVGPathElement | SVGPolylineElement | null} the way of a piece, when the event names one after it
   */
  #path(event) {
    const way = event.ids.length === 2 ? this.find(event.ids[1]) : null;
    return way instanceof SVGPathElement || way instanceof SVGPolylineElement ? way : null;
  }

  /**
   * @param {Happening} event
   * @returns {SVGElement[]} the dice of a roll; all that lie there when it names none
   */
  #dice(event) {
    const all = /** @type {SVGElement[]} */ ([...this.root.querySelectorAll(".rolled")]);
    const named = all.filter((die) => event.ids.includes(die.id));
    return named.length ? named : all;
  }

  /**
   * Take a ghost away; what it stood for may show itself.
   * @param {string} id
   */
  #release(id) {
    this.ghosts.get(id)?.remove();
    this.ghosts.delete(id);
  }

  /** @param {SVGElement | null} element */
  #hide(element) {
    if (!element) return;
    element.style.visibility = "hidden";
    this.hidden.add(element);
  }

  /** @param {SVGElement | null} element */
  #unhide(element) {
    element?.style.removeProperty("visibility");
    if (element?.getAttribute("style") === "") element.removeAttribute("style"); // or the next patch sees a change
    if (element) this.hidden.delete(element);
  }
}

/**
 * For each element that waits for an event, tell which is its last.
 * @param {Happening[]} events
 * @returns {Map<string, number>}
 */
function lastEvents(events) {
  const last = new Map();
  for (const [index, event] of events.entries()) {
    if (WAITS.includes(event.hint)) for (const id of event.ids) last.set(id, index);
  }
  return last;
}
