import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { ConfigError } from '../../base/config.ts';
import { migrate } from '../migrate.ts';
import { keysOfTenant, LASTING_KEYS } from './lasting-keys.ts';

let test: TestPlatform<unknown>;
beforeEach(async () => {
  test = await createTestPlatform();
});
afterEach(() => test.close());

const run = async (text: string) => (await test.engine.executeSql(text)).rows as { use: string }[];
const lasting = async () => (await run('select distinct use from platform.keys where lasting order by use')).map(({ use }) => use);
const everyUse = Object.values(LASTING_KEYS).flat();

/** Empties the database as if it were new, and returns a process on it. */
const begunAnew = async () => {
  await run('drop schema platform cascade; drop table if exists public.zaguan_migrations');
  return test.replica();
};

it('makes every lasting key with the migration that brings it, once for replicas that start at once, and none at a later start', async () => {
  await begunAnew();
  await Promise.all(
    [test.replica(), test.replica(), test.replica()].map(async (replica) => {
      await migrate(test.engine, [replica.migrations]);
      await replica.openKeys();
    }),
  );
  expect(await lasting()).toEqual([...everyUse].sort());
  const before = await run('select * from platform.keys order by use');
  await test.replica().openKeys();
  expect(await run('select * from platform.keys order by use')).toEqual(before);
});

it('makes all of them or none', async () => {
  const replica = await begunAnew();
  const killed = {
    ...replica.migrations,
    whenApplied: (file: string) => replica.keyring.makePermanentKeys(file).then(() => Promise.reject(new Error('killed here'))),
  };
  await expect(migrate(test.engine, [killed])).rejects.toThrow('killed here');
  await migrate(test.engine, [replica.migrations]);
  expect(await lasting()).toEqual([...everyUse].sort());
});

it('makes the keys of a tenant with the tenant', async () => {
  expect(await lasting()).toEqual([...everyUse, ...keysOfTenant(test.tenant.id)].sort());
});

it.each(['api-keys', 'otp'])('does not start, and makes no other, where the lasting key %s is missing', async (use) => {
  await run(`delete from platform.keys where use = '${use}'`);
  await expect(test.replica().openKeys()).rejects.toThrow(`Keys are missing in platform.keys: ${use}.`);
  await expect(test.replica().openKeys()).rejects.toBeInstanceOf(ConfigError);
  await expect(test.replica().keyring.hmac(use, 'a token')).rejects.toThrow('is missing');
  expect(await lasting()).not.toContain(use);
});

it('does not start where the key of a tenant is missing', async () => {
  const [live = ''] = keysOfTenant(test.tenant.id);
  await run(`delete from platform.keys where use = '${live}'`);
  await expect(test.replica().openKeys()).rejects.toThrow(live);
});

it('does not start where the key of rows that are sealed is missing; one that sealed nothing is made when it is needed', async () => {
  await run(`delete from platform.keys where use = 'tenant-data-keys'`);
  await expect(test.replica().openKeys()).rejects.toThrow('tenant-data-keys');
  await run('delete from platform.tenant_keys');
  await test.replica().openKeys();
});

it('says what happened and what to do where no key is left', async () => {
  await run('delete from platform.keys');
  const failure: Error = await test
    .replica()
    .openKeys()
    .then(
      () => new Error('It started.'),
      (error: Error) => error,
    );
  expect(failure.message).toMatch(/api-keys.* and \d+ more\./);
  expect(failure.message).toContain('restored in part');
  expect(failure.message).toContain('from the backup');
});
