import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photo } from '#test/specimens/photo/photo.ts';
import { commands } from '../commands.ts';
import { runCommandLine } from '../terminal/main.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zaguan-inspect-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const inspect = async (file: string) => (await runCommandLine(commands, ['inspect', file, '--json']))!;

it('says where the document is, how sharp it is, and what its codes and its zone say', async () => {
  const { jpeg, corners, truth } = await photo('ineBack', 500, 'moderate');
  const file = join(folder, 'back.jpg');
  await writeFile(file, jpeg);
  const { exit, stdout } = await inspect(file);
  expect(exit).toBe(0);
  const { document, focus, glare, codes, mrz } = JSON.parse(stdout);
  for (const { x, y } of corners)
    expect(Math.min(...document.corners.map(([left, top]: [number, number]) => Math.hypot(left - x, top - y)))).toBeLessThan(20);
  expect(document.score).toBeGreaterThan(0.72);
  expect(focus > 0 && focus < 2 && glare >= 0 && glare < 0.5).toBe(true);
  expect(codes).toEqual([expect.objectContaining({ format: 'QRCode' })]);
  expect(mrz).toMatchObject({ format: 'INE', lines: truth.lines, checks: { document_number: true } });
});

it('says what is no picture', async () => {
  const file = join(folder, 'words.jpg');
  await writeFile(file, 'words');
  const { exit, stdout } = await inspect(file);
  expect(exit).toBe(1);
  expect(JSON.parse(stdout).error).toContain('not a picture');
});
