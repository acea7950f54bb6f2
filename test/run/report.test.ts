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

test('each failure is named at the end, where a log that was cut still has it', () => {
  let said = '';
  const failures = ['a.browser.test.ts: the field keeps its text\n        expected 1 to be 2', 'tsc -p node'];
  const flaky = [{ file: 'b.test.ts', name: 'one', passed: false, why: 'late\nat b.test.ts', trace: '/t/b.txt' }];
  report([{ ...nothing, name: 'browser', milliseconds: 1, passed: 3, failed: 2, failures, flaky }], 2, (text) => (said += text));
  expect(said.slice(said.indexOf('flaky  '))).toBe(`flaky   b.test.ts: one
        late
        first failure: /t/b.txt
1 flaky
failed  a.browser.test.ts: the field keeps its text
        expected 1 to be 2
failed  tsc -p node
`);
});

test('nothing is said of time where it sufficed', () => {
  let said = '';
  report([{ ...nothing, name: 'node', milliseconds: 1, passed: 3 }], 2, (text) => (said += text));
  expect(said).not.toMatch(/!!!|want of time/);
});
