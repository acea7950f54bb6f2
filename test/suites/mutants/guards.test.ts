import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyOf } from '../../run/mutants/results.ts';
import { faultOf } from '../../run/mutants/table.ts';
import type { Guard } from '../../support/guard.ts';
import { importGraph, madeOf } from '../../support/import-graph.ts';
import { tables } from './tables.ts';

const root = join(import.meta.dirname, '../../..');
const guards = tables.flatMap((table) => table.guards);

/** A guard that can be removed. */
const sound: Guard = {
  name: 'proofs are compared in their whole length',
  file: 'services/platform/base/same-bytes.ts',
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

test('a test is made of its helpers over every import, and not of the code that it tests', () => {
  expect(madeOf(['test/suites/once/workflows.test.ts'], importGraph())).toEqual(
    expect.arrayContaining([
      'test/suites/once/lockstep.ts',
      'test/suites/once/row.ts',
      'test/suites/once/workflows-rig.ts',
      'test/suites/once/workflows.rows.ts',
      'test/suites/once/workflows.test.ts',
      'test/support/new-database.ts',
    ]),
  );
  const texts: Readonly<Record<string, string>> = {
    'steps/card.test.ts': "import './card.ts'; import './card.fake.ts'; import '../test/support/tree.ts';",
    'steps/card.ts': "import '../test/support/no.ts';",
    'steps/card.fake.ts': "import '../test/support/near.ts';",
    'test/support/near.ts': "join(root, 'test/suites/other.test.ts')",
    'test/support/tree.ts': '',
    'test/suites/other.test.ts': '',
    'test/support/no.ts': '',
  };
  const graph = importGraph(Object.keys(texts), (file) => texts[file]!);
  expect(madeOf(['steps/card.test.ts'], graph)).toEqual([
    'steps/card.fake.ts',
    'steps/card.test.ts',
    'test/support/near.ts',
    'test/support/tree.ts',
  ]);
});

test('a verdict counts while what its tests are made of is the same', () => {
  const key = keyOf(root, sound, ['test/suites/once/row.ts']);
  expect(keyOf(root, sound, ['test/suites/once/row.ts'])).toBe(key);
  expect(keyOf(root, sound, ['test/suites/once/lockstep.ts'])).not.toBe(key);
});

test.each([
  ['that can be removed', {}, null],
  ['whose file is gone', { file: 'no-such-file.ts' }, 'no-such-file.ts is gone'],
  ['that moved', { text: 'one.size' }, 'its text is not in services/platform/base/same-bytes.ts'],
  ['that stands twice', { text: '.length' }, 'its text stands 2 times in services/platform/base/same-bytes.ts'],
  ['that nothing removes', { without: sound.text }, 'without it the text is the same'],
  ['without a test', { tests: [] }, 'it names no test'],
  ['whose test is gone', { tests: ['no-such.test.ts'] }, 'the test no-such.test.ts is gone'],
])('of a guard %s is said what is wrong', (_, change, fault) => {
  expect(faultOf(root, { ...sound, ...change })).toBe(fault);
});
