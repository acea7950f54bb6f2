import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether a host is this machine itself: `localhost`, or a loopback address, in brackets or not. Other names are not looked up. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || (isIP(bare) !== 0 && ipaddr.process(bare).range() === 'loopback');
}
