/** The replay: steps through the frames of a match, by slider, buttons, keys, list, or by itself. */

import { Board } from "./board.js";
import { loadFrames, picture, sentencesOf } from "./frames.js";
import { make, ruleAddress } from "./page.js";
import { copiesItsAddress, savesText } from "./sharing.js";

/** @typedef {import("./frames.js").Frames} Frames */

const ADDRESS_DELAY = 300; // milliseconds: browsers allow few changes of the address
const PAUSE = 1300; // milliseconds between moves
const OWN_KEYS = "input:not([type=range]), select"; // these use the arrows themselves

class Replay {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.board = new Board(this.part(".replay-board", HTMLElement));
    this.handRoot = this.part(".replay-hand", HTMLElement);
    this.hand = new Board(this.handRoot);
    this.slider = this.part(".replay-slider", HTMLInputElement);
    this.speed = this.part(".replay-speed", HTMLSelectElement);
    this.list = this.part(".replay-moves ol", HTMLElement);
    this.caption = this.part(".replay-caption", HTMLElement);
    this.playButton = this.part("[data-action=play]", HTMLButtonElement);
    this.view = /** @type {HTMLSelectElement | null} */ (root.querySelector(".replay-view select"));
    this.shareLink = /** @type {HTMLAnchorElement | null} */ (root.querySelector(".replay-share"));
    this.offlineLink = /** @type {HTMLAnchorElement | null} */ (root.querySelector(".replay-offline"));
    this.frames = /** @type {Frames | null} */ (null);
    this.at = Number(root.dataset.move ?? location.hash.slice(1)) || 0;
    this.playing = 0; // the number of the run, 0 when it stands still
    this.runs = 0;
    this.addressTimer = 0;
    this.listen();
  }

  /**
   * @template {Element} T
   * @param {string} selector
   * @param {new () => T} kind
   * @returns {T}
   */
  part(selector, kind) {
    const found = this.root.querySelector(selector);
    if (!(found instanceof kind)) throw new Error(selector);
    return found;
  }

  get pace() {
    return Number(this.speed.value);
  }

  get last() {
    return this.frames ? this.frames.frames.length - 1 : 0;
  }

  listen() {
    this.slider.addEventListener("input", () => this.visit(Number(this.slider.value)));
    this.root.addEventListener("click", (event) => {
      const touched = event.target instanceof Element ? event.target : null;
      const action = touched?.closest("[data-action]")?.getAttribute("data-action");
      const line = touched?.closest("[data-number]");
      if (action) this.act(action);
      else if (line instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
        event.preventDefault();
        this.visit(Number(line.dataset.number));
      }
    });
    document.addEventListener("keydown", (event) => this.press(event));
    this.view?.addEventListener("change", () => this.load());
    const save = this.root.querySelector(".replay-save");
    if (this.shareLink) copiesItsAddress(this.shareLink, this.part(".replay-shared", HTMLElement));
    if (save) savesText(save, this.root.dataset.name ?? "", () => this.frames?.record ?? "");
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const focused = event.target instanceof Element ? event.target : document.body;
    if (event.altKey || event.ctrlKey || event.metaKey || focused.matches(OWN_KEYS)) return;
    /** @type {Record<string, string>} */
    const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", " ": "play" };
    const action = keys[event.key];
    if (!action || (action === "play" && focused.closest("button"))) return;
    event.preventDefault();
    this.act(action);
  }

  /** @param {string} action */
  act(action) {
    if (action === "play") {
      if (this.playing) this.stop();
      else void this.play();
      return;
    }
    const targets = { first: 0, previous: this.at - 1, next: this.at + 1, last: this.last };
    this.visit(targets[/** @type {keyof typeof targets} */ (action)]);
  }

  /** Load the frames of the viewpoint chosen, and stay at the same move. */
  async load() {
    this.stop();
    const wished = this.view?.value ?? "";
    const view = `?view=${encodeURIComponent(wished)}`;
    if (this.offlineLink) this.offlineLink.search = view;
    const frames = await loadFrames(`${this.root.dataset.frames}${view}`).catch(() => null);
    if (wished !== (this.view?.value ?? "")) return; // somebody wished for another meanwhile
    this.part(".replay-failed", HTMLElement).hidden = frames !== null;
    if (frames === null) return;
    this.frames = frames;
    this.slider.max = String(this.last);
    this.list.replaceChildren(...this.frames.frames.map((_, number) => this.line(number)));
    await this.go(this.at);
  }

  /**
   * A line of the list of moves.
   * @param {number} number
   */
  line(number) {
    const frame = /** @type {Frames} */ (this.frames).frames[number];
    const link = make("a");
    link.href = this.addressOf(number);
    link.dataset.number = String(number);
    const sentences = number ? sentencesOf(frame) : [this.list.dataset.start ?? "", ...sentencesOf(frame)];
    link.append(make("span", "replay-number", number ? String(number) : ""), make("span", "replay-who", frame.who));
    for (const sentence of sentences) link.append(make("span", "replay-sentence", sentence));
    const item = make("li");
    item.append(link);
    return item;
  }

  /**
   * Where a move can be found again.
   * @param {number} number
   */
  addressOf(number) {
    return this.root.dataset.share ? `${this.root.dataset.share}?move=${number}` : `#${number}`;
  }

  /**
   * Go to a frame because somebody asked for it.
   * @param {number} number
   */
  visit(number) {
    this.stop();
    void this.go(number);
  }

  /**
   * Go to a frame. To the next one, what happened is acted out; to the one before, things go back to their places.
   * @param {number} number
   * @returns {Promise<void>}
   */
  async go(number) {
    const from = this.at;
    this.at = Math.max(0, Math.min(number, this.last));
    if (this.frames === null) return;
    const frame = this.frames.frames[this.at];
    this.tell(this.frames);
    const hand = picture(this.frames, frame.hand);
    this.handRoot.hidden = hand === "";
    void this.hand.show(hand);
    await this.board.show(picture(this.frames, frame.board), {
      events: this.at === from + 1 ? frame.events : [],
      animate: Math.abs(this.at - from) === 1,
      speed: this.pace,
    });
  }

  /**
   * Say where we are: caption, slider, list and address.
   * @param {Frames} frames
   */
  tell(frames) {
    const frame = frames.frames[this.at];
    this.slider.value = String(this.at);
    this.slider.setAttribute("aria-valuetext", frame.label);
    this.part(".replay-count", HTMLElement).textContent = `${this.at} / ${this.last}`;
    this.caption.setAttribute("aria-live", document.activeElement === this.slider ? "off" : "polite");
    const told = this.at ? sentencesOf(frame) : [frame.label];
    this.caption.replaceChildren(make("span", "replay-who", frame.who), ...told.map((text) => make("p", "", text)));
    if (this.at === this.last && frames.ending) this.caption.append(this.ending(frames.ending));
    this.mark();
    this.root.dispatchEvent(new CustomEvent("replay-shown", { detail: this.at }));
    if (this.shareLink) {
      this.shareLink.href = this.addressOf(this.at);
      clearTimeout(this.addressTimer);
      this.addressTimer = setTimeout(() => this.follow(), ADDRESS_DELAY);
    }
  }

  /** @param {import("./frames.js").Ending} ending */
  ending(ending) {
    const whole = make("p", "replay-ending");
    const rule = make(this.root.dataset.rules && ending.rule ? "a" : "span", "", ending.rule);
    whole.append(make("strong", "", ending.verdict), " ", ending.reason, " ", rule);
    if (rule instanceof HTMLAnchorElement) rule.href = ruleAddress(this.root, ending.rule);
    whole.append(...ending.places.map((place) => make("span", "replay-place", place)));
    return whole;
  }

  /** Mark the current line, and bring it into sight without moving the page. */
  mark() {
    this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const item = this.list.children[this.at];
    if (!(item instanceof HTMLElement)) return;
    item.firstElementChild?.setAttribute("aria-current", "step");
    const above = item.offsetTop < this.list.scrollTop;
    const below = item.offsetTop + item.offsetHeight > this.list.scrollTop + this.list.clientHeight;
    if (above || below) this.list.scrollTop = item.offsetTop - this.list.clientHeight / 3;
  }

  /** Let the address lead back here, from the same viewpoint. */
  follow() {
    const view = this.view && this.view.selectedIndex > 0 ? `&view=${encodeURIComponent(this.view.value)}` : "";
    history.replaceState(null, "", `${this.addressOf(this.at)}${view}`);
  }

  /** Show one move after the other; from the beginning when we stand at the end. */
  async play() {
    const run = ++this.runs;
    this.playing = run;
    this.showPlaying();
    if (this.at === this.last) {
      await this.go(0);
      await pause(PAUSE / this.pace);
    }
    while (this.playing === run && this.at < this.last) {
      await this.go(this.at + 1);
      if (this.at < this.last) await pause(PAUSE / this.pace);
    }
    if (this.playing === run) this.stop();
  }

  stop() {
    this.playing = 0;
    this.showPlaying();
  }

  showPlaying() {
    const name = (this.playing ? this.playButton.dataset.pause : this.playButton.dataset.play) ?? "";
    this.playButton.setAttribute("aria-label", name);
    this.playButton.title = name;
    this.root.classList.toggle("replay-playing", this.playing > 0);
  }
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const root = document.querySelector(".replay");
if (root instanceof HTMLElement) {
  const replay = new Replay(root);
  const wished = new URLSearchParams(location.search).get("view");
  const option = [...(replay.view?.options ?? [])].find((one) => one.value === wished);
  if (option) option.selected = true;
  void replay.load();
}
