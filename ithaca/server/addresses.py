"""Addresses, as limits count them."""

import ipaddress

OWN_BITS = 64  # of an IPv6 address: the rest its holder chooses at will


def network_of(address: str) -> str:
    """An address; of IPv6 the part that is given to one household."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, OWN_BITS), strict=False))


def is_address(name: str) -> bool:
    """Whether this is an address, which nobody can let lead elsewhere, and not a name."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
