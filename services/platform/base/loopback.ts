import { isIP } from 'node:net';
import os from 'node:os';
import ipaddr from 'ipaddr.js';

const bareHost = (host: string) => host.replace(/^\[|\]$/g, '');

/** Tells whether a host is this machine: `localhost` or a loopback address. Other names are not looked up. */
export function isLoopback(host: string): boolean {
  const bare = bareHost(host);
  return bare === 'localhost' || (isIP(bare) !== 0 && ipaddr.process(bare).range() === 'loopback');
}

const OWN_RANGES: ReadonlySet<string> = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/** Tells whether only this machine's own network reaches a server on this host; an unknown name may be anywhere. */
export const isOfOwnNetwork = (host: string): boolean => publicAddressOf(host) === null;

/** Returns the host where others than its own network reach a server that listens on it; null for none. `0.0.0.0` is every address. */
export function publicAddressOf(host: string): string | null {
  const bare = bareHost(host);
  if (isLoopback(bare) || /\.(localhost|local)$/.test(bare)) return null;
  const address = isIP(bare) === 0 ? null : ipaddr.process(bare);
  if (address?.range() === 'unspecified') return publicAddressOfMachine(address.kind());
  return address && OWN_RANGES.has(address.range()) ? null : bare;
}

/** Returns a public address that `::` (IPv4 too) or `0.0.0.0` listens on. */
function publicAddressOfMachine(kind: 'ipv4' | 'ipv6'): string | null {
  const all = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const listenAddresses = all.filter(({ family }) => kind === 'ipv6' || family === 'IPv4').map(({ address }) => address);
  return listenAddresses.find((address) => ipaddr.process(address).range() === 'unicast') ?? null;
}
