import { type KeyObject, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sha256 } from '#platform/base/sha256.ts';
import { type AnchorFinding, compareWithAnchors, type ReadStamp } from '#platform/data/anchors/compare.ts';
import { type AnchorStatement, publicKeyText, readSignedText, signedText } from '#platform/data/anchors/statement.ts';
import { ed25519Key } from '#platform/data/keys/ed25519.ts';
import type { PlatformTables } from '#platform/data/tables.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/**
 * Class: changes that a log's hash chain cannot show (a cut end, a deleted log, a new chain with new keys). The anchors, signed
 * statements stored elsewhere, show them.
 */

const HOOK = 'https://banco.example/log';

let test: TestPlatform<PlatformTables>;
let folder: string;
beforeEach(async () => {
  test = await createTestPlatform<PlatformTables>();
  folder = join(test.dataFolder, 'anchors');
  await test.tenants.patch(test.tenant.id, { log_webhook_url: HOOK });
  for (const type of ['workflow.created', 'token.issued', 'token.opened', 'workflow.finished']) await append(w1, type);
  await append(w2, 'workflow.created');
  await test.webhooks.createSecret({ tenantId: test.tenant.id, livemode: true });
  // An anchor covers logs up to an hour ago.
  test.clock.advance(7_200);
});
afterEach(() => test.close());

const [w1, w2] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const append = (id: string, type: string) =>
  test.platform.database.transaction((trx) => test.events.append(trx, test.caller(), { kind: 'workflow', id }, { type, data: {} }));
const run = (text: string) => test.engine.executeSql(text);
const day = async () => {
  await test.platform.database.transaction((trx) => test.jobs.enqueue(trx, 'platform.anchors', {}));
  await test.jobs.run();
};
const files = async () => (await readdir(join(folder, test.tenant.id))).sort();
const said = async (name: string) => readSignedText(await readFile(join(folder, test.tenant.id, name), 'utf8'));

/** Reads the tests' fake stamp, which is a hash and always in time. */
const readStamp: ReadStamp = async (token, bytes) => {
  const statement = readSignedText(Buffer.from(bytes).toString());
  return statement && sha256(bytes).equals(token) ? { at: new Date(statement.at), by: 'Autoridad' } : null;
};

async function findings(publicKey: string | null = null, read = readStamp) {
  const found: AnchorFinding[] = [];
  const summary = await compareWithAnchors(test.engine, folder, { publicKey, readStamp: read, now: test.clock.now() }, (finding) =>
    found.push(finding),
  );
  return { ...summary, found };
}

it('writes the heads down once a day, signed, stamped and told', async () => {
  await day();
  await day();
  expect(await files()).toEqual(['2026-11-20.anchor', '2026-11-20.anchor.tst', '2026-11-20.heads']);
  const first = await said('2026-11-20.anchor');
  expect(first).toMatchObject({ tenant: test.tenant.id, since: null, previous: null, heads: 2 });
  const stamps = { valid: 1, none: 0, wrong: 0, by: ['Autoridad'] };
  expect(await findings(first!.public_key)).toMatchObject({ files: 1, heads: 2, stamps, found: [] });
  expect(test.outbound.sent.map(({ url }) => url)).toEqual([HOOK]);
  const told = JSON.parse(test.outbound.sent[0]!.body);
  expect(told).toMatchObject({ type: 'log.anchored', livemode: true, data: { tenant_uuid: test.tenant.id, heads: 2 } });
  // The webhook's receiver stores the anchor itself.
  expect(readSignedText(`${told.data.statement}\n${told.data.signature}\n`)).toEqual(first);

  test.clock.advance(86_400);
  await append(w2, 'workflow.finished');
  await day();
  expect(await said('2026-11-21.anchor')).toMatchObject({ since: first!.at, heads: 1, public_key: first!.public_key });
  expect(await findings()).toMatchObject({ files: 2, heads: 3, found: [] });
});

