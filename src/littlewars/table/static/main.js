// The page of a game: wires what comes in to what is shown, and what is touched to what is sent.

import { Asking } from "./asking.js";
import { Connection } from "./connection.js";
import { CurtainScreen } from "./curtain.js";
import { Explainer } from "./explain.js";
import { Hints } from "./hints.js";
import { Keyboard } from "./keyboard.js";
import { LessonPanel } from "./lesson.js";
import { Log } from "./log.js";
import { Looking } from "./looking.js";
import { Notes } from "./notes.js";
import { need } from "./page.js";
import { Phrases } from "./phrases.js";
import { Result } from "./result.js";
import { Seats } from "./seats.js";
import { Sound } from "./sound.js";
import { Surface } from "./surface.js";
import { TakeBack } from "./takeback.js";
import { Telling } from "./telling.js";
import { Theatre } from "./theatre.js";
import { Tools } from "./tools.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Incoming} Incoming */
/** @typedef {import("./surface.js").Touch} Touch */

const LOST_SHOWN = 800; // ms a line may be lost unnoticed

class Main {
  constructor() {
    this.game = need("the-game");
    this.prompt = need("the-prompt");
    this.title = document.title;
    /** @type {Table | null} */
    this.table = null; // as shown
    this.turn = ""; // whose turn it is after the last push
    this.pending = ""; // the move that is under way
    this.focused = ""; // what had the focus before the choices went
    /** @type {string[]} */
    this.draft = []; // what was touched of a choice half made
    /** @type {{x: number, y: number} | undefined} */
    this.asked = undefined; // where a "why" was asked
    /** @type {number | undefined} */
    this.lost = undefined;

    const surface = (this.surface = new Surface());
    const play = (/** @type {number} */ choice) => this.#move({ type: "choose", choice });
    this.explainer = new Explainer(surface);
    const why = (/** @type {string[]} */ touched, /** @type {Touch} */ touch) => this.#why(touched, touch);
    const measure = (/** @type {number} */ choice) =>
      this.connection.send({ type: "measure", v: this.table?.v ?? -1, choice });
    this.asking = new Asking(surface, this.explainer, play, why, measure);
    this.hints = new Hints(surface, this.asking, (v, stage) => this.connection.send({ type: "hint", v, stage }));
    this.notes = new Notes();
    this.seats = new Seats();
    this.sound = new Sound();
    this.lesson = new LessonPanel(play);
    this.theatre = new Theatre(surface, {
      begin: (table) => this.#begin(table),
      tell: (event, acted) => {
        this.sound.play(event.hint);
        this.telling.tell(event, acted);
      },
      settle: (table) => this.#settle(table),
    });
    this.looking = new Looking(surface, this.theatre, (at) => this.connection.send({ type: "look", at }));
    this.log = new Log((at) => this.looking.ask(at));
    this.telling = new Telling(this.log);
    this.result = new Result(() => this.connection.send({ type: "rematch" }));
    this.curtain = new CurtainScreen(() => this.connection.send({ type: "uncover" }));
    this.phrases = new Phrases((number) => this.connection.send({ type: "phrase", number }));
    this.takeback = new TakeBack((yes) => this.connection.send({ type: "answer_back", yes }));
    this.tools = new Tools((deed) => this.#act(deed), (tab) => tab === "log" && this.log.end());
    this.keyboard = new Keyboard(surface, {
      touch: (touch) => this.#touch(touch),
      move: (event) => this.asking.key(event),
      steers: () => this.asking.steers(),
      explain: (id) => this.explainer.explain(id, true),
      back: () => this.notes.hide() || this.looking.back() || this.asking.back() || this.hints.close(),
      hint: () => this.looking.at < 0 && this.hints.more() && this.tools.tab("play"),
      undo: () => this.table?.can.undo && this.#act("undo"),
      skip: () => this.theatre.skip(),
      pick: (number) => this.asking.list.focus(number),
      help: () => this.tools.help(),
    });
    surface.onTouch((touch) => this.#touch(touch));
    surface.onHover((touch) => this.asking.hover(touch));
    need("skip-button").addEventListener("click", () => this.theatre.skip());
    const address = this.game.dataset.socket ?? "";
    this.connection = new Connection(address, (message) => this.#receive(message), (state) => this.#line(state));
  }

  // -- what comes in

  /** @param {Incoming} message */
  #receive(message) {
    switch (message.type) {
      case "table":
        this.pending = "";
        this.theatre.push(message);
        this.#keepFocus();
        break;
      case "refused":
        this.pending = "";
        this.game.classList.remove("pending");
        this.notes.show(message.sentence, message.rule, this.asking.steers() ? undefined : this.asked);
        break;
      case "why":
        this.notes.show(message.sentence, message.rule, this.asked);
        break;
      case "measure":
        this.asking.measured(message);
        break;
      case "hint":
        this.hints.hear(message);
        break;
      case "look":
        this.#clear();
        this.looking.show(message);
        this.log.mark(message.at);
        break;
      case "back_asked":
        this.takeback.ask(message.sentence);
        break;
      case "back_answered":
        if (!message.yes) this.takeback.forget();
        this.notes.show(message.sentence, "");
        break;
      case "error":
        this.hints.fail();
        this.notes.show(message.sentence, "");
        break;
      case "said":
        this.phrases.hear(message, this.seats.seats);
        break;
      case "presence":
        this.seats.present(message.here);
        break;
      case "rematch":
        this.result.rematch(message);
        break;
    }
  }

  /** @param {"open" | "lost" | "gone"} state */
  #line(state) {
    clearTimeout(this.lost);
    need("the-gone").hidden = state !== "gone";
    if (state === "lost") this.lost = setTimeout(() => (need("the-lost").hidden = false), LOST_SHOWN);
    else need("the-lost").hidden = true;
  }

  // -- the theatre's stage

  /** @param {Table} table */
  #begin(table) {
    this.telling.finish();
    this.draft = table.v === this.table?.v ? this.asking.choosing.touched : []; // a choice half made survives a lost line
    this.hints.begin(table);
    this.#clear();
    this.game.classList.remove("pending", "asked");
    if (this.turn) this.prompt.textContent = this.turn; // who chose what is about to be shown
    this.turn = table.turn;
    this.game.classList.toggle("acting", table.events.some((event) => !event.own && event.sentence));
    this.notes.hide();
    this.lesson.wait();
    this.takeback.forget();
    this.log.drop(table);
  }

