import ipaddr from 'ipaddr.js';

/** Characters of an address with its zone, brackets and port. */
const LONGEST = 100;

/** An IP address as we keep it: no zone, no port, an IPv4 address as itself even when it came inside IPv6. Null for what is none. */
export function plainAddress(text: string | null | undefined): string | null {
  const input = text === null || text === undefined || text.length > LONGEST ? '' : text.trim();
  const bare = (input.startsWith('[') ? input.slice(1) : input).split(/[\]%]/, 1)[0]!;
  const candidates = [bare, bare.replace(/:\d+$/, '')];
  const match = candidates.find((one) => ipaddr.IPv4.isValidFourPartDecimal(one) || ipaddr.IPv6.isValid(one));
  return match === undefined ? null : ipaddr.process(match).toString();
}

/** What a plain address counts as. One customer has 2^64 addresses of IPv6: they are one. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return ipaddr.IPv6.parse(address).toByteArray().slice(0, 8).join('.');
}
