import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sha256 } from '#platform/base/sha256.ts';
import { tables } from '../suites/mutants/tables.ts';
import { filesOnPostgres } from '../support/files-on-postgres.ts';
import type { Guard } from '../support/guard.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { changedSince, checkCommit } from './commits.ts';
import { syncCopy } from './mutants/copy.ts';
import { createWhyRed, eachPlace, judge } from './mutants/judge.ts';
import type { Place } from './mutants/near-tests.ts';
import { keyOf, openResults, type Verdict } from './mutants/results.ts';
import { faultOf, testsOf } from './mutants/table.ts';
import { refuse, sayUsage } from './usage.ts';

/**
 * Removes each guard (a check in the code that some test must protect) of the tables, one at a time, in a copy of the working tree, and
 * runs the tests near it: `npm run mutants`. The last lines count the guards whose removal made a test fail (`killed`), and name those that
 * were removed with every test green (`lived`).
 * `-- --table locks` tries one table, `-- <words>` the guards with one of the words in their name. `-- --changed=main` tries those whose
 * file, tests or test helpers differ from that commit (without a commit: from HEAD), for less than a quarter of an hour. A verdict is kept
 * until one of these files changes, so a second run continues; `-- --again` judges again.
 */

const root = join(import.meta.dirname, '../..');
/** The folder of this checkout's copies and verdicts. */
const work = join(tmpdir(), `zaguan-mutants-${sha256(root).toString('hex').slice(0, 8)}`);
const AT_ONCE = 2;
/** Milliseconds after which `-- --changed` stops, so that it ends within a quarter of an hour. */
const CHANGED_LIMIT_MS = 14.5 * 60_000;

interface Candidate {
  table: string;
  guard: Guard;
  tests: readonly string[];
  /** The tests and their helpers. */
  madeOf: readonly string[];
  key: string;
}

