import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readPlatformConfig } from './base/config.ts';
import { openPostgres } from './data/database.ts';
import { freePort } from './edge/listen.ts';
import { openPlatform } from './open.ts';
import { explainStartupError } from './startup-error.ts';

const folder = mkdtempSync(join(tmpdir(), 'zaguan-plain-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => explainStartupError(error),
  );

it('names the folder that data cannot be kept in, and the cure', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  const open = (path: string) =>
    openPlatform(readPlatformConfig({ DATA_DIR: path, LOG_LEVEL: 'silent' }), {
      scopes: { all: [], services: [] },
      publicUrl: 'http://localhost',
    });
  expect(await failureOf(open(file))).toBe(`${file} is a file where a folder is needed. Choose another place.`);
  if (process.platform === 'linux')
    expect(await failureOf(open('/proc/zaguan'))).toBe(
      '/proc/zaguan is not there, and cannot be made. Look at its folder, or choose another place.',
    );
  expect(await failureOf(open(join(file, 'data')))).toContain('leads through a file as if it were a folder');
  for (const [code, words] of [
    ['ENOSPC', 'no space is left'],
    ['EROFS', 'read-only'],
    ['EACCES', 'closed to this user'],
  ])
    expect(explainStartupError(Object.assign(new Error('x'), { code, path: '/data' }))).toMatch(new RegExp(`^/data .*${words}`));
});

it('tells of a database that is not there, or lets nobody in', async () => {
  const port = await freePort(0, '127.0.0.1');
  const engine = openPostgres(`postgres://zaguan:hunter2@127.0.0.1:${port}/zaguan`, { connections: 1 });
  const said = await failureOf(engine.executeSql('select 1'));
  await engine.close();
  expect(said).toContain('The database of DATABASE_URL cannot be reached: connect ECONNREFUSED');
  expect(said).not.toContain('hunter2');
  const refused = Object.assign(new Error('password authentication failed for user "zaguan"'), { code: '28P01' });
  expect(explainStartupError(refused)).toContain('Look at its user, password and name');
});

it('tells of an address that cannot be listened on', async () => {
  for (const host of ['203.0.113.1', 'nowhere.invalid'])
    expect(await failureOf(freePort(0, host))).toMatch(
      new RegExp(`^Nothing can listen on ${host}, port 0: .*Choose another address with HOST`),
    );
});

it('leaves a fault of the program its stack', () => {
  expect(explainStartupError(new TypeError('x is not a function'))).toBeNull();
  expect(explainStartupError('text')).toBeNull();
});
