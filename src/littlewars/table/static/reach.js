// Points of the plane as numbers: which piece a choice moves, and where to.

/** @typedef {import("./types.js").PointPrompt} PointPrompt */
/** @typedef {import("./plane.js").Point} Point */

export const NONE = -1; // piece

/**
 * Tell which piece a choice moves; none when it belongs to no piece.
 * @param {PointPrompt} prompt
 * @param {number} choice
 */
export function owner({ reaches, width, height }, choice) {
  const reach = reaches.filter(({ base }) => base <= choice).length - 1;
  return reach !== NONE && height && choice >= reaches[reach].base + width * height ? NONE : reach;
}

/**
 * Tell where a choice puts a piece.
 * @param {PointPrompt} prompt
 * @param {number} reach the piece
 * @param {number} choice
 * @returns {Point}
 */
export function spot({ reaches, width }, reach, choice) {
  const number = choice - reaches[reach].base;
  return { x: number % width, y: Math.floor(number / width) };
}

/**
 * Return the choice that puts a piece on a point.
 * @param {PointPrompt} prompt
 * @param {number} reach the piece
 * @param {Point} point
 */
export function choiceOf({ reaches, width }, reach, { x, y }) {
  return reaches[reach].base + y * width + x;
}
