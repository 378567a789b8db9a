"""Who a browser is: a token in a cookie, of which the store knows only the hash."""

import hashlib
import hmac
import secrets
from dataclasses import dataclass

TOKEN_BYTES = 32
COOKIE = "littlewars"


def new_token() -> str:
    """Make a token nobody can guess."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(secret: str) -> bytes:
    """Return what the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).digest()


@dataclass(frozen=True)
class Visitor:
    """Somebody with a token; without one, somebody who only looks."""

    token: str = ""

    @property
    def holder(self) -> bytes:
        """Return the hash by which seats know their holder."""
        return hashed(self.token) if self.token else b""

    def holds(self, holder: bytes) -> bool:
        """Tell whether a seat is this visitor's."""
        return bool(self.token) and bool(holder) and hmac.compare_digest(self.holder, holder)

    def invitation(self, match_id: str, seat: int) -> str:
        """Return the secret of this visitor's link to a seat: the same each time, and nobody else can make it.

        A seat that changed hands belongs to another visitor, whose links are other ones.
        """
        made = hmac.new(self.token.encode(), f"{match_id}/{seat}".encode(), hashlib.sha256)
        return made.hexdigest()[:40]
