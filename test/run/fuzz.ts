import { spawnSync } from 'node:child_process';

/** `npm run fuzz`: as `test/suites/fuzz` in the suite, with 2 000 inputs per operation; `-- -t otp` only those, `FUZZ_SEED` for other inputs, `FUZZ_TRANSPORT` for other arrangements. */

const environment = { FUZZ_RUNS: '2000', ...process.env };
const { status } = spawnSync('npm', ['run', '-s', 'test:unit', '--', '--reporter=verbose', 'test/suites/fuzz', ...process.argv.slice(2)], {
  env: environment,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
