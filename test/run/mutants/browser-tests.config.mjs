import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import config from '#tools/config/web-test-runner.config.mjs';

/** Runs the browser tests as `npm run test:browser` does, and writes a report of the failures to the file named by MUTANT_REPORT. */
const failuresIn = ({ name, tests, suites }) => [
  ...tests.filter((test) => !test.passed && !test.skipped).map((test) => `${name} ${test.name}`.trim()),
  ...suites.flatMap((suite) => failuresIn({ ...suite, name: `${name} ${suite.name}`.trim() })),
];

const reporter = {
  onTestRunFinished({ sessions }) {
    const nameOf = ({ testFile }) => relative(process.cwd(), testFile);
    const failed = sessions.flatMap((session) =>
      (session.testResults ? failuresIn(session.testResults) : []).map((test) => ({
        file: nameOf(session),
        test: `${nameOf(session)}: ${test}`,
      })),
    );
    const broken = sessions.flatMap((session) => session.errors.map(({ message }) => `${nameOf(session)} was not loaded: ${message}`));
    writeFileSync(process.env.MUTANT_REPORT, JSON.stringify({ failed, broken }));
  },
};

export default { ...config, reporters: [reporter] };
