import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { PlatformTables } from '../data/tables.ts';

let test: TestPlatform<PlatformTables>;
let other: string;
const both = () => [test.tenant.id, other].sort();
beforeAll(async () => {
  test = await createTestPlatform<PlatformTables>();
  other = (await test.otherTenant()).tenantId;
});
afterAll(() => test.close());

/** Registers a rule with its own queue, runs its hourly job once and returns the tenants that it ran for. */
async function hour(queue: string, deletes: boolean, run: (tenantId: string) => Promise<void> = async () => {}): Promise<string[]> {
  const ran: string[] = [];
  await test.platform.retention.every({
    queue,
    deletes,
    run: async ({ tenantId }) => {
      ran.push(tenantId);
      await run(tenantId);
    },
  });
  await test.platform.database.transaction((trx) => test.jobs.enqueue(trx, queue, {}));
  await test.jobs.run();
  return ran.sort();
}

it('runs a rule for every tenant', async () => {
  expect(await hour('forget', true)).toEqual(both());
});

it('rests where it deletes and the tenant is under legal hold, and nowhere else', async () => {
  await test.tenants.patch(test.tenant.id, { legal_hold: true });
  expect(await hour('forget-held', true)).toEqual([other]);
  expect(await hour('end', false)).toEqual(both());
  await test.tenants.patch(test.tenant.id, { legal_hold: null });
  expect(await hour('forget-again', true)).toEqual(both());
});

it('gets to the other tenants when it fails for one, and is tried again', async () => {
  const failing = async (tenantId: string) => {
    if (tenantId === test.tenant.id) throw new Error('out of order');
  };
  expect(await hour('forget-badly', true, failing)).toEqual(both());
  expect(test.logged).toContainEqual(expect.objectContaining({ level: 'error', message: 'retention failed for a tenant' }));
  expect((await test.jobs.waiting()).map(({ queue }) => queue)).toEqual(['forget-badly']);
});