it('tells of an end that was cut off, of a log that is gone, and of one that was rewritten with a key', async () => {
  await day();
  const file = join(folder, test.tenant.id, '2026-11-20.anchor');
  const at = { file, tenant: test.tenant.id, kind: 'workflow' };
  await run(`delete from platform.events where stream_id = '${w1}' and number > 2`);
  expect(await test.events.verify(test.tenant.id, { kind: 'workflow', id: w1 })).toMatchObject({ brokenAt: 3, reason: 'missing' });
  // An attacker who also restores the log head of that time.
  await run(`update platform.event_heads set (number, hash) =
    (select number, hash from platform.events where stream_id = '${w1}' and number = 2) where stream_id = '${w1}'`);
  expect(await test.events.verify(test.tenant.id, { kind: 'workflow', id: w1 })).toMatchObject({ brokenAt: null });
  expect((await findings()).found).toEqual([{ ...at, problem: 'cut', id: w1, number: 4 }]);
  await run(`delete from platform.events where stream_id = '${w2}'`);
  expect((await findings()).found).toContainEqual({ ...at, problem: 'cut', id: w2, number: 1 });
  // An attacker who has the key: the chain is valid, the anchor is not.
  await append(w1, 'token.expired');
  await append(w1, 'workflow.failed');
  expect(await test.events.verify(test.tenant.id, { kind: 'workflow', id: w1 })).toMatchObject({ length: 4, brokenAt: null });
  expect((await findings()).found).toContainEqual({ ...at, problem: 'differs', id: w1, number: 4 });
});

it('dates an anchor by the moment of its name, also over midnight', async () => {
  test.clock.set('2026-11-20T23:59:59.000Z');
  const { append } = test.events;
  vi.spyOn(test.events, 'append').mockImplementationOnce((...entry) => {
    test.clock.advance(60);
    return append(...entry);
  });
  await test.anchors.writeNow();
  expect(await said('2026-11-20.anchor')).toMatchObject({ at: '2026-11-20T23:59:59.000Z' });
  expect((await findings()).found).toEqual([]);
});

it('believes no anchor that was changed, made by another, or taken out', async () => {
  await day();
  test.clock.advance(86_400);
  await append(w2, 'workflow.finished');
  await day();
  const [first, second] = ['2026-11-20.anchor', '2026-11-21.anchor'].map((name) => join(folder, test.tenant.id, name)) as [string, string];
  const original = await readFile(second, 'utf8');
  await writeFile(second, original.replace('"heads":1', '"heads":2'));
  expect((await findings()).found).toEqual([{ file: second, problem: 'damaged' }]);

  const stranger = ed25519Key(Buffer.alloc(32, 1));
  const theirs = readSignedText(original)!;
  await writeFile(second, signedText({ ...theirs, public_key: publicKeyText(stranger) }, stranger));
  expect((await findings()).found).toEqual([{ file: second, problem: 'other_key' }]);
  await writeFile(second, original);

  const heads = second.replace('.anchor', '.heads');
  const lines = await readFile(heads, 'utf8');
  await writeFile(heads, lines.replace(/[0-9a-f]\n/, 'x\n'));
  expect((await findings()).found).toEqual([{ file: second, problem: 'damaged' }]);
  await writeFile(heads, lines);

  await rm(first);
  expect((await findings()).found).toEqual([{ file: second, problem: 'gap' }]);
});

it('is no proof of its day with the time stamp of another file, or of another day', async () => {
  await day();
  const file = join(folder, test.tenant.id, '2026-11-20.anchor');
  // An attacker who has the key, and makes a former day's anchor only now.
  const later: ReadStamp = async (token, bytes) => {
    const stamp = await readStamp(token, bytes);
    return stamp && { ...stamp, at: new Date(stamp.at.getTime() + 25 * 3_600_000) };
  };
  const wrong = { valid: 0, none: 0, wrong: 1, by: [] };
  expect(await findings(null, later)).toMatchObject({ stamps: wrong, found: [{ file, problem: 'stamp_late' }] });
  await writeFile(`${file}.tst`, 'of another file');
  expect(await findings()).toMatchObject({ heads: 2, stamps: wrong, found: [{ file, problem: 'stamp_wrong' }] });
  await rm(`${file}.tst`);
  expect(await findings()).toMatchObject({ stamps: { valid: 0, none: 1, wrong: 0 }, found: [] });
});

it('is stamped later where no authority answered, and never holds up another tenant', async () => {
  const other = await test.otherTenant();
  await test.platform.database.transaction((trx) =>
    test.events.append(trx, other, { kind: 'person', id: randomUUID() }, { type: 'person.created', data: {} }),
  );
  const { answer } = test.stamped;
  test.stamped.answer = () => Promise.reject(new Error('no answer'));
  await test.platform.database.transaction((trx) => test.jobs.enqueue(trx, 'platform.anchors', {}));
  await test.jobs.run();
  expect(await files()).toEqual(['2026-11-20.anchor', '2026-11-20.heads']);
  expect(await readdir(join(folder, other.tenantId))).toHaveLength(2);
  test.stamped.answer = answer;
  test.clock.advance(61);
  await test.jobs.run();
  expect(await files()).toContain('2026-11-20.anchor.tst');
  expect(await readdir(join(folder, other.tenantId))).toHaveLength(3);
  expect(test.outbound.sent).toHaveLength(1);
});

