import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { transform } from 'esbuild';
import { sha256 } from '../../services/platform/sha256.ts';
import { tables } from '../suites/mutants/tables.ts';
import { filesOnPostgres } from '../support/files-on-postgres.ts';
import type { Guard } from '../support/guard.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { syncCopy } from './mutants/copy.ts';
import { type Ended, type Place, runTests } from './mutants/near-tests.ts';
import { keyOf, openResults, type Verdict } from './mutants/results.ts';
import { faultOf, testsOf } from './mutants/table.ts';

/**
 * `npm run mutants`: removes each guard of the tables, one at a time, in a copy of the working tree, and runs the tests near it. Its last
 * lines say how many of them a test missed, and which did not miss any.
 *
 * `-- --table locks` takes one table, `-- --changed=main` the guards whose file or tests differ from that commit (without one: from HEAD),
 * `-- <words>` those with one of the words in their name. A verdict is kept until the guard, its file or its tests change, so a second run
 * goes on; `-- --again` asks anew.
 */

const root = join(import.meta.dirname, '../..');
/** Of this checkout: copies of it and the verdicts. */
const work = join(tmpdir(), `zaguan-mutants-${sha256(root).toString('hex').slice(0, 8)}`);
const results = openResults(join(work, 'verdicts.json'));
const AT_ONCE = 2;
/** Far above what the slowest near tests take; what runs longer hangs. */
const LIMIT_MS = 15 * 60_000;

interface Candidate {
  table: string;
  guard: Guard;
  tests: readonly string[];
  key: string;
}

