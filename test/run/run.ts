import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkLogs } from '../suites/logs/check-logs.ts';
import { ensureBrowser } from '../support/browser.ts';
import { add, type Counts, readCounts } from '../support/counts.ts';
import { cureFor, ensureEngines, otherEngines } from '../support/engines.ts';

/**
 * `npm test`: every check and every test, one after the other, going on after a failure.
 * `npm test -- lint node` runs only the parts named. The last line is `N passed, N failed` over all of them;
 * a check that is not a test runner counts as one test.
 */

const root = join(import.meta.dirname, '../..');
const reports = mkdtempSync(join(tmpdir(), 'zaguan-test-'));
/** Every process of the run writes its log here too (`services/platform/log.ts`). */
const logs = mkdtempSync(join(tmpdir(), 'zaguan-test-logs-'));
/** Node keeps what it compiled here: a server is started some hundred times, and a fifth of a start is compiling. */
const compiled = mkdtempSync(join(tmpdir(), 'zaguan-test-compiled-'));

interface Part {
  name: string;
  what: string;
  run(): Promise<Counts>;
}

interface Finished {
  code: number;
  output: string;
}

/** Runs a program of this repository (npm puts them on PATH); `quiet` keeps its output until it is known to have failed. */
function run(command: readonly string[], options: { quiet: boolean; env?: Record<string, string> }): Promise<Finished> {
  const [program = '', ...args] = command;
  const output = options.quiet ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: {
        ...process.env,
        ZAGUAN_TEST_LOGS: logs,
        NODE_COMPILE_CACHE: compiled,
        ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }),
        ...options.env,
      },
      shell: process.platform === 'win32',
      stdio: ['ignore', output, output],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

/** A command that is right or wrong as a whole. */
async function check(...command: string[]): Promise<Counts> {
  const { code, output } = await run(command, { quiet: true });
  if (code === 0) return { passed: 1, failed: 0 };
  process.stdout.write(`\n✗ ${command.join(' ')}\n${output}\n`);
  return { passed: 0, failed: 1 };
}

/** A runner that leaves its counts in a file. One that failed and left none, or failed with every test green, is one failure. */
async function runner(script: string, args: (report: string) => readonly string[]): Promise<Counts> {
  const report = join(mkdtempSync(join(reports, 'part-')), 'counts.json');
  const { code } = await run(['npm', 'run', '-s', script, '--', ...args(report)], { quiet: false, env: { TEST_COUNTS: report } });
  const counts = readCounts(report) ?? { passed: 0, failed: 0 };
  return code !== 0 && counts.failed === 0 ? add(counts, { passed: 0, failed: 1 }) : counts;
}

const vitestReport = (report: string) => ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];

async function types(): Promise<Counts> {
  const sides = ['neutral', 'browser', 'node', 'test'];
  const results = [];
  for (const side of sides) results.push(await check('tsc', '-p', `tsconfig.${side}.json`));
  return results.reduce(add);
}

/** What every browser must show, in those that are no Chromium. One that cannot be had here is left out, which nobody shall overlook. */
async function otherBrowsers(): Promise<Counts> {
  let total: Counts = { passed: 0, failed: 0 };
  for (const [engine, path] of ensureEngines(otherEngines)) {
    if (path === null) console.warn(`\n!!! ${engine.toUpperCase()} IS LEFT OUT: it is not here. ${cureFor(engine)}\n`);
    else total = add(total, await runner('journey', (report) => [engine, ...vitestReport(report)]));
  }
  return total;
}

const parts: readonly Part[] = [
  { name: 'lint', what: 'format, lint and import rules', run: () => check('npm', 'run', '-s', 'lint') },
  { name: 'types', what: 'the four TypeScript worlds', run: types },
  { name: 'build', what: 'library, loader, hosted page', run: () => check('npm', 'run', '-s', 'build') },
  { name: 'budget', what: 'bytes that a browser fetches', run: () => check('npm', 'run', '-s', 'budget') },
  { name: 'node', what: 'vitest', run: () => runner('test:unit', vitestReport) },
  { name: 'postgres', what: 'the services on a PostgreSQL server', run: () => runner('test:postgres', () => []) },
  { name: 'browser', what: 'web-test-runner', run: () => runner('test:browser', () => []) },
  { name: 'journey', what: 'real browser, real servers', run: () => runner('journey', vitestReport) },
  { name: 'engines', what: 'Firefox and WebKit, real servers', run: otherBrowsers },
  { name: 'partner', what: 'the demo bank, tested as its developer would', run: () => runner('partner', () => []) },
  { name: 'logs', what: 'no line that any of them logged tells of anybody', run: () => checkLogs(logs) },
];

function minutes(milliseconds: number): string {
  return (milliseconds / 60_000).toFixed(1);
}

async function main(): Promise<Counts> {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(`No part is called ${unknown.join(', ')}. There are: ${parts.map((part) => part.name).join(', ')}.`);

  console.log((await ensureBrowser()).note);
  const rows: string[] = [];
  let total: Counts = { passed: 0, failed: 0 };
  // Whatever starts servers is looked through, also when only a part was asked for.
  if (wanted.some((name) => ['node', 'postgres', 'journey', 'engines', 'partner'].includes(name))) wanted.push('logs');
  for (const part of parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n── ${part.name}: ${part.what}`);
    const started = performance.now();
    const counts = await part.run();
    const took = minutes(performance.now() - started);
    rows.push(
      `${part.name.padEnd(9)}${took.padStart(5)} min ${String(counts.passed).padStart(6)} passed ${String(counts.failed).padStart(4)} failed`,
    );
    console.log(rows.at(-1));
    total = add(total, counts);
  }
  console.log(`\n${rows.join('\n')}\n`);
  return total;
}

let total: Counts;
try {
  total = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total = { passed: 0, failed: 1 };
} finally {
  for (const folder of [reports, logs, compiled]) rmSync(folder, { recursive: true, force: true });
}
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
