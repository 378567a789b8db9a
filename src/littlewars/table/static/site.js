// What a page around the table does better with a script: copying a link, and ticking "your own" when one types.

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
