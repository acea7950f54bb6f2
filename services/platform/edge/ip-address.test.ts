import { expect, it } from 'vitest';
import { networkOf, plainAddress } from './ip-address.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  [' 203.0.113.9 ', '203.0.113.9'],
  ['203.0.113.9:52011', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', null],
  ['0x7f.1', null],
  ['<script>', null],
  ['', null],
  [undefined, null],
])('%s is kept as %s', (given, kept) => {
  expect(plainAddress(given)).toBe(kept);
});

it.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['203.0.113.9', '203.0.113.10', false],
])('%s and %s are of one network: %s', (one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same);
});
