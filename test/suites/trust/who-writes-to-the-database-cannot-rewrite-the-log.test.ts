import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { masterSecrets } from '../../../services/platform/data/keys/master-secrets.ts';
import { seal } from '../../../services/platform/data/secret.ts';
import type { PlatformTables } from '../../../services/platform/data/tables.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/** The class: whoever writes to the database, and has no secret, cannot have the log say what did not happen. */

let test: TestPlatform<PlatformTables>;
beforeEach(async () => {
  test = await createTestPlatform<PlatformTables>();
  for (const type of ['workflow.created', 'token.issued', 'token.opened', 'workflow.finished']) await append(type);
});
afterEach(() => test.close());

const stream = { kind: 'workflow', id: '7b1c' } as const;
const append = (type: string) =>
  test.platform.database.transaction((trx) => test.events.append(trx, test.caller(), stream, { type, data: { b: 1, a: 'x' } }));
const verdict = () => test.events.verify(test.tenant.id, stream);
const run = (text: string, values: readonly unknown[] = []) => test.engine.executeSql(text, values);

interface Row {
  number: number;
  livemode: boolean;
  type: string;
  at: Date;
  actor: string;
  request_id: string;
  data: Record<string, unknown>;
}

/** All that the code says of a hash without a key, as anybody can read it there: computes the whole chain anew. */
async function recompute(): Promise<void> {
  const { rows } = await run('select * from platform.events where stream_id = $1 order by number', [stream.id]);
  let before: Uint8Array = Buffer.alloc(0);
  for (const row of rows as Row[]) {
    before = plain(before, row);
    await run('update platform.events set hash = $1 where stream_id = $2 and number = $3', [before, stream.id, row.number]);
  }
}

function plain(before: Uint8Array, row: Row): Uint8Array {
  const data = Object.entries(row.data).sort(([one], [other]) => (one < other ? -1 : 1));
  const { number, livemode, type, at, actor, request_id } = row;
  const place = [test.tenant.id, stream.kind, stream.id, number, livemode];
  const text = JSON.stringify([...place, type, at.toISOString(), actor, request_id, data]);
  return createHash('sha256').update(before).update(text).digest();
}

it('is told of a history that was changed, and its chain computed anew', async () => {
  expect(await verdict()).toMatchObject({ length: 4, brokenAt: null });
  await run(`update platform.events set type = 'token.opened', actor = 'nobody' where number = 2`);
  expect(await verdict()).toMatchObject({ brokenAt: 2, reason: 'changed' });
  await recompute();
  // None of them has a key any more, and so nothing covers them.
  expect(await verdict()).toMatchObject({ length: 4, brokenAt: 5, reason: 'missing' });
  await append('workflow.deleted');
  await run('delete from platform.events where number = 5 and stream_id = $1', [stream.id]);
  expect(await verdict()).toMatchObject({ brokenAt: 5 });
});

it('is told of a part that was computed anew', async () => {
  const { rows } = await run('select hash from platform.events where number = 4');
  await recompute();
  await run('update platform.events set hash = $1 where number = 4', [(rows[0] as { hash: Uint8Array }).hash]);
  expect(await verdict()).toMatchObject({ brokenAt: 4, reason: 'changed' });
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
  await run(`update platform.events set stream_id = 'other'`);
  expect(await test.events.verify(test.tenant.id, { kind: 'workflow', id: 'other' })).toMatchObject({ brokenAt: 1, reason: 'changed' });
});

it('names the one log of all that does not hold', async () => {
  const other = { kind: 'person', id: 'a1' } as const;
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
  await expect(test.replica().openKeys()).rejects.toThrow('The key of the event log is missing');
});

describe('a log of the time before it had a key', () => {
  const secret = 'a secret of an older installation, long enough';
  const old = masterSecrets(secret, null);

  beforeEach(async () => {
    await recompute();
    await run('delete from platform.keys');
    const wrapped = seal(old.derive('tenant-data-keys')[0]!, Buffer.alloc(32, 7), test.tenant.id);
    await run('update platform.tenant_keys set wrapped = $1', [wrapped]);
    await run('delete from platform.webhook_secrets');
  });
  const entries = async () => (await run('select number, type, hash from platform.events order by number')).rows;

  it('keeps its entries and heads, and gets one that covers them', async () => {
    const before = await entries();
    const upgraded = test.replica(old);
    await upgraded.openKeys();
    const after = await entries();
    expect(after.slice(0, 4)).toEqual(before);
    expect(after.slice(4)).toMatchObject([{ number: 5, type: 'log.keyed' }]);
    expect(await upgraded.events.verify(test.tenant.id, stream)).toMatchObject({ length: 5, brokenAt: null });
    // Once: the next start finds the key.
    await test.replica(old).openKeys();
    expect(await entries()).toHaveLength(5);
    expect(Buffer.from((await upgraded.dataKeys.newest(test.tenant.id)).bytes)).toEqual(Buffer.alloc(32, 7));
  });

  it('cannot be rewritten from then on', async () => {
    const upgraded = test.replica(old);
    await upgraded.openKeys();
    await run(`update platform.events set actor = 'nobody' where number = 2`);
    const { rows } = await run('select hash from platform.events where number = 5');
    await recompute();
    await run('update platform.events set hash = $1 where number = 5', [(rows[0] as { hash: Uint8Array }).hash]);
    expect(await upgraded.events.verify(test.tenant.id, stream)).toMatchObject({ brokenAt: 5, reason: 'changed' });
    await run('delete from platform.events where number = 5');
    expect(await upgraded.events.verify(test.tenant.id, stream)).toMatchObject({ brokenAt: 5, reason: 'missing' });
  });

  it('hashes a value as it always did', async () => {
    const upgraded = test.replica(old);
    await upgraded.openKeys();
    const key = old.derive('event-hashes')[0]!;
    expect(Buffer.from(await upgraded.keyring.lasting('event-hashes'))).toEqual(Buffer.from(key));
  });

  it('opens with no other secret', async () => {
    const other = masterSecrets('another secret, of nobody, long enough too', null);
    await expect(test.replica(other).openKeys()).rejects.toThrow('ZAGUAN_SECRET is not the secret');
  });
});
