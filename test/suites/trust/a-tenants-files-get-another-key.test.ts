import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import type { SealedBlobs } from '#platform/data/blobs/sealed.ts';
import type { PlatformTables } from '#platform/data/tables.ts';
import { createTestPlatform, type TestPlatform } from '../../support/platform.ts';

/** Class: a change of a tenant's file key while files are read, written and deleted, and processes die at any point. */

const DAY = 86_400;
let test: TestPlatform<PlatformTables>;
let owner: { tenantId: string };
/** The scans of the blobs for older keys. */
let scans: MockInstance<SealedBlobs['reencrypt']>;
beforeEach(async () => {
  test = await createTestPlatform<PlatformTables>();
  owner = { tenantId: test.tenant.id };
  scans = vi.spyOn(test.platform.blobs as SealedBlobs, 'reencrypt');
});
afterEach(() => {
  vi.restoreAllMocks();
  return test.close();
});

const write = (name: string, text: string) => test.platform.blobs.write(owner, name, Buffer.from(text));
const read = async (name: string, at = test.platform) => {
  const bytes = await at.blobs.read(owner, name);
  return bytes && Buffer.from(bytes).toString();
};
const files = async () => {
  const folder = join(test.dataFolder, 'blobs', owner.tenantId);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
/** Returns the key number of each file. */
const numbers = async () => {
  const all = await Promise.all((await files()).map((file) => readFile(file)));
  return all.map((bytes) => bytes.readUInt32BE(4)).sort();
};
/** Writes a blob and deletes it. Returns a function that writes its file again, as from a backup. */
const backUp = async (name: string, text: string) => {
  const before = await files();
  await write(name, text);
  const file = (await files()).find((path) => !before.includes(path))!;
  const bytes = await readFile(file);
  await test.platform.blobs.remove(owner, name);
  return async (change = (whole: Uint8Array) => whole) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, change(bytes));
    return file;
  };
};
const damage = (bytes: Uint8Array) => bytes.with(bytes.length - 1, bytes.at(-1)! ^ 1);
const makeKey = () => test.platform.administration.dataKeys.make(owner.tenantId);
const list = async () => (await test.dataKeys.list(owner.tenantId)).map(({ number }) => number);
const jobs = async () => {
  test.clock.advance(15);
  await test.jobs.run();
};
const hour = async () => {
  await test.platform.database.transaction((trx) => test.jobs.enqueue(trx, 'platform-old-keys', {}));
  await test.jobs.run();
};

it('seals new files at once, and the others by a job', async () => {
  await write('old', 'written before');
  expect(await numbers()).toEqual([1]);
  await makeKey();
  await write('new', 'written after');
  expect(await numbers()).toEqual([1, 2]);
  const all = async (at = test.platform) => [await read('old', at), await read('new', at)];
  const texts = ['written before', 'written after'];
  expect(await all()).toEqual(texts);
  await jobs();
  expect(await numbers()).toEqual([2, 2]);
  expect(await all()).toEqual(texts);
  expect(await all(test.replica().for<PlatformTables>())).toEqual(texts);
});

it('keeps an old key as long as a file or a backup needs it', async () => {
  await write('one', 'text');
  const restore = await backUp('back', 'from a backup');
  await makeKey();
  expect(await list()).toEqual([2, 1]);
  await jobs();
  expect(await files()).toHaveLength(1);
  test.clock.advance(89 * DAY);
  await hour();
  expect(await list()).toEqual([2, 1]);
  // A file of the old key is restored, as from a backup: the waiting days restart when it is re-encrypted.
  await restore();
  test.clock.advance(2 * DAY);
  await hour();
  expect(await read('back')).toBe('from a backup');
  expect(await numbers()).toEqual([2, 2]);
  test.clock.advance(89 * DAY);
  await hour();
  expect(await list()).toEqual([2, 1]);
  test.clock.advance(2 * DAY);
  await hour();
  expect(await list()).toEqual([2]);
  expect(await read('one')).toBe('text');
});

it('looks through the files while one may need an old key, and when its days are over, and not in between', async () => {
  await write('one', 'text');
  await makeKey();
  await jobs();
  expect(scans).toHaveBeenCalledTimes(1);
  await hour();
  test.clock.advance(89 * DAY);
  await hour();
  expect(scans).toHaveBeenCalledTimes(1);
  test.clock.advance(2 * DAY);
  await hour();
  await hour();
  expect(scans).toHaveBeenCalledTimes(2);
});

