/** Taking a replay along: the link to a move, and the record as a file. */

/**
 * Let a click on a link copy its address; where that is not possible, show the address to be copied by hand.
 * @param {HTMLAnchorElement} link
 * @param {HTMLElement} status holds what to say of it, and a field for the address
 */
export function copiesItsAddress(link, status) {
  const [copied, byHand] = [...status.children].filter((child) => child instanceof HTMLElement);
  const field = status.querySelector("input");
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    const done = await navigator.clipboard?.writeText(link.href).then(() => true, () => false);
    copied.hidden = !done;
    byHand.hidden = Boolean(done);
    if (!done && field) {
      field.value = link.href;
      field.select();
    }
  });
}

/**
 * Let a click on a button save a text as a file.
 * @param {Element} button
 * @param {string} name
 * @param {() => string} text
 */
export function savesText(button, name, text) {
  button.addEventListener("click", () => {
    const address = URL.createObjectURL(new Blob([text()], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
  });
}
