import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The result of the tests of some files. */
export interface Ended {
  /** The first failed test, with its file; null if none failed. */
  failed: { file: string; test: string } | null;
  /**
   * A sentence about a test file that could not be loaded or of which no test passed, or about a runner without a report; null otherwise.
   */
  broken: string | null;
  /** True if the run was killed at its time limit or on abort. */
  late: boolean;
}

export interface Place {
  /** The copy in which tests run. */
  folder: string;
  /** The URL of a PostgreSQL server; null if no test needs one. */
  database: string | null;
  /** Aborts the running tests. */
  signal: AbortSignal;
}

interface VitestReport {
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

interface BrowserReport {
  failed: readonly { file: string; test: string }[];
  broken: readonly string[];
}

const REPORT = '.mutant-report.json';
const isBrowserTest = (file: string): boolean => file.endsWith('.browser.test.ts');

/** Runs test files in a copy; those in Node stop at the first failure. Browser tests follow, since they take more time. */
export async function runTests(place: Place, files: readonly string[], { limitMs }: { limitMs: number }): Promise<Ended> {
  const inNode = files.filter((file) => !isBrowserTest(file));
  const inBrowser = files.filter(isBrowserTest);
  const ended = inNode.length > 0 ? await runVitest(place, inNode, limitMs) : GREEN;
  const isGreen = ended.failed === null && ended.broken === null && !ended.late;
  return isGreen && inBrowser.length > 0 ? runBrowser(place, inBrowser, limitMs) : ended;
}

const GREEN: Ended = { failed: null, broken: null, late: false };

async function runVitest(place: Place, files: readonly string[], limitMs: number): Promise<Ended> {
  const report = join(place.folder, REPORT);
  const options = ['--reporter=json', `--outputFile=${report}`, '--maxWorkers=1', '--bail=1'];
  const { late, output } = await runProgram(place, ['npm', 'run', '-s', 'test:unit', '--', ...options, ...files], report, limitMs);
  const results = readReport<VitestReport>(report)?.testResults;
  if (!results) return { failed: null, broken: late ? null : lastLines(output), late };
  return endedOf(results, files, { folder: place.folder, late });
}

/** Reads the results of the tests of `files` from vitest's report. A file of which no test passed proves nothing about a guard. */
export function endedOf(
  results: VitestReport['testResults'],
  files: readonly string[],
  { folder, late }: { folder: string; late: boolean },
): Ended {
  const byFile = results.map((result) => ({ ...result, file: result.name.slice(folder.length + 1) }));
  const red = byFile.filter(({ status }) => status === 'failed');
  // A file that could not be loaded has no tests.
  const unloaded = red.find(({ assertionResults }) => assertionResults.length === 0);
  if (unloaded) return { failed: null, broken: `${unloaded.file} was not loaded: ${firstLine(unloaded.message)}`, late };
  const [first] = red;
  if (first) {
    // If the setup of the tests failed, no test has failed by itself.
    const test = first.assertionResults.find(({ status }) => status === 'failed')?.fullName ?? firstLine(first.message);
    return { failed: { file: first.file, test: `${first.file}: ${test}` }, broken: null, late };
  }
  const green = byFile.filter(({ assertionResults }) => assertionResults.some(({ status }) => status === 'passed'));
  const idle = late ? undefined : files.find((path) => !green.some(({ file }) => file === path));
  return { failed: null, broken: idle === undefined ? null : `no test of ${idle} passed`, late };
}

async function runBrowser(place: Place, files: readonly string[], limitMs: number): Promise<Ended> {
  const report = join(place.folder, REPORT);
  const config = 'test/run/mutants/browser-tests.config.mjs';
  const args = ['wtr', '--config', config, '--concurrency', '1', ...files.flatMap((file) => ['--files', file])];
  const { late, output } = await runProgram(place, args, report, limitMs);
  const results = readReport<BrowserReport>(report);
  if (!results) return { failed: null, broken: late ? null : lastLines(output), late };
  return { failed: results.failed[0] ?? null, broken: results.broken[0] ?? null, late };
}

/** Runs a program in its own process group, which is killed as a whole, since tests start servers and browsers. */
function runProgram(
  { folder, database, signal }: Place,
  [program = '', ...args]: readonly string[],
  report: string,
  limitMs: number,
): Promise<{ late: boolean; output: string }> {
  rmSync(report, { force: true });
  const environment = {
    ...process.env,
    PATH: `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`,
    NO_COLOR: '1',
    MUTANT_REPORT: report,
  };
  delete (environment as Record<string, string>).TEST_COUNTS;
  const child = spawn(program, args, {
    cwd: folder,
    env: database === null ? environment : { ...environment, TEST_DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  let late = false;
  const end = () => {
    late = true;
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The program has already ended.
    }
  };
  const timer = setTimeout(end, limitMs);
  signal.addEventListener('abort', end, { once: true });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve({ late, output: Buffer.concat(chunks).toString() });
    });
  });
}

function readReport<Report>(file: string): Report | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;
}

const firstLine = (text: string) => text.split('\n', 1)[0]!.slice(0, 200);
const lastLines = (text: string) => `the runner left no report: ${text.trim().split('\n').slice(-5).join(' | ').slice(-500)}`;
