import { fork, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from './database.ts';

/** The folder of the embedded database, which is either complete or absent. */

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'zaguan-new-folder-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const opens = async (folder: string) => {
  const { engine } = await openEmbedded(folder);
  const { rows } = await engine.executeSql('select 1 as one');
  await engine.close();
  return rows;
};

describe('the folder of a new database', () => {
  it('is whole once it has its name, whatever a making that was killed left', async () => {
    const folder = join(root, 'a', 'database');
    await mkdir(join(root, 'a', 'database.part-1', 'base'), { recursive: true });
    await mkdir(folder);
    await writeFile(join(folder, 'pg_hba.conf'), 'the first of its files');
    expect(await opens(folder)).toEqual([{ one: 1 }]);
    expect(await readdir(join(root, 'a'))).toEqual(['database']);
    expect(await opens(folder)).toEqual([{ one: 1 }]);
  });

  it('is made while the making of a killed server still writes into its own', async () => {
    const parts = ['database.part-3', 'database.part-4'].map((name) => join(root, 'busy', name));
    await Promise.all(parts.map((part) => mkdir(part, { recursive: true })));
    const writers = parts.map((part) =>
      spawn(process.execPath, [
        '-e',
        `for (let n = 0; ; n++) try { fs.mkdirSync(${JSON.stringify(part)} + '/' + (n % 64), { recursive: true }) } catch {}`,
      ]),
    );
    try {
      expect(await opens(join(root, 'busy', 'database'))).toEqual([{ one: 1 }]);
    } finally {
      for (const writer of writers) writer.kill('SIGKILL');
    }
  });

  it('is not written over where a database has lost files', async () => {
    const folder = join(root, 'damaged', 'database');
    await opens(folder);
    await rm(join(folder, 'PG_VERSION'));
    const files = await readdir(folder, { recursive: true });
    await expect(openEmbedded(folder)).rejects.toThrow('Restore it from a backup');
    expect(await readdir(folder, { recursive: true })).toEqual(files);
  });

  it('is made by no process that whoever wanted it has left', async () => {
    const part = join(root, 'database.part-2');
    const maker = fork(new URL('./new-folder.program.ts', import.meta.url), [part], { stdio: 'ignore' });
    maker.disconnect();
    expect(await new Promise((resolve) => maker.once('exit', resolve))).toBe(1);
    expect(existsSync(join(root, 'database'))).toBe(false);
  });

  it('says what is wrong with the place', async () => {
    const file = join(root, 'file');
    await writeFile(file, '');
    await expect(openEmbedded(join(file, 'database'))).rejects.toMatchObject({ code: 'ENOTDIR' });
    if (process.getuid?.() === 0) return;
    const closed = join(root, 'closed');
    await mkdir(closed);
    await chmod(closed, 0o500);
    await expect(openEmbedded(join(closed, 'database'))).rejects.toMatchObject({ code: 'EACCES' });
  });
});
