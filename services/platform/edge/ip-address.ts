import ipaddr from 'ipaddr.js';

/** Characters of an address with its zone, brackets and port. */
const LONGEST = 100;

/** Returns an IP address without zone and port, IPv4 inside IPv6 as itself; null for what is none. */
export function plainAddress(text: string | null | undefined): string | null {
  const input = text === null || text === undefined || text.length > LONGEST ? '' : text.trim();
  const bare = (input.startsWith('[') ? input.slice(1) : input).split(/[\]%]/, 1)[0]!;
  const candidates = [bare, bare.replace(/:\d+$/, '')];
  const match = candidates.find((one) => ipaddr.IPv4.isValidFourPartDecimal(one) || ipaddr.IPv6.isValid(one));
  return match === undefined ? null : ipaddr.process(match).toString();
}

/** Returns the network that an address counts as: 64 bits of IPv6, which one customer has. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return ipaddr.IPv6.parse(address).toByteArray().slice(0, 8).join('.');
}
