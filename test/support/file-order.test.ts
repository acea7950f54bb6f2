import { expect, test } from 'vitest';
import { inOrder } from './file-order.ts';

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
