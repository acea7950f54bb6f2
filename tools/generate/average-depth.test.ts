import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { averageDepthFile } from './average-depth.ts';

it('is the depth of the package’s average face, as the file in the product has it', () => {
  expect(readFileSync(new URL('../../lib/vision/face/average-depth.ts', import.meta.url), 'utf8')).toBe(averageDepthFile());
});
