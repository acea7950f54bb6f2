import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultOf } from '../../run/mutants/table.ts';
import type { Guard } from '../../support/guard.ts';
import { tables } from './tables.ts';

const root = join(import.meta.dirname, '../../..');
const guards = tables.flatMap((table) => table.guards);

/** One that can be removed. */
const sound: Guard = {
  name: 'proofs are compared in their whole length',
  file: 'services/platform/same-bytes.ts',
  text: 'one.length === other.length && ',
  without: '',
  tests: ['services/platform'],
};

test('every guard stands in the code as its table has it', () => {
  const faults = guards.flatMap((guard) => {
    const fault = faultOf(root, guard);
    return fault === null ? [] : [`${guard.name}: ${fault}`];
  });
  expect(faults).toEqual([]);
});

test('no two guards have one name', () => {
  const names = guards.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test.each([
  ['that can be removed', {}, null],
  ['whose file is gone', { file: 'no-such-file.ts' }, 'no-such-file.ts is gone'],
  ['that moved', { text: 'one.size' }, 'its text is not in services/platform/same-bytes.ts'],
  ['that stands twice', { text: '.length' }, 'its text stands 2 times in services/platform/same-bytes.ts'],
  ['that nothing removes', { without: sound.text }, 'without it the text is the same'],
  ['without a test', { tests: [] }, 'it names no test'],
  ['whose test is gone', { tests: ['no-such.test.ts'] }, 'the test no-such.test.ts is gone'],
])('of a guard %s is said what is wrong', (_, change, fault) => {
  expect(faultOf(root, { ...sound, ...change })).toBe(fault);
});
