import os, { type NetworkInterfaceInfo } from 'node:os';
import { afterEach, expect, it, vi } from 'vitest';
import { isLoopback, publicAddressOf } from './loopback.ts';

afterEach(() => vi.restoreAllMocks());

it.each(['localhost', '127.0.0.1', '127.8.8.8', '::1', '[::1]', '::ffff:127.0.0.1'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

it.each(['', 'localhost.example', '127.example.com', '10.0.0.1', '0.0.0.0', '169.254.169.254', '[fd00::1]', '::ffff:10.0.0.1'])(
  '%s is another, or nobody',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

it.each(['localhost', 'mac.local', '10.0.0.1', '[fd00::1]', '169.254.7.7', '100.64.0.1', '::ffff:192.168.1.20'])(
  '%s is of its own network',
  (host) => {
    expect(publicAddressOf(host)).toBe(null);
  },
);

it.each(['bank.example', '8.8.8.8', '[2606:4700::1111]', '203.0.113.7'])('%s is open to others', (host) => {
  expect(publicAddressOf(host)).toBe(host.replace(/[[\]]/g, ''));
});

it.each([
  [['127.0.0.1', '192.168.1.20', 'fe80::1'], null, null],
  [['127.0.0.1', '172.17.0.1', '93.184.216.34'], '93.184.216.34', '93.184.216.34'],
  // A home network, where every machine has its own public IPv6 address.
  [['127.0.0.1', '192.168.1.20', '2606:4700::1111'], null, '2606:4700::1111'],
])('on a machine with %j, 0.0.0.0 is open at %s and :: at %s', (addresses, ipv4, ipv6) => {
  const family = (address: string) => (address.includes(':') ? 'IPv6' : 'IPv4');
  const found = addresses.map((address) => ({ address, family: family(address) }) as NetworkInterfaceInfo);
  vi.spyOn(os, 'networkInterfaces').mockReturnValue({ eth0: found });
  expect(publicAddressOf('0.0.0.0')).toBe(ipv4);
  expect(publicAddressOf('[::]')).toBe(ipv6);
  expect(publicAddressOf('0:0:0:0:0:0:0:0')).toBe(ipv6);
});
