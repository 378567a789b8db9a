// What the server wrote into the page: elements by id, sentences with blanks, links to rules.

/**
 * Return an element of the page's skeleton.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function need(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no #${id}`);
  return found;
}

/**
 * Return a button of the skeleton.
 * @param {string} id
 */
export function button(id) {
  return /** @type {HTMLButtonElement} */ (need(id));
}

/**
 * Return a dialog of the skeleton.
 * @param {string} id
 */
export function dialog(id) {
  return /** @type {HTMLDialogElement} */ (need(id));
}

/**
 * Fill the blanks %1, %2 … of a sentence that the server wrote.
 * @param {string} sentence
 * @param {...(string | number)} values
 */
export function fill(sentence, ...values) {
  return sentence.replace(/%(\d)/g, (_, place) => String(values[Number(place) - 1] ?? ""));
}

/**
 * Make an element with a class and words.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} name
 * @param {string} [classes]
 * @param {string} [words]
 */
export function make(name, classes = "", words = "") {
  const made = document.createElement(name);
  if (classes) made.className = classes;
  if (words) made.textContent = words;
  return made;
}

/**
 * Tell where a rule is found: on the rules page, or on the page of its chapter.
 * @param {HTMLElement} element has the data of the server about it
 * @param {string} rule
 */
export function ruleAddress(element, rule) {
  const { rules = "", apart = "{}" } = element.dataset;
  const chapter = JSON.parse(apart)[rule];
  return `${rules}${chapter ? `/${encodeURIComponent(chapter)}` : ""}#${encodeURIComponent(rule)}`;
}

/**
 * Make a link to a rule of the game being played.
 * @param {string} rule
 */
export function ruleLink(rule) {
  const link = make("a", "see-rule", rule);
  link.href = ruleAddress(need("the-game"), rule);
  link.target = "_blank";
  link.rel = "noopener";
  return link;
}

const numbers = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 1 });

/**
 * Write a number in the page's language, with one decimal at most.
 * @param {number} number
 */
export function plainNumber(number) {
  return numbers.format(number);
}

/**
 * Write a length of the plane, whose unit is a tenth of a millimetre, in centimetres.
 * @param {number} length
 */
export function centimetres(length) {
  return numbers.format(length / 100);
}

const percents = new Intl.NumberFormat(document.documentElement.lang, { style: "percent", maximumFractionDigits: 1 });

const wholes = new Intl.NumberFormat(document.documentElement.lang, { style: "percent", maximumFractionDigits: 0 });

/**
 * Write an estimated chance, without decimals that nobody could vouch for.
 * @param {number} share per mille
 */
export function estimate(share) {
  return wholes.format(share / 1000);
}

/**
 * Draw a share as a bar.
 * @param {number} share per mille
 */
export function shareBar(share) {
  const bar = make("span", "odds-bar");
  const filled = make("span", "odds-share");
  filled.style.width = `${share / 10}%`;
  bar.append(filled);
  return bar;
}

/**
 * List odds, each with its share and a bar.
 * @param {[string, number][]} odds sentence, per mille
 */
export function oddsList(odds) {
  const list = make("span", "odds");
  for (const [sentence, share] of odds) {
    const line = make("span", "odds-line");
    const number = make("span", "odds-number", percents.format(share / 1000));
    line.append(make("span", "odds-words", sentence), shareBar(share), number);
    list.append(line);
  }
  return list;
}

/** Tell whether the reader wants nothing to move. */
export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
