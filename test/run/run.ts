import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { ensureBrowser } from '../support/browser.ts';
import { LOUD } from '../support/left-out.ts';
import { changedParts } from './changed.ts';
import { type Ended, minutes, type Part, rowOf, runLanes, withoutChromium } from './lanes.ts';
import { allParts } from './parts.ts';
import type { Folders } from './runners.ts';
import { describeFlake, TOO_MANY_FLAKY } from './second-try.ts';

/**
 * `npm test`: every check and every test, in two lanes beside each other, going on after a failure.
 * `npm test -- lint node` runs only the parts named; `npm test -- --changed [ref]` what the changes since then can reach.
 * The last line is `N passed, N failed` over all of them; a check that is not a test runner counts as one test.
 */

const folder = (name: string) => mkdtempSync(path(tmpdir(), `zaguan-test-${name}-`));
const folders: Folders = { reports: folder('reports'), logs: folder('logs'), compiled: folder('compiled'), traces: folder('traces') };
const say = (text: string) => void process.stdout.write(text);

/** Whatever starts servers has its logs looked through, also when only a part was asked for. */
const STARTS_SERVERS = ['node', 'journey', 'engines', 'partner'];

function partsFor(args: readonly string[]): readonly Part[] {
  if (args[0] === '--changed') return changedParts(folders, args[1], say);
  const parts = allParts(folders);
  const unknown = args.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0)
    throw new Error(`No part is called ${unknown.join(', ')}. There are: ${parts.map(({ name }) => name).join(', ')}.`);
  const withLogs = args.some((name) => STARTS_SERVERS.includes(name)) ? [...args, 'logs'] : args;
  return parts.filter(({ name }) => args.length === 0 || withLogs.includes(name));
}

/** Says where Chromium is, installed if need be; answers why there is none. */
async function whyNoChromium(): Promise<string | null> {
  try {
    say(`${(await ensureBrowser()).note}\n`);
    return null;
  } catch (failure) {
    const why = failure instanceof Error ? failure.message : String(failure);
    say(`Browser: ${why}\n`);
    return why;
  }
}

/** The table, what was left out and what is flaky; returns how many passed and failed. */
function report(ended: readonly Ended[], milliseconds: number): { passed: number; failed: number } {
  const sum = (of: (row: Ended) => number) => ended.reduce((total, row) => total + of(row), 0);
  const together = `together  ${minutes(milliseconds).padStart(5)} min, ${minutes(sum((row) => row.milliseconds))} one after the other`;
  say(`\n${[...ended.map(rowOf), together].join('\n')}\n\n`);
  for (const { name, leftOut } of ended) for (const what of leftOut) say(`${LOUD}LEFT OUT of ${name}: ${what}\n`);
  const flaky = ended.flatMap((row) => row.flaky);
  for (const flake of flaky) say(`${describeFlake(flake)}\n`);
  const isTooFlaky = flaky.length >= TOO_MANY_FLAKY;
  if (flaky.length > 0) say(`${flaky.length} flaky${isTooFlaky ? `: ${TOO_MANY_FLAKY} fail the run` : ''}\n`);
  return { passed: sum((row) => row.passed), failed: sum((row) => row.failed) + (isTooFlaky ? 1 : 0) };
}

let total = { passed: 0, failed: 1 };
try {
  const began = performance.now();
  const parts = partsFor(process.argv.slice(2));
  const missing = await whyNoChromium();
  total = report(await runLanes(missing === null ? parts : withoutChromium(parts, missing), say), performance.now() - began);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
} finally {
  const { traces, ...passing } = folders;
  for (const place of Object.values(passing)) rmSync(place, { recursive: true, force: true });
  if (readdirSync(traces).length === 0) rmSync(traces, { recursive: true });
  else say(`Pictures and first failures: ${traces}\n`);
}
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
say(`${total.passed} passed, ${total.failed} failed\n`);
