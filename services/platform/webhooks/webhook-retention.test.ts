import { afterEach, beforeEach, expect, it } from 'vitest';
import { news } from '../../../test/support/news.ts';
import { createTestPlatform, type TestPlatform } from '../../../test/support/platform.ts';
import type { PlatformTables } from '../data/tables.ts';

const DAY = 86_400;
const QUEUE = 'platform-forget-webhooks';

let test: TestPlatform<PlatformTables>;
beforeEach(async () => {
  test = await createTestPlatform<PlatformTables>();
});
afterEach(() => test.close());

const notice = {
  url: 'https://banco.example/hook',
  type: 'workflow.finished' as const,
  data: news,
  subject: { kind: 'workflow', id: 'w1' },
};
const send = (caller = test.caller()) => test.platform.database.transaction((trx) => test.webhooks.send(trx, caller, notice));
const remaining = async () =>
  (await test.platform.database.query.selectFrom('platform.webhook_deliveries').select('id').orderBy('created_at').execute()).map(
    ({ id }) => id,
  );
const attempts = () => test.platform.database.query.selectFrom('platform.webhook_attempts').select('delivery_id').execute();
const hour = async () => {
  await test.platform.database.transaction((trx) => test.jobs.enqueue(trx, QUEUE, {}));
  await test.jobs.run();
};

it('deletes what was delivered, or given up, with its attempts, when its days are over', async () => {
  await send();
  test.outbound.answer = () => 410;
  await send();
  await test.jobs.run();
  test.clock.advance(89 * DAY);
  await hour();
  expect(await remaining()).toHaveLength(2);
  const young = await send();
  await test.jobs.run();
  test.clock.advance(2 * DAY);
  await hour();
  expect(await remaining()).toEqual([young]);
  expect(await attempts()).toEqual([{ delivery_id: young }]);
});

it('keeps what still waits, and what was sent again by hand since', async () => {
  const delivered = await send();
  await test.jobs.run();
  test.clock.advance(90 * DAY);
  await test.webhooks.resend(test.caller(), delivered);
  await test.jobs.run();
  test.outbound.answer = () => 500;
  const waiting = await send();
  await test.jobs.run();
  await test.platform.database.query
    .updateTable('platform.webhook_deliveries')
    .set({ created_at: new Date('2020-01-01T00:00:00Z') })
    .where('id', '=', waiting)
    .execute();
  await test.platform.database.query
    .updateTable('platform.webhook_attempts')
    .set({ at: new Date('2020-01-01T00:00:00Z') })
    .where('delivery_id', '=', waiting)
    .execute();
  test.clock.advance(1);
  await hour();
  expect((await remaining()).sort()).toEqual([delivered, waiting].sort());
});

it('goes by the days of each tenant, and rests under a legal hold', async () => {
  const other = await test.otherTenant();
  await test.tenants.patch(test.tenant.id, { retention: { webhook_days: 1 } });
  const mine = await send();
  const theirs = await send(other);
  await test.jobs.run();
  test.clock.advance(2 * DAY);
  await test.tenants.settings(test.tenant.id);
  await test.replica().tenants.patch(test.tenant.id, { legal_hold: true });
  await hour();
  expect((await remaining()).sort()).toEqual([mine, theirs].sort());
  await test.tenants.patch(test.tenant.id, { legal_hold: null });
  await hour();
  expect(await remaining()).toEqual([theirs]);
});

it('deletes more than one batch in one hour', async () => {
  await test.engine.executeSql(
    `insert into platform.webhook_deliveries
       (tenant_id, id, livemode, url, type, subject_kind, subject_id, body, status, created_at)
     select $1, 'evt_' || n, true, 'https://banco.example/hook', 'workflow.finished', 'workflow', 'w', '{}', 'delivered', '2020-01-01'
     from generate_series(1, 2500) n`,
    [test.tenant.id],
  );
  await hour();
  expect(await remaining()).toEqual([]);
});
