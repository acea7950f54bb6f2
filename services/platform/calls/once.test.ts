import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { Leases } from './leases.ts';
import { createOnce } from './once.ts';

let test: TestPlatform<unknown>;
beforeAll(async () => {
  test = await createTestPlatform();
  await test.engine.executeSql('create table effects (of text)');
});
afterAll(() => test.close());

/** The leases of a process that paused so long that another process got its lease. */
const lost: Leases = { hold: (_caller, _request, work) => work(), sweep: async () => {} };

it('takes the answer of the process that its lease went to, and undoes its own effect', async () => {
  const context = { caller: test.caller(), idempotency: { scope: 'POST /otp/v1/otp/email', key: 'k', hash: 'h' } };
  const process = () => createOnce(test.engine.view(), test.idempotency, lost);
  const asleep = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const prepare = (name: string, until?: Promise<void>) => async () => {
    begun.resolve();
    await until;
    return async (trx: Parameters<Parameters<TestPlatform<unknown>['platform']['database']['transaction']>[0]>[0]) => {
      await sql`insert into effects values (${name})`.execute(trx);
      return { name };
    };
  };
  const silent = process().onceAfter(context, prepare('the silent one', asleep.promise));
  await begun.promise;
  expect(await process().onceAfter(context, prepare('its successor'))).toEqual({ name: 'its successor' });
  asleep.resolve();
  expect(await silent).toEqual({ name: 'its successor' });
  expect((await test.engine.executeSql('select of from effects')).rows).toEqual([{ of: 'its successor' }]);
});
