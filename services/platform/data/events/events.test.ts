import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { AnyTransaction } from '../../base/ports.ts';
import type { PlatformTables } from '../tables.ts';
import { withTables } from '../with-tables.ts';

let test: TestPlatform<PlatformTables>;
beforeAll(async () => {
  test = await createTestPlatform<PlatformTables>();
});
afterAll(() => test.close());

/** Wraps a transaction so that its statements are counted. */
function counted(trx: AnyTransaction) {
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { trx: withTables<PlatformTables>(trx).withPlugin(counter), statements: () => statements };
}

const newStream = () => ({ kind: 'person', id: randomUUID() }) as const;

/** Appends entries in one transaction; returns the number of statements of each append. */
const costsOf = (streams: readonly ReturnType<typeof newStream>[]): Promise<number[]> =>
  test.platform.database.transaction(async (open) => {
    const { trx, statements } = counted(open);
    const costs: number[] = [];
    for (const stream of streams) {
      const before = statements();
      await test.events.append(trx, test.caller(), stream, { type: 'seen', data: {} });
      costs.push(statements() - before);
    }
    return costs;
  });

it('asks for the head of a log once in a transaction: each later entry is one statement', async () => {
  const [one, other] = [newStream(), newStream()];
  // One statement reads the log's head; the other writes the entry and the new head.
  const first = 2;
  expect(await costsOf([one, one, other, one, other])).toEqual([first, 1, first, 1, 1]);
  // A new transaction reads the head again, since another may have appended an entry.
  expect(await costsOf([one, other])).toEqual([first, first]);
  for (const [stream, length] of [
    [one, 4],
    [other, 3],
  ] as const)
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length, brokenAt: null });
});

const append = (
  stream: ReturnType<typeof newStream> | { kind: 'workflow' | 'tenant'; id: string },
  type = 'seen',
  caller = test.caller(),
) => test.platform.database.transaction((trx) => test.events.append(trx, caller, stream, { type, data: { n: 1 } }));
const run = (text: string, values: readonly unknown[]) => test.engine.executeSql(text, values);

it('loses none of the first entries of a log that come at once', async () => {
  for (let round = 1; round <= 3; round++) {
    const stream = newStream();
    await Promise.all(Array.from({ length: 4 }, () => append(stream)));
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length: 4, brokenAt: null });
    const { rows } = await run('select number, first_type from platform.event_heads where stream_id = $1', [stream.id]);
    expect(rows).toEqual([{ number: 4, first_type: 'seen' }]);
  }
});

it('holds where its id was given in capitals', async () => {
  const id = randomUUID();
  await append({ kind: 'workflow', id: id.toUpperCase() }, 'workflow.created');
  await append({ kind: 'workflow', id }, 'document.signed');
  expect(await test.events.verify(test.tenant.id, { kind: 'workflow', id })).toMatchObject({ length: 2, brokenAt: null });
});

describe('a log is one of its kind, tenant and mode', () => {
  it('beside one of another kind with the same id', async () => {
    const id = randomUUID();
    const kinds = ['workflow', 'person'] as const;
    for (let count = 0; count < 2; count++) for (const kind of kinds) await append({ kind, id }, 'workflow.created');
    for (const kind of kinds) expect(await test.events.verify(test.tenant.id, { kind, id })).toMatchObject({ length: 2, brokenAt: null });
    const told: unknown[] = [];
    for await (const { stream, length, brokenAt } of test.events.verifyAll()) if (stream.id === id) told.push({ length, brokenAt });
    expect(told).toEqual(kinds.map(() => ({ length: 2, brokenAt: null })));
  });

  it('so another mode neither appends to it nor finds it', async () => {
    const stream = newStream();
    const live = test.caller({ livemode: true });
    await append(stream, 'seen', live);
    await expect(append(stream)).rejects.toThrow('is of the other mode');
    expect([await test.events.has(live, stream), await test.events.has(test.caller(), stream)]).toEqual([true, false]);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length: 1, brokenAt: null });
  });

  it('and a tenant’s own is of both modes, and of nobody else', async () => {
    const own = { kind: 'tenant', id: test.tenant.id } as const;
    for (const livemode of [true, false]) await append(own, 'seen', test.caller({ livemode }));
    expect(await test.events.verify(test.tenant.id, own)).toMatchObject({ brokenAt: null });
    await expect(append({ kind: 'tenant', id: randomUUID() })).rejects.toThrow('is not the caller’s own');
  });

  it('so a head of the other mode does not hold', async () => {
    const stream = newStream();
    await append(stream);
    await run('update platform.event_heads set livemode = true where stream_id = $1', [stream.id]);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ brokenAt: 1, reason: 'changed' });
  });
});

