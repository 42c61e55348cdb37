"""Passkeys for tests: one in software, as a telephone would hold it, and Chromium's virtual ones."""

import hashlib
import json
import secrets

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from ithaca.server.accounts.passkeys import bytes_of, text_of

PRESENT, VERIFIED, BRINGS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey, for one site."""

    def __init__(self, origin: str) -> None:
        self.origin, self.count = origin, 0
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.holder = b""

    def create(self, options: dict) -> dict:
        """What a browser answers to the options of a registration."""
        self.holder = bytes_of(options["user"]["id"])
        told = self.told("webauthn.create", options["challenge"])
        brought = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(self.public_key())
        data = self.data(options["rp"]["id"], BRINGS_KEY) + brought
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self.answer({"clientDataJSON": text_of(told), "attestationObject": text_of(attested)})

    def get(self, options: dict) -> dict:
        """What a browser answers to the options of signing in."""
        self.count += 1
        told = self.told("webauthn.get", options["challenge"])
        data = self.data(options["rpId"], 0)
        signature = self.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": told, "authenticatorData": data, "signature": signature}
        return self.answer(
            {name: text_of(raw) for name, raw in {**response, "userHandle": self.holder}.items()}
        )

    def answer(self, response: dict) -> dict:
        own = text_of(self.id)
        return {
            "id": own,
            "rawId": own,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }

    def told(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def data(self, site: str, flags: int) -> bytes:
        flags |= PRESENT | VERIFIED
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def public_key(self) -> dict:
        numbers = self.key.public_key().public_numbers()
        return {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}


def add_passkey(guest, label="phone"):
    key = Authenticator(guest.server.url)
    made = key.create(guest.post("/api/me/passkeys/options"))
    guest.post("/api/me/passkeys", credential=made, label=label)
    return key


def come_back(guest, key, **how):
    return guest.post("/api/sign-in/passkey", credential=key.get(guest.post("/api/sign-in/options")), **how)


KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keyring:
    """The passkeys of a device; those that its maker synchronises between all devices of a person can be
    copied."""

    def __init__(self, one):
        self.line = one.context.new_cdp_session(one.page)
        self.line.send("WebAuthn.enable")
        self.id = self.line.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})["authenticatorId"]

    @property
    def passkeys(self):
        return self.line.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]

    def copy_to(self, other):
        for credential in self.passkeys:
            other.line.send("WebAuthn.addCredential", {"authenticatorId": other.id, "credential": credential})
