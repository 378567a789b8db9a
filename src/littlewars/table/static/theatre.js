// What happened, acted out in order: pushes wait in a queue, and the newest is what one plays on.

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").GameEvent} GameEvent */

const MANY = 12; // events in one push: somebody was away, so they are only told in the log
const CROWD = 6; // pushes waiting: hurry
const PAUSE = 250; // ms a sentence stays, and a little for each letter
const LETTER = 12;
const LONGEST = 1600;

/**
 * @typedef {object} Stage
 * @property {(table: Table) => void} begin a push is about to be shown
 * @property {(event: GameEvent, acted: boolean) => void} tell an event is happening, on the board or in words only
 * @property {(table: Table) => void} settle nothing waits: this is how things stand
 */

export class Theatre {
  /**
   * @param {import("./surface.js").Surface} surface
   * @param {Stage} stage
   */
  constructor(surface, stage) {
    this.surface = surface;
    this.stage = stage;
    /** @type {Table[]} */
    this.queue = [];
    /** @type {Table | null} */
    this.latest = null;
    this.shown = -1; // the last version on the board; the first one is not acted out
    this.running = false;
    this.skipping = false;
    this.paused = false; // somebody looks at an earlier position
  }

  /** @param {Table} table */
  push(table) {
    this.queue.push(table);
    if (!this.running && !this.paused) this.#run();
  }

  /** Jump to the newest position; tell whether there was anything to jump over. */
  skip() {
    if (!this.running) return false;
    this.skipping = true;
    this.surface.board.finish();
    return true;
  }

  /** Let pushes wait. */
  pause() {
    this.paused = true;
    this.skip();
  }

  /** Go on with the newest, shown at once. */
  resume() {
    this.paused = false;
    this.skipping = true;
    if (this.queue.length === 0 && this.latest) this.queue.push(this.latest);
    if (!this.running) this.#run();
  }

  async #run() {
    this.running = true;
    /** @type {Table | undefined} */
    let table;
    while (this.queue.length && !this.paused) {
      table = this.latest = /** @type {Table} */ (this.queue.shift());
      this.stage.begin(table);
      if (this.skipping && this.queue.length) {
        for (const event of table.events) this.stage.tell(event, false);
        continue;
      }
      await this.#show(table);
    }
    this.running = false;
    this.skipping = false;
    if (table && !this.paused) this.stage.settle(table);
  }

  /** @param {Table} table */
  async #show(table) {
    const events = table.events.filter((event) => event.sentence || event.ids.length);
    const news = this.shown >= 0 && table.v > this.shown; // not sent again
    const acted = news && !this.skipping && !document.hidden && events.length <= MANY;
    this.shown = table.v;
    if (!acted) {
      for (const event of events) this.stage.tell(event, false);
      await this.surface.show(table);
      return;
    }
    const speed = this.queue.length > CROWD ? 4 : this.queue.length > CROWD / 2 ? 2 : 1;
    const tell = (/** @type {number} */ index) => {
      this.stage.tell(events[index], true);
      return events[index].own || !events[index].sentence ? 0 : pause(events[index].sentence);
    };
    await this.surface.show(table, { events, animate: true, speed, tell });
  }
}

/**
 * Return for how many ms a sentence should stay.
 * @param {string} sentence
 */
function pause(sentence) {
  return Math.min(LONGEST, PAUSE + LETTER * sentence.length);
}
