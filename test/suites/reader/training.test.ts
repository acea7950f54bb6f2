import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headerOf } from '#vision/reader/weights.ts';
import { linesOf } from './lines.ts';

const text = (name: string) => readFileSync(join(import.meta.dirname, '../../../tools/reader-training', name), 'utf8').trim();

test.each([
  ['surnames', ' '],
  ['given-names', ' '],
  ['labels', '|'],
])('no %s of the evaluation is one of the training', (name, between) => {
  const training = new Set(text(`words/${name}.txt`).split(between));
  const evaluation = text(`words/held-${name}.txt`).split(between);
  expect(evaluation.length).toBeGreaterThan(25);
  expect(evaluation.filter((word) => training.has(word))).toEqual([]);
});

const fonts = text('fonts.txt')
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([name = '', licence = '', starts = '', mark]) => ({ name, licence, starts: starts.split(','), isHeld: mark === 'held' }));

test('every font has a package and a licence', () => {
  for (const { name, licence } of fonts) {
    expect(name).toMatch(/^(fonts|ttf)-/);
    expect(licence).not.toBe('');
  }
});

test('no font of the evaluation is one of the training', () => {
  for (const font of fonts.filter(({ isHeld }) => isHeld)) {
    const others = fonts.filter(({ name, isHeld }) => name === font.name && !isHeld).flatMap(({ starts }) => starts);
    for (const start of font.starts) for (const other of others) expect(start.startsWith(other), `${start} and ${other}`).toBe(false);
  }
});

test.each(['reader.weights', 'reader.int8.weights'])('%s says what it was trained with, and its log is here', (name) => {
  const { origin, calibration } = headerOf(readFileSync(join(import.meta.dirname, '../../../lib/vision/reader', name)))
    .header as unknown as {
    origin: { seed: number; step: number; lines: number };
    calibration: unknown;
  };
  const rows = text('log.jsonl')
    .split('\n')
    .map((line) => JSON.parse(line) as { seed: number; step?: number });
  expect(origin.lines).toBeGreaterThan(0);
  expect(rows.some(({ seed }) => String(origin.seed).split(', ').includes(String(seed)))).toBe(true);
  expect(calibration).toBeTruthy();
});

test('lines of the evaluation say something', async () => {
  const lines = await linesOf();
  expect(lines).toHaveLength(900);
  for (const { text: says, box } of lines) {
    expect(says.length).toBeGreaterThan(0);
    expect(box.width * box.height).toBeGreaterThan(0);
  }
});