  /** @param {Table} table */
  #settle(table) {
    this.telling.finish();
    const asked = table.choices.length > 0 || table.prompt !== null;
    const before = this.table;
    this.table = table;
    this.telling.notice(table.v === before?.v ? "" : table.notice);
    this.telling.quiet = false;
    this.game.classList.remove("acting");
    this.game.classList.toggle("asked", asked);
    this.prompt.textContent = table.prompt?.sentence ?? table.turn;
    document.title = `${table.turn} · ${this.title}`;
    this.seats.show(table.seats);
    this.log.mark(-1);
    this.looking.last = table.count;
    this.surface.mark("last", table.marked);
    this.explainer.renew(table.threats);
    this.tools.show(table);
    this.lesson.show(table.lesson);
    this.asking.open(table, this.draft);
    this.hints.show(table);
    this.curtain.show(table.curtain, table.seats);
    this.result.show(table);
    this.keyboard.renew();
    if (asked && !before?.prompt) {
      this.tools.tab("play");
      this.sound.play("turn");
    }
    if (table.outcome && !before?.outcome) this.sound.play("over");
    this.#restoreFocus();
  }

  /** Take questions and marks away, but keep the focus. */
  #clear() {
    if (this.asking.list.has(document.activeElement)) this.focused = document.activeElement?.id ?? "";
    this.asking.close();
    this.#keepFocus();
  }

  #keepFocus() {
    const at = document.activeElement;
    if (at && at !== document.body && at.checkVisibility()) return;
    const tab = document.querySelector("[data-tab][aria-pressed='true']"); // of a small screen, when the prompt is away
    const place = this.prompt.checkVisibility() ? this.prompt : /** @type {HTMLElement | null} */ (tab);
    place?.focus({ preventScroll: true });
  }

  #restoreFocus() {
    const waits = document.activeElement === this.prompt || document.activeElement === document.body;
    if (waits && this.focused) document.getElementById(this.focused)?.focus({ preventScroll: true });
    this.focused = "";
    this.#keepFocus();
  }

  // -- what goes out

  /** @param {import("./types.js").Outgoing} message */
  #move(message) {
    if (this.pending || !this.table) return;
    const v = message.type === "choose" ? this.table.v : this.connection.version; // choices are those one sees
    this.pending = this.connection.move({ ...message, v });
    this.game.classList.add("pending");
  }

  /** @param {import("./tools.js").Deed} deed */
  #act(deed) {
    this.asked = undefined;
    if (deed === "ask_back") this.connection.send({ type: deed });
    else this.#move({ type: deed });
  }

  /**
   * @param {string[]} touched
   * @param {Touch} touch
   */
  #why(touched, touch) {
    this.connection.send({ type: "why", touched });
    this.asked = touch;
  }

  // -- what is touched

  /** @param {Touch} touch */
  #touch(touch) {
    this.notes.hide();
    if (this.theatre.skip()) return;
    this.asked = touch;
    if (this.looking.at < 0 && !this.pending) this.asking.touch(touch);
    else if (touch.top) this.explainer.explain(touch.top, true);
  }
}

new Main();