it('goes on where a process died, and leaves what is done', async () => {
  for (let at = 0; at < 20; at++) await write(`blob ${at}`, `text ${at}`);
  await makeKey();
  const { reencrypt } = test.platform.blobs as SealedBlobs;
  scans.mockImplementationOnce(async function* (tenantId) {
    let reached = 0;
    for await (const outcome of reencrypt(tenantId)) {
      yield outcome;
      if (++reached === 7) throw new Error('killed');
    }
  });
  await test.platform.database.transaction((trx) => test.jobs.enqueue(trx, 'platform-seal-anew', owner));
  await test.jobs.run();
  expect((await numbers()).filter((number) => number === 2)).toHaveLength(7);
  for (let at = 0; at < 20; at++) expect(await read(`blob ${at}`)).toBe(`text ${at}`);
  await jobs();
  expect(new Set(await numbers())).toEqual(new Set([2]));
  for (let at = 0; at < 20; at++) expect(await read(`blob ${at}`)).toBe(`text ${at}`);
});

it('brings nothing back that was deleted meanwhile, and loses nothing that was written', async () => {
  const count = 60;
  for (let at = 0; at < count; at++) await write(`blob ${at}`, `text ${at}`);
  await makeKey();
  test.clock.advance(15);
  // An embedded database has one process.
  const others = test.engine.isEmbedded ? test.platform : test.replica().for<PlatformTables>();
  const changing = (async () => {
    for (let at = 0; at < count; at++) {
      if (at % 3 === 0) await others.blobs.remove(owner, `blob ${at}`);
      if (at % 3 === 1) await others.blobs.write(owner, `blob ${at}`, Buffer.from(`changed ${at}`));
    }
  })();
  await Promise.all([test.jobs.run(), changing]);
  await jobs();
  for (let at = 0; at < count; at++) {
    expect(await read(`blob ${at}`)).toBe([null, `changed ${at}`, `text ${at}`][at % 3]);
  }
  expect(new Set(await numbers())).toEqual(new Set([2]));
});

it('is of one tenant alone, and survives a second key in between', async () => {
  const other = await test.otherTenant();
  await test.platform.blobs.write(other, 'theirs', Buffer.from('theirs'));
  await write('one', 'text');
  await makeKey();
  await makeKey();
  await jobs();
  expect(await list()).toEqual([3, 2, 1]);
  expect(await numbers()).toEqual([3]);
  expect((await test.dataKeys.list(other.tenantId)).map(({ number }) => number)).toEqual([1]);
  expect(Buffer.from((await test.platform.blobs.read(other, 'theirs'))!).toString()).toBe('theirs');
  await expect(test.dataKeys.newest(randomUUID())).rejects.toThrow('There is no tenant');
});

it('goes on in another job where one took too long', async () => {
  for (let at = 0; at < 3; at++) await write(`blob ${at}`, `text ${at}`);
  await makeKey();
  // Makes the clock jump by minutes at each read.
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 400_000;
    return now;
  });
  for (const done of [1, 2, 3]) {
    await jobs();
    expect((await numbers()).filter((number) => number === 2)).toHaveLength(done);
  }
});

it('keeps an old key as long as a file is left that could not be sealed anew', async () => {
  await write('whole', 'text');
  await write('damaged', 'text');
  const [file] = await files();
  await writeFile(file!, damage(await readFile(file!)));
  await makeKey();
  await jobs();
  expect(await numbers()).toEqual([1, 2]);
  test.clock.advance(91 * DAY);
  await hour();
  expect(await list()).toEqual([2, 1]);
});

it('counts the days of an old key anew from when the last file was there that only it might open', async () => {
  await write('one', 'text');
  const restore = await backUp('damaged', 'text');
  await makeKey();
  await jobs();
  test.clock.advance(91 * DAY);
  const damaged = await restore(damage);
  await hour();
  expect(await numbers()).toEqual([1, 2]);
  expect((await test.dataKeys.list(owner.tenantId)).at(-1)).toMatchObject({ number: 1, idleSince: null });
  await rm(damaged);
  await hour();
  expect(await list()).toEqual([2, 1]);
  test.clock.advance(91 * DAY);
  await hour();
  expect(await list()).toEqual([2]);
});

it('counts them anew too where such a file comes back whole, and is sealed anew', async () => {
  await write('one', 'text');
  const restore = await backUp('orphan', 'text');
  await makeKey();
  await jobs();
  test.clock.advance(91 * DAY);
  await restore();
  await hour();
  expect(await numbers()).toEqual([2, 2]);
  expect(await list()).toEqual([2, 1]);
  test.clock.advance(91 * DAY);
  await hour();
  expect(await list()).toEqual([2]);
});

it('seals with the newest key though another process made it a moment ago', async () => {
  await write('one', 'text');
  expect(await read('one')).toBe('text');
  await test.replica().dataKeys.make(owner.tenantId);
  await test.platform.database.transaction((trx) => test.jobs.enqueue(trx, 'platform-seal-anew', owner));
  await test.jobs.run();
  expect(await numbers()).toEqual([2]);
});
