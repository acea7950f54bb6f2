import { expect, it } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { emailInput, pageNumber } from '#contracts/base/service.ts';
import './plain-sentences.ts';

it.each<[z.ZodType | mini.ZodMiniType, unknown, string]>([
  [z.record(z.string(), z.unknown()), 'x', 'Send an object'],
  [z.object({}), undefined, 'It is missing: send an object'],
  [z.array(z.string()), {}, 'Send a list'],
  [pageNumber, ['1', '2'], 'Send a number, once'],
  [pageNumber, '1.5', 'Send a whole number'],
  [pageNumber, '0', 'At least 1'],
  [emailInput, 'ana@', 'Send an e-mail address, like ana@example.com'],
  [z.uuid(), 'x', 'Send a UUID, like 5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09'],
  [z.iso.date(), 'x', 'Send a day, like 2026-11-24'],
  [z.string().regex(/^[a-z]+$/), 'X', 'It does not have the form that the reference gives for it'],
  [z.string().regex(/^[a-z]+$/, 'Small letters'), 'X', 'Small letters'],
  [z.string().max(3), 'abcd', 'At most 3 characters'],
  [z.string().min(1), '', 'It is empty'],
  [z.array(z.int()).max(1), [1, 2], 'At most 1 entries'],
  [z.enum(['a', 'b']), 'c', 'Send one of a, b'],
  [z.literal(true), false, 'Send true'],
  [z.strictObject({}), { x: 1 }, 'There is no such member'],
  [z.union([z.string(), z.number()]), true, 'It has none of the forms that the reference gives for it'],
  [mini.object({ a: mini.record(mini.string(), mini.unknown()) }), { a: 'x' }, 'Send an object'],
])('what is wrong is said in a sentence: %#', (schema, value, sentence) => {
  expect((schema as z.ZodType).safeParse(value).error?.issues[0]?.message).toBe(sentence);
});
