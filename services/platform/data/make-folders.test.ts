import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolders } from './make-folders.ts';

const root = mkdtempSync(join(tmpdir(), 'zaguan-folders-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('makes a folder and those above it, for their owner alone, and leaves one that is there', () => {
  const folder = join(root, 'a', 'b', 'c');
  makeFolders(folder);
  makeFolders(folder);
  for (const one of [folder, join(root, 'a')]) expect(statSync(one).mode & 0o777).toBe(0o700);
  symlinkSync(folder, join(root, 'link'));
  makeFolders(join(root, 'link', 'd'));
  makeFolders(join(root, 'link'));
});

it('throws where a file is in the way, or a link leads nowhere', () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  expect(() => makeFolders(file)).toThrow(expect.objectContaining({ code: 'EEXIST', path: file }));
  expect(() => makeFolders(join(file, 'data'))).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
  symlinkSync(join(root, 'nowhere'), join(root, 'broken'));
  expect(() => makeFolders(join(root, 'broken'))).toThrow(expect.objectContaining({ code: 'EEXIST' }));
});

// Runs in a separate process, since an endless loop would block this one.
it.runIf(process.platform === 'linux')('throws where nothing can be made in the folder above', () => {
  const script = `import { makeFolders } from ${JSON.stringify(new URL('./make-folders.ts', import.meta.url).href)};
    try { makeFolders('/proc/zaguan/data'); } catch ({ code, path }) { console.log(code, path); }`;
  const { stdout, error } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8', timeout: 240_000 });
  expect([error, stdout]).toEqual([undefined, 'ENOENT /proc/zaguan\n']);
});
