import { expect, test } from 'vitest';
import { inOrder, shuffled } from './file-order.ts';

test('files come in the order of the names, those without one last and as they were', () => {
  const files = ['/r/b.test.ts', '/r/d.test.ts', '/r/long/a.test.ts', '/r/c.test.ts'].map((moduleId) => ({ moduleId }));
  expect(inOrder(files, ['long/a.test.ts', 'c.test.ts']).map(({ moduleId }) => moduleId)).toEqual([
    '/r/long/a.test.ts',
    '/r/c.test.ts',
    '/r/b.test.ts',
    '/r/d.test.ts',
  ]);
  expect(inOrder(files, [])).toEqual(files);
});

test('files come by chance, the same way for the same seed', () => {
  const files = Array.from({ length: 20 }, (_, at) => ({ moduleId: `/r/${at}.test.ts` }));
  const order = (seed: string) => shuffled(files, seed).map(({ moduleId }) => moduleId);
  expect(order('7')).toEqual(order('7'));
  expect(order('7')).not.toEqual(order('8'));
  expect(order('7').toSorted()).toEqual(files.map(({ moduleId }) => moduleId).toSorted());
});
