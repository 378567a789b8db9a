/** A whole match in pictures, as `littlewars.table.replay` writes it: what pictures share is stored once. */

/**
 * @typedef {{sentence: string, hint: string, ids: string[]}} Told
 * @typedef {{board: number[], hand: number[], seat: number, who: string, label: string, events: Told[]}} Frame
 * @typedef {{verdict: string, reason: string, rule: string, places: string[]}} Ending
 * @typedef {object} Frames
 * @property {string} game
 * @property {string} title
 * @property {string} date
 * @property {string[]} seats
 * @property {Ending | null} ending
 * @property {string} record
 * @property {string[]} chunks
 * @property {Frame[]} frames
 */

/**
 * Put a picture together from its chunks.
 * @param {Frames} frames
 * @param {number[]} chunks
 * @returns {string}
 */
export function picture(frames, chunks) {
  return chunks.map((number) => frames.chunks[number]).join("");
}

/**
 * List the sentences of a frame.
 * @param {Frame} frame
 * @returns {string[]}
 */
export function sentencesOf(frame) {
  return frame.events.map((told) => told.sentence).filter((sentence) => sentence !== "");
}

/**
 * Return the frames that lie in this very document, or fetch them.
 * @param {string | undefined} address
 * @returns {Promise<Frames>}
 */
export async function loadFrames(address) {
  const written = document.getElementById("replay-frames");
  if (written !== null) return JSON.parse(written.textContent ?? "");
  const answer = await fetch(address ?? "");
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.json();
}
