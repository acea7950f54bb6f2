import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { fromRoot, linesOf, type Tried } from './counts.ts';

type Failures = readonly Pick<Error, 'message' | 'stack'>[];
const whyOf = (failures: Failures) => failures.map(({ message, stack }) => stack || message).join('\n');

/**
 * Adds each test of vitest to the file TEST_COUNTS once it has ended, so that those of a run that is stopped are known too. Vitest's own JSON
 * has neither them nor the errors outside of any test.
 */
export default class VitestReport implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state !== 'passed' && state !== 'failed') return;
    leave({ file: fromRoot(test.module.moduleId), name: test.fullName, passed: state === 'passed', why: whyOf(errors) });
  }

  /** A file that did not load, or whose preparation failed. */
  onTestModuleEnd(module: TestModule): void {
    if (module.ok() || !module.children.allTests('failed').next().done) return;
    const errors = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
    leave({ file: fromRoot(module.moduleId), name: '', passed: false, why: whyOf(errors) });
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: Failures): void {
    for (const error of errors) leave({ file: '', name: '', passed: false, why: whyOf([error]) });
  }
}

function leave(test: Tried): void {
  const file = process.env.TEST_COUNTS;
  if (file) appendFileSync(file, linesOf([test]));
}
