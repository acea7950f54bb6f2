import { isIP } from 'node:net';
import os from 'node:os';
import ipaddr from 'ipaddr.js';

const bareHost = (host: string) => host.replace(/^\[|\]$/g, '');

/** Whether a host is this machine itself: `localhost`, or a loopback address, in brackets or not. Other names are not looked up. */
export function isLoopback(host: string): boolean {
  const bare = bareHost(host);
  return bare === 'localhost' || (isIP(bare) !== 0 && ipaddr.process(bare).range() === 'loopback');
}

const OWN_RANGES: ReadonlySet<string> = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat']);

/** Whether only this machine and its own network can reach a server on this host. Other names are not looked up: they may be anywhere. */
export const isOfOwnNetwork = (host: string): boolean => publicAddressOf(host) === null;

/**
 * The host where others than its own network may reach a server that listens on it; null for none. The unspecified address listens on every
 * address of this machine, so it is as public as those are. An address that only a provider's router has cannot be seen from here.
 */
export function publicAddressOf(host: string): string | null {
  const bare = bareHost(host);
  if (isLoopback(bare) || /\.(localhost|local)$/.test(bare)) return null;
  const address = isIP(bare) === 0 ? null : ipaddr.process(bare);
  if (address?.range() === 'unspecified') return publicAddressOfMachine(address.kind());
  return address && OWN_RANGES.has(address.range()) ? null : bare;
}

/** Of those that `::` listens on, IPv4 too; or `0.0.0.0`, IPv4 alone. */
function publicAddressOfMachine(kind: 'ipv4' | 'ipv6'): string | null {
  const all = Object.values(os.networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const listenAddresses = all.filter(({ family }) => kind === 'ipv6' || family === 'IPv4').map(({ address }) => address);
  return listenAddresses.find((address) => ipaddr.process(address).range() === 'unicast') ?? null;
}
