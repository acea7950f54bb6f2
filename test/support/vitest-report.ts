import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { fromRoot, linesOf, type Tried } from './counts.ts';

type Failures = readonly Pick<Error, 'message' | 'stack'>[];
const whyOf = (failures: Failures) => failures.map(({ message, stack }) => stack || message).join('\n');

/**
 * Appends vitest's tests to the file TEST_COUNTS, so that those of an aborted run are known too: a failed test at once, the others when
 * their file has ended. So a file in the report has ended or failed. Vitest's own JSON lacks aborted runs and errors outside any test.
 */
export default class VitestReport implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'failed') leave({ file: fromRoot(test.module.moduleId), name: test.fullName, passed: false, why: whyOf(errors) });
  }

  onTestModuleEnd(module: TestModule): void {
    const { children, moduleId } = module;
    const file = fromRoot(moduleId);
    leave(...[...children.allTests('passed')].map(({ fullName }) => ({ file, name: fullName, passed: true, why: '' })));
    const hasFailed = !children.allTests('failed').next().done;
    if (module.ok() || hasFailed) return;
    // The file did not load, or its preparation failed.
    const errors = [module, ...children.allSuites()].flatMap((suite) => suite.errors());
    leave({ file, name: '', passed: false, why: whyOf(errors) });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: Failures): void {
    for (const error of errors) leave({ file: '', name: '', passed: false, why: whyOf([error]) });
  }
}

function leave(...tests: readonly Tried[]): void {
  const file = process.env.TEST_COUNTS;
  if (file && tests.length > 0) appendFileSync(file, linesOf(tests));
}
