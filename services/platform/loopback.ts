import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const bareHost = (host: string) => host.replace(/^\[|\]$/g, '');

/** Whether a host is this machine itself: `localhost`, or a loopback address, in brackets or not. Other names are not looked up. */
export function isLoopback(host: string): boolean {
  const bare = bareHost(host);
  return bare === 'localhost' || (isIP(bare) !== 0 && ipaddr.process(bare).range() === 'loopback');
}

const OWN_RANGES: ReadonlySet<string> = new Set(['loopback', 'private', 'linkLocal', 'uniqueLocal', 'carrierGradeNat', 'unspecified']);

/** Whether a host is this machine or in its own network, as far as it tells by itself. Other names are not looked up: they may be anywhere. */
export function isOfOwnNetwork(host: string): boolean {
  const bare = bareHost(host);
  if (isLoopback(bare) || /\.(localhost|local)$/.test(bare)) return true;
  return isIP(bare) !== 0 && OWN_RANGES.has(ipaddr.process(bare).range());
}
