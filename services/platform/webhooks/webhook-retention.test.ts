import { afterEach, beforeEach, expect, it } from 'vitest';
import { news } from '#test/support/news.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
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

const months = async () =>
  (
    await test.engine.executeSql(
      `select relname from pg_class where relispartition and relkind = 'r' and relname like 'webhook_%' order by 1`,
    )
  ).rows.map((row) => (row as { relname: string }).relname);
const listed = async () => (await test.webhooks.listDeliveries(test.caller(), { page: 1, per_page: 20 })).rows.map(({ id }) => id);

it('shows nothing whose days are over, and drops its month once that is over for everybody', async () => {
  const first = await send();
  test.outbound.answer = () => 410;
  const second = await send();
  await test.jobs.run();
  test.clock.advance(89 * DAY);
  await hour();
  expect((await listed()).sort()).toEqual([first, second].sort());
  test.clock.advance(2 * DAY);
  const young = await send();
  await test.jobs.run();
  await hour();
  expect(await listed()).toEqual([young]);
  expect(await test.webhooks.resend(test.caller(), first)).toBeNull();
  expect(await remaining()).toHaveLength(3);
  test.clock.set('2027-03-01T18:00:00.000Z');
  await hour();
  expect(await remaining()).toEqual([young]);
  expect(await attempts()).toEqual([{ delivery_id: young }]);
  expect(await months()).toEqual(['webhook_attempts_2027_02', 'webhook_deliveries_2027_02']);
});

it('keeps what still waits, and what was sent again by hand since, of a month that is over', async () => {
  const delivered = await send();
  const gone = await send();
  await test.jobs.run();
  test.outbound.answer = () => 500;
  const waiting = await send();
  await test.jobs.run();
  await test.engine.executeSql(`delete from test.jobs where queue = 'platform.webhook'`);
  test.outbound.answer = () => 200;
  test.clock.advance(80 * DAY);
  await test.webhooks.resend(test.caller(), delivered);
  await test.jobs.run();
  test.clock.set('2027-03-02T18:00:00.000Z');
  await hour();
  expect((await remaining()).sort()).toEqual([delivered, waiting].sort());
  expect((await listed()).sort()).toEqual([delivered, waiting].sort());
  expect((await attempts()).filter(({ delivery_id }) => delivery_id === gone)).toEqual([]);
});

it('goes by the days of each tenant, and rests under a legal hold', async () => {
  const other = await test.otherTenant();
  await test.tenants.patch(test.tenant.id, { retention: { webhook_days: 1 } });
  const mine = await send();
  const theirs = await send(other);
  await test.jobs.run();
  test.clock.set('2026-12-02T00:00:00.000Z');
  await test.tenants.settings(test.tenant.id);
  await test.replica().tenants.patch(test.tenant.id, { legal_hold: true });
  await hour();
  expect((await remaining()).sort()).toEqual([mine, theirs].sort());
  await test.tenants.patch(test.tenant.id, { legal_hold: null });
  await hour();
  expect(await remaining()).toEqual([theirs]);
});

it('shows what is older under a legal hold, and no more once that is lifted', async () => {
  const held = await send();
  await test.jobs.run();
  await test.tenants.patch(test.tenant.id, { legal_hold: true });
  test.clock.advance(91 * DAY);
  await hour();
  expect(await listed()).toEqual([held]);
  await test.tenants.patch(test.tenant.id, { legal_hold: null });
  expect(await listed()).toEqual([]);
});

it('drops no month of a tenant under a legal hold that nobody here knows of yet', async () => {
  const held = await send();
  await test.jobs.run();
  test.clock.set('2027-03-02T18:00:00.000Z');
  await test.tenants.settings(test.tenant.id);
  await test.replica().tenants.patch(test.tenant.id, { legal_hold: true });
  await hour();
  expect(await remaining()).toEqual([held]);
});

it('deletes more than one batch in one hour', async () => {
  await send(await test.otherTenant());
  await test.tenants.patch(test.tenant.id, { retention: { webhook_days: 1 } });
  await test.engine.executeSql(
    `insert into platform.webhook_deliveries
       (tenant_id, id, livemode, url, type, subject_kind, subject_id, body, status, created_at)
     select $1, 'evt_' || n, true, 'https://banco.example/hook', 'workflow.finished', 'workflow', 'w', '{}', 'delivered', '2026-11-20T12:00:00Z'
     from generate_series(1, 2500) n`,
    [test.tenant.id],
  );
  test.clock.set('2026-12-03T00:00:00.000Z');
  await hour();
  expect(await remaining()).toHaveLength(1);
});
