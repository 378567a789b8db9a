// What the rules say: fetched once, shown beside their ids.

import { make, need, ruleLink } from "./page.js";

/** @type {Promise<Record<string, string>> | undefined} */
let texts;

/** Fetch the rules' texts in the page's language; none when the server does not answer. */
function fetched() {
  const address = `${need("the-game").dataset.rules}/${document.documentElement.lang}.json`;
  texts ??= fetch(address).then((answer) => (answer.ok ? answer.json() : {})).catch(() => ({}));
  return texts;
}

/**
 * Name a rule, with what it says as soon as that is known.
 * @param {string} rule
 */
export function ruleNote(rule) {
  const note = make("span", "rule-note");
  note.append(ruleLink(rule));
  fetched()?.then((known) => known[rule] && note.append(" ", make("q", "", known[rule])));
  return note;
}
