// What a choice would mean: asked of the server while somebody points or aims, and shown in words and lines.

import { make, need } from "./page.js";
import { ruleNote } from "./rulebook.js";

/** @typedef {import("./types.js").Measured} Measured */
/** @typedef {import("./plane.js").Shape} Shape */

const PAUSE = 300; // ms between two questions, so that dragging never reaches the server's limit
const REST = 600; // ms of rest after which the words are read out

export class Measuring {
  /**
   * @param {HTMLElement} list gets the server's words
   * @param {(choice: number) => void} ask
   * @param {() => void} changed there are other lines to draw
   */
  constructor(list, ask, changed) {
    this.list = list;
    this.ask = ask;
    this.changed = changed;
    this.news = need("cursor-news");
    this.choice = -1;
    this.words = ""; // the page's own about the choice
    /** @type {Measured | null} */
    this.answer = null;
    this.asked = -Infinity; // when the last question went out
    /** @type {number | undefined} */
    this.timer = undefined;
    /** @type {number | undefined} */
    this.reader = undefined;
  }

  /**
   * Somebody points at a choice: ask about it, soon.
   * @param {number} choice
   * @param {string} words the page's own
   */
  about(choice, words) {
    this.words = words;
    this.#read();
    if (choice === this.choice) return;
    this.choice = choice;
    this.answer = null;
    this.list.replaceChildren();
    if (this.timer !== undefined) return;
    const wait = Math.max(0, this.asked + PAUSE - performance.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.asked = performance.now();
      this.ask(this.choice);
    }, wait);
  }

  /** Nobody points any more. */
  stop() {
    clearTimeout(this.timer);
    clearTimeout(this.reader);
    this.timer = undefined;
    this.choice = -1;
    this.answer = null;
    this.list.replaceChildren();
  }

  /**
   * Take an answer; one about another choice comes too late.
   * @param {Measured} answer
   */
  take(answer) {
    if (answer.choice !== this.choice) return;
    this.answer = answer;
    const no = answer.sentence ? [make("li", "told-no", answer.sentence)] : [];
    if (answer.rule) no[0]?.append(" ", ruleNote(answer.rule));
    this.list.replaceChildren(...no, ...answer.words.map((words) => make("li", "", words)));
    this.#read();
    this.changed();
  }

  /** Let a screen reader say it all, when the choice has rested. */
  #read() {
    clearTimeout(this.reader);
    this.reader = setTimeout(() => {
      const { sentence = "", words = [] } = this.answer ?? {};
      this.news.textContent = [this.words, sentence, ...words].filter((one) => one).join(" ");
    }, REST);
  }

  /**
   * Draw the lines of the answer, each with a pale edge so that it is seen on any ground.
   * @param {number} unit of the plane that a pixel is
   * @returns {Shape[]}
   */
  shapes(unit) {
    return (this.answer?.lines ?? []).flatMap(({ kind, points }) => {
      if (kind === "lace" || points.length < 2) return []; // the page lays its own
      const [[x, y], last] = [points[0], points[points.length - 1]];
      if (kind === "range") {
        const circle = { cx: x, cy: y, r: Math.hypot(last[0] - x, last[1] - y) };
        return twice("circle", circle, "range");
      }
      const arm = 6 * unit;
      const stop = `M${last[0] - arm} ${last[1] - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
      const drawn = twice("path", { d: line(points) }, kind);
      return kind === "blocked" ? [...drawn, ...twice("path", { d: stop }, "stop")] : drawn;
    });
  }
}

/**
 * Write a line as a path.
 * @param {[number, number][]} points
 */
export function line(points) {
  return `M${points.map((point) => point.join(" ")).join("L")}`;
}

/**
 * Draw a shape with its edge below it.
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} kind
 * @returns {Shape[]}
 */
export function twice(name, attributes, kind) {
  return [
    [name, { ...attributes, class: `plane-back plane-back-${kind}` }],
    [name, { ...attributes, class: `plane-line plane-${kind}` }],
  ];
}
