import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PlatformTables } from '#platform/data/tables.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/** Class: an attacker with write access to the database but without secrets. They cannot make the log state what did not happen. */

let test: TestPlatform<PlatformTables>;
beforeEach(async () => {
  test = await createTestPlatform<PlatformTables>();
  for (const type of ['workflow.created', 'token.issued', 'token.opened', 'workflow.finished']) await append(type);
});
afterEach(() => test.close());

const stream = { kind: 'workflow', id: 'f0000000-0000-4000-8000-000000000001' } as const;
const append = (type: string) =>
  test.platform.database.transaction((trx) => test.events.append(trx, test.caller(), stream, { type, data: { b: 1, a: 'x' } }));
const verdict = () => test.events.verify(test.tenant.id, stream);
const run = (text: string, values: readonly unknown[] = []) => test.engine.executeSql(text, values);

interface Row {
  number: number;
  livemode: boolean;
  type: string;
  at: Date;
  actor: Uint8Array;
  request_id: Uint8Array;
  data: Uint8Array;
}

/** Recomputes the whole chain from the code's public parts, without a key. */
async function recompute(): Promise<void> {
  const { rows } = await run('select * from platform.events where stream_id = $1 order by number', [stream.id]);
  let before: Uint8Array = Buffer.alloc(0);
  for (const row of rows as Row[]) {
    before = plain(before, row);
    await run('update platform.events set hash = $1 where stream_id = $2 and number = $3', [before, stream.id, row.number]);
  }
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString();

function plain(before: Uint8Array, row: Row): Uint8Array {
  const data = Object.entries(JSON.parse(textOf(row.data)) as object).sort(([one], [other]) => (one < other ? -1 : 1));
  const { number, livemode, type, at, actor, request_id } = row;
  const place = [test.tenant.id, stream.kind, stream.id, number, livemode];
  const text = JSON.stringify([...place, type, at.toISOString(), textOf(actor), textOf(request_id), data]);
  return createHash('sha256').update(before).update(text).digest();
}

it('is told of a history that was changed, and its chain computed anew', async () => {
  expect(await verdict()).toMatchObject({ length: 4, brokenAt: null });
  await run(`update platform.events set type = 'token.opened', actor = 'nobody' where number = 2`);
  expect(await verdict()).toMatchObject({ brokenAt: 2, reason: 'changed' });
  await recompute();
  // The recomputed hashes lack the key, so the chain breaks at the first entry.
  expect(await verdict()).toMatchObject({ length: 4, brokenAt: 1, reason: 'changed' });
  await append('workflow.deleted');
  expect(await verdict()).toMatchObject({ length: 5, brokenAt: 1 });
});

it('is told of a part that was computed anew', async () => {
  const { rows } = await run('select hash from platform.events where number = 4');
  await recompute();
  await run('update platform.events set hash = $1 where number = 4', [(rows[0] as { hash: Uint8Array }).hash]);
  expect(await verdict()).toMatchObject({ brokenAt: 1, reason: 'changed' });
});

it('is told of a last entry that was made without the key', async () => {
  await run(`update platform.events set actor = 'nobody' where number = 4`);
  const { rows } = await run('select * from platform.events where number >= 3 order by number');
  const [before, last] = rows as (Row & { hash: Uint8Array })[];
  await run('update platform.events set hash = $1 where number = 4', [plain(before!.hash, last!)]);
  expect(await verdict()).toMatchObject({ brokenAt: 4, reason: 'changed' });
});

it('is told of entries that were moved, taken out, or put into another log', async () => {
  await run('update platform.events set number = 9 where number = 2');
  await run('update platform.events set number = 2 where number = 3');
  await run('update platform.events set number = 3 where number = 9');
  expect(await verdict()).toMatchObject({ brokenAt: 2, reason: 'changed' });
  await run('delete from platform.events where number = 2');
  expect(await verdict()).toMatchObject({ brokenAt: 2, reason: 'missing' });
  const other = randomUUID();
  await run('update platform.events set stream_id = $1', [other]);
  expect(await test.events.verify(test.tenant.id, { kind: 'workflow', id: other })).toMatchObject({ brokenAt: 1, reason: 'changed' });
});

it('names the one log of all that does not hold', async () => {
  const other = { kind: 'person', id: 'a0000000-0000-4000-8000-000000000001' } as const;
  await test.platform.database.transaction((trx) => test.events.append(trx, test.caller(), other, { type: 'person.created', data: {} }));
  await run(`update platform.events set actor = 'nobody' where number = 3`);
  const all: unknown[] = [];
  for await (const one of test.events.verifyAll()) all.push(one);
  expect(all).toEqual([
    expect.objectContaining({ tenantId: test.tenant.id, stream: other, length: 1, brokenAt: null }),
    expect.objectContaining({ tenantId: test.tenant.id, stream, length: 4, brokenAt: 3, reason: 'changed' }),
  ]);
});

it('has the log covered by no new key when the key was taken away', async () => {
  await recompute();
  await run(`delete from platform.keys where use = 'event-chain'`);
  await expect(test.replica().openKeys()).rejects.toThrow('Keys are missing in platform.keys: event-chain');
});
