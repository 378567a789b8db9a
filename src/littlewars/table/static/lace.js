// The lace: the shortest way to a point, how long it is, and where it must stop.

/** @typedef {import("./plane.js").Point} Point */
/** @typedef {import("./types.js").Reach} Reach */
/** @typedef {[number, number][]} Ring */
/** @typedef {{points: Point[], used: number, out: boolean}} Lace `out`: the point lies out of reach, the lace stops before */

const SLACK = 6; // units: outlines are drawn with corners, what they stand for may be round

/**
 * Tell whether a point lies within rings, holes left out.
 * @param {Ring[]} rings
 * @param {Point} point
 */
function isWithin(rings, { x, y }) {
  let inside = false;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[x1, y1], [x2, y2]] = [ring[i], ring[j]];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  }
  return inside;
}

/**
 * Find the point of the rings' edges that is nearest.
 * @param {Ring[]} rings
 * @param {Point} point
 */
function nearest(rings, { x, y }) {
  let best = { x, y, far: Infinity };
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [[x1, y1], [x2, y2]] = [ring[j], ring[i]];
      const [dx, dy] = [x2 - x1, y2 - y1];
      const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
      const [px, py] = [x1 + along * dx, y1 + along * dy];
      const far = Math.hypot(x - px, y - py);
      if (far < best.far) best = { x: px, y: py, far };
    }
  }
  return best;
}

/**
 * Lay the lace of a piece towards a point.
 * @param {Reach} reach
 * @param {Point} point
 * @returns {Lace}
 */
export function lay(reach, point) {
  const edge = isWithin(reach.region, point) ? null : nearest(reach.region, point);
  const out = edge !== null && edge.far > SLACK;
  const end = out ? { x: edge.x, y: edge.y } : point;
  const start = { x: reach.start[0], y: reach.start[1] };
  let best = { fan: -1, off: Infinity, used: Math.hypot(end.x - start.x, end.y - start.y) };
  for (const [fan, { x, y, used, outline }] of reach.fans.entries()) {
    const far = isWithin([outline], end) ? 0 : nearest([outline], end).far;
    const found = { fan, off: far > SLACK ? far : 0, used: used + Math.hypot(end.x - x, end.y - y) };
    if (found.off < best.off || (found.off === best.off && found.used < best.used)) best = found;
  }
  const points = [end];
  for (let fan = best.fan; fan >= 0; fan = reach.fans[fan].parent) points.unshift(reach.fans[fan]);
  if (best.fan < 0) points.unshift(start);
  return { points, used: best.used, out };
}
