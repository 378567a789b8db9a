// A new picture laid into the old one: what has not changed stays the same element.

/**
 * Make an old element equal to a fresh one.
 * @param {Element} old
 * @param {Element} fresh
 */
export function patch(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.nodeName !== fresh.nodeName || !old.firstElementChild || !fresh.firstElementChild) {
    old.replaceWith(fresh);
    return;
  }
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const children = [...old.children];
  const named = new Map(children.filter((child) => child.id).map((child) => [child.id, child]));
  const plain = children.filter((child) => !child.id);
  /** @type {Element | null} */
  let next = old.firstElementChild;
  for (const child of [...fresh.children]) {
    const twin = child.id ? named.get(child.id) : plain.shift();
    if (!twin) {
      old.insertBefore(child, next);
      continue;
    }
    named.delete(child.id);
    if (twin === next) next = next.nextElementSibling;
    else old.insertBefore(twin, next);
    patch(twin, child);
  }
  for (const gone of [...named.values(), ...plain]) gone.remove();
}

/**
 * Move titles into data-title, for the page to show instead of the browser; the whole picture keeps its name.
 * @param {SVGSVGElement} svg
 */
export function quieten(svg) {
  for (const title of svg.querySelectorAll("title")) {
    const owner = /** @type {Element | null} */ (title.parentElement);
    if (owner === svg) svg.setAttribute("aria-label", title.textContent ?? "");
    else owner?.setAttribute("data-title", title.textContent ?? "");
    title.remove();
  }
}
