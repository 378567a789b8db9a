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
 * @typedef {object} Elsewhere a chapter with a page of its own: here are only links to it and its rules
 * @property {HTMLElement} element
 * @property {HTMLAnchorElement} link
 * @property {Entry[]} rules
 */

/** @returns {Elsewhere[]} */
function readElsewhere() {
  return Array.from(document.querySelectorAll(".elsewhere li"), (line) => {
    const [link, ...rules] = line.querySelectorAll("a");
    const entries = rules.map((rule) => ({ element: rule, id: fold(rule.id), text: fold(rule.id), examples: [] }));
    return { element: /** @type {HTMLElement} */ (line), link, rules: entries };
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
    this.elsewhere = readElsewhere();
    const rules = [...this.rules, ...this.elsewhere.flatMap((chapter) => chapter.rules)];
    this.ids = new Set(rules.flatMap((rule) => [rule.id, ...rule.examples.map((example) => example.id)]));
    field.addEventListener("input", () => this.apply());
    field.addEventListener("keydown", (event) => this.pressed(event));
    document.addEventListener("keydown", (event) => this.called(event));
    document.addEventListener("click", (event) => this.followed(event));
    window.addEventListener("hashchange", () => this.reveal(location.hash));
    box.hidden = false;
    this.apply();
    if (this.elsewhere.length) void this.readOn();
  }

  /** Search what the rules on other pages say, too. */
  async readOn() {
    const address = `${location.pathname}/${document.documentElement.lang}.json`;
    /** @type {Record<string, string>} */
    const texts = await fetch(address).then((answer) => (answer.ok ? answer.json() : {})).catch(() => ({}));
    for (const rule of this.elsewhere.flatMap((chapter) => chapter.rules)) {
      rule.text += fold(` ${texts[rule.element.id] ?? ""}`);
    }
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
    for (const { element, rules } of this.elsewhere) {
      for (const rule of rules) rule.element.hidden = !fits(rule);
      const found = rules.filter((rule) => !rule.element.hidden).length;
      element.hidden = found === 0;
      count += found;
    }
    this.hideEmptyChapters();
    this.say(typed ? count : null);
  }

  hideEmptyChapters() {
    for (const chapter of document.querySelectorAll(".rulebook .chapter")) {
      const empty = chapter.querySelector("article.rule:not([hidden]), .elsewhere li:not([hidden])") === null;
      /** @type {HTMLElement} */ (chapter).hidden = empty;
      this.hideFromContents(`#${chapter.id}`, empty);
    }
    for (const { element, link } of this.elsewhere) {
      this.hideFromContents(link.getAttribute("href") ?? "", element.hidden);
    }
  }

  /**
   * @param {string} address
   * @param {boolean} hidden
   */
  hideFromContents(address, hidden) {
    const link = document.querySelector(`.rulebook nav a[href="${CSS.escape(address)}"]`);
    if (link?.parentElement) link.parentElement.hidden = hidden;
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
    const first = [...this.rules, ...this.elsewhere].find(({ element }) => !element.hidden)?.element;
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

const moved = document.getElementById(location.hash.slice(1));
if (moved instanceof HTMLAnchorElement) location.replace(moved.href); // the rule is on the page of its chapter

const box = document.getElementById("rules-search");
const field = document.getElementById("rules-words");
const left = document.getElementById("rules-left");
if (box && field instanceof HTMLInputElement && left) new Search(box, field, left);
