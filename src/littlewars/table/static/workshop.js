// The workshop: buttons, keys and drags change the plan on the bench; picture, lists, link and judgement follow.

import { fill, make, need } from "./page.js";
import { Bench, snapped } from "./workshop-bench.js";
import { Canvas } from "./workshop-canvas.js";
import { Check } from "./workshop-check.js";
import { KeptPlans } from "./workshop-kept.js";
import { field, Panel } from "./workshop-panel.js";

const SMALL_STEP = 0.5; // cm of an arrow key with shift
const LARGE_STEP = 2;
const TURN = 15; // degrees of a key
const GROWTH = 1; // cm of a key
const DRAGGED = 8; // px: less is a tap
const SETTLE = 300; // ms until the address follows

const root = need("workshop");
/** @type {import("./workshop-plan.js").Materials} */
const materials = JSON.parse(root.dataset.bench ?? "");
/** @type {Record<string, string>} */
const words = JSON.parse(root.dataset.words ?? "");
const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (need("plan")));
const said = need("bench-said");
const address = `/games/${materials.game}/workshop`;

let ready = false;
let settling = 0;
const bench = new Bench(materials, changed);
const canvas = new Canvas(svg, bench);
const panel = new Panel(bench, words, tell);
const check = new Check(`${address}/check?${materials.option}=`, words, ({ ground }) => canvas.lay(ground, bench.plan));
const kept = new KeptPlans(materials.game, words, ({ name, text }) => {
  bench.load(text);
  field("keep-name").value = name;
  say(words.opened, name);
});

/** Everything follows the plan. */
function changed() {
  canvas.draw();
  panel.show();
  if (bench.before) return;
  const text = bench.text();
  field("plan-text").value = text;
  field("link").value = location.origin + linkTo(text);
  const option = /** @type {HTMLInputElement} */ (document.querySelector(`input[name="option-${materials.option}"]`));
  option.value = text;
  check.update(text);
  if (!ready) return;
  clearTimeout(settling);
  settling = setTimeout(() => {
    history.replaceState(null, "", linkTo(text));
    for (const back of document.querySelectorAll('input[name="back"]')) {
      /** @type {HTMLInputElement} */ (back).value = linkTo(text);
    }
  }, SETTLE);
}

/** @param {string} text */
function linkTo(text) {
  const query = new URLSearchParams({ [materials.option]: text }).toString();
  return `${address}?${query.replaceAll("%2C", ",").replaceAll("%3B", ";")}`;
}

/**
 * @param {string} sentence
 * @param {...(string | number)} values
 */
function say(sentence, ...values) {
  said.textContent = fill(sentence, ...values);
}

/** @param {"at" | "sized" | "turned"} what */
function tell(what) {
  const [place, thing, name] = [bench.place(), bench.thing(), bench.name()];
  if (what === "at" && place) say(words.at, name, place.x, place.y);
  if (what === "turned" && thing) say(words.turned, name, thing.turn);
  if (what === "sized" && thing?.round) say(words.wide, name, thing.width);
  else if (what === "sized" && thing) say(words.sized, name, thing.width, thing.height);
}

// -- what can be done

/**
 * @param {boolean} done
 * @param {"at" | "sized" | "turned"} what
 */
function put(done, what = "at") {
  if (done) tell(what);
  else say(words.full, materials.limits.parts);
}

const deeds = {
  undo: () => bench.undo() && say(words.undone),
  redo: () => bench.redo() && say(words.redone),
  "chosen-turn-back": () => turn(TURN),
  "chosen-turn-on": () => turn(-TURN),
  "chosen-smaller": () => grow(-GROWTH),
  "chosen-larger": () => grow(GROWTH),
  "chosen-again": () => put(bench.again()),
  "chosen-remove": remove,
  "sample-open": () => {
    const list = /** @type {HTMLSelectElement} */ (/** @type {unknown} */ (need("samples")));
    bench.load(materials.samples[Number(list.value)]);
    say(words.opened, list.selectedOptions[0].text);
  },
};
for (const [id, deed] of Object.entries(deeds)) need(id).addEventListener("click", deed);

/** @param {number} by */
function turn(by) {
  bench.change({ turn: (bench.thing()?.turn ?? 0) + by });
  tell("turned");
}

/** @param {number} by */
function grow(by) {
  bench.grow(by);
  tell("sized");
}

