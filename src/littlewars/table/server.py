"""Starting and stopping the server."""

import asyncio
import logging
import signal
import socket
import webbrowser
from collections.abc import Callable
from types import FrameType

import uvicorn

from littlewars.games.library import all_games
from littlewars.kernel.errors import SetupError
from littlewars.kernel.words import Message
from littlewars.table.app import make_app
from littlewars.table.hub import Hub
from littlewars.table.journal import Journal, Notes
from littlewars.table.limits import Limits
from littlewars.table.messages import LARGEST_FRAME
from littlewars.table.store import Store

GRACE = 2  # seconds that open connections get when the server stops


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second Ctrl-C does not wait. uvicorn's own would raise the signal again, and end as if killed."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def listening(host: str, port: int) -> socket.socket:
    """Listen at an address; port 0 means any free one. Raise `SetupError` when it is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        why = getattr(error, "strerror", None) or str(error)
        raise SetupError(Message("serve-no-port", host=host, port=str(port), why=why)) from None
    listener.listen(1024)
    return listener


def run(
    store: Store,
    listener: socket.socket,
    limits: Limits,
    quiet: bool,
    opened: Callable[[str], None],
    browse: bool,
) -> None:
    """Serve until told to stop; `opened` hears the address."""
    host, port = listener.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{port}/"
    hub = Hub(store, all_games(), limits, Journal(quiet=quiet))
    config = uvicorn.Config(
        make_app(hub),
        log_config=None,
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
    )

    def ready() -> None:
        opened(address)
        if browse:
            webbrowser.open(address)

    logging.basicConfig(handlers=[Notes(hub.journal)])
    hub.journal.note("start", address=address)
    server = Server(config, ready)
    asyncio.run(server.serve([listener]))
    hub.journal.note("stop")
