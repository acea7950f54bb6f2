import { randomBytes, randomUUID } from 'node:crypto';
import { AbortedTransactionError, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { PlatformTables } from './data/tables.ts';

let test: TestPlatform<PlatformTables>;
beforeAll(async () => {
  test = await createTestPlatform<PlatformTables>();
});
afterAll(() => test.close());

describe('the database', () => {
  it('refuses a query outside the open transaction instead of waiting for ever', async () => {
    const { database } = test.platform;
    await expect(database.transaction(() => database.query.selectFrom('platform.tenants').select('id').execute())).rejects.toThrow(
      'outside the open transaction',
    );
    await expect(database.transaction(() => database.transaction(async () => 1))).rejects.toThrow('outside the open transaction');
  });

  it('lets work that outlives a transaction use the database again', async () => {
    const { database } = test.platform;
    const ended = Promise.withResolvers<void>();
    let later: Promise<unknown> = Promise.resolve();
    await database.transaction(async () => {
      later = ended.promise.then(() => database.query.selectFrom('platform.tenants').select('id').execute());
    });
    ended.resolve();
    await expect(later).resolves.toHaveLength(1);
  });

  it('rolls everything back, and does not pretend to commit after a failure that was swallowed', async () => {
    const { database } = test.platform;
    const key = 'rolled back';
    await expect(
      database.transaction(async (trx) => {
        await trx.insertInto('platform.rate_windows').values({ key, started_at: new Date(), used: 1 }).execute();
        await sql`select 1 / 0`.execute(trx).catch(() => {});
      }),
    ).rejects.toThrow(AbortedTransactionError);
    expect(await database.query.selectFrom('platform.rate_windows').selectAll().where('key', '=', key).execute()).toEqual([]);
  });

  it('leaves no transaction open on a connection whose statements failed in one of their own', async () => {
    await expect(test.engine.executeSql('begin; select 1 / 0; commit')).rejects.toThrow();
    const everyConnection = Array.from({ length: 8 }, () => test.engine.executeSql('select 1 as one'));
    expect(await Promise.all(everyConnection)).toHaveLength(8);
  });

  it('keeps concurrent transactions apart', async () => {
    const { database } = test.platform;
    const key = 'counter';
    await database.query.insertInto('platform.rate_windows').values({ key, started_at: new Date(), used: 0 }).execute();
    await Promise.all(
      Array.from({ length: 10 }, () =>
        database.transaction(async (trx) => {
          const { used } = await trx
            .selectFrom('platform.rate_windows')
            .select('used')
            .where('key', '=', key)
            .forUpdate()
            .executeTakeFirstOrThrow();
          await trx
            .updateTable('platform.rate_windows')
            .set({ used: used + 1 })
            .where('key', '=', key)
            .execute();
        }),
      ),
    );
    const row = await database.query.selectFrom('platform.rate_windows').select('used').where('key', '=', key).executeTakeFirstOrThrow();
    expect(row.used).toBe(10);
  });
});

describe('keys', () => {
  const request = { requestId: 'req_1', deadline: 0 };

  it('stand for a tenant, a mode and scopes', async () => {
    expect(await test.keys.authenticate(test.apiKey, request)).toMatchObject({
      kind: 'key',
      tenantId: test.tenant.id,
      livemode: false,
      // The set has no scope of a service that does not exist yet.
      scopes: new Set(['people', 'people:export', 'workflows', 'otp', 'verification', 'admin']),
    });
  });

  it.each([
    ['another secret', (key: string) => key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A')],
    ['the other mode', (key: string) => key.replace('sk_test_', 'sk_live_')],
    ['another id', (key: string) => key.replace(/_[0-9a-f]{20}_/, `_${'0'.repeat(20)}_`)],
    ['no key at all', () => 'hello'],
  ])('are refused with %s', async (_what, change) => {
    expect(await test.keys.authenticate(change(test.apiKey), request)).toBeNull();
  });

  it('begin with the shard of their tenant, and are kept as an HMAC', async () => {
    const { id, key } = await test.keys.create({ tenantId: test.tenant.id, name: 'kept', livemode: true, scopes: [] });
    expect(id).toMatch(new RegExp(`^${test.tenant.id.slice(-4)}[0-9a-f]{16}$`));
    const { rows } = await test.engine.executeSql('select hash from platform.api_keys where id = $1', [id]);
    const place = JSON.stringify([test.tenant.id, id, true, [], key]);
    const ofInstallation = await test.keyring.hmac('api-keys', place);
    expect(Buffer.from((rows[0] as { hash: Uint8Array }).hash)).toEqual(ofInstallation);
    expect(await test.keyring.hmac('session-tokens', place)).not.toEqual(ofInstallation);
  });

  it('are good for their own id and mode alone, whatever stands in the rows', async () => {
    const key = (livemode: boolean) => test.keys.create({ tenantId: test.tenant.id, name: 'swapped', livemode, scopes: [] });
    const [live, other] = [await key(true), await key(false)];
    await test.engine.executeSql('update platform.api_keys set hash = (select hash from platform.api_keys where id = $1) where id = $2', [
      live.id,
      other.id,
    ]);
    expect(await test.keys.authenticate(live.key.replace(live.id, other.id), request)).toBeNull();
    expect(await test.keys.authenticate(live.key.replace('sk_live_', 'sk_test_'), request)).toBeNull();
    expect(await test.keys.authenticate(live.key, request)).not.toBeNull();
  });

  it.each([
    ['another tenant’s', async () => ({ tenant_id: (await test.otherTenant()).tenantId })],
    ['a live one', async () => ({ livemode: true })],
    ['one with another scope', async () => ({ scopes: ['otp', 'admin'] })],
    ['one with a cut hash', async () => ({ hash: Buffer.alloc(8) })],
  ])('open nothing where their row says that they are %s', async (_what, change) => {
    const { id, key } = await test.keys.create({ tenantId: test.tenant.id, name: randomUUID(), livemode: false, scopes: ['otp'] });
    expect(await test.keys.authenticate(key, request)).not.toBeNull();
    await test.platform.database.query
      .updateTable('platform.api_keys')
      .set(await change())
      .where('id', '=', id)
      .execute();
    expect(await test.keys.authenticate(key, request)).toBeNull();
  });

  it('open alike in whatever order their scopes stand', async () => {
    const { id, key } = await test.keys.create({ tenantId: test.tenant.id, name: 'order', livemode: false, scopes: ['otp', 'people'] });
    await test.engine.executeSql(`update platform.api_keys set scopes = '{people,otp}' where id = $1`, [id]);
    expect(await test.keys.authenticate(key, request)).not.toBeNull();
  });

  it.each(['mode', 'shard'])('say the %s of their row, or open nothing, whatever its hash', async (what) => {
    const { id, key } = await test.keys.create({ tenantId: test.tenant.id, name: `says ${what}`, livemode: false, scopes: [] });
    const shown = what === 'mode' ? key.replace('sk_test_', 'sk_live_') : key;
    const tenant_id = what === 'shard' ? (await test.otherTenant()).tenantId : test.tenant.id;
    const hash = await test.keyring.hmac('api-keys', JSON.stringify([tenant_id, id, false, [], shown]));
    await test.platform.database.query.updateTable('platform.api_keys').set({ tenant_id, hash }).where('id', '=', id).execute();
    expect(await test.keys.authenticate(shown, request)).toBeNull();
  });

  it('live two at a time and die when revoked', async () => {
    const wanted = { tenantId: test.tenant.id, name: 'rotating', livemode: true, scopes: ['otp'] };
    const first = await test.keys.create(wanted);
    const second = await test.keys.create(wanted);
    await expect(test.keys.create(wanted)).rejects.toMatchObject({ key: 'conflict' });
    await test.keys.revoke(test.tenant.id, first.id);
    expect(await test.keys.authenticate(first.key, request)).toBeNull();
    expect(await test.keys.authenticate(second.key, request)).toMatchObject({ livemode: true });
  });

  it('tell when they were last used, to the minute', async () => {
    const { id, key } = await test.keys.create({ tenantId: test.tenant.id, name: 'used', livemode: false, scopes: ['otp'] });
    const lastUsed = async () => (await test.keys.list(test.tenant.id)).find((one) => one.id === id)!.lastUsedAt;
    expect(await lastUsed()).toBeNull();
    await test.keys.authenticate(key, request);
    const first = test.clock.now();
    expect(await lastUsed()).toEqual(first);
    test.clock.advance(30);
    await test.keys.authenticate(key, request);
    expect(await lastUsed()).toEqual(first);
    test.clock.advance(31);
    await test.keys.authenticate(key, request);
    expect(await lastUsed()).toEqual(test.clock.now());
  });

  it('are kept only as a hash', async () => {
    const rows = await test.platform.database.query.selectFrom('platform.api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(test.apiKey.slice(-43));
  });
});

describe('settings', () => {
  it('that another process changed are seen within five seconds', async () => {
    const { tenants } = test.replica();
    const { id } = test.tenant;
    const origin = 'https://nuevo.banco.example';
    const seen = async () => [(await tenants.settings(id)).origins.includes(origin), await tenants.isRegisteredOrigin(origin)];
    expect(await seen()).toEqual([false, false]);
    const { origins } = await test.tenants.settings(id);
    await test.tenants.patch(id, { origins: [...origins, origin] });
    expect((await test.tenants.settings(id)).origins).toContain(origin);
    test.clock.advance(5);
    expect(await seen()).toEqual([true, true]);
    await test.tenants.patch(id, { origins });
  });

  it('are not asked for at every request', async () => {
    const { tenants } = test.replica();
    const { id } = test.tenant;
    const { origins } = await tenants.settings(id);
    await test.tenants.patch(id, { origins: [...origins, 'https://otro.banco.example'] });
    test.clock.advance(4);
    expect((await tenants.settings(id)).origins).toEqual(origins);
    await test.tenants.patch(id, { origins });
  });
});

describe('the event log', () => {
  const stream = { kind: 'person', id: randomUUID() } as const;
  const append = (type: string) =>
    test.platform.database.transaction((trx) => test.events.append(trx, test.caller(), stream, { type, data: { z: 1, a: 'x' } }));

  it('chains its entries and notices a change, a swap and a gap', async () => {
    for (const type of ['created', 'initialized', 'finished']) await append(type);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length: 3, brokenAt: null });
    await test.engine.executeSql(`update platform.events set data = '{"a":"y","z":1}' where number = 2`);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ brokenAt: 2 });
    await test.engine.executeSql(`update platform.events set data = '{"a":"x","z":1}' where number = 2`);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ brokenAt: null });
    await test.engine.executeSql(`delete from platform.events where number = 2`);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ brokenAt: 2, reason: 'missing' });
  });

  it('reads and proves a long log page by page, and loses none', async () => {
    const long = { kind: 'person', id: randomUUID() } as const;
    const length = 2001;
    await test.platform.database.transaction(async (trx) => {
      for (let number = 1; number <= length; number++) await test.events.append(trx, test.caller(), long, { type: 'seen', data: {} });
    });
    expect(await test.events.verify(test.tenant.id, long)).toMatchObject({ length, brokenAt: null });
    expect((await test.entriesOf(test.tenant.id, long)).map(({ number }) => number)).toEqual(
      Array.from({ length }, (_, index) => index + 1),
    );
    const numbersOf = async (page: number) => {
      const { rows, after, before } = await test.platform.administration.logPage(test.tenant.id, long, { page, per_page: 100 });
      return [rows[0]?.number, rows.at(-1)?.number, rows.length, before !== null, after !== null];
    };
    expect(await numbersOf(1)).toEqual([1, 100, 100, false, true]);
    expect(await numbersOf(20)).toEqual([1901, 2000, 100, true, true]);
    expect(await numbersOf(21)).toEqual([2001, 2001, 1, true, false]);
    const { head } = await test.events.verify(test.tenant.id, long);
    expect(await test.platform.administration.proveLog(test.tenant.id, long)).toEqual({ length, head, whole: true, broken: null });
    await test.engine.executeSql(`delete from platform.events where stream_id = '${long.id}' and number between 101 and 250`);
    expect(await numbersOf(2)).toEqual([undefined, undefined, 0, true, true]);
    expect(await numbersOf(3)).toEqual([251, 300, 50, true, true]);
  });

  it('hashes a value per tenant', async () => {
    const other = await test.otherTenant();
    const value = 'persona@correo.example';
    const hash = await test.events.hash(test.caller(), value);
    expect(await test.events.hash(test.caller(), value)).toBe(hash);
    expect(await test.events.hash(other, value)).not.toBe(hash);
    expect(hash).not.toContain('persona');
  });
});