function remove() {
  if (!bench.thing()) return;
  const name = bench.name();
  const inPanel = need("chosen").contains(document.activeElement);
  bench.remove();
  say(words.removed, name);
  if (inPanel) svg.focus({ preventScroll: true });
}

for (const radio of document.querySelectorAll('input[name="symmetry"]')) {
  radio.addEventListener("change", () => {
    const { value } = /** @type {HTMLInputElement} */ (radio);
    if (bench.mirrored(/** @type {import("./workshop-plan.js").Symmetry} */ (value))) return;
    say(words.full, materials.limits.parts);
    panel.show();
  });
}

need("keep").addEventListener("submit", (event) => {
  event.preventDefault();
  const name = field("keep-name").value.trim();
  if (name) kept.save({ name, text: bench.text() });
});

// -- keys

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** @param {KeyboardEvent} event */
function moved(event) {
  const place = bench.place();
  const way = ARROWS[event.key];
  if (!place || !way) return false;
  const step = event.shiftKey ? SMALL_STEP : LARGE_STEP;
  bench.move({ x: place.x + step * way[0], y: place.y + step * way[1] });
  tell("at");
  return true;
}

/** @type {Record<string, () => void>} */
const KEYS = {
  r: () => turn(TURN),
  R: () => turn(-TURN),
  "+": () => grow(GROWTH),
  "=": () => grow(GROWTH),
  "-": () => grow(-GROWTH),
  d: () => put(bench.again()),
  Delete: remove,
  Backspace: remove,
  Escape: () => bench.choose(null),
};

for (const place of [svg, need("things")]) {
  place.addEventListener("keydown", (event) => {
    const key = /** @type {KeyboardEvent} */ (event);
    if (key.ctrlKey || key.metaKey || key.altKey || !bench.chosen) return;
    const deed = bench.thing() || key.key === "Escape" ? KEYS[key.key] : undefined;
    if (!moved(key) && !deed) return;
    key.preventDefault();
    deed?.();
  });
}

document.addEventListener("keydown", (event) => {
  const writing = event.target instanceof Element && event.target.matches("textarea, input:not([type]), [type=text]");
  if (!(event.ctrlKey || event.metaKey) || writing) return;
  const again = event.key === "y" || (event.key.toLowerCase() === "z" && event.shiftKey);
  if (!again && event.key !== "z") return;
  event.preventDefault();
  if (again) deeds.redo();
  else deeds.undo();
});

// -- things to put down: tapped, or dragged onto the plan

for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-part]"))) {
  const key = button.dataset.part ?? "";
  /** @type {{x: number, y: number, ghost: HTMLElement | null, down: boolean} | null} */
  let drag = null;
  let dragged = false;
  button.addEventListener("click", () => {
    if (!dragged) put(bench.add(key));
    dragged = false;
  });
  button.addEventListener("pointerdown", (event) => {
    dragged = false;
    if (event.button !== 0) return;
    drag = { x: event.clientX, y: event.clientY, ghost: null, down: false };
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener("pointermove", (event) => {
    if (!drag || (!drag.ghost && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < DRAGGED)) return;
    if (!drag.ghost) {
      dragged = true;
      drag.ghost = make("div", "part-ghost");
      drag.ghost.append(...[...button.querySelectorAll("svg")].map((picture) => picture.cloneNode(true)));
      document.body.append(drag.ghost);
    }
    drag.ghost.style.left = `${event.clientX}px`;
    drag.ghost.style.top = `${event.clientY}px`;
    const { left, right, top, bottom } = svg.getBoundingClientRect();
    const over = event.clientX > left && event.clientX < right && event.clientY > top && event.clientY < bottom;
    drag.ghost.hidden = over || drag.down;
    const { x, y } = canvas.at(event);
    const point = { x: snapped(x), y: snapped(y) };
    if (drag.down) bench.move(point);
    else if (over) {
      canvas.begin(() => undefined);
      drag.down = bench.add(key, point);
      if (!drag.down) say(words.full, materials.limits.parts);
    }
  });
  for (const end of ["pointerup", "pointercancel"]) {
    button.addEventListener(end, () => {
      drag?.ghost?.remove();
      if (drag?.down) tell("at");
      drag = null;
      canvas.end();
    });
  }
}

/** @type {import("./workshop-check.js").Found} */
const found = JSON.parse(root.dataset.found ?? "");
check.text = bench.text();
changed();
check.show(found, bench.text());
ready = true;
root.classList.add("ready");
