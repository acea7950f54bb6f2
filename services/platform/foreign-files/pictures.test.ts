import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { WorkerBudget } from '../base/worker-budget.ts';
import { createPictures } from './pictures.ts';

const budget = new WorkerBudget();
const pictures = createPictures(budget);
afterAll(() => budget.close());

describe('pictures', () => {
  it('of 300 people of one tenant at once all have their turn', async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#267' } })
      .jpeg()
      .toBuffer();
    const encode = () => pictures.encode({ tenantId: 'banco-jacaranda' }, { bytes, formats: ['jpeg'], maxPixels: 10_000 });
    const outcomes = await Promise.all(Array.from({ length: 300 }, encode));
    expect(outcomes.filter((outcome) => 'bytes' in outcome)).toHaveLength(300);
  });
});
