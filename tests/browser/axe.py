"""What axe-core finds wrong with a page."""

from importlib.resources import files

from playwright.sync_api import Page

AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  const told = (checks) => checks.map(({ message }) => message).join("; ");
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(" ")}: ${told(any)}`));
}"""


def violations(page: Page) -> list[str]:
    """List the violations of a page, one line each."""
    if not page.evaluate("() => typeof axe === 'object'"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(RUN)
    return found
