// The bench: the plan being built, what is chosen on it, and what was done and undone.

import { distance, everything, image, mod, opposite, reach, readPlan, settled } from "./workshop-plan.js";
import { tidy, withSymmetry, writePlan } from "./workshop-plan.js";

/** @typedef {import("./workshop-plan.js").Plan} Plan */
/** @typedef {import("./workshop-plan.js").Point} Point */
/** @typedef {import("./workshop-plan.js").Thing} Thing */
/** @typedef {{spot: string, index: number, twin: boolean} | {spot: "", index: number, twin: boolean}} Chosen */

const SNAP = 0.5; // cm
const GAP = 3; // cm left around a thing put down by itself
const RINGS = [0, 5, 8, 11, 14, 17, 20, 24, 28, 32, 36, 40]; // cm from the middle, tried one after the other
const MOST = 200; // steps that can be undone

/** @param {number} length */
export function snapped(length) {
  return Math.round(length / SNAP) * SNAP;
}

export class Bench {
  /**
   * @param {import("./workshop-plan.js").Materials} materials
   * @param {() => void} changed
   */
  constructor(materials, changed) {
    this.materials = materials;
    this.changed = changed;
    this.plan = readPlan(materials.plan, materials.spots);
    /** @type {Chosen | null} */
    this.chosen = null;
    /** @type {Plan[]} */
    this.past = [];
    /** @type {Plan[]} */
    this.future = [];
    /** @type {Plan | null} the plan before a drag */
    this.before = null;
  }

  text() {
    return writePlan(this.plan);
  }

  // -- changes, and their undoing

