import { isIP } from 'node:net';
import os from 'node:os';
import ipaddr from 'ipaddr.js';

/** Returns a URL's host without the brackets of an IPv6 address. */
export const bareHost = (host: string) => host.replace(/^\[|\]$/g, '');

/** Returns true if a host is this machine: `localhost` or a loopback address. Does not resolve other names. */
export function isLoopback(host: string): boolean {
  const bare = bareHost(host);
  return bare === 'localhost' || (isIP(bare) !== 0 && ipaddr.process(bare).range() === 'loopback');
}

const OWN_RANGES: ReadonlySet<string> = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/** Returns true if only the machine's own network reaches a server on this host; false for a name that may be anywhere. */
export const isOfOwnNetwork = (host: string): boolean => publicAddressOf(host) === null;

/** Returns the address at which other networks reach a server that listens on `host`; null if none. `0.0.0.0` means every address. */
export function publicAddressOf(host: string): string | null {
  const bare = bareHost(host);
  if (isLoopback(bare) || /\.(localhost|local)$/.test(bare)) return null;
  const address = isIP(bare) === 0 ? null : ipaddr.process(bare);
  if (address?.range() === 'unspecified') return publicAddressOfMachine(address.kind());
  return address && OWN_RANGES.has(address.range()) ? null : bare;
}

/** Returns a public address of this machine on which `::` (IPv4 too) or `0.0.0.0` listens; null if none. */
function publicAddressOfMachine(kind: 'ipv4' | 'ipv6'): string | null {
  const all = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const listenAddresses = all.filter(({ family }) => kind === 'ipv6' || family === 'IPv4').map(({ address }) => address);
  return listenAddresses.find((address) => ipaddr.process(address).range() === 'unicast') ?? null;
}
