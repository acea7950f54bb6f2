import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { linesOf } from '../../../test/suites/reader/lines.ts';
import type { Gray } from '../../../vision/gray.ts';
import { WorkerBudget } from '../../platform/worker-budget.ts';
import { findProgram } from './program.ts';
import { createWitness, type Witness } from './witness.ts';

const tenant = { tenantId: 'one' };
const blank: Gray = { data: new Uint8ClampedArray(200 * 60).fill(255), width: 200, height: 60 };
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

function open(program: string | null): Witness | null {
  const witness = createWitness(new WorkerBudget({ processes: 1, memoryMb: 1000 }), program);
  closing.push(() => witness?.close());
  return witness;
}

/** A program of that name that does what the lines say. */
async function programOf(lines: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'zaguan-witness-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'tesseract');
  await writeFile(path, `#!/bin/sh\n${lines}\n`);
  await chmod(path, 0o755);
  return path;
}

describe('the witness', () => {
  it('is absent where no path leads to it', async () => {
    expect(findProgram('tesseract', '/nowhere:')).toBeNull();
    expect(open(null)).toBeNull();
    const path = await programOf('true');
    expect(findProgram('tesseract', `/nowhere:${path.replace('/tesseract', '')}`)).toBe(path);
  });

  it('is given the picture, and says words with their places', async () => {
    const path = await programOf(
      [
        'cat > /dev/null',
        String.raw`printf 'level\tpage_num\n5\t1\t1\t1\t1\t1\t10\t20\t30\t12\t96.5\tMUESTRA\n5\t1\t1\t1\t1\t2\t50\t20\t8\t12\t1\t \n'`,
      ].join('\n'),
    );
    expect(await open(path)!.words(tenant, blank, 'line')).toEqual([{ text: 'MUESTRA', box: { x: 10, y: 20, width: 30, height: 12 } }]);
  });

  it.each([
    ['ends with a failure', 'cat > /dev/null; exit 1'],
    ['ends before it has read', 'exit 1'],
    ['says something else', 'cat > /dev/null; echo "no table"'],
  ])('that %s says nothing, and is asked again', async (_, lines) => {
    const witness = open(await programOf(lines))!;
    for (let time = 0; time < 2; time++) expect((await witness.words(tenant, blank, 'page')) ?? []).toEqual([]);
  });

  it('is not asked about a picture of more than 16 megapixels', async () => {
    const wide: Gray = { data: new Uint8ClampedArray(0), width: 5000, height: 4000 };
    expect(await open(await programOf('exit 1'))!.words(tenant, wide, 'page')).toBeNull();
  });

  it.skipIf(findProgram('tesseract') === null)('tesseract reads clean lines', async () => {
    const witness = open(findProgram('tesseract'))!;
    const lines = (await linesOf(40)).filter(({ level, kind }) => level === 'clean' && kind === 'date');
    let right = 0;
    for (const { image, box, text } of lines) {
      const words = await witness.words(tenant, cut(image, box), 'line');
      if (words?.map((word) => word.text).join(' ') === text) right++;
    }
    expect(right).toBeGreaterThan(0);
  });
});

function cut(image: Gray, { x, y, width, height }: { x: number; y: number; width: number; height: number }): Gray {
  const data = new Uint8ClampedArray(width * height);
  for (let row = 0; row < height; row++)
    data.set(image.data.subarray((y + row) * image.width + x, (y + row) * image.width + x + width), row * width);
  return { data, width, height };
}
