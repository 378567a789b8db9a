// Words for what happens: the caption under the board, the log, and the news for screen readers.

import { make, need, still } from "./page.js";

/** @typedef {import("./types.js").GameEvent} GameEvent */

const TUMBLE = 500; // ms until dice lie
const NEWS_KEPT = 20; // sentences the live region holds

export class Telling {
  /** @param {import("./log.js").Log} log */
  constructor(log) {
    this.log = log;
    this.caption = need("the-caption");
    this.news = need("the-news");
    this.quiet = true; // what happened before one came is no news
    /** @type {GameEvent | null} */
    this.late = null; // an event whose words wait for the dice
    /** @type {number | undefined} */
    this.timer = undefined;
  }

  /**
   * Tell an event; the words of a roll wait until the dice lie.
   * @param {GameEvent} event
   * @param {boolean} acted
   */
  tell(event, acted) {
    this.finish();
    if (!event.sentence) return;
    this.late = event;
    if (event.hint === "roll" && acted && !still()) this.timer = setTimeout(() => this.finish(), TUMBLE);
    else this.finish();
  }

  /** Say what still waits. */
  finish() {
    clearTimeout(this.timer);
    const event = this.late;
    this.late = null;
    if (!event) return;
    this.caption.textContent = event.sentence;
    this.log.tell(event);
    if (!event.own) this.#announce(event.sentence);
  }

  /** Tell something about the table that is no event of the game. @param {string} sentence */
  notice(sentence) {
    if (!sentence || this.quiet) return;
    this.caption.textContent = sentence;
    this.#announce(sentence);
  }

  /** @param {string} sentence */
  #announce(sentence) {
    if (this.quiet) return;
    this.news.append(make("p", "", sentence));
    while (this.news.children.length > NEWS_KEPT) this.news.firstElementChild?.remove();
  }
}
