// The messages of docs/protocol.md, as types. Nothing here runs.

/** @typedef {{n: number, sentence: string, hint: string, ids: string[], seat: number, own: boolean}} GameEvent */
/** @typedef {{id: number, label: string, text: string, marks: string[], odds: [string, number][]}} Choice */
/** @typedef {{kind: "one", sentence: string}} OnePrompt */
/**
 * @typedef {{kind: "subset", sentence: string, items: string[], marks: string[], least: number, most: number,
 *   base: number, alike: number[]}} SubsetPrompt
 */
/** @typedef {{x: number, y: number, parent: number, used: number, outline: [number, number][]}} Fan */
/**
 * @typedef {{mark: string, name: string, start: [number, number], region: [number, number][][], base: number,
 *   length: number, fans: Fan[]}} Reach
 */
/** @typedef {{kind: "point", sentence: string, reaches: Reach[], width: number, height: number}} PointPrompt */
/**
 * @typedef {{kind: "aim", sentence: string, origin: [number, number], directions: number, powers: number,
 *   base: number, least: number, step: number}} AimPrompt
 */
/** @typedef {OnePrompt | SubsetPrompt | PointPrompt | AimPrompt} Prompt */
/**
 * @typedef {{name: string, key: string, who: string, kind: "you" | "person" | "computer" | "rules" | "open",
 *   turn: boolean, here: boolean, clock: number | null}} Seat
 */
/**
 * @typedef {{hint: boolean, undo: boolean, ask_back: boolean, resign: boolean, claim_time: boolean, rematch: boolean,
 *   phrases: boolean}} Can
 */
/** @typedef {{seat: number, sentence: string, button: string}} Curtain */
/**
 * @typedef {{reason: string, rule: string, verdict: string, winner: number, places: [number, number[]][],
 *   luck: string[]}} Outcome
 */
/**
 * @typedef {{step: number, steps: number, text: string, rules: string[], reading: boolean, done: boolean}} Lesson
 */
/**
 * @typedef {object} Table
 * @property {"table"} type
 * @property {number} v
 * @property {number} count
 * @property {number} since
 * @property {string} html
 * @property {string} hand
 * @property {GameEvent[]} events
 * @property {Choice[]} choices
 * @property {Prompt | null} prompt
 * @property {Record<string, string[]>} threats
 * @property {string[]} marked
 * @property {Seat[]} seats
 * @property {number[]} you
 * @property {number} acting
 * @property {string} turn
 * @property {string} notice
 * @property {Can} can
 * @property {string} after_resigning
 * @property {Curtain | null} curtain
 * @property {Outcome | null} outcome
 * @property {Lesson | null} lesson
 */
/** @typedef {{type: "ack", move_id: string, v: number}} Ack */
/** @typedef {{type: "refused", move_id: string, v: number, sentence: string, rule: string}} Refused */
/** @typedef {{type: "why", touched: string[], sentence: string, rule: string}} Why */
/**
 * @typedef {{type: "measure", choice: number, allowed: boolean, sentence: string, rule: string, words: string[],
 *   lines: {kind: string, points: [number, number][]}[]}} Measured
 */
/** @typedef {{id: number, label: string, chance: number}} Candidate */
/** @typedef {{seat: number, sentence: string}} Foreseen */
/**
 * @typedef {{type: "hint", v: number, stage: 1 | 2 | 3, sentence: string, marks: string[], candidates: Candidate[],
 *   line: Foreseen[]}} Hint
 */
/** @typedef {{type: "look", at: number, html: string, hand: string, sentences: string[]}} Look */
/** @typedef {{type: "back_asked", seat: number, sentence: string}} BackAsked */
/** @typedef {{type: "back_answered", seat: number, yes: boolean, sentence: string}} BackAnswered */
/** @typedef {{type: "said", seat: number, sentence: string}} Said */
/** @typedef {{type: "presence", here: boolean[]}} Presence */
/** @typedef {{type: "rematch", address: string, sentence: string}} Rematch */
/** @typedef {{type: "error", sentence: string}} Trouble */
/** @typedef {{type: "pong", n: number}} Pong */
/**
 * @typedef {Table | Ack | Refused | Why | Measured | Hint | Look | BackAsked | BackAnswered | Said | Presence | Rematch |
 *   Trouble | Pong} Incoming
 */
/** @typedef {{type: string, [field: string]: unknown}} Outgoing */

export {};
