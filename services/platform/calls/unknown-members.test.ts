import { expect, it } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { memberNames, unknownMembers } from './unknown-members.ts';

const device = mini.object({ user_agent: mini.optional(mini.string()) });
const input = z.object({
  email: z.string(),
  name: z.string().nullish(),
  ip: z.string().optional(),
  device: z._default(device, {}),
  steps: z.array(z.object({ reference: z.string() })).optional(),
  either: z.union([z.string(), z.object({ street: z.string() }), z.object({ avenue: z.string() })]).optional(),
  free: z.record(z.string(), z.unknown()).optional(),
  loose: z.looseObject({ known: z.string().optional() }).optional(),
  piped: z.object({ inside: z.string() }).transform(String).optional(),
});
const unknown = (value: unknown, answered: readonly string[] = []) =>
  unknownMembers(input, value, new Set(answered)).map(({ path, similar }) => [path.join('.'), similar]);

it.each([
  ['emial', 'email'],
  ['emails', 'email'],
  ['e_mail', 'email'],
  ['mal', 'email'],
  ['correo', null],
  ['nmae', 'name'],
  ['names', 'name'],
  ['date', null],
  ['id', null],
  ['x', null],
  ['device_', 'device'],
  ['n'.repeat(100), null],
])('%s is meant to be %s', (name, meant) => {
  expect(unknown({ [name]: 1 })).toEqual([[name, meant]]);
});

it('finds them at any depth, in any form of a member, and none in free objects', () => {
  expect(
    unknown({ device: { user_agnt: 1 }, steps: [{ reference: 'a' }, { refrence: 'b' }], either: { stret: 'c', avenue: 'd' } }),
  ).toEqual([
    ['device.user_agnt', 'user_agent'],
    ['steps.1.refrence', 'reference'],
    ['either.stret', 'street'],
  ]);
  expect(unknown({ free: { emial: 1 }, loose: { knwon: 1 }, steps: 'x', either: 'y', name: null })).toEqual([]);
  expect(unknown({ piped: { insid: 1 } })).toEqual([['piped.insid', 'inside']]);
});

it('takes no member of the answer for a misspelling, since callers send back what they read', () => {
  const answer = z.object({ success: z.literal(true), result: z.array(z.object({ emails: z.number() })).nullable() });
  expect([...memberNames(answer)]).toEqual(['success', 'result', 'emails']);
  expect(unknown({ emails: 1 }, [...memberNames(answer)])).toEqual([['emails', null]]);
});

it('returns twenty at most', () => {
  expect(unknown(Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`unknown_${at}`, at])))).toHaveLength(20);
});
