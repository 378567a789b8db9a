/** The rules page: filters rules and examples as one types. */

/**
 * @typedef {object} Entry
 * @property {HTMLElement} element a rule or an example
 * @property {string} id folded
 * @property {string} text folded
 * @property {Entry[]} examples
 */

/**
 * Make texts comparable: no case, no accents, one kind of apostrophe.
 * @param {string} text
 */
function fold(text) {
  return text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase().replace(/[‘’]/g, "'").replace(/œ/g, "oe");
}

/**
 * Read what an element says, its pictures left out.
 * @param {HTMLElement} element
 * @param {string} parts
 * @param {Entry[]} examples
 * @returns {Entry}
 */
function entry(element, parts, examples) {
  const said = Array.from(element.querySelectorAll(parts), (part) => part.textContent ?? "");
  return { element, id: fold(element.id), text: fold(said.join(" ")), examples };
}

/** @returns {Entry[]} */
function readRules() {
  return Array.from(document.querySelectorAll("article.rule"), (rule) => {
    const examples = Array.from(rule.querySelectorAll(".example"), (example) =>
      entry(/** @type {HTMLElement} */ (example), "h4, h5, p, li", []));
    return entry(/** @type {HTMLElement} */ (rule), ":scope > h3, :scope > p", examples);
  });
}

/**
 * Make the test for what somebody typed. A whole id finds that rule or example alone; anything else is words, and a bare
 * number may be the number of a rule as well.
 * @param {string} typed
 * @param {Set<string>} ids
 * @returns {(entry: Entry) => boolean}
 */
function matcher(typed, ids) {
  if (ids.has(typed)) return ({ id }) => id === typed;
  const words = typed.split(/\s+/);
  const number = /^\d+$/.test(typed) ? Number(typed) : NaN;
  return ({ id, text }) => Number(id.split("-").pop()) === number || words.every((word) => text.includes(word));
}

/** Filters the page. */
class Search {
  /**
   * @param {HTMLElement} box
   * @param {HTMLInputElement} field
   * @param {HTMLElement} left
   */
  constructor(box, field, left) {
    this.field = field;
    this.left = left;
    this.rules = readRules();
    this.ids = new Set(this.rules.flatMap((rule) => [rule.id, ...rule.examples.map((example) => example.id)]));
    field.addEventListener("input", () => this.apply());
    field.addEventListener("keydown", (event) => this.pressed(event));
    document.addEventListener("keydown", (event) => this.called(event));
    document.addEventListener("click", (event) => this.followed(event));
    window.addEventListener("hashchange", () => this.reveal(location.hash));
    box.hidden = false;
    this.apply();
  }

  /** Show what fits what is typed, and say how much that is. */
  apply() {
    const typed = fold(this.field.value).trim();
    const fits = typed ? matcher(typed, this.ids) : () => true;
    let count = 0;
    for (const rule of this.rules) {
      const found = fits(rule) ? rule.examples : rule.examples.filter(fits);
      const together = { ...rule, text: [rule, ...rule.examples].map(({ text }) => text).join(" ") };
      const left = found.length > 0 || fits(together);
      for (const example of rule.examples) example.element.hidden = found.length > 0 && !found.includes(example);
      rule.element.hidden = !left;
      if (left) count += 1;
    }
    this.hideEmptyChapters();
    this.say(typed ? count : null);
  }

  hideEmptyChapters() {
    for (const chapter of document.querySelectorAll(".rulebook .chapter")) {
      const empty = chapter.querySelector("article.rule:not([hidden])") === null;
      /** @type {HTMLElement} */ (chapter).hidden = empty;
      const link = document.querySelector(`.rulebook nav a[href="#${CSS.escape(chapter.id)}"]`);
      if (link?.parentElement) link.parentElement.hidden = empty;
    }
  }

  /** @param {number | null} count */
  say(count) {
    const { none = "", one = "", many = "" } = this.left.dataset;
    const told = count === null ? "" : count === 0 ? none : count === 1 ? one : many.replace("#", String(count));
    if (this.left.textContent !== told) this.left.textContent = told;
  }

  clear() {
    this.field.value = "";
    this.apply();
  }

  /**
   * In the field: Enter goes to the first rule left, Escape shows them all again.
   * @param {KeyboardEvent} event
   */
  pressed(event) {
    if (event.key === "Escape") this.clear();
    if (event.key !== "Enter" || event.isComposing) return;
    const first = this.rules.find((rule) => !rule.element.hidden)?.element;
    first?.scrollIntoView();
    first?.querySelector("a")?.focus({ preventScroll: true });
  }

  /**
   * Anywhere else: a slash goes to the field.
   * @param {KeyboardEvent} event
   */
  called(event) {
    const writing = event.target instanceof Element && event.target.closest("input, textarea, select");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || writing) return;
    event.preventDefault();
    this.field.focus();
    this.field.select();
  }

  /**
   * A link may lead to something that is filtered out.
   * @param {MouseEvent} event
   */
  followed(event) {
    const link = event.target instanceof Element ? event.target.closest("a[href^='#']") : null;
    if (link instanceof HTMLAnchorElement) this.reveal(link.hash);
  }

  /** @param {string} hash */
  reveal(hash) {
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!target?.closest("[hidden]")) return;
    this.clear();
    target.scrollIntoView();
  }
}

const box = document.getElementById("rules-search");
const field = document.getElementById("rules-words");
const left = document.getElementById("rules-left");
if (box && field instanceof HTMLInputElement && left) new Search(box, field, left);
