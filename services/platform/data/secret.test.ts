import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../base/config.ts';
import { readOrMakeSecret } from './secret.ts';

/** The file with the secret of an embedded server. */

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaguan-secret-'));
  file = join(folder, 'secret');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function putFiles(...names: string[]): Promise<void> {
  await mkdir(join(folder, 'database', 'global'), { recursive: true });
  for (const name of names) await writeFile(join(folder, 'database', name), 'x');
}

describe('the secret of an embedded server', () => {
  it('is made for a new folder, for its owner alone, and read from then on', async () => {
    const secret = readOrMakeSecret(folder);
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(readOrMakeSecret(folder)).toBe(secret);
  });

  it('is made where the making of one was killed, before there were data', async () => {
    await putFiles();
    await writeFile(file, '', { mode: 0o644 });
    expect(readOrMakeSecret(folder)).toBe((await readFile(file, 'utf8')).trim());
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it.each(['PG_VERSION', join('global', 'pg_control')])('is not replaced where it is gone and a database is there (%s)', async (name) => {
    await putFiles(name);
    expect(() => readOrMakeSecret(folder)).toThrow(/secret is missing, and the data .* Put it back from your copy/);
    expect(() => readOrMakeSecret(folder)).toThrow(ConfigError);
    expect(await readdir(folder)).toEqual(['database']);
    await writeFile(file, '\n');
    expect(() => readOrMakeSecret(folder)).toThrow(/secret is empty, and the data .* Put it back from your copy/);
    expect(await readFile(file, 'utf8')).toBe('\n');
  });

  it('is made beside the one before, which opens the data', async () => {
    await putFiles('PG_VERSION');
    await writeFile(join(folder, 'secret.previous'), 'the one before\n');
    expect(readOrMakeSecret(folder)).not.toBe('the one before');
  });
});
