// A plan: its size, walls, spots and things; as text, and under a symmetry that gives every thing a twin.

/** @typedef {"none" | "half-turn" | "mirror"} Symmetry */
/** @typedef {{x: number, y: number}} Point in centimetres, y upwards */
/**
 * @typedef {{key: string, tall: boolean, round: boolean, x: number, y: number, width: number, height: number,
 *   turn: number}} Thing its middle; of a disc, width and height are the diameter; turn in degrees, anticlockwise
 */
/**
 * @typedef {{width: number, height: number, walls: string[], spots: Record<string, Point[]>, things: Thing[],
 *   symmetry: Symmetry}} Plan under a symmetry, `things` has one of each pair
 */
/** @typedef {{name: string, symbol: string, tall: boolean, round: boolean, width: number, height: number}} Part */
/**
 * @typedef {{key: string, names: string[], symbols: string[], at: [number, number][], size: number,
 *   room: number}} Spots
 */
/** @typedef {{widths: number[], heights: number[], sizes: number[], parts: number}} Limits */
/**
 * @typedef {{plan: string, broken: boolean, game: string, option: string, parts: Record<string, Part>,
 *   spots: Spots[], samples: string[], limits: Limits}} Materials
 */
/** @typedef {{thing: Thing, index: number, twin: boolean}} Shown */

const CLOSE = 0.05; // cm: no difference
const NEAR = 1.5; // cm: meant to be each other's image
/** @type {Record<string, Record<string, string>>} */
const OPPOSITE = {
  none: {},
  mirror: { left: "right", right: "left", top: "top", bottom: "bottom" },
  "half-turn": { left: "right", right: "left", top: "bottom", bottom: "top" },
};

/** @param {number} length */
export function tidy(length) {
  return Math.round(length * 100) / 100;
}

/**
 * Read a plan the server has accepted, and find out which symmetry it has.
 * @param {string} text
 * @param {Spots[]} spots
 * @returns {Plan}
 */
export function readPlan(text, spots) {
  const [size, ...rest] = text.split(";").map((part) => part.trim().split(/\s+/));
  const [width, height] = size[0].split("x").map(Number);
  /** @type {Plan} */
  const plan = { width, height, walls: [], spots: {}, things: [], symmetry: "none" };
  for (const [word, ...more] of rest) {
    if (word === "walls") plan.walls = more;
    else if (word === "tall" || word === "low") plan.things.push(readThing(word === "tall", more));
    else if (word) plan.spots[word] = more.map(readPoint);
  }
  for (const { key, at } of spots) {
    if (plan.spots[key]?.length !== at.length) {
      plan.spots[key] = at.map(([x, y]) => ({ x: Math.round((x * width) / 1000), y: Math.round((y * height) / 1000) }));
    }
  }
  const found = /** @type {Symmetry[]} */ (["half-turn", "mirror"]).find((symmetry) => has(plan, symmetry));
  return found ? withSymmetry(plan, found) : plan;
}

/** @param {string} text */
function readPoint(text) {
  const [x, y] = text.split(",").map(Number);
  return { x, y };
}

/**
 * @param {boolean} tall
 * @param {string[]} words
 * @returns {Thing}
 */
function readThing(tall, [key, shape, middle, size, turn]) {
  if (shape === "disc") {
    const across = 2 * Number(size);
    return { key, tall, round: true, ...readPoint(middle), width: across, height: across, turn: 0 };
  }
  const [width, height] = size.split("x").map(Number);
  return { key, tall, round: false, ...readPoint(middle), width, height, turn: mod(Number(turn), 180) };
}

/**
 * Write a plan as one line.
 * @param {Plan} plan
 */
export function writePlan(plan) {
  const parts = [`${plan.width}x${plan.height}`];
  if (plan.walls.length) parts.push(`walls ${plan.walls.join(" ")}`);
  for (const [key, points] of Object.entries(plan.spots)) parts.push(`${key} ${points.map(writePoint).join(" ")}`);
  for (const { thing } of everything(plan)) {
    const start = `${thing.tall ? "tall" : "low"} ${thing.key}`;
    const size = `${tidy(thing.width)}x${tidy(thing.height)} ${thing.turn}`;
    if (thing.round) parts.push(`${start} disc ${writePoint(thing)} ${tidy(thing.width / 2)}`);
    else parts.push(`${start} rect ${writePoint(thing)} ${size}`);
  }
  return parts.join("; ");
}

/** @param {Point} point */
function writePoint({ x, y }) {
  return `${tidy(x)},${tidy(y)}`;
}

/**
 * List all things that stand on the plan, twins after their originals.
 * @param {Plan} plan
 * @returns {Shown[]}
 */
export function everything(plan) {
  return plan.things.flatMap((thing, index) => {
    const shown = [{ thing, index, twin: false }];
    const twin = image(plan, thing);
    const alone = plan.symmetry === "none" || same(thing, twin, CLOSE);
    return alone ? shown : [...shown, { thing: twin, index, twin: true }];
  });
}

