import { expect, test } from 'vitest';
import { nothing } from './lanes.ts';
import { report } from './report.ts';

test('what failed for want of time is named last, apart from what a test failed, with the command that runs it', () => {
  const late = [{ what: 'test/suites/conformance/people.test.ts', command: 'npm run test:unit -- test/suites/conformance/people.test.ts' }];
  const leftOut = ['2 node files, for want of time:\n      one.test.ts\n      two.test.ts'];
  let said = '';
  const ended = [
    { ...nothing, name: 'types', milliseconds: 1, passed: 4, failed: 1 },
    { ...nothing, name: 'node', milliseconds: 1, passed: 3, failed: 1, late, leftOut },
  ];
  expect(report(ended, 2, (text) => (said += text))).toEqual({ passed: 7, failed: 2 });
  expect(said.slice(said.indexOf('!!!'))).toBe(`!!! LEFT OUT of node: 2 node files, for want of time:
      one.test.ts
      two.test.ts

!!! 1 of the 2 failed for want of time: the machine was too busy. No test of these failed; run each to its end:
      test/suites/conformance/people.test.ts
         npm run test:unit -- test/suites/conformance/people.test.ts
`);
});

test('nothing is said of time where it sufficed', () => {
  let said = '';
  report([{ ...nothing, name: 'node', milliseconds: 1, passed: 3 }], 2, (text) => (said += text));
  expect(said).not.toMatch(/!!!|want of time/);
});
