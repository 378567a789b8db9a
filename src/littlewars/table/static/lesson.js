// A lesson: what to do now and why, how far one is, and the button of pages that are only read.

import { button, fill, need, ruleLink } from "./page.js";

const GO_ON = -1; // the choice that turns a page

export class LessonPanel {
  /** @param {(choice: number) => void} play */
  constructor(play) {
    this.panel = need("the-lesson");
    this.step = need("lesson-step");
    this.bar = /** @type {HTMLProgressElement} */ (need("lesson-bar"));
    this.go = button("lesson-go");
    this.go.addEventListener("click", () => this.go.getAttribute("aria-disabled") !== "true" && play(GO_ON));
  }

  /** Something is being shown: no page can be turned. */
  wait() {
    this.go.setAttribute("aria-disabled", "true");
  }

  /** @param {import("./types.js").Lesson | null} lesson */
  show(lesson) {
    this.panel.hidden = !lesson;
    if (!lesson) return;
    const focused = document.activeElement === this.go;
    this.step.textContent = fill(this.step.dataset.pattern ?? "", lesson.step, lesson.steps);
    this.bar.max = lesson.steps;
    this.bar.value = lesson.done ? lesson.steps : lesson.step - 1;
    need("lesson-text").textContent = lesson.text;
    need("lesson-rules").replaceChildren(...lesson.rules.flatMap((rule) => [ruleLink(rule), " "]));
    this.go.hidden = !lesson.reading;
    this.go.removeAttribute("aria-disabled");
    need("lesson-done").hidden = !lesson.done;
    if (focused && this.go.hidden) need("the-prompt").focus({ preventScroll: true });
  }
}
