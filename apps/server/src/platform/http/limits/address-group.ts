// The group that per-address limits count: one IPv4 address, or the /64 of an IPv6 address, since a household has all
// of it.
import ipaddr from 'ipaddr.js';

const GROUP_BITS = 64;

export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${GROUP_BITS}`).toString()}/${GROUP_BITS}`;
}
