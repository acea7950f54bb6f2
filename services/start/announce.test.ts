import { expect, it } from 'vitest';
import { type Announcement, announce } from './announce.ts';

const announcement: Announcement = {
  seconds: 1.24,
  hasBuilt: true,
  demoUrl: 'http://localhost:4200',
  hostedUrl: 'http://localhost:4100/w/0d4c3f9e-1f7a-4a55-9c3d-9d0f0b4b8a11#t=c2VzX2NlYTc0OUxlUjBqcG83WWNka3BOYWQyRzB1VGx6T3NUMXl4',
  publicUrl: 'http://localhost:4100',
  services: ['people', 'documents', 'workflows', 'otp', 'verification', 'extraction'],
  dataFolder: '/home/somebody/zaguan/.zaguan',
  keys: { test: 'sk_test_one', live: 'sk_live_one' },
  operatorSecret: 'a-secret-of-this-run',
  demoHearsNothing: true,
  onNetwork: false,
};
const QR = /[█▀▄]{8}/;

it('fits a terminal of 24 lines, with all that it may say and no QR', () => {
  const text = announce(announcement);
  expect(text.split('\n').length).toBeLessThanOrEqual(24);
  expect(text).not.toMatch(QR);
  expect(text).not.toContain('sk_');
});

it('draws the QR for a phone above the addresses, which stay on screen', () => {
  const lines = announce({ ...announcement, onNetwork: true }).split('\n');
  expect(lines.findLastIndex((line) => QR.test(line))).toBeLessThan(lines.length - 10);
  expect(lines.slice(-24).join('\n')).toContain('This machine');
});
