// The panel that explains what one points at, and marks what it threatens.

import { make, need, oddsList } from "./page.js";
import { ruleNote } from "./rulebook.js";

export class Explainer {
  /** @param {import("./surface.js").Surface} surface */
  constructor(surface) {
    this.surface = surface;
    this.panel = need("the-explained");
    this.words = need("explained-words");
    this.does = need("explained-does");
    this.idle = this.words.textContent ?? "";
    /** @type {Record<string, string[]>} */
    this.threats = {};
    this.shown = "";
  }

  /**
   * Explain an element; nothing new is said when it has no words.
   * @param {string} id
   * @param {boolean} threatens whether to mark what it could strike
   */
  explain(id, threatens) {
    const found = this.surface.find(id);
    const owner = found?.closest("[data-title]");
    this.surface.mark("threat", threatens ? (this.threats[id] ?? []) : []);
    if (!owner || this.shown === id) return;
    this.shown = id;
    const rule = found?.closest("[data-rule]")?.getAttribute("data-rule");
    this.words.replaceChildren(make("span", "", owner.getAttribute("data-title") ?? ""));
    if (rule) this.words.append(" ", ruleNote(rule));
  }

  /**
   * Tell what a click would do, with its odds; nothing when it would do nothing.
   * @param {import("./types.js").Choice | null} choice
   */
  tellChoice(choice) {
    this.does.replaceChildren();
    if (!choice) return;
    this.does.append(make("strong", "", choice.label), oddsList(choice.odds));
  }

  /** The pointer has left: threats go, words stay. */
  leave() {
    this.surface.mark("threat", []);
    this.does.replaceChildren();
  }

  /**
   * A new position: what was explained may have changed.
   * @param {Record<string, string[]>} threats
   */
  renew(threats) {
    this.threats = threats;
    const id = this.shown;
    this.shown = "";
    this.leave();
    if (id && this.surface.title(id)) this.explain(id, false);
    else this.words.replaceChildren(this.idle);
  }
}
