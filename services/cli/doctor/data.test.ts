import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPlatformConfig } from '#platform/base/config.ts';
import { lockDataFolder } from '#platform/data/lock.ts';
import { putNewDatabase } from '#test/support/new-database.ts';
import { onPlatformOf } from '../connect/platform.ts';
import { dataChecks } from './data.ts';

const OTHER = 'another secret than the one that these data were sealed with';

let folder: string;
let file: string;
let secret: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaguan-doctor-'));
  file = join(folder, 'secret');
  await putNewDatabase(folder);
  secret = await readFile(file, 'utf8');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const configOf = (variables: Readonly<Record<string, string>> = {}) =>
  readPlatformConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...variables });

async function findings(variables: Readonly<Record<string, string>> = {}) {
  const found = await dataChecks(configOf(variables));
  return Object.fromEntries(found.map(({ what, state, says }) => [what, `${state}: ${says}`]));
}

describe('what doctor says of the master secret', () => {
  it('is that it was not tried where there are no keys yet', async () => {
    expect((await findings())['Master secret']).toBe(`none: ${file}, not tried: there are no keys yet; keep a copy elsewhere`);
    // The first start creates the keys.
    await onPlatformOf(configOf(), ({ tenants }) => tenants.all());
  });

  it('is that it opens the data', async () => {
    expect(await findings()).toEqual({
      'Data folder': `good: ${folder}, used by no process`,
      'Master secret': `good: ${file} opens these data; keep a copy elsewhere`,
    });
    expect((await findings({ ZAGUAN_SECRET: secret.trim() }))['Master secret']).toBe('good: ZAGUAN_SECRET opens these data');
    await chmod(file, 0o644);
    expect((await findings())['Master secret']).toBe(`warn: others can read ${file}; chmod 600`);
    await chmod(file, 0o600);
  });

  it('is that a variable opens nothing, and the file does', async () => {
    expect((await findings({ ZAGUAN_SECRET: OTHER }))['Master secret']).toBe(
      `bad: ZAGUAN_SECRET does not open these data, but ${file} does: remove the variable`,
    );
    const found = await findings({ ZAGUAN_SECRET: OTHER, ZAGUAN_SECRET_PREVIOUS: secret.trim() });
    expect(found['Master secret']).toBe(`warn: ZAGUAN_SECRET opens these data, and ${file} is another secret; remove it`);
    expect(found['Secret before']).toMatch(/^warn: ZAGUAN_SECRET_PREVIOUS is accepted too/);
  });

  it('is that it was not tried while a server holds the data', async () => {
    const lock = lockDataFolder(folder);
    try {
      const found = await findings({ ZAGUAN_SECRET: OTHER });
      expect(found['Data folder']).toBe(`good: ${folder}, used by process ${process.pid}`);
      expect(found['Master secret']).toMatch(
        /^warn: ZAGUAN_SECRET takes precedence, and .* is another secret; stop the server and run this again/,
      );
      expect((await findings())['Master secret']).toMatch(/^none: .*, not tried: /);
    } finally {
      lock.release();
    }
  });

  it('is that the file is another, empty or gone', async () => {
    await writeFile(file, OTHER);
    expect((await findings())['Master secret']).toMatch(/^bad: .*secret does not open these data, .*Restore that one from your copy$/);
    await writeFile(file, '');
    expect((await findings())['Master secret']).toBe(
      `bad: ${file} is empty, and the data beside it cannot be read without it. Put it back from your copy, or give the secret as ZAGUAN_SECRET.`,
    );
    await rm(file);
    expect((await findings())['Master secret']).toMatch(/^bad: .*secret is missing/);
    await writeFile(join(folder, 'secret.previous'), secret);
    expect((await findings())['Master secret']).toMatch(/^none: the next start makes .*secret, in addition to .*secret\.previous$/);
    await rm(join(folder, 'secret.previous'));
    await writeFile(file, secret, { mode: 0o600 });
  });
});

it('says of a database that is not whole what to do', async () => {
  const damaged = await mkdtemp(join(folder, 'damaged-'));
  await mkdir(join(damaged, 'database', 'global'), { recursive: true });
  await writeFile(join(damaged, 'database', 'global', 'pg_control'), '');
  await writeFile(join(damaged, 'secret'), secret, { mode: 0o600 });
  expect((await findings({ DATA_DIR: damaged }))['Data folder']).toMatch(/^bad: .*cannot be opened: .*Restore it from a backup/);
});