const { values, positionals } = parseArgs({
  args: process.argv.slice(2).map((argument) => (argument === '--changed' ? '--changed=HEAD' : argument)),
  options: { table: { type: 'string' }, changed: { type: 'string' }, again: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const verdicts = new Map<Guard, Verdict>();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

const candidates = chosen();
const open = candidates.filter(({ guard, key }) => {
  const earlier = values.again ? undefined : results.get(key);
  if (earlier) report(guard, earlier);
  return !verdicts.has(guard);
});
if (open.length > 0) await judgeAll(open);
summarize(candidates);

/** The guards that this run is about. One that its table names wrongly has its verdict at once. */
function chosen(): Candidate[] {
  const changed = values.changed === undefined ? null : changedSince(values.changed);
  const wanted = tables.filter(({ name }) => values.table === undefined || name === values.table);
  if (wanted.length === 0) throw new Error(`No table is called ${values.table}. There are: ${tables.map(({ name }) => name).join(', ')}.`);
  const isNamed = ({ name }: Guard) => positionals.length === 0 || positionals.some((word) => name.includes(word));
  return wanted.flatMap(({ name, guards }) =>
    guards
      .filter(isNamed)
      .map((guard) => candidateOf(name, guard))
      .filter(({ guard, tests }) => changed === null || [guard.file, ...tests].some((file) => changed.has(file))),
  );
}

function candidateOf(table: string, guard: Guard): Candidate {
  const fault = faultOf(root, guard);
  if (fault !== null) {
    report(guard, { outcome: 'error', why: fault, seconds: 0 });
    return { table, guard, tests: [], key: '' };
  }
  const tests = testsOf(root, guard);
  return { table, guard, tests, key: keyOf(root, guard, tests) };
}

function changedSince(ref: string): Set<string> {
  const list = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr.trim());
    return stdout.split('\n');
  };
  return new Set([...list('diff', '--name-only', ref), ...list('ls-files', '-o', '--exclude-standard')]);
}

async function judgeAll(open: readonly Candidate[]): Promise<void> {
  const files = [...new Set(open.flatMap(({ tests }) => tests))];
  const server = filesOnPostgres(files).length > 0 ? await startPostgres() : null;
  try {
    await judgeIn(placesOn(server), open, files);
  } finally {
    await server?.stop();
  }
}

function placesOn(server: PostgresServer | null): Place[] {
  return Array.from({ length: AT_ONCE }, (_, at) => {
    const folder = join(work, String(at + 1));
    syncCopy(folder);
    return { folder, database: server?.url ?? null, signal: stop.signal };
  });
}

async function judgeIn(places: readonly Place[], open: readonly Candidate[], files: readonly string[]): Promise<void> {
  const red = await testsThatFailAnyway(places, files);
  const pending = [...open];
  await Promise.all(
    places.map(async (place) => {
      for (let next = pending.shift(); next && !stop.signal.aborted; next = pending.shift()) {
        const why = next.tests.map((test) => red.get(test)).find((reason) => reason !== undefined);
        const verdict: Verdict = why === undefined ? await judge(place, next) : { outcome: 'error', why: `red anyway: ${why}`, seconds: 0 };
        if (stop.signal.aborted) return;
        if (verdict.outcome !== 'error') results.set(next.key, verdict);
        report(next.guard, verdict);
      }
    }),
  );
}

/** Runs every test once with all guards in place: what fails then says nothing about a mutant. */
async function testsThatFailAnyway(places: readonly Place[], files: readonly string[]): Promise<Map<string, string>> {
  console.log(`${files.length} files of tests, first with every guard in place`);
  const red = new Map<string, string>();
  const pending = [...files];
  await Promise.all(
    places.map(async (place) => {
      for (let some = pending.splice(0, 8); some.length > 0 && !stop.signal.aborted; some = pending.splice(0, 8)) {
        const ended = await runTests(place, some, { bail: false, limitMs: LIMIT_MS });
        // One bad file must not hide the others.
        if (isGreen(ended)) continue;
        for (const file of some) {
          const alone = await runTests(place, [file], { bail: true, limitMs: LIMIT_MS });
          if (!isGreen(alone)) red.set(file, alone.failed ?? alone.broken ?? 'it took too long');
        }
      }
    }),
  );
  return red;
}

const isGreen = ({ failed, broken, late }: Ended) => failed === null && broken === null && !late;

async function judge(place: Place, { guard, tests }: Candidate): Promise<Verdict> {
  const file = join(place.folder, guard.file);
  const before = readFileSync(file, 'utf8');
  const mutant = before.replace(guard.text, () => guard.without);
  const began = performance.now();
  const verdict = (outcome: Verdict['outcome'], why: string | null): Verdict => ({
    ...{ outcome, why },
    seconds: Math.round((performance.now() - began) / 1000),
  });
  try {
    await transform(mutant, { loader: 'ts', tsconfigRaw: { compilerOptions: { experimentalDecorators: true } } });
  } catch (failure) {
    return verdict('error', `it cannot be built: ${(failure as Error).message.split('\n')[1] ?? failure}`);
  }
  writeFileSync(file, mutant);
  try {
    const { failed, broken, late } = await runTests(place, tests, { bail: true, limitMs: LIMIT_MS });
    if (failed !== null) return verdict('killed', failed);
    if (broken !== null) return verdict('error', broken);
    return late ? verdict('killed', `its tests took more than ${LIMIT_MS / 60_000} minutes`) : verdict('lived', null);
  } finally {
    writeFileSync(file, before);
  }
}

function report(guard: Guard, verdict: Verdict): void {
  verdicts.set(guard, verdict);
  const { outcome, why, seconds } = verdict;
  console.log(
    `${outcome === 'lived' ? 'LIVED ' : outcome.padEnd(6)} ${guard.name} (${guard.file}, ${seconds} s)${why === null ? '' : `\n         ${why}`}`,
  );
}

function summarize(candidates: readonly Candidate[]): void {
  const named = (outcome: Verdict['outcome']) => candidates.filter(({ guard }) => verdicts.get(guard)?.outcome === outcome);
  const unasked = candidates.filter(({ guard }) => !verdicts.has(guard)).length;
  console.log('');
  if (unasked > 0) console.log(`${unasked} were not asked; run it again to go on`);
  for (const { name, goal } of tables) {
    const asked = candidates.filter(({ table, guard }) => table === name && verdicts.has(guard));
    if (asked.length === 0) continue;
    const killed = asked.filter(({ guard }) => verdicts.get(guard)?.outcome === 'killed').length;
    console.log(`${name}: ${killed} of ${asked.length} killed`);
    if (killed < goal * asked.length) process.exitCode = 1;
  }
  for (const [title, list] of [
    ['lived', named('lived')],
    ['could not be judged', named('error')],
  ] as const)
    if (list.length > 0) console.log(`${title}: ${list.map(({ guard }) => guard.name).join('; ')}`);
  if (unasked > 0 || named('error').length > 0) process.exitCode = 1;
}