it.each(['', '{"n":', 'null', '"text"'])(
  'tells an entry whose data was overwritten with “%s”, and goes on with the others',
  async (spoilt) => {
    const [one, other] = [newStream(), newStream()];
    for (const stream of [one, one, other]) await append(stream);
    await run('update platform.events set data = $2 where stream_id = $1 and number = 1', [one.id, Buffer.from(spoilt)]);
    expect(await test.events.verify(test.tenant.id, one)).toMatchObject({ length: 2, brokenAt: 1, reason: 'changed' });
    const found = new Map<string, number | null>();
    for await (const { stream, brokenAt } of test.events.verifyAll()) found.set(stream.id, brokenAt);
    expect([found.get(one.id), found.get(other.id)]).toEqual([1, null]);
  },
);

describe('a log that was cut', () => {
  it('at its end does not hold, also not after its next entry', async () => {
    const stream = newStream();
    for (let count = 0; count < 3; count++) await append(stream);
    await run('delete from platform.events where stream_id = $1 and number > 1', [stream.id]);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length: 1, brokenAt: 2, reason: 'missing' });
    await append(stream);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length: 2, brokenAt: 2, reason: 'missing' });
  });

  it('whole does not hold, also not after its next entry', async () => {
    const stream = newStream();
    for (let count = 0; count < 3; count++) await append(stream);
    await run('delete from platform.events where stream_id = $1', [stream.id]);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length: 0, brokenAt: 1, reason: 'missing' });
    expect(await brokenOf(stream.id)).toEqual([1]);
    await append(stream);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ brokenAt: 1, reason: 'missing' });
    expect(await brokenOf(stream.id)).toEqual([1]);
  });

  it('with its head does not begin like a log of its kind', async () => {
    const stream = { kind: 'workflow', id: randomUUID() } as const;
    for (const type of ['workflow.created', 'token.issued']) await append(stream, type);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length: 2, brokenAt: null });
    for (const table of ['events', 'event_heads']) await run(`delete from platform.${table} where stream_id = $1`, [stream.id]);
    await append(stream, 'step.fault');
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length: 1, brokenAt: 1, reason: 'missing' });
  });

  it('off its head, or with the head of another time, does not hold', async () => {
    const stream = newStream();
    for (let count = 0; count < 2; count++) await append(stream);
    await run('update platform.event_heads set hash = $2 where stream_id = $1', [stream.id, Buffer.alloc(32)]);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length: 2, brokenAt: 2, reason: 'changed' });
    await run("update platform.event_heads set first_type = 'other', number = 3 where stream_id = $1", [stream.id]);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length: 2, brokenAt: 1, reason: 'changed' });
    await run('delete from platform.event_heads where stream_id = $1', [stream.id]);
    expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length: 2, brokenAt: 3, reason: 'missing' });
  });

  /** Verifies all logs and returns where those of this id are broken. */
  async function brokenOf(id: string) {
    const broken: unknown[] = [];
    for await (const { stream, brokenAt } of test.events.verifyAll()) if (stream.id === id) broken.push(brokenAt);
    return broken;
  }
});

it('goes on over the end of a month, in partitions of their own', async () => {
  const stream = newStream();
  test.clock.set('2027-02-28T23:59:59.999Z');
  await append(stream);
  test.clock.advance(1);
  await append(stream);
  test.clock.set('2027-05-01T00:00:00.000Z');
  await append(stream);
  const { rows } = await run('select tableoid::regclass::text as part from platform.events where stream_id = $1 order by number', [
    stream.id,
  ]);
  expect(rows).toEqual(['2027_02', '2027_03', '2027_05'].map((month) => ({ part: `platform.events_${month}` })));
  expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length: 3, brokenAt: null });
  const { rows: page } = await test.events.page(test.tenant.id, stream, { page: 1, per_page: 2 });
  expect(page.map(({ number }) => number)).toEqual([1, 2]);
  for await (const one of test.events.verifyAll())
    if (one.stream.id === stream.id) expect(one).toMatchObject({ length: 3, brokenAt: null });
});

it('gives back every text as it was told', async () => {
  const stream = newStream();
  const [id, zeros] = [randomUUID(), '00000000-0000-0000-0000-000000000000'];
  const texts = [id, id.toUpperCase(), zeros, `${id}${zeros} ñ ${id}`, '0123456789abcdef0123', 'workflows-attach-person', 'ñandú', ''];
  for (const text of texts)
    await test.platform.database.transaction((trx) =>
      test.events.append(trx, test.caller({ actor: text, requestId: text }), stream, { type: 'seen', data: { text, [id]: '\0', n: null } }),
    );
  const told = (await test.entriesOf(test.tenant.id, stream)).map(({ actor, request_id, data }) => [actor, request_id, data]);
  expect(told).toEqual(texts.map((text) => [text, text, { text, [id]: '\0', n: null }]));
  expect(await test.events.verify(test.tenant.id, stream)).toMatchObject({ length: texts.length, brokenAt: null });
});
