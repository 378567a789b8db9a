// A piece and a point for it: dragged, clicked, moved by arrow keys, or taken from the suggestions.

import { Ghost } from "./ghost.js";
import { lay } from "./lace.js";
import { Measuring } from "./measuring.js";
import { button, centimetres, fill, need } from "./page.js";
import { Plane } from "./plane.js";
import { choiceOf, NONE, owner, spot } from "./reach.js";

/** @typedef {import("./types.js").PointPrompt} PointPrompt */
/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./plane.js").Point} Point */

const STEPS = { large: 24, small: 2 }; // px of an arrow key, without shift and with it
const TARGET = { mouse: 12, touch: 22 }; // px around the ghost that belong to it
const LIFT = 56; // px the ghost stands above a finger, so that it is seen

export class PointChooser {
  /**
   * @param {import("./surface.js").Surface} surface
   * @param {import("./list.js").List} list
   * @param {(choice: number) => void} play
   * @param {(choice: number) => void} measure
   */
  constructor(surface, list, play, measure) {
    this.surface = surface;
    this.list = list;
    this.play = play;
    this.plane = new Plane(surface);
    this.ghost = new Ghost(this.plane);
    this.measuring = new Measuring(need("point-told"), measure, () => this.#draw());
    /** @type {PointPrompt | null} */
    this.prompt = null;
    /** @type {Choice[]} */
    this.choices = [];
    this.version = NONE; // of the table the ghost belongs to
    this.reach = NONE; // the piece that is taken up
    /** @type {Point} */
    this.point = { x: 0, y: 0 }; // where its ghost stands
    this.placed = false; // whether somebody put it there
    this.grip = { x: 0, y: 0, old: false, ghost: false }; // from the pointer to what it holds
    this.panel = need("the-point");
    this.held = need("point-held");
    this.words = need("point-words");
    this.confirm = button("point-confirm");
    this.confirm.addEventListener("click", () => this.#confirm());
    button("point-drop").addEventListener("click", () => this.back());
    this.plane.onDrag({
      down: (event) => this.#down(event),
      move: (event) => this.#drag(event),
      tap: (event) => this.#tap(event),
    });
  }

  /**
   * @param {PointPrompt} prompt
   * @param {Choice[]} choices
   * @param {number} version of the table: a ghost of the same one stays where it is
   */
  open(prompt, choices, version) {
    const kept = version === this.version && this.reach < prompt.reaches.length ? this.reach : NONE;
    const [point, placed] = [this.point, this.placed];
    [this.prompt, this.choices, this.version] = [prompt, choices, version];
    this.panel.hidden = false;
    this.plane.enter();
    this.#take(kept === NONE && prompt.reaches.length === 1 ? 0 : kept);
    if (kept !== NONE) this.#move(point, placed);
  }

  close() {
    if (!this.prompt) return;
    this.prompt = null;
    this.panel.hidden = true;
    this.measuring.stop();
    this.plane.leave();
  }

  /** Tell whether arrow keys move a ghost. */
  steers() {
    return this.prompt !== null && this.reach !== NONE;
  }

  /** Put the piece back; tell whether there was anything to put back. */
  back() {
    if (!this.prompt || this.reach === NONE || (this.prompt.reaches.length === 1 && !this.placed)) return false;
    const had = this.panel.contains(document.activeElement);
    this.#take(this.prompt.reaches.length === 1 ? 0 : NONE);
    if (had) need("the-prompt").focus({ preventScroll: true });
    return true;
  }

  /**
   * Somebody touched an element: another piece is taken up.
   * @param {import("./surface.js").Touch} touch
   */
  touch(touch) {
    const reach = this.#piece(touch.ids);
    if (reach !== NONE && reach !== this.reach) this.#take(reach);
  }

  /**
   * Move by an arrow key, confirm with Enter; tell whether it was one of them.
   * @param {KeyboardEvent} event
   */
  key(event) {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (!this.steers() || (!way && event.key !== "Enter")) return false;
    if (!way) this.#confirm();
    else {
      const step = Math.max(1, Math.round((event.shiftKey ? STEPS.small : STEPS.large) * this.plane.unit()));
      this.#move({ x: this.point.x + way[0] * step, y: this.point.y + this.plane.up() * way[1] * step });
    }
    return true;
  }

  /**
   * Put the ghost where a choice is, to be confirmed; one that belongs to no piece is made at once.
   * @param {number} id
   */
  propose(id) {
    const { prompt } = this;
    if (!prompt) return;
    const reach = owner(prompt, id);
    if (reach === NONE) {
      this.play(id);
      return;
    }
    if (reach !== this.reach) this.#take(reach);
    this.#move(spot(prompt, reach, id));
  }

  /** @param {string[]} ids */
  #piece(ids) {
    return this.prompt?.reaches.findIndex(({ mark }) => mark !== "" && ids.includes(mark)) ?? NONE;
  }

  // -- pointers

  /** @param {PointerEvent} event */
  #down(event) {
    if (!this.prompt) return false;
    const at = this.plane.at(event);
    const onBoard = this.plane.frame.contains(/** @type {Node} */ (event.target));
    const target = event.pointerType === "touch" ? TARGET.touch : TARGET.mouse;
    const near = Math.hypot(this.point.x - at.x, this.point.y - at.y) < target * this.plane.unit();
    const ghost = onBoard && this.placed && this.reach !== NONE && near;
    const piece = ghost ? NONE : this.#piece(this.surface.under(event).ids);
    const old = piece !== NONE && piece === this.reach;
    if (piece !== NONE && !old) this.#take(piece);
    if (this.reach === NONE || (!onBoard && piece === NONE)) return false;
    const from = ghost ? this.point : this.#start();
    const held = ghost || (piece !== NONE && onBoard && this.ghost.copy !== null);
    this.grip = { x: held ? from.x - at.x : 0, y: held ? from.y - at.y : 0, old, ghost };
    if (!ghost && piece === NONE && event.pointerType !== "touch") this.#move(at);
    return true;
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    if (!this.prompt) return;
    const finger = event.pointerType === "touch";
    const at = this.plane.at({ clientX: event.clientX, clientY: event.clientY - (finger ? LIFT : 0) });
    this.#move(finger ? at : { x: at.x + this.grip.x, y: at.y + this.grip.y });
  }

