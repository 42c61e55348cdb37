"""Where a knock may be sent to: https, and never into this machine's own network.

An endpoint is given to us by whoever asks, and the server calls it: without these checks anybody could make
it call inside. They are made when an endpoint is given, and again on the address that is connected to: a
name may lead elsewhere by then.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import httpcore

from ..errors import Refused

MOST_SIGNS = 1000  # of an endpoint
# Networks of IPv6 whose last four bytes are an address of IPv4: both forms of NAT64, and the oldest one.
WRAPPING = [ipaddress.ip_network(net) for net in ("64:ff9b::/96", "64:ff9b:1::/48", "::/96")]
IpAddress = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotPublic(httpcore.ConnectError):
    """The address lies in this machine's own network."""


def check_endpoint(endpoint: str, local: bool) -> str:
    """The host of an endpoint. Raises Refused if it is not https or names no host; `local` lets tests have a
    push service without a lock."""
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
    """Raises Refused unless the endpoint's host is known, and is outside."""
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
    except UnicodeError as error:  # no name that could be asked for
        raise OSError(str(error)) from None
    addresses = list(dict.fromkeys(str(address[0]) for *_, address in found))
    if not local and not all(map(is_public, addresses)):
        raise NotPublic(host)
    return addresses


def is_public(text: str) -> bool:
    """Whether an address belongs to the world, whatever it is wrapped in."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    return all(one.is_global and not one.is_multicast for one in unwrapped(address))


def unwrapped(address: IpAddress) -> Iterable[IpAddress]:
    """An address, and those of IPv4 that one of IPv6 leads to."""
    if isinstance(address, ipaddress.IPv4Address):
        return [address]
    if address.ipv4_mapped:
        return [address.ipv4_mapped]
    if any(address in net for net in WRAPPING):  # global as it stands, and a door to any address of IPv4
        return [ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)]
    inner = [address.sixtofour, *(address.teredo or ())]
    return [address, *(one for one in inner if one)]


class PublicNetwork(httpcore.AnyIOBackend):
    """Connects to public addresses only. A name is looked up once: the address that was checked is the one
    that is connected to, and TLS still asks for the name."""

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
        """A public address may be our own."""
        ours, theirs = stream.get_extra_info("client_addr"), stream.get_extra_info("server_addr")
        if not self.local and ours and theirs and ours[0] == theirs[0]:
            await stream.aclose()
            raise NotPublic(theirs[0])
        return stream
