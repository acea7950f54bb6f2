import { expect, it } from 'vitest';
import { mergePatch } from './merge-patch.ts';

it('a patch merges objects, replaces lists and takes out what is null', () => {
  expect(mergePatch({ a: { b: 1, c: [1] }, d: 1 }, { a: { c: [2], e: null }, d: null, f: { g: null, h: 1 } })).toEqual({
    a: { b: 1, c: [2] },
    f: { h: 1 },
  });
  const own = mergePatch({}, JSON.parse('{"__proto__": {"polluted": 1}}') as Record<string, unknown>);
  expect([Object.hasOwn(own, '__proto__'), ({} as { polluted?: number }).polluted]).toEqual([true, undefined]);
});
