import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { filesInGit } from '#test/support/tree.ts';
import manifest from '../../package.json' with { type: 'json' };
import { FOLDERS } from './build.ts';

it('builds again when any file changes that the browser gets', async () => {
  const files = filesInGit('src/**/*.ts', 'steps/**/*.ts').filter((file) => !/\.(test|server|fake|journey)\.ts$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const areas = new Set(texts.flatMap((text) => [...text.matchAll(/from '(#\w+)\//g)].map(([, area]) => `${area}/*`)));
  const folders = [...areas].map((area) => (manifest.imports as Record<string, string>)[area]?.replace('./', ''));
  expect(folders.length).toBeGreaterThan(3);
  const unhashed = folders.filter((folder) => !FOLDERS.some((hashed) => folder?.startsWith(`${hashed}/`)));
  expect(unhashed).toEqual([]);
});
