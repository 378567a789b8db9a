// Asks the server whether the plan is fair, as soon as nobody has touched it for a moment, and tells what it says.

import { make, need } from "./page.js";

/**
 * @typedef {{ground: string, findings: {holds: boolean, sentence: string}[], playable: boolean, fair: boolean,
 *   verdict: string, problem?: string}} Found
 */

const QUIET = 350; // ms
const AGAIN = 5000; // ms until somebody who does not answer is asked again

export class Check {
  /**
   * @param {string} address
   * @param {Record<string, string>} words
   * @param {(found: Found, text: string) => void} told
   */
  constructor(address, words, told) {
    this.address = address;
    this.words = words;
    this.told = told;
    this.text = "";
    this.asked = "";
    this.timer = 0;
    this.asking = false;
    this.button = /** @type {HTMLButtonElement} */ (need("play-button"));
  }

  /**
   * The plan is now this.
   * @param {string} text
   */
  update(text) {
    if (text === this.text) return;
    this.text = text;
    this.button.disabled = true;
    need("findings").setAttribute("aria-busy", "true");
    this.#later(QUIET);
  }

  /** @param {number} wait */
  #later(wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#ask(), wait);
  }

  async #ask() {
    if (this.asking) return;
    this.asking = true;
    const { text } = this;
    let wait = 0;
    try {
      const answer = await fetch(this.address + encodeURIComponent(text));
      const found = await answer.json();
      if (answer.status === 429) wait = AGAIN;
      if (text === this.text) this.show(found, text);
    } catch {
      need("verdict").textContent = this.words.unreachable;
      wait = AGAIN;
    }
    this.asking = false;
    if (wait) this.#later(wait);
    else if (text !== this.text) this.#later(0);
  }

  /**
   * @param {Found} found
   * @param {string} text
   */
  show(found, text) {
    this.text = text;
    need("findings").removeAttribute("aria-busy");
    const verdict = found.problem ?? found.verdict;
    if (need("verdict").textContent !== verdict) need("verdict").textContent = verdict;
    need("verdict").dataset.fair = String(Boolean(found.fair));
    this.button.disabled = !found.playable;
    if (found.problem) return;
    need("findings").replaceChildren(
      ...found.findings.map(({ holds, sentence }) => {
        const line = make("li", holds ? "finding holds" : "finding");
        line.append(make("span", "finding-mark", holds ? this.words.holds : this.words.fails), " ", sentence);
        return line;
      }),
    );
    this.told(found, text);
  }
}