sayUsage(
  `npm run mutants                    removes each guard of the tables, one at a time, and runs the tests near it
npm run mutants -- redirect        the guards with this word in their name
npm run mutants -- --table locks   those of one table: ${tables.map(({ name }) => name).join(', ')}
npm run mutants -- --changed=main  those that the changes since that commit touch, for less than a quarter of an hour; by itself since HEAD
npm run mutants -- --again         those too whose verdict is known; beside any of the others`,
  { options: ['--table', '--changed', '--again'] },
);
const { values: options, positionals: words } = parseArgs({
  args: process.argv.slice(2).map((argument) => (argument === '--changed' ? '--changed=HEAD' : argument)),
  options: { table: { type: 'string' }, changed: { type: 'string' }, again: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (options.changed !== undefined) checkCommit(options.changed);
const named = namedGuards();
const results = openResults(join(work, 'verdicts.json'));
const verdicts = new Map<Guard, Verdict>();
const stop = new AbortController();
// Imported late: a process that ends while the parser's threads start may hang.
const { importGraph, madeOf } = await import('../support/import-graph.ts');
const graph = importGraph();

async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  if (options.changed !== undefined) setTimeout(() => stop.abort(), CHANGED_LIMIT_MS).unref();
  const candidates = chosen();
  for (const { guard, key } of candidates) {
    const earlier = options.again ? undefined : results.get(key);
    if (earlier) report(guard, earlier);
  }
  const open = candidates.filter(({ guard }) => !verdicts.has(guard));
  if (open.length > 0) await judgeAll(open);
  summarize(candidates);
}

/** Returns the guards that the options name, with the names of their tables. Ends the process with a sentence if they name none. */
function namedGuards(): { table: string; guard: Guard }[] {
  const wanted = tables.filter(({ name }) => options.table === undefined || name === options.table);
  if (wanted.length === 0) refuse(`No table is called ${options.table}. There are: ${tables.map(({ name }) => name).join(', ')}.`);
  const isNamed = ({ name }: Guard) => words.length === 0 || words.some((word) => name.includes(word));
  const guards = wanted.flatMap(({ name, guards }) => guards.filter(isNamed).map((guard) => ({ table: name, guard })));
  if (guards.length === 0) refuse(`No guard has “${words.join('” or “')}” in its name.`);
  return guards;
}

/** Returns the guards of this run. A guard whose table entry is wrong gets its verdict at once. */
function chosen(): Candidate[] {
  const changed = options.changed === undefined ? null : new Set(changedSince(options.changed));
  const leftOut = named.filter(({ guard: { isTried } }) => isTried?.() === false);
  for (const { guard } of leftOut)
    console.log(`LEFT OUT ${guard.name} (${guard.file}): no test fails here without a program that is missing`);
  const candidates = named.filter((one) => !leftOut.includes(one)).map(candidateOf);
  if (changed === null) return candidates;
  const isTouched = ({ guard, tests }: Candidate) => [guard.file, ...tests].some((file) => changed.has(file));
  const isNearby = ({ madeOf }: Candidate) => madeOf.some((file) => changed.has(file));
  // Guards with a changed file or test come first, since a helper may belong to every test.
  return [...candidates.filter(isTouched), ...candidates.filter((one) => !isTouched(one) && isNearby(one))];
}

function candidateOf({ table, guard }: { table: string; guard: Guard }): Candidate {
  const fault = faultOf(root, guard);
  if (fault !== null) {
    report(guard, { outcome: 'error', why: fault, seconds: 0 });
    return { table, guard, tests: [], madeOf: [], key: '' };
  }
  const tests = testsOf(root, guard);
  const files = madeOf(tests, graph);
  return { table, guard, tests, madeOf: files, key: keyOf(root, guard, files) };
}

async function judgeAll(open: readonly Candidate[]): Promise<void> {
  const files = [...new Set(open.flatMap(({ tests }) => tests))];
  const server = filesOnPostgres(files).length > 0 ? await startPostgres() : null;
  try {
    const places = placesOn(server);
    const whyRed = createWhyRed();
    const pending = [...open];
    await eachPlace(places, async (place) => {
      const next = pending.shift();
      if (!next) return false;
      const verdict = await judge(place, next.guard, next.tests, whyRed);
      if (stop.signal.aborted) return false;
      if (verdict.outcome !== 'error') results.set(next.key, verdict);
      report(next.guard, verdict);
      return true;
    });
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

function report(guard: Guard, verdict: Verdict): void {
  verdicts.set(guard, verdict);
  const { outcome, why, seconds } = verdict;
  console.log(
    `${outcome === 'lived' ? 'LIVED' : outcome.padEnd(6)} ${guard.name} (${guard.file}, ${seconds} s)${why === null ? '' : `\n       ${why}`}`,
  );
}

function summarize(candidates: readonly Candidate[]): void {
  const withOutcome = (outcome: Verdict['outcome']) => candidates.filter(({ guard }) => verdicts.get(guard)?.outcome === outcome);
  const unasked = candidates.filter(({ guard }) => !verdicts.has(guard)).length;
  console.log(candidates.length === 0 ? 'The changes touch no guard.' : '');
  if (unasked > 0) console.log(`${unasked} were not asked; run it again to go on`);
  for (const { name, goal, notTried = [] } of tables) {
    const asked = candidates.filter(({ table, guard }) => table === name && verdicts.has(guard));
    if (asked.length === 0) continue;
    const killed = asked.filter(({ guard }) => verdicts.get(guard)?.outcome === 'killed').length;
    console.log(`${name}: ${killed} of ${asked.length} killed`);
    if (killed < goal * asked.length) process.exitCode = 1;
    if (notTried.length > 0) console.log(`${name} not tried: ${notTried.length}`);
    for (const { file, text, why } of notTried) console.log(`       ${file}, ${text.trim().split('\n')[0]}: ${why}`);
  }
  const [lived, unjudged] = [withOutcome('lived'), withOutcome('error')];
  if (lived.length > 0) console.log(`lived: ${lived.map(({ guard }) => guard.name).join('; ')}`);
  if (unjudged.length > 0) console.log(`could not be judged: ${unjudged.map(({ guard }) => guard.name).join('; ')}`);
  if (unasked + unjudged.length > 0) process.exitCode = 1;
}

await main();