  /** @param {PointerEvent} event */
  #tap(event) {
    if (!this.prompt) return;
    if (this.grip.ghost) this.#confirm();
    else if (this.grip.old) this.#move(this.#start());
    else if (this.#piece(this.surface.under(event).ids) !== this.reach) this.#move(this.plane.at(event));
  }

  // -- the ghost

  #start() {
    const [x, y] = this.prompt?.reaches[this.reach].start ?? [0, 0];
    return { x, y };
  }

  /** @param {number} reach the piece to take up; or none */
  #take(reach) {
    const { prompt } = this;
    if (!prompt) return;
    this.reach = reach;
    this.placed = false;
    this.measuring.stop();
    const marks = prompt.reaches.map(({ mark }) => mark);
    this.surface.mark("can", marks.filter((mark, i) => mark && i !== reach));
    this.surface.mark("picked", marks.filter((mark, i) => mark && i === reach));
    this.held.hidden = reach === NONE;
    this.#show(prompt);
    this.ghost.take(prompt.reaches[reach] ?? null);
    if (reach === NONE) return;
    this.confirm.textContent = this.confirm.dataset[prompt.reaches[reach].length ? "move" : "place"] ?? "";
    this.#move(this.#start(), false);
  }

  /**
   * @param {Point} point
   * @param {boolean} [placed]
   */
  #move({ x, y }, placed = true) {
    const { prompt } = this;
    if (!prompt) return;
    const most = { x: prompt.width - 1, y: prompt.height ? prompt.height - 1 : Infinity };
    this.point = { x: Math.max(0, Math.min(most.x, x)), y: Math.max(0, Math.min(most.y, y)) };
    this.placed = placed;
    this.#draw();
  }

  #confirm() {
    if (this.prompt && this.reach !== NONE) this.play(choiceOf(this.prompt, this.reach, this.point));
  }

  #draw() {
    const { prompt, point } = this;
    if (!prompt || this.reach === NONE) return;
    const reach = prompt.reaches[this.reach];
    const lace = lay(reach, point);
    const used = Math.min(lace.used, reach.length);
    const lengths = reach.length ? [used, reach.length, reach.length - used].map(centimetres) : [];
    this.measuring.about(choiceOf(prompt, this.reach, point), this.#tell(lace.out, lengths));
    const words = reach.length && !lace.out ? fill(this.words.dataset.short ?? "", ...lengths) : "";
    this.ghost.draw(point, lace, words, this.measuring.shapes(this.plane.unit()));
  }

  /**
   * Say where the ghost stands.
   * @param {boolean} out of reach
   * @param {string[]} lace used, whole and left; nothing when none is laid
   */
  #tell(out, lace) {
    const { lace: laid = "", spot = "", out: too = "" } = this.words.dataset;
    const where = lace.length ? fill(laid, ...lace) : fill(spot, centimetres(this.point.x), centimetres(this.point.y));
    this.words.classList.toggle("told-no", out);
    return (this.words.textContent = out ? too : where);
  }

  /** @param {PointPrompt} prompt */
  #show(prompt) {
    const { reaches } = prompt;
    const pieces = reaches.map(({ name, mark }, i) => ({
      id: `reach-${i}`,
      label: name,
      marks: mark ? [mark] : [],
      pressed: i === this.reach,
      take: () => {
        if (i !== this.reach) this.#take(i);
        this.plane.frame.focus({ preventScroll: true });
      },
    }));
    const shown = this.choices.filter(({ id }) => [this.reach, NONE].includes(owner(prompt, id)));
    const listed = shown.map((choice) => {
      const plain = owner(prompt, choice.id) === NONE;
      return {
        id: `choice-${choice.id}`,
        label: choice.label,
        odds: choice.odds,
        marks: choice.marks,
        choice,
        bare: plain,
        folded: !plain,
        take: () => this.propose(choice.id),
      };
    });
    this.list.show([...(reaches.length > 1 ? pieces : []), ...listed]);
  }
}
