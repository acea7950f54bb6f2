import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { WorkerBudget } from '#platform/base/worker-budget.ts';
import { Random } from '#test/specimens/random.ts';
import type { Gray } from '#vision/gray.ts';
import { createPrint } from './print.ts';

/** Pictures with far more marks than any paper: each is read or refused within the time limit. */

const budget = new WorkerBudget();
const print = createPrint(budget);
afterAll(() => budget.close());

const SIDE = 1200;
const random = new Random(7);

/** Draws on a white sheet; `darken` fills a rectangle with dark pixels. */
function sheet(draw: (darken: (x: number, y: number, width: number, height: number) => void) => void): Gray {
  const data = new Uint8ClampedArray(SIDE * SIDE).fill(235);
  draw((x, y, width, height) => {
    for (let row = y; row < Math.min(SIDE, y + height); row++) data.fill(30, row * SIDE + x, row * SIDE + Math.min(SIDE, x + width));
  });
  return { data, width: SIDE, height: SIDE };
}

const pictures = {
  'thousands of specks': sheet((darken) => {
    for (let count = 0; count < 12_000; count++) {
      darken(random.between(0, SIDE - 9), random.between(0, SIDE - 9), random.between(1, 4), random.between(1, 5));
    }
  }),
  'a chessboard': sheet((darken) => {
    for (let y = 0; y < SIDE; y += 9) for (let x = y % 18; x < SIDE; x += 18) darken(x, y, 8, 8);
  }),
  'ruled lines': sheet((darken) => {
    for (let y = 4; y < SIDE; y += 12) darken(0, y, SIDE, 2);
    for (let x = 4; x < SIDE; x += 60) darken(x, 0, 2, SIDE);
  }),
};

it.each(Object.entries(pictures))('%s hold nobody up', async (_name, { data, width, height }) => {
  const png = await sharp(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const outcome = await print.read({ tenantId: 'one' }, png).then(
    ({ words }) => words.length < 4000,
    // A busy machine may exceed the time limit.
    (failure) => failure.key === 'unavailable',
  );
  expect(outcome).toBe(true);
});
