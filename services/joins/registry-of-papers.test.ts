import { expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { openVerification } from '#test/support/verification.ts';
import { registryOfPapers } from './registry-of-papers.ts';

const caller = (scopes: readonly string[]) => ({ kind: 'key', scopes: new Set(scopes) }) as unknown as Caller;

it('tells a key only what its scopes let it ask', () => {
  const { registryFor } = registryOfPapers(null);
  expect(() => registryFor(caller(['extraction'])).checkScope()).toThrow(expect.objectContaining({ key: 'scope_missing' }));
  registryFor(caller(['extraction', 'verification'])).checkScope();
});

/** The NSS of Luisa, who is in the registry that answers test keys. */
const NSS = '92048901232';
const LUISA = { name: 'LUISA', first_lastname: 'PÉREZ', second_lastname: 'GÓMEZ', birth_date: '1989-09-09' };

it('says whose an NSS is, that nobody has it, and nothing where the tenant’s registry has none', async () => {
  const open = await openVerification();
  try {
    const ask = (caller: Caller, nss: string) =>
      registryOfPapers(() => open.as(caller))
        .registryFor(caller)
        .nss(nss);
    const testing = open.bench.caller();
    expect(await ask(testing, NSS)).toEqual({ valid: true, person: { nss: NSS, ...LUISA } });
    expect(await ask(testing, '45128012346')).toEqual({ valid: false, person: null });
    expect(await ask(open.bench.caller({ livemode: true }), NSS)).toBeNull();
  } finally {
    await open.close();
  }
});

it('says nothing of an NSS where verification is somebody else’s, and has no such operation', async () => {
  const foreign = { internal: { nss: () => Promise.reject(new Problem('not_found', 'Nothing answers at this path.')) } };
  const { registryFor } = registryOfPapers((() => foreign) as unknown as NonNullable<Parameters<typeof registryOfPapers>[0]>);
  expect(await registryFor(caller(['verification'])).nss(NSS)).toBeNull();
});
