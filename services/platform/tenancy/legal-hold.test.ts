import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { somebodyWaits } from '#test/support/somebody-waits.ts';
import type { PlatformTables } from '../data/tables.ts';

let test: TestPlatform<PlatformTables>;
let tenantId: string;
beforeAll(async () => {
  test = await createTestPlatform<PlatformTables>();
});
beforeEach(async () => {
  ({ tenantId } = await test.otherTenant());
});
afterAll(() => test.close());

const isUnderHold = () => test.platform.database.transaction((trx) => test.tenants.underLegalHold(trx, tenantId));

it('counts at once when another process lays it or lifts it', async () => {
  const elsewhere = test.replica();
  expect((await test.tenants.settings(tenantId)).legal_hold).toBe(false);
  expect(await isUnderHold()).toBe(false);
  await elsewhere.tenants.patch(tenantId, { legal_hold: true });
  expect(await isUnderHold()).toBe(true);
  await expect(test.platform.database.transaction((trx) => test.tenants.refuseUnderLegalHold(trx, tenantId))).rejects.toMatchObject({
    key: 'legal_hold',
    status: 409,
  });
  await elsewhere.tenants.patch(tenantId, { legal_hold: null });
  expect(await isUnderHold()).toBe(false);
});

it('is read anew once its change is committed, and not while it is not', async () => {
  const now = async () => (await test.tenants.settings(tenantId)).legal_hold;
  await test.platform.database
    .transaction(async () => {
      await test.tenants.patch(tenantId, { legal_hold: true });
      await now();
      throw new Error('taken back');
    })
    .catch(() => {});
  expect(await now()).toBe(false);
  await test.tenants.patch(tenantId, { legal_hold: true });
  expect(await now()).toBe(true);
});

it.runIf(process.env.TEST_DATABASE_URL)('waits for deletions that have begun', async () => {
  const order: string[] = [];
  const begun = Promise.withResolvers<void>();
  const deletion = test.platform.database.transaction(async (trx) => {
    expect(await test.tenants.underLegalHold(trx, tenantId)).toBe(false);
    begun.resolve();
    // Waits until the hold waits for this transaction, or was set without waiting.
    await somebodyWaits(test.engine, () => order.includes('held'));
    order.push('deleted');
  });
  await begun.promise;
  const hold = test
    .replica()
    .tenants.patch(tenantId, { legal_hold: true })
    .then(() => order.push('held'));
  await Promise.all([deletion, hold]);
  expect(order).toEqual(['deleted', 'held']);
});
