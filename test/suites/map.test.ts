import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { map } from '../run/map.ts';
import { arrowsBetween, circlesOf, roomsOf, type SourceFile, sourceFiles } from '../support/house.ts';
import { drawMap } from '../support/map-drawing.ts';

const root = join(import.meta.dirname, '../..');
/** Maximum number of names of one folder that a reader can view at once. */
const MAX_IN_FOLDER = 25;
const file = (path: string, ...imports: string[]): SourceFile => ({ path, lines: 1, imports });

test('docs/map.svg is what the imports say', () => {
  expect(readFileSync(join(root, 'docs/map.svg'), 'utf8') === map(), 'Run npm run map and look at what changed').toBe(true);
});

test('no file imports another in a circle', () => {
  expect(circlesOf(arrowsBetween(sourceFiles(root), (path) => path))).toEqual([]);
});

test('no folder imports another in a circle', () => {
  expect(circlesOf(arrowsBetween(sourceFiles(root), (path) => dirname(path)))).toEqual([]);
});

test('no folder has more than 25 source files', () => {
  const folders = Map.groupBy(sourceFiles(root), ({ path }) => dirname(path));
  expect([...folders].filter(([, files]) => files.length > MAX_IN_FOLDER).map(([folder, files]) => `${folder}: ${files.length}`)).toEqual(
    [],
  );
});

test('a folder at the top is a room, and so is each folder of the opened ones', () => {
  const roomOf = roomsOf([]);
  expect(roomOf('steps/verify-email/email.contract.ts')).toBe('steps');
  expect(roomOf('src/capture/symbols/reader.ts')).toBe('src/capture');
  expect(roomOf('services/platform/data/blobs.ts')).toBe('services/platform/data');
});

test('the files at the root of an opened folder that join its folders are a room of their own', () => {
  const roomOf = roomsOf([
    file('services/platform/ports.ts'),
    file('services/platform/log.ts', 'services/platform/ports.ts'),
    file('services/platform/data/blobs.ts', 'services/platform/ports.ts'),
    file('services/platform/platform.ts', 'services/platform/data/blobs.ts'),
    file('services/platform/open.ts', 'services/platform/platform.ts', 'services/platform/log.ts'),
  ]);
  expect(['ports', 'log', 'platform', 'open'].map((name) => roomOf(`services/platform/${name}.ts`))).toEqual([
    'services/platform',
    'services/platform',
    'services/platform/*',
    'services/platform/*',
  ]);
});

test('an arrow that runs up closes a circle, and the map shows it', () => {
  const down = [file('src/step/a.ts', 'src/ui/b.ts'), file('src/ui/b.ts')];
  const around = [down[0]!, file('src/ui/b.ts', 'src/step/a.ts')];
  const arrows = (files: readonly SourceFile[]) => arrowsBetween(files, roomsOf(files));
  expect(circlesOf(arrows(down))).toEqual([]);
  expect(circlesOf(arrows(around))).toEqual([['src/step', 'src/ui']]);
  expect(drawMap(arrows(down))).toContain('All arrows run down.');
  expect(drawMap(arrows(around))).toContain('1 arrow runs up.');
});
