"""A push service of the tests' own: it checks who knocks (RFC 8292) and reads what is said (RFC 8291).

Browsers subscribe to it by a key pair of the test. It answers as it is told to: see `answers`.
"""

import base64
import json
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

# A headless Chromium reaches no push service: what it would get from one comes from the tests.
SUBSCRIBES = """(made) => {
  const toJSON = () => ({ endpoint: made.endpoint, keys: made });
  const subscription = { toJSON, unsubscribe: async () => true };
  PushManager.prototype.subscribe = async (options) => {
    globalThis.asked = options;
    return subscription;
  };
}"""


def in_base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def claims_of(authorization: str, key: str) -> dict[str, Any]:
    """What a VAPID header claims; fails unless the server's key has signed it."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"] == key
    head, claims, signature = parts["t"].split(".")
    assert json.loads(from_base64(head))["alg"] == "ES256"
    raw = from_base64(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, Any] = json.loads(from_base64(claims))
    return found


class Got(NamedTuple):
    """A knock that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


class Browser:
    """What a browser needs to receive knocks: an endpoint, a key pair and a secret."""

    def __init__(self, url: str, name: str) -> None:
        self.endpoint = f"{url}/{name}"
        self.path = f"/{name}"
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    @property
    def subscription(self) -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": in_base64(point), "auth": in_base64(self.auth)}

    def plain(self, got: Got) -> bytes:
        """The bytes of a knock, as the browser reads them."""
        assert got.headers["content-encoding"] == "aes128gcm"
        return http_ece.decrypt(
            got.body, private_key=self.private, auth_secret=self.auth, version="aes128gcm"
        )

    def read(self, got: Got) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.plain(got))
        return found


class PushService:
    """Where knocks go."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.got: list[Got] = []
        self.answers: list[int] = []  # of the next requests; 201 when there are none
        self.headers: dict[str, str] = {}  # that are sent with them

    def browser(self, name: str) -> Browser:
        return Browser(self.url, name)

    def at(self, browser: Browser) -> list[dict[str, Any]]:
        """The knocks that a browser received, in order."""
        return [browser.read(got) for got in list(self.got) if got.path == browser.path]


@contextmanager
def a_push_service():
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["content-length"]))
            heads = {name.lower(): value for name, value in self.headers.items()}
            service.got.append(Got(self.path, heads, body))
            self.send_response(service.answers.pop(0) if service.answers else 201)
            for name, value in service.headers.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_):
            pass

    listener = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushService(f"http://localhost:{listener.server_port}")
    thread = threading.Thread(target=listener.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        listener.shutdown()
        listener.server_close()
        thread.join()