/**
 * Return where the symmetry puts a point or a thing.
 * @template {Point & {turn?: number}} T
 * @param {Plan} plan
 * @param {T} point
 * @param {Symmetry} [symmetry]
 * @returns {T}
 */
export function image(plan, point, symmetry = plan.symmetry) {
  if (symmetry === "none") return point;
  const mirror = symmetry === "mirror";
  const moved = { ...point, x: tidy(plan.width - point.x), y: mirror ? point.y : tidy(plan.height - point.y) };
  if (mirror && moved.turn !== undefined) moved.turn = mod(-moved.turn, 180);
  return moved;
}

/**
 * Tell whether two things are alike and stand on the same place.
 * @param {Thing} one
 * @param {Thing} other
 * @param {number} slack
 */
function same(one, other, slack) {
  const alike = one.key === other.key && one.tall === other.tall && one.round === other.round;
  const turned = one.round || mod(one.turn - other.turn, 180) === 0;
  const sized = Math.abs(one.width - other.width) <= CLOSE && Math.abs(one.height - other.height) <= CLOSE;
  return alike && turned && sized && near(one, other, slack);
}

/**
 * @param {Point} one
 * @param {Point} other
 * @param {number} slack
 */
function near(one, other, slack) {
  return Math.abs(one.x - other.x) <= slack && Math.abs(one.y - other.y) <= slack;
}

/**
 * Tell whether a plan that keeps no twins in step has a symmetry.
 * @param {Plan} plan
 * @param {Symmetry} symmetry
 */
function has(plan, symmetry) {
  const walls = plan.walls.every((side) => plan.walls.includes(OPPOSITE[symmetry][side]));
  const spots = Object.values(plan.spots).every((points) => {
    const half = points.length / 2;
    return points.slice(0, half).every((point, i) => near(image(plan, point, symmetry), points[half + i], CLOSE));
  });
  const things = plan.things.every((thing) => {
    const twin = image(plan, thing, symmetry);
    return plan.things.some((other) => same(twin, other, CLOSE));
  });
  return walls && spots && things;
}

/**
 * Return the plan under another symmetry: things without a twin get one, those that nearly have one are put right.
 * @param {Plan} plan
 * @param {Symmetry} symmetry
 * @returns {Plan}
 */
export function withSymmetry(plan, symmetry) {
  const rest = everything(plan).map(({ thing }) => thing);
  /** @type {Thing[]} */
  const things = [];
  for (let thing = rest.shift(); thing; thing = rest.shift()) {
    const twin = image(plan, thing, symmetry);
    if (symmetry !== "none" && same(thing, twin, NEAR)) {
      things.push({ ...thing, x: tidy((thing.x + twin.x) / 2), y: tidy((thing.y + twin.y) / 2) });
      continue;
    }
    const found = symmetry === "none" ? -1 : rest.findIndex((other) => same(twin, other, NEAR));
    if (found >= 0) rest.splice(found, 1);
    things.push(thing);
  }
  return settled({ ...plan, symmetry, things });
}

/**
 * Return the plan with the spots and walls that follow from the others.
 * @param {Plan} plan
 * @returns {Plan}
 */
export function settled(plan) {
  if (plan.symmetry === "none") return plan;
  const spots = Object.fromEntries(
    Object.entries(plan.spots).map(([key, points]) => {
      const half = points.slice(0, points.length / 2);
      return [key, [...half, ...half.map((point) => image(plan, point))]];
    }),
  );
  const sides = Object.keys(OPPOSITE.mirror);
  const walls = sides.filter((side) => plan.walls.includes(side) || plan.walls.includes(opposite(plan, side)));
  return { ...plan, spots, walls };
}

/**
 * Return the side that shares a side's fate.
 * @param {Plan} plan
 * @param {string} side
 */
export function opposite(plan, side) {
  return OPPOSITE[plan.symmetry][side] ?? side;
}

/**
 * Tell how far a point is from a thing's outline; below zero inside.
 * @param {Thing} thing
 * @param {Point} point
 */
export function distance(thing, point) {
  const [dx, dy] = [point.x - thing.x, point.y - thing.y];
  if (thing.round) return Math.hypot(dx, dy) - thing.width / 2;
  const turn = (thing.turn * Math.PI) / 180;
  const across = Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn)) - thing.width / 2;
  const along = Math.abs(dy * Math.cos(turn) - dx * Math.sin(turn)) - thing.height / 2;
  return across > 0 && along > 0 ? Math.hypot(across, along) : Math.max(across, along);
}

/**
 * Return the radius of the circle around a thing.
 * @param {Thing} thing
 */
export function reach(thing) {
  return thing.round ? thing.width / 2 : Math.hypot(thing.width, thing.height) / 2;
}

/**
 * @param {number} number
 * @param {number} by
 */
export function mod(number, by) {
  return ((number % by) + by) % by;
}