describe('idempotency', () => {
  const request = { scope: 'POST /people/v1/people', key: 'k1', hash: 'h1' };
  const key = 'effects';
  let effects = 0;
  /** Makes an effect in the database; returns the number of effects so far. */
  const act = (idempotency: typeof request | null, caller = test.caller(), fail = false) =>
    test.platform.once({ caller, idempotency }, async (trx) => {
      effects++;
      await trx
        .insertInto('platform.rate_windows')
        .values({ key: `${key} ${effects}`, started_at: new Date(), used: 1 })
        .execute();
      if (fail) throw new Error('killed here');
      return { effect: effects, secret: 'sk_live_seen_once' };
    });

  it('gives the same answer for a day, per caller, and refuses another body', async () => {
    const first = await act(request);
    expect(await act(request)).toEqual(first);
    await expect(act({ ...request, hash: 'h2' })).rejects.toMatchObject({ key: 'idempotency_conflict', status: 409 });
    expect(await act(request, test.caller({ actor: 'another' }))).not.toEqual(first);
    expect(await act(request, test.caller({ livemode: true }))).not.toEqual(first);
    expect(await act({ ...request, scope: 'POST /people/v1/contacts' })).not.toEqual(first);
    expect(await act(null)).not.toEqual(await act(null));
    test.clock.advance(24 * 3600 + 1);
    expect(await act(request)).not.toEqual(first);
  });

  it('has one effect for many at once', async () => {
    const before = effects;
    const answers = await Promise.all(Array.from({ length: 20 }, () => act({ ...request, key: 'many' })));
    expect(new Set(answers.map((answer) => answer.effect))).toEqual(new Set([before + 1]));
  });

  it('remembers nothing of what failed', async () => {
    const failing = { ...request, key: 'failing' };
    await expect(act(failing, test.caller(), true)).rejects.toThrow('killed here');
    const rows = await test.platform.database.query
      .selectFrom('platform.rate_windows')
      .select('key')
      .where('key', '=', `${key} ${effects}`)
      .execute();
    expect(rows).toEqual([]);
    expect(await act(failing)).toMatchObject({ effect: effects });
  });

  it('prepares once for many at once', async () => {
    let prepared = 0;
    const send = () =>
      test.platform.onceAfter({ caller: test.caller(), idempotency: { ...request, key: 'sent' } }, async () => {
        prepared++;
        await Promise.resolve();
        return async () => prepared;
      });
    expect(await Promise.all([send(), send(), send()])).toEqual([1, 1, 1]);
  });

  it('knows a session by its workflow, whichever token it comes with', async () => {
    const session = (actor: string) => test.caller({ kind: 'session', workflow: 'w1', actor });
    expect(await act(request, session('t1'))).toEqual(await act(request, session('t2')));
  });

  it('keeps answers sealed, and forgets them with whom they tell of', async () => {
    const { once, database, idempotency } = test.platform;
    const [person, about] = [randomUUID(), { ...request, key: 'about' }];
    const answer = () => once({ caller: test.caller(), idempotency: about }, async () => ({ result: { id: person, at: ++effects } }));
    const first = await answer();
    const rows = await database.query.selectFrom('platform.idempotency').selectAll().execute();
    expect(Buffer.concat(rows.flatMap((row) => (row.sealed ? Buffer.from(row.sealed) : []))).includes('seen_once')).toBe(false);
    await database.transaction((trx) => idempotency.forget(trx, test.caller(), person));
    expect(await answer()).not.toEqual(first);
  });

  it('stands over midnight, and its day is dropped once it is over', async () => {
    const days = async () =>
      (
        await test.engine.executeSql(
          `select relname from pg_class where relispartition and relname like 'idempotency_2027%' and relkind = 'r' order by 1`,
        )
      ).rows;
    const late = { ...request, key: 'late' };
    test.clock.set('2027-01-31T23:59:30.000Z');
    const first = await act(late);
    test.clock.set('2027-02-01T00:00:30.000Z');
    expect(await act(late)).toEqual(first);
    expect(await act({ ...late, key: 'early' })).not.toEqual(first);
    test.clock.set('2027-02-01T23:59:00.000Z');
    await test.idempotency.sweep();
    expect(await act(late)).toEqual(first);
    await expect(act({ ...late, hash: 'h2' })).rejects.toMatchObject({ key: 'idempotency_conflict' });
    test.clock.set('2027-02-02T00:00:00.000Z');
    await test.idempotency.sweep();
    expect(await days()).toEqual([{ relname: 'idempotency_2027_02_01' }]);
    expect(await act(late)).not.toEqual(first);
    expect(await days()).toEqual([{ relname: 'idempotency_2027_02_01' }, { relname: 'idempotency_2027_02_02' }]);
  });

  it('is forgotten on whichever day it was given', async () => {
    const { once, database, idempotency } = test.platform;
    const person = randomUUID();
    const ask = (key: string) => once({ caller: test.caller(), idempotency: { ...request, key } }, async () => ({ person, at: ++effects }));
    test.clock.set('2027-03-31T23:00:00.000Z');
    const before = await ask('evening');
    test.clock.set('2027-04-01T01:00:00.000Z');
    const after = await ask('morning');
    await database.transaction((trx) => idempotency.forget(trx, test.caller(), person));
    expect(await ask('evening')).not.toEqual(before);
    expect(await ask('morning')).not.toEqual(after);
  });

  it('remembers no answer that is too long or tells of too many, and answers its repeat with what was made', async () => {
    const long = [randomBytes(80_000).toString('base64')];
    const many = Array.from({ length: 1_000 }, () => randomUUID());
    for (const [name, body] of Object.entries({ long, many })) {
      const made = randomUUID();
      const context = { caller: test.caller(), idempotency: { ...request, key: `too ${name}` } };
      let ran = 0;
      const record = async () => ({ id: made, body, ran: ++ran });
      const standing = { idOf: ({ id }: { id: string }) => id, read: async (_trx: unknown, id: string) => ({ id, body: ['now'], ran }) };
      expect(await test.platform.once(context, record, standing)).toEqual({ id: made, body, ran: 1 });
      expect(await test.platform.once(context, record, standing)).toEqual({ id: made, body: ['now'], ran: 1 });
      const { rows } = await test.engine.executeSql('select sealed, subjects from platform.idempotency where subjects @> $1', [[made]]);
      const [row] = rows as { sealed: Uint8Array; subjects: string[] }[];
      expect([row?.subjects, (row?.sealed.length ?? 0) < 200]).toEqual([[made], true]);
    }
  });

  it('says that it was done where a too long answer names nothing to read, and does it no second time', async () => {
    const context = { caller: test.caller(), idempotency: { ...request, key: 'names nothing' } };
    let ran = 0;
    const ask = () => test.platform.once(context, async () => ({ ran: ++ran, body: randomBytes(80_000).toString('base64') }));
    await ask();
    await expect(ask()).rejects.toMatchObject({ key: 'idempotency_conflict', status: 409 });
    expect(ran).toBe(1);
  });

  it('answers a repeat with what stands then, and keeps nothing of the answer', async () => {
    const workflow = randomUUID();
    const context = { caller: test.caller({ kind: 'session', workflow }), idempotency: { ...request, key: 'stands' } };
    let [ran, now] = [0, 'begun'];
    const stands = async () => ({ now });
    const record = async () => {
      ran++;
      return { now };
    };
    expect(await test.platform.once(context, record, stands)).toEqual({ now: 'begun' });
    now = 'further';
    expect(await test.platform.once(context, record, stands)).toEqual({ now: 'further' });
    expect(await test.platform.onceAfter(context, async () => record, stands)).toEqual({ now: 'further' });
    expect(ran).toBe(1);
    const { rows } = await test.engine.executeSql('select sealed, subjects from platform.idempotency where subjects @> $1', [[workflow]]);
    expect(rows).toEqual([{ sealed: null, subjects: [workflow] }]);
  });
});

