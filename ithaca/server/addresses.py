"""Network addresses, as limits count them."""

import ipaddress

OWN_BITS = 64  # leading bits of an IPv6 address; its holder chooses the rest freely


def network_of(address: str) -> str:
    """An address; for IPv6 its network, which is what a single household gets."""
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
    """Whether this is an IP address and not a name, which somebody could make resolve elsewhere."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
