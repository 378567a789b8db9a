// Short sounds, off at first; the wish is kept in this browser.

import { button, need } from "./page.js";

const KEPT = "little-wars-sound";
/** @type {Record<string, [number, number, OscillatorType][]>} pitch in Hz, start in ms, shape */
const TUNES = {
  glide: [[330, 0, "sine"]],
  place: [[260, 0, "triangle"]],
  roll: [[180, 0, "square"], [210, 70, "square"], [160, 160, "square"], [190, 280, "square"]],
  hit: [[120, 0, "sawtooth"]],
  fall: [[220, 0, "triangle"], [140, 110, "triangle"]],
  flip: [[520, 0, "sine"]],
  turn: [[523, 0, "sine"], [659, 120, "sine"]],
  over: [[523, 0, "sine"], [659, 130, "sine"], [784, 260, "sine"], [1047, 390, "sine"]],
};
const LENGTH = 0.12; // s
const LOUD = 0.06;

export class Sound {
  constructor() {
    this.button = button("sound-button");
    /** @type {AudioContext | null} */
    this.context = null;
    this.on = kept();
    this.button.addEventListener("click", () => this.#toggle());
    this.#show();
  }

  #toggle() {
    this.on = !this.on;
    try {
      localStorage.setItem(KEPT, this.on ? "on" : "off");
    } catch {
      // a browser that keeps nothing still plays
    }
    this.#show();
    this.play("turn");
  }

  #show() {
    this.button.setAttribute("aria-pressed", String(this.on));
  }

  /**
   * Play the sound of a hint; some hints have none.
   * @param {string} hint
   */
  play(hint) {
    if (!this.on || !TUNES[hint] || !navigator.userActivation?.hasBeenActive) return;
    this.context ??= new AudioContext();
    for (const [pitch, start, type] of TUNES[hint]) {
      const at = this.context.currentTime + start / 1000;
      const [tone, volume] = [new OscillatorNode(this.context, { frequency: pitch, type }), new GainNode(this.context)];
      volume.gain.setValueAtTime(LOUD, at);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH);
      tone.connect(volume).connect(this.context.destination);
      tone.start(at);
      tone.stop(at + LENGTH);
    }
  }
}

/** Tell whether the reader switched sounds on before. */
function kept() {
  try {
    return (localStorage.getItem(KEPT) ?? need("the-game").dataset.sounds) === "on";
  } catch {
    return false;
  }
}
