import { describe, expect, test } from 'vitest';
import { importGraph } from '../support/import-graph.ts';
import { forWantOfTime } from './changed.ts';
import { nothing } from './lanes.ts';
import { testsFor } from './selection.ts';

const CONFORMANCE = 'test/suites/conformance/people.test.ts';

/** The files of a small repository, with their imports. */
const texts: Readonly<Record<string, string>> = {
  'lib/mexico/curp.ts': 'export const curp = 1;',
  'lib/mexico/curp.test.ts': "import { curp } from './curp.ts';",
  'steps/curp/curp.ts': "import type { curp } from '#mexico/curp.ts';",
  'steps/curp/curp.browser.test.ts': "import './curp.ts';",
  'services/pool.ts': "// not './lone.ts'\nnew URL('./card.worker.ts', import.meta.url);",
  'services/card.worker.ts': "export * from '#mexico/curp.ts';",
  'services/pool.test.ts': "await import('./pool.ts');",
  'services/lone.ts': 'export {};',
  'services/lone.test.ts': "import { gone } from './gone.ts';",
  'test/suites/links.test.ts': "readFileSync(join(root, 'docs/steps.md'));",
  'test/suites/journeys/curp.journey.ts': "import '../../../steps/curp/curp.ts';",
  'test/suites/journeys/every-browser/every-browser.journey.ts': "import '../../../../steps/curp/curp.ts';",
  'test/suites/kill/kill.test.ts': "import '../../../lib/mexico/curp.ts';",
  [CONFORMANCE]: 'export {};',
};
const graph = importGraph([...Object.keys(texts), 'docs/steps.md', 'package.json'], (file) => texts[file]!);
const all = Object.keys(texts).filter((file) => /\.(test|journey)\.ts$/.test(file) && !file.includes('every-browser'));

describe('npm test -- --changed', () => {
  test('chooses the tests of what imports a file, over types, workers and other files, the nearest first', () => {
    expect(testsFor(['lib/mexico/curp.ts'], graph).files).toEqual({
      node: [CONFORMANCE, 'lib/mexico/curp.test.ts', 'services/pool.test.ts', 'test/suites/kill/kill.test.ts'],
      browser: ['steps/curp/curp.browser.test.ts'],
      journey: ['test/suites/journeys/curp.journey.ts'],
    });
  });

  test('chooses a changed test itself, and says what the change does not reach', () => {
    const { files, unreached } = testsFor(['services/lone.test.ts'], graph);
    expect(files.node).toEqual([CONFORMANCE, 'services/lone.test.ts']);
    expect(unreached.toSorted()).toEqual(all.filter((file) => !files.node.includes(file)).toSorted());
  });

  test('chooses who imports a file that is gone, and who reads a page of the docs', () => {
    expect(testsFor(['services/gone.ts'], graph).files.node).toEqual([CONFORMANCE, 'services/lone.test.ts']);
    expect(testsFor(['docs/steps.md'], graph).files.node).toEqual([CONFORMANCE, 'test/suites/links.test.ts']);
  });

  test('reads no name in a comment', () => {
    expect(testsFor(['services/lone.ts'], graph).files.node).toEqual([CONFORMANCE]);
  });

  test.each([
    'package.json',
    'package-lock.json',
    'tools/config/vitest.config.ts',
    'tools/config/tsconfig.node.json',
    'tools/config/web-test-runner.config.mjs',
  ])('chooses every test after a change of %s', (file) => {
    const { files, unreached } = testsFor([file], graph);
    expect(Object.values(files).flat().toSorted()).toEqual(all.toSorted());
    expect(unreached).toEqual([]);
  });
});

test('in this repository the CURP reaches its own test, its steps, and not the tests of what knows no CURP', () => {
  const { files, unreached } = testsFor(['lib/mexico/curp.ts'], importGraph());
  expect(files.node).toContain('lib/mexico/curp.test.ts');
  expect(files.browser).toContain('steps/curp/curp.browser.test.ts');
  expect(unreached).toContain('lib/mexico/phone.test.ts');
});

test('what did not end in time is left out, a file a line; a conformance suite counts as failed, and says how to run it', () => {
  expect(forWantOfTime('node', [])).toEqual(nothing);
  expect(forWantOfTime('node', ['lib/mexico/curp.test.ts', 'lib/mexico/rfc.test.ts'])).toEqual({
    ...nothing,
    leftOut: ['2 node files, for want of time:\n      lib/mexico/curp.test.ts\n      lib/mexico/rfc.test.ts'],
  });
  expect(forWantOfTime('node', [CONFORMANCE, 'lib/mexico/curp.test.ts'])).toMatchObject({
    failed: 1,
    leftOut: ['1 node files, for want of time:\n      lib/mexico/curp.test.ts'],
    late: [{ what: CONFORMANCE, command: `npm run test:unit -- ${CONFORMANCE}` }],
  });
  expect(forWantOfTime('browser', ['test/suites/steps.conformance.browser.test.ts']).late[0]?.command).toMatch(
    /^npm run test:browser -- --files test\S+$/,
  );
});
