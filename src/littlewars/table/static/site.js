// What a page around the table does better with a script: copying a link, ticking "your own" when one types, and
// offering only the seats there are.

const copy = document.getElementById("copy");
const link = document.getElementById("link");
const said = document.getElementById("said");
if (copy instanceof HTMLButtonElement && link instanceof HTMLInputElement && said) {
  copy.hidden = false;
  copy.addEventListener("click", async () => {
    link.select();
    try {
      await navigator.clipboard.writeText(link.value);
      said.textContent = copy.dataset.copied ?? "";
    } catch {
      said.textContent = copy.dataset.notCopied ?? "";
    }
  });
}

for (const field of document.querySelectorAll("[data-picks]")) {
  field.addEventListener("input", () => {
    const radio = document.getElementById(field.getAttribute("data-picks") ?? "");
    if (radio instanceof HTMLInputElement) radio.checked = true;
  });
}

/** @param {HTMLFormElement} form whose picks may need an option's value: those that cannot be had now go */
function offer(form) {
  for (const pick of /** @type {NodeListOf<HTMLElement>} */ (form.querySelectorAll("[data-with]"))) {
    const value = String(new FormData(form).get(pick.dataset.with ?? ""));
    pick.hidden = !pick.dataset.values?.split(" ").includes(value);
    const radio = pick.querySelector("input");
    if (!pick.hidden || !radio?.checked) continue;
    const first = form.querySelector(`label:not([hidden]) > input[name="${radio.name}"]`);
    if (first instanceof HTMLInputElement) first.checked = true;
  }
}

for (const form of document.querySelectorAll("form")) {
  form.addEventListener("change", () => offer(form));
  offer(form);
}
