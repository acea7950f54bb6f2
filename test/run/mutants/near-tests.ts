import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** How the tests of some files ended. */
export interface Ended {
  /** The name of a test that failed, with its file; null where all passed. */
  failed: string | null;
  /** A file of tests that could not be loaded, or a runner that left no report. */
  broken: string | null;
  /** It was ended by force. */
  late: boolean;
}

export interface Place {
  /** The copy in which tests run. */
  folder: string;
  /** The address of a PostgreSQL server; null where no test asks for one. */
  database: string | null;
  /** Ends what runs. */
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
  failed: readonly string[];
  broken: readonly string[];
}

const REPORT = '.mutant-report.json';
export const isBrowserTest = (file: string): boolean => file.endsWith('.browser.test.ts');

/** Runs test files in a copy, to the first failure where `bail` is set. Those in Node come first: they take less time. */
export async function runTests(
  place: Place,
  files: readonly string[],
  { bail, limitMs }: { bail: boolean; limitMs: number },
): Promise<Ended> {
  const inNode = files.filter((file) => !isBrowserTest(file));
  const inBrowser = files.filter(isBrowserTest);
  const first = inNode.length > 0 ? await runVitest(place, inNode, bail, limitMs) : null;
  if (inBrowser.length === 0 || (first && bail && (first.failed ?? first.broken ?? (first.late || null)) !== null)) return first ?? NOTHING;
  const second = await runBrowser(place, inBrowser, limitMs);
  return {
    failed: first?.failed ?? second.failed,
    broken: first?.broken ?? second.broken,
    late: (first?.late ?? false) || second.late,
  };
}

const NOTHING: Ended = { failed: null, broken: 'no test was named', late: false };

async function runVitest(place: Place, files: readonly string[], bail: boolean, limitMs: number): Promise<Ended> {
  const report = join(place.folder, REPORT);
  const options = ['--reporter=json', `--outputFile=${report}`, '--maxWorkers=1', ...(bail ? ['--bail=1'] : [])];
  const { late, output } = await runProgram(place, ['vitest', 'run', ...options, ...files], report, limitMs);
  const results = readReport<VitestReport>(report)?.testResults;
  if (!results) return { failed: null, broken: late ? null : lastLines(output), late };
  const nameOf = (path: string) => path.slice(place.folder.length + 1);
  const failures = results.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => `${nameOf(name)}: ${fullName}`),
  );
  // A file that could not be loaded has no tests; one whose `beforeAll` failed has only skipped ones.
  const unloaded = results.find(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0);
  const unready = results.find(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return {
    failed: failures[0] ?? (unready && !unloaded ? `${nameOf(unready.name)}: ${firstLine(unready.message)}` : null),
    broken: unloaded ? `${nameOf(unloaded.name)} was not loaded: ${firstLine(unloaded.message)}` : null,
    late,
  };
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

/** Runs a program in a process group of its own, which is ended as a whole: tests start servers and browsers. */
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
      // It ended by itself.
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
