"""Hears whatever a browser complains of: a test that ends with a complaint has failed."""

from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Dialog, Request

REPORT = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy report: ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`));
"""


class Guard:
    """Collects complaints: errors and warnings, policy reports, dialogs, requests to other hosts."""

    def __init__(self, url: str) -> None:
        self.host: str = urlsplit(url).netloc
        self.expected: list[str] = []  # parts of complaints a test brings about itself
        self.complaints: list[str] = []

    def watch(self, context: BrowserContext) -> None:
        """Listen to all pages of a context."""
        context.add_init_script(REPORT)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.complaints.append(f"page error: {error.error}"))
        context.on("dialog", self._dialog)
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console {message.type}: {message.text} ({message.location['url']})")

    def _dialog(self, dialog: Dialog) -> None:
        self.complaints.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws", "wss") and address.netloc != self.host:
            self.complaints.append(f"request to another host: {request.url}")

    def heard(self) -> list[str]:
        """List the complaints no test expects."""
        return [told for told in self.complaints if not any(part in told for part in self.expected)]
