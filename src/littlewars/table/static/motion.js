// How pieces move: each motion starts at once and tells how many ms it takes; all can be hurried to their end.

const GLIDE = 250; // ms
const LONGEST = 900; // of a way along a path
const PACE = 2; // ms for each px of it
const SAMPLES = 40; // points of a path
const TUMBLE = 500;
const LAND = 150; // the eye rests on the dice
const SHAKE = 120;
const FALL = 300;
const FLIP = 200;
const LOW_JITTER = 6; // px: a box grows a little when its element gets a ring or a tick

/** @typedef {{x: number, y: number, size: number}} Spot */
/** @typedef {{origin: Spot | null, middle: Spot}} Place */

export class Motion {
  constructor() {
    this.speed = 1;
    this.hurried = false;
    /** @type {Set<Animation>} */
    this.running = new Set();
    /** @type {Set<() => void>} */
    this.waiting = new Set();
  }

  /** Jump to the end. */
  hurry() {
    this.hurried = true;
    for (const animation of this.running) animation.finish();
    for (const go of this.waiting) go();
  }

  /** Forget every motion, and let those who wait go on. */
  stop() {
    for (const animation of this.running) animation.cancel();
    this.running.clear();
    for (const go of this.waiting) go();
  }

  /**
   * Wait for so many ms, or until somebody hurries.
   * @param {number} time
   * @returns {Promise<void>}
   */
  wait(time) {
    if (this.hurried || time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, time / this.speed);
      this.waiting.add(go);
    });
  }

  /**
   * @param {Element | null | undefined} element
   * @param {Keyframe[]} frames
   * @param {number} time
   * @param {FillMode} [fill]
   */
  #animate(element, frames, time, fill = "none") {
    if (!element || this.hurried) return 0;
    const animation = element.animate(frames, { duration: time / this.speed, easing: "ease-in-out", fill });
    this.running.add(animation);
    if (fill === "none") animation.onfinish = () => this.running.delete(animation);
    return time;
  }

  /**
   * Let an element come from where it was before.
   * @param {SVGGraphicsElement | null} element
   * @param {Place} from
   */
  glide(element, from) {
    const to = element && placeOf(element);
    const parent = element?.parentElement;
    const frame = parent instanceof SVGGraphicsElement ? parent.getScreenCTM()?.inverse() : null;
    if (!to || !frame) return 0;
    const exact = from.origin && to.origin;
    const [start, end] = from.origin && to.origin ? [from.origin, to.origin] : [from.middle, to.middle];
    const size = start.size / end.size;
    const moved = Math.hypot(start.x - end.x, start.y - end.y);
    if (moved < (exact ? 0.5 : LOW_JITTER) && Math.abs(size - 1) < 0.01) return 0;
    const a = new DOMPoint(start.x, start.y).matrixTransform(frame);
    const b = new DOMPoint(end.x, end.y).matrixTransform(frame);
    const shift = `${a.x - size * b.x}px ${a.y - size * b.y}px`;
    const frames = [
      { translate: shift, scale: String(size) },
      { translate: "0px 0px", scale: "1" },
    ];
    return this.#animate(element, frames, GLIDE);
  }

  /**
   * Let an element come along a path that ends where it stands.
   * @param {SVGGraphicsElement | null} element
   * @param {SVGGeometryElement} path
   */
  follow(element, path) {
    const parent = element?.parentElement;
    const frame = parent instanceof SVGGraphicsElement ? parent.getScreenCTM()?.inverse() : null;
    const screen = path.getScreenCTM();
    const length = path.getTotalLength();
    if (!frame || !screen || !length) return 0;
    const there = frame.multiply(screen);
    const ways = Array.from({ length: SAMPLES + 1 }, (_, i) => {
      const { x, y } = path.getPointAtLength((i / SAMPLES) * length);
      return new DOMPoint(x, y).matrixTransform(there);
    });
    const end = ways[SAMPLES];
    const frames = ways.map(({ x, y }) => ({ translate: `${x - end.x}px ${y - end.y}px` }));
    const pixels = length * Math.hypot(screen.a, screen.b);
    return this.#animate(element, frames, Math.min(LONGEST, Math.max(GLIDE, PACE * pixels)));
  }

  /** @param {Element | null} element */
  appear(element) {
    const frames = [
      { opacity: 0, translate: "0px -24px" },
      { opacity: 1, translate: "0px 0px" },
    ];
    return this.#animate(element, frames, GLIDE);
  }

  /** @param {Element | null | undefined} element */
  shake(element) {
    const frames = [0, -7, 7, -5, 5, 0].map((aside) => ({ translate: `${aside}px 0px` }));
    return this.#animate(element, frames, SHAKE);
  }

  /**
   * Let the old look of an element fade while the new one comes.
   * @param {Element | null | undefined} old
   * @param {Element | null} fresh
   */
  fall(old, fresh) {
    this.#animate(old, [{ opacity: 1 }, { opacity: 0 }], FALL, "forwards");
    return this.#animate(fresh, [{ opacity: 0 }, { opacity: 1 }], FALL);
  }

  /** @param {Element | null} element */
  flip(element) {
    return this.#animate(element, [{ opacity: 0.2 }, { opacity: 1 }], FLIP);
  }

  /** @param {Element | null} element */
  glow(element) {
    const frames = [1, 1.25, 1].map((light) => ({ filter: `brightness(${light})` }));
    this.#animate(element, frames, 2 * GLIDE);
    return 0;
  }

  /**
   * Throw dice: they come in tumbling, and only when they lie do they tell.
   * @param {Element[]} dice
   */
  roll(dice) {
    for (const [i, die] of dice.entries()) {
      const time = TUMBLE - 60 * (i % 3);
      const toss = `${i % 2 ? 60 : -60}px ${-90 - 20 * (i % 3)}px`;
      const frames = [
        { translate: toss, opacity: 0 },
        { opacity: 1, offset: 0.2 },
        { translate: "0px 0px", opacity: 1 },
      ];
      this.#animate(die, frames, time);
      this.#animate(die.querySelector(".lying"), [{ rotate: `${i % 2 ? 540 : -540}deg` }, { rotate: "0deg" }], time);
      for (const [pip, dot] of die.querySelectorAll(".die-pip").entries()) {
        const flicker = [0, 1, 2, 3, 4, 5].map((step) => ({ opacity: (step + pip) % 3 === 0 ? 0 : 1 }));
        this.#animate(dot, [...flicker, { opacity: 1 }], time);
      }
      this.#reveal(die.querySelector(".die-burst"));
    }
    const trays = new Set(dice.map((die) => die.closest(".roll")));
    for (const tray of trays) for (const words of tray?.querySelectorAll("text") ?? []) this.#reveal(words);
    return dice.length ? TUMBLE + LAND : 0;
  }

  /**
   * Let an element appear when the dice lie.
   * @param {Element | null} element
   */
  #reveal(element) {
    this.#animate(element, [{ opacity: 0 }, { opacity: 0, offset: 0.8 }, { opacity: 1 }], TUMBLE + LAND);
  }
}

/**
 * Tell where an element is on the screen: its own origin when it is put there by a transform, and its middle.
 * @param {SVGGraphicsElement} element
 * @returns {Place | null}
 */
export function placeOf(element) {
  const matrix = element.getScreenCTM?.();
  const box = element.getBoundingClientRect();
  if (!matrix || (box.width === 0 && box.height === 0)) return null;
  const origin = element.hasAttribute("transform")
    ? { x: matrix.e, y: matrix.f, size: Math.hypot(matrix.a, matrix.b) }
    : null;
  return { origin, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2, size: 1 } };
}
