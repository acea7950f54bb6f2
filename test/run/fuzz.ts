import { spawnSync } from 'node:child_process';

/**
 * Runs `test/suites/fuzz` with 2 000 inputs per operation: `npm run fuzz`. `-- -t otp` runs only those operations, `FUZZ_SEED` chooses
 * other inputs, `FUZZ_TRANSPORT` other arrangements.
 */

const environment = { FUZZ_RUNS: '2000', ...process.env };
const { status } = spawnSync('npm', ['run', '-s', 'test:unit', '--', '--reporter=verbose', 'test/suites/fuzz', ...process.argv.slice(2)], {
  env: environment,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status ?? 1;
