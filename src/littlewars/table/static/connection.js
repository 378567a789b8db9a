// The socket: says hello, resumes from a version, notices a dead line, resends what was not acknowledged.

/** @typedef {import("./types.js").Incoming} Incoming */
/** @typedef {import("./types.js").Outgoing} Outgoing */

const BEAT = 2500; // ms between pings
const DEAD = 9000; // ms of silence
const FIRST_WAIT = 300; // ms before the first new attempt; doubled each time
const LONGEST_WAIT = 8000;
const GONE = [4001, 4009]; // close codes after which trying again is useless
const FLOODED = [4003, 4004]; // and those after which one waits

/** Return a new name for a move. */
export function moveId() {
  if (crypto.randomUUID) return crypto.randomUUID(); // missing where the page did not come over https
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export class Connection {
  /**
   * @param {string} address path of the socket
   * @param {(message: Incoming) => void} receive
   * @param {(state: "open" | "lost" | "gone") => void} changed
   */
  constructor(address, receive, changed) {
    this.address = `${location.protocol === "https:" ? "wss:" : "ws:"}//${location.host}${address}`;
    this.receive = receive;
    this.changed = changed;
    this.version = -1;
    this.failures = 0;
    this.heard = 0; // when anything last came in
    this.asked = 0; // when the first unanswered ping went out
    this.resumed = false;
    /** @type {Map<string, Outgoing>} */
    this.unacknowledged = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {number | undefined} */
    this.retry = undefined;
    this.beat = setInterval(() => this.#beat(), BEAT);
    addEventListener("online", () => this.#again());
    addEventListener("pagehide", () => this.socket?.close());
    addEventListener("pageshow", (event) => event.persisted && this.#again());
    this.#open();
  }

  #open() {
    clearTimeout(this.retry);
    this.resumed = false;
    this.asked = 0;
    this.heard = performance.now();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => this.#write({ type: "hello", v: this.version, language: document.documentElement.lang });
    socket.onmessage = (event) => socket === this.socket && this.#take(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.#lost(event.code);
  }

  /** @param {number} code */
  #lost(code) {
    this.socket = null;
    if (GONE.includes(code)) {
      clearInterval(this.beat);
      this.changed("gone");
      return;
    }
    this.changed("lost");
    this.failures += FLOODED.includes(code) ? 4 : 1;
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1));
    this.retry = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2));
  }

  /** Drop the line, if there is one, and try again at once. */
  #again() {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.changed("lost");
    this.#open();
  }

  #beat() {
    if (this.socket?.readyState === WebSocket.CONNECTING && performance.now() - this.heard > DEAD) this.#again();
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const now = performance.now();
    // a sleeping page beats rarely: only an unanswered ping makes silence suspicious
    if (this.asked && now - this.heard > DEAD && now - this.asked > DEAD - BEAT - 100) {
      this.#again();
      return;
    }
    if (!this.asked) this.asked = now;
    this.#write({ type: "ping", n: Math.floor(now) });
  }

  /** @param {Incoming} message */
  #take(message) {
    this.heard = performance.now();
    this.asked = 0;
    if (message.type === "ack" || message.type === "refused") this.unacknowledged.delete(message.move_id);
    if (message.type === "table") {
      if (this.resumed && message.v < this.version) return; // overtaken by a newer one
      if (this.resumed && message.v > this.version + 1) return this.#again(); // one was lost: ask for all since
      this.version = message.v;
      if (!this.resumed) {
        this.resumed = true;
        this.failures = 0;
        this.changed("open");
        for (const waiting of this.unacknowledged.values()) this.#write(waiting);
      }
    }
    if (message.type !== "pong") this.receive(message);
  }

  /** @param {Outgoing} message */
  #write(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /**
   * Send something that may be lost with the line.
   * @param {Outgoing} message
   */
  send(message) {
    if (this.resumed) this.#write(message);
  }

  /**
   * Send a move made at a version: it is kept until the server acknowledges or refuses it.
   * @param {Outgoing & {v: number}} message
   */
  move(message) {
    const id = moveId();
    const whole = { ...message, move_id: id };
    this.unacknowledged.set(id, whole);
    if (this.resumed) this.#write(whole);
    return id;
  }
}
