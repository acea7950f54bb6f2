import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it.each(['localhost', '127.0.0.1', '127.8.8.8', '::1', '[::1]', '::ffff:127.0.0.1'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

it.each(['', 'localhost.example', '127.example.com', '10.0.0.1', '0.0.0.0', '169.254.169.254', '[fd00::1]', '::ffff:10.0.0.1'])(
  '%s is another, or nobody',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
