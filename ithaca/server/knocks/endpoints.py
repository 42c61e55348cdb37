"""Where knocks may be sent: to https addresses, and never into this machine's own network.

An endpoint is supplied by a client, and the server connects to it: without these checks any client could make
it connect to internal addresses. They are made when an endpoint is added, and again on the address that is
connected to, since the name may resolve differently by then.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import httpcore

from ..errors import Refused

MOST_SIGNS = 1000  # length of an endpoint
# IPv6 networks whose last four bytes are an IPv4 address: both forms of NAT64, and IPv4-compatible addresses.
WRAPPING = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")]
IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotPublic(httpcore.ConnectError):
    """The address lies in this machine's own network."""


def check_endpoint(endpoint: str, local: bool) -> str:
    """The host of an endpoint. Raises Refused if it is not https or names no host; `local` also allows plain
    HTTP, for tests."""
    schemes = ("https", "http") if local else ("https",)
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("push-endpoint-bad", value=endpoint[:60]) from None
    plain = parts.username is None and parts.password is None and port != 0
    if parts.scheme not in schemes or not host or not plain or not is_printable(endpoint):
        raise Refused("push-endpoint-bad", value=endpoint[:60])
    return host


def is_printable(endpoint: str) -> bool:
    return (
        len(endpoint) <= MOST_SIGNS and endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    )


async def must_be_public(endpoint: str, local: bool) -> None:
    """Raise Refused unless the endpoint's host is known and public."""
    host = check_endpoint(endpoint, local)
    try:
        await addresses_of(host, urlsplit(endpoint).port or 443, local)
    except NotPublic:
        raise Refused("push-endpoint-inside", value=host[:60]) from None
    except OSError:
        raise Refused("push-endpoint-unknown", value=host[:60]) from None


async def addresses_of(host: str, port: int, local: bool = False) -> list[str]:
    """The addresses of a host. Raises NotPublic if one of them is not public, OSError if there are none."""
    try:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except UnicodeError as error:  # not a name that can be looked up
        raise OSError(str(error)) from None
    addresses = list(dict.fromkeys(str(address[0]) for *_, address in found))
    if not local and not all(map(is_public, addresses)):
        raise NotPublic(host)
    return addresses


def is_public(text: str) -> bool:
    """Whether an address is public, whatever it is wrapped in."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast for one in unwrapped(address))


def unwrapped(address: IpAddress) -> Iterable[IpAddress]:
    """An address, and the IPv4 addresses that an IPv6 address leads to."""
    if isinstance(address, ipaddress.IPv4Address):
        return [address]
    if address.ipv4_mapped:
        return [address.ipv4_mapped]
    if any(address in net for net in WRAPPING):  # global by itself, but leads to any IPv4 address
        return [ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)]
    inner = [address.sixtofour, *(address.teredo or ())]
    return [address, *(one for one in inner if one)]


class PublicNetwork(httpcore.AnyIOBackend):
    """Connects to public addresses only. A name is looked up once: the address that was checked is the one
    connected to, and TLS still verifies the name."""

    def __init__(self, local: bool = False) -> None:
        super().__init__()
        self.local = local

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        failed: Exception = httpcore.ConnectError(host)
        try:
            found = await addresses_of(host, port, self.local)
        except NotPublic:
            raise
        except OSError as error:
            raise httpcore.ConnectError(str(error)) from None
        for address in found:
            try:
                stream = await super().connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failed = error
                continue
            return await self._of_another_machine(stream)
        raise failed

    async def _of_another_machine(self, stream: httpcore.AsyncNetworkStream) -> httpcore.AsyncNetworkStream:
        """Return the stream, unless the public address is our own: then close it and raise NotPublic."""
        ours, theirs = stream.get_extra_info("client_addr"), stream.get_extra_info("server_addr")
        if not self.local and ours and theirs and ours[0] == theirs[0]:
            await stream.aclose()
            raise NotPublic(theirs[0])
        return stream