  /** @param {Plan} plan */
  #set(plan) {
    if (!this.before) {
      this.past = [...this.past.slice(-MOST), this.plan];
      this.future = [];
    }
    this.plan = settled(plan);
    this.changed();
  }

  /** From here on, changes are one step. */
  begin() {
    this.before ??= this.plan;
  }

  /** That step is done. */
  end() {
    const { before } = this;
    this.before = null;
    if (before && writePlan(before) !== this.text()) {
      this.past = [...this.past.slice(-MOST), before];
      this.future = [];
    }
    this.changed();
  }

  /** Take the last step back; tell whether there was one. */
  undo() {
    return this.#swap(this.past, this.future);
  }

  /** Take the last undoing back; tell whether there was one. */
  redo() {
    return this.#swap(this.future, this.past);
  }

  /**
   * @param {Plan[]} from
   * @param {Plan[]} to
   */
  #swap(from, to) {
    const plan = this.before ? undefined : from.pop();
    if (!plan) return false;
    to.push(this.plan);
    this.plan = plan;
    if (this.chosen && !this.chosen.spot && this.chosen.index >= plan.things.length) this.chosen = null;
    this.changed();
    return true;
  }

  /**
   * Put another plan on the bench.
   * @param {string} text
   */
  load(text) {
    this.chosen = null;
    this.#set(readPlan(text, this.materials.spots));
  }

  // -- the whole plan

  /** @param {import("./workshop-plan.js").Symmetry} symmetry */
  mirrored(symmetry) {
    const plan = withSymmetry(this.plan, symmetry);
    if (everything(plan).length > this.materials.limits.parts) return false;
    this.chosen = null;
    this.#set(plan);
    return true;
  }

  /**
   * Make the plan larger or smaller; what would fall off is pushed to its edge, what is its own image stays so.
   * @param {"width" | "height"} side
   * @param {number} length
   */
  resized(side, length) {
    const { limits } = this.materials;
    const [least, most] = side === "width" ? limits.widths : limits.heights;
    const plan = { ...this.plan, [side]: Math.round(clamp(length || least, least, most)) };
    const spots = Object.entries(plan.spots).map(([key, points]) => [key, points.map((point) => inside(plan, point))]);
    const paired = new Set(everything(this.plan).flatMap(({ index, twin }) => (twin ? [index] : [])));
    const { symmetry } = plan;
    const things = plan.things.map((thing, index) => {
      if (symmetry === "none" || paired.has(index)) return inside(plan, thing);
      const y = symmetry === "mirror" ? Math.min(thing.y, plan.height) : plan.height / 2;
      return { ...thing, x: plan.width / 2, y };
    });
    this.#set({ ...plan, things, spots: Object.fromEntries(spots) });
  }

  /**
   * @param {string} side
   * @param {boolean} wall
   */
  walled(side, wall) {
    const sides = [side, opposite(this.plan, side)];
    const rest = this.plan.walls.filter((other) => !sides.includes(other));
    this.#set({ ...this.plan, walls: wall ? [...rest, ...new Set(sides)] : rest });
  }

  // -- one thing

  /** @param {Chosen | null} chosen */
  choose(chosen) {
    this.chosen = chosen;
    this.changed();
  }

  /** Return the thing that is chosen, as it stands there; null when it is a spot, or nothing is. */
  thing() {
    const { chosen, plan } = this;
    if (!chosen || chosen.spot) return null;
    const thing = plan.things[chosen.index];
    return chosen.twin ? image(plan, thing) : thing;
  }

  /** Return where the chosen thing or spot lies. */
  place() {
    const { chosen, plan } = this;
    return chosen?.spot ? plan.spots[chosen.spot][chosen.index] : this.thing();
  }

  /** Name what is chosen. */
  name() {
    const { chosen, materials } = this;
    if (chosen?.spot) return materials.spots.find(({ key }) => key === chosen.spot)?.names[chosen.index] ?? "";
    return materials.parts[this.thing()?.key ?? ""]?.name ?? "";
  }

  /**
   * Put a part down, at a point or where there is room, and choose it; tell whether there was any.
   * @param {string} key
   * @param {Point} [point]
   */
  add(key, point) {
    const { round, tall, width, height } = this.materials.parts[key];
    const thing = { key, tall, round, x: 0, y: 0, width, height, turn: 0 };
    return this.#put({ ...thing, ...(point ? inside(this.plan, point) : this.#room(thing)) });
  }

  /** Put another one like the chosen thing down. */
  again() {
    const thing = this.thing();
    return thing ? this.#put({ ...thing, ...this.#room(thing) }) : true;
  }

  /** @param {Thing} thing */
  #put(thing) {
    const plan = { ...this.plan, things: [...this.plan.things, thing] };
    if (everything(plan).length > this.materials.limits.parts) return false;
    this.chosen = { spot: "", index: plan.things.length - 1, twin: false };
    this.#set(plan);
    return true;
  }

  /**
   * Find a point with room for a thing and its twin, near the middle; the middle when there is none.
   * @param {Thing} thing
   * @returns {Point}
   */
  #room(thing) {
    const { plan } = this;
    const middle = { x: plan.width / 2, y: plan.height / 2 };
    for (const ring of RINGS) {
      for (let turn = 0; turn < (ring ? 12 : 1); turn++) {
        const angle = (turn * Math.PI) / 6;
        const x = snapped(middle.x + 1.3 * ring * Math.cos(angle));
        const y = snapped(middle.y + ring * Math.sin(angle));
        if (this.#fits({ ...thing, x, y })) return { x, y };
      }
    }
    return middle;
  }

  /** @param {Thing} thing */
  #fits(thing) {
    const { plan, materials } = this;
    const radius = reach(thing) + GAP;
    if (Math.min(thing.x, plan.width - thing.x, thing.y, plan.height - thing.y) < radius) return false;
    const twin = image(plan, thing);
    const apart = Math.hypot(twin.x - thing.x, twin.y - thing.y);
    if (apart > 0 && apart < radius + reach(thing)) return false;
    const clear = materials.spots.every(({ key, size, room }) =>
      plan.spots[key].every((spot) => distance(thing, spot) >= Math.max(size, room)),
    );
    const others = everything(plan).map((shown) => shown.thing);
    return clear && others.every((one) => Math.hypot(one.x - thing.x, one.y - thing.y) >= radius + reach(one));
  }

  /**
   * Move what is chosen.
   * @param {Point} point
   */
  move(point) {
    const { chosen, plan } = this;
    if (!chosen) return;
    const to = inside(plan, { x: tidy(point.x), y: tidy(point.y) });
    if (!chosen.spot) {
      this.change(to);
      return;
    }
    const points = [...plan.spots[chosen.spot]];
    const half = points.length / 2;
    const follows = plan.symmetry !== "none" && chosen.index >= half;
    points[follows ? chosen.index - half : chosen.index] = follows ? image(plan, to) : to;
    this.#set({ ...plan, spots: { ...plan.spots, [chosen.spot]: points } });
  }

  /**
   * Change the chosen thing.
   * @param {Partial<Thing>} changes
   */
  change(changes) {
    const { chosen, plan } = this;
    const thing = this.thing();
    if (!chosen || !thing) return;
    const [least, most] = this.materials.limits.sizes;
    const wished = { ...thing, ...changes };
    const width = tidy(clamp(wished.width || least, least, most));
    const height = wished.round ? width : tidy(clamp(wished.height || least, least, most));
    const turn = wished.round ? 0 : mod(Math.round(wished.turn || 0), 180);
    const made = inside(plan, { ...wished, width, height, turn });
    const things = [...plan.things];
    things[chosen.index] = chosen.twin ? image(plan, made) : made;
    this.#set({ ...plan, things });
    const alone = !everything(this.plan).some(({ index, twin }) => twin && index === chosen.index);
    if (chosen.twin && alone) this.choose({ ...chosen, twin: false });
  }

  /**
   * Make the chosen thing larger or smaller all around.
   * @param {number} by
   */
  grow(by) {
    const thing = this.thing();
    if (thing) this.change({ width: thing.width + by, height: thing.height + by });
  }

  /** Take the chosen thing away, and its twin. */
  remove() {
    const { chosen, plan } = this;
    if (!chosen || chosen.spot) return;
    this.chosen = null;
    this.#set({ ...plan, things: plan.things.filter((_, index) => index !== chosen.index) });
  }
}

/**
 * @param {number} number
 * @param {number} least
 * @param {number} most
 */
function clamp(number, least, most) {
  return Math.max(least, Math.min(most, number));
}

/**
 * Keep a middle on the plan.
 * @template {Point} T
 * @param {Plan} plan
 * @param {T} point
 * @returns {T}
 */
function inside(plan, point) {
  return { ...point, x: clamp(point.x || 0, 0, plan.width), y: clamp(point.y || 0, 0, plan.height) };
}
