import ipaddr from 'ipaddr.js';

/** Maximum number of characters in an address with zone, brackets and port. */
const MAX_CHARACTERS = 100;

/** Returns an IP address without zone and port, an IPv4-mapped IPv6 address as IPv4. Null if the text is no IP address. */
export function plainAddress(text: string | null | undefined): string | null {
  const input = text === null || text === undefined || text.length > MAX_CHARACTERS ? '' : text.trim();
  const bare = (input.startsWith('[') ? input.slice(1) : input).split(/[\]%]/, 1)[0]!;
  const candidates = [bare, bare.replace(/:\d+$/, '')];
  const match = candidates.find((one) => ipaddr.IPv4.isValidFourPartDecimal(one) || ipaddr.IPv6.isValid(one));
  return match === undefined ? null : ipaddr.process(match).toString();
}

/** Returns the network that limits count for an address: the first 64 bits of IPv6, which belong to one customer. */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  return ipaddr.IPv6.parse(address).toByteArray().slice(0, 8).join('.');
}
