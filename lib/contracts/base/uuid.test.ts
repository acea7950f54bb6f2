import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { contactsContract } from '../people/contacts.ts';
import { uuid as ofService } from './service.ts';
import { uuid as ofSession } from './uuid.ts';

const TYPED = '5D0F3C1E-8A44-4B6E-9A51-2F6A0C7D1E09';

it('is read in small letters, however it was typed', () => {
  for (const schema of [ofService, ofSession]) {
    expect(z.parse(schema, TYPED)).toBe(TYPED.toLowerCase());
    expect(z.safeParse(schema, 'nobody').success).toBe(false);
  }
  const { inputSchema } = contactsContract.update['~orpc'];
  expect(z.parse(inputSchema as z.ZodMiniType, { params: { id: TYPED }, body: { person_id: TYPED } })).toEqual({
    params: { id: TYPED.toLowerCase() },
    body: { person_id: TYPED.toLowerCase() },
  });
});

// Two spellings of one UUID would otherwise be compared, sorted and locked as two.
it('is read so wherever a contract has one', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = globSync(['lib/contracts/**/*.ts', 'steps/**/*.ts'], { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const others = files.filter((file) => /\bz\.uuid\(/.test(readFileSync(join(root, file), 'utf8')));
  expect(others).toEqual(['lib/contracts/base/service.ts', 'lib/contracts/base/uuid.ts']);
});
