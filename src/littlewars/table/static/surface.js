// Board and hand together: everything that can be touched, found, marked and shown.

import { Board } from "./board.js";
import { Marks } from "./marks.js";
import { need } from "./page.js";

/** @typedef {import("./marks.js").Layer} Layer */
/**
 * What lies under a finger, topmost first; `top` is the first that explains itself; `kind` tells finger from mouse.
 * @typedef {{ids: string[], top: string, x: number, y: number, kind: string}} Touch
 */

const MARGIN = 12; // units left free on both sides of the hand

export class Surface {
  constructor() {
    this.board = new Board(need("the-board"), { explained: true });
    this.hand = new Board(need("the-hand"), { explained: true });
    this.frames = [need("board-frame"), need("hand-frame")];
    this.inner = /** @type {HTMLElement} */ (this.frames[1].firstElementChild); // scrolls sideways in its frame
    this.marks = [
      new Marks(this.board, this.frames[0], "#hatch-threat"),
      new Marks(this.hand, this.inner, "#hatch-threat"),
    ];
  }

  /**
   * Show a position. The hand changes at once, the board acts out what happened.
   * @param {{html: string, hand: string}} position
   * @param {Parameters<Board["show"]>[1]} [how]
   */
  async show(position, how) {
    for (const layer of /** @type {Layer[]} */ (["last", "can", "nudge", "picked", "hot", "threat"])) this.mark(layer, []);
    this.frames[1].hidden = !position.hand;
    const acted = this.board.show(position.html, how);
    this.hand.show(position.hand);
    this.#crop();
    for (const marks of this.marks) marks.refresh();
    await acted;
    for (const marks of this.marks) marks.refresh();
  }

  /** Show of the hand only what lies in it, so that it is as large as a small screen allows. */
  #crop() {
    const { svg } = this.hand;
    const lying = svg ? [...svg.querySelectorAll("[id][data-title]")] : [];
    if (!svg || lying.length === 0) return;
    const [, top, , height] = (svg.getAttribute("viewBox") ?? "0 0 1 1").split(" ").map(Number);
    const [frame, unit] = [svg.getBoundingClientRect(), svg.getScreenCTM()];
    if (!unit || frame.width === 0) return;
    const boxes = lying.map((element) => element.getBoundingClientRect());
    const left = (Math.min(...boxes.map((box) => box.left)) - unit.e) / unit.a - MARGIN;
    const right = (Math.max(...boxes.map((box) => box.right)) - unit.e) / unit.a + MARGIN;
    svg.setAttribute("viewBox", `${left} ${top} ${right - left} ${height}`);
    this.inner.style.setProperty("--wide", String(right - left));
    this.inner.style.setProperty("--high", String(height));
  }

  /**
   * @param {string} id
   * @returns {SVGGraphicsElement | null}
   */
  find(id) {
    return this.board.find(id) ?? this.hand.find(id);
  }

  /**
   * @param {Layer} layer
   * @param {string[]} ids
   */
  mark(layer, ids) {
    for (const marks of this.marks) marks.set(layer, ids);
  }

  /**
   * Tell what an element is called.
   * @param {string} id
   */
  title(id) {
    return this.find(id)?.closest("[data-title]")?.getAttribute("data-title") ?? "";
  }

  /**
   * Tell an element's short name: what its words say before their colon.
   * @param {string} id
   */
  name(id) {
    return this.title(id).split(/\s?: /)[0];
  }

  /**
   * Tell what lies under a pointer.
   * @param {{clientX: number, clientY: number, pointerType?: string}} event
   * @returns {Touch}
   */
  under({ clientX, clientY, pointerType = "mouse" }) {
    /** @type {Set<string>} */
    const ids = new Set();
    for (const element of document.elementsFromPoint(clientX, clientY)) {
      if (!element.closest("#the-board, #the-hand")) continue;
      for (let at = element.closest("svg [id]"); at; at = at.parentElement?.closest("svg [id]") ?? null) ids.add(at.id);
    }
    const found = [...ids];
    const top = found.find((id) => this.title(id)) ?? found[0] ?? "";
    return { ids: found, top, x: clientX, y: clientY, kind: pointerType };
  }

  /**
   * Call back when somebody touches board or hand; nothing while fingers drag or pinch.
   * @param {(touch: Touch) => void} touched
   */
  onTouch(touched) {
    for (const frame of this.frames) {
      frame.addEventListener("click", (event) => touched(this.under(/** @type {PointerEvent} */ (event))));
    }
  }

  /**
   * Call back when a mouse moves to something else; with null when it leaves.
   * @param {(touch: Touch | null) => void} moved
   */
  onHover(moved) {
    for (const frame of this.frames) {
      frame.addEventListener("pointermove", (event) => event.pointerType === "mouse" && moved(this.under(event)));
      frame.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && moved(null));
    }
  }
}