describe('limits', () => {
  it('empties a window, says how long to wait, and fills it again', async () => {
    const limit = { count: 2, seconds: 30 };
    await test.limits.take('k', limit);
    await test.limits.take('k', limit);
    test.clock.advance(10);
    await expect(test.limits.take('k', limit)).rejects.toMatchObject({ key: 'rate_limited', retryAfter: 20 });
    await test.limits.take('another', limit);
    test.clock.advance(20);
    await test.limits.take('k', limit);
  });

  it('takes back what came to nothing, never below nothing', async () => {
    const limit = { count: 1, seconds: 30 };
    await test.limits.giveBack('never taken');
    await test.limits.take('returned', limit);
    for (let count = 0; count < 3; count++) await test.limits.giveBack('returned');
    await test.limits.take('returned', limit);
    await expect(test.limits.take('returned', limit)).rejects.toMatchObject({ key: 'rate_limited' });
  });

  it.skipIf(process.env.TEST_DATABASE_URL)('counts in memory as fast for a flood of callers as for a few', async () => {
    const limit = { count: 1, seconds: 30 };
    await test.limits.take('first', limit);
    // A scan of all callers on each call would take minutes.
    for (let caller = 0; caller < 300_000; caller++) await test.limits.spend(`flood ${caller}`, limit);
    await expect(test.limits.take('first', limit)).rejects.toMatchObject({ key: 'rate_limited' });
    test.clock.advance(30);
    for (let caller = 0; caller < 300_000; caller++) await test.limits.spend(`flood ${caller}`, limit);
    await test.limits.take('first', limit);
  });
});
