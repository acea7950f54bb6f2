import { expect, it } from 'vitest';
import type { Caller } from '../platform/ports.ts';
import { registryOfPapers } from './registry-of-papers.ts';

const caller = (scopes: readonly string[]) => ({ kind: 'key', scopes: new Set(scopes) }) as unknown as Caller;

it('tells a key only what its scopes let it ask', () => {
  const { registryFor } = registryOfPapers(null);
  expect(() => registryFor(caller(['extraction'])).mayBeAsked()).toThrow(expect.objectContaining({ key: 'scope_missing' }));
  registryFor(caller(['extraction', 'verification'])).mayBeAsked();
});