it('writes down again what a dying process left half', async () => {
  await mkdir(join(folder, test.tenant.id), { recursive: true });
  await writeFile(join(folder, test.tenant.id, '2026-11-20.heads'), `workflow ${w1} 9 00`);
  await writeFile(join(folder, test.tenant.id, '2026-11-20.anchor.0000.tmp'), '{');
  await day();
  expect(await findings()).toMatchObject({ files: 1, heads: 2, found: [] });
});

/** Writes an anchor without heads into the tenant's folder. */
async function lay(day: string, key: KeyObject, more: Partial<AnchorStatement>) {
  const none = { since: null, previous: null, heads: 0, heads_sha256: sha256('').toString('hex') };
  const at = `${day}T00:00:00.000Z`;
  const text = signedText({ format: 'zaguan-anchor-1', tenant: test.tenant.id, at, ...none, public_key: publicKeyText(key), ...more }, key);
  await writeFile(join(folder, test.tenant.id, `${day}.heads`), '');
  await writeFile(join(folder, test.tenant.id, `${day}.anchor`), text);
  return { file: join(folder, test.tenant.id, `${day}.anchor`), hash: sha256(text).toString('hex') };
}
const stranger = ed25519Key(Buffer.alloc(32, 1));
const installations = async () => ed25519Key(await test.keyring.lasting('log-anchors'));

it('begins after its own last anchor, whatever else lies in the folder', async () => {
  await day();
  const first = (await said('2026-11-20.anchor'))!;
  const own = await installations();
  const anybodys = await lay('9999-01-01', stranger, { at: '9998-12-31T00:00:00.000Z' });
  const plausible = await lay('2026-11-21', stranger, {});
  const clockWasWrong = await lay('2027-03-01', own, {});
  await lay('2026-11-22', own, { tenant: (await test.otherTenant()).tenantId });
  // An own anchor under the name of a later day.
  await lay('9997-01-01', own, { at: '2026-11-20T21:00:00.000Z' });
  await mkdir(join(folder, test.tenant.id, '9996-01-01.anchor'));
  test.clock.advance(2 * 86_400);
  await append(w2, 'workflow.finished');
  await day();
  // The new anchor replaced another tenant's file of that name.
  expect(await said('2026-11-22.anchor')).toMatchObject({ tenant: test.tenant.id, since: first.at, heads: 1 });
  const told = test.logged.filter(({ fields }) => fields.file === '9999-01-01.anchor');
  expect(told).toMatchObject([{ fields: { files: 6 } }]);
  expect((await findings()).found).toEqual([
    { file: plausible.file, problem: 'other_key' },
    { file: clockWasWrong.file, problem: 'future' },
    { file: anybodys.file, problem: 'other_key' },
  ]);
});

it('writes all heads where none of the anchors is its own', async () => {
  await mkdir(join(folder, test.tenant.id), { recursive: true });
  await lay('2026-11-19', stranger, {});
  await day();
  expect(await said('2026-11-20.anchor')).toMatchObject({ since: null, previous: null, heads: 2 });
});

it('tells of an anchor that does not begin where the one before ends', async () => {
  await day();
  const own = await installations();
  const first = (await said('2026-11-20.anchor'))!;
  const previous = sha256(await readFile(join(folder, test.tenant.id, '2026-11-20.anchor'))).toString('hex');
  test.clock.advance(86_400 * 4);
  const foreign = await lay('2026-11-19', stranger, {});
  const late = await lay('2026-11-21', own, { previous, since: '2026-11-20T23:00:00.000Z' });
  const alone = await lay('2026-11-22', own, { previous: null, since: first.at });
  await lay('2026-11-23', own, { previous, since: first.at });
  const behind = await lay('2026-11-24', own, { previous: foreign.hash, since: '2026-11-24T09:00:00.000Z' });
  expect((await findings(publicKeyText(own))).found).toEqual([
    { file: foreign.file, problem: 'other_key' },
    { file: late.file, problem: 'since_wrong' },
    { file: alone.file, problem: 'since_wrong' },
    { file: behind.file, problem: 'gap' },
    { file: behind.file, problem: 'since_wrong' },
  ]);
});
