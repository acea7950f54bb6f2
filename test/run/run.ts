import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { ensureBrowser } from '../support/browser.ts';
import { checkCommit } from './commits.ts';
import { type Part, runLanes, withoutChromium } from './lanes.ts';
import { allParts, namesOfParts } from './parts.ts';
import { report } from './report.ts';
import type { Folders } from './runners.ts';
import { refuse, sayHelp } from './usage.ts';

/**
 * Runs every check and every test, in two lanes at the same time, and continues after a failure: `npm test`.
 * `npm test -- lint node` runs only the named parts; `npm test -- --changed [ref]` what the changes since that commit can reach.
 * The last line is `N passed, N failed` over all parts; a check that is not a test runner counts as one test.
 */

const USAGE = `npm test                     every check and every test
npm test -- lint node        these parts of it alone: PARTS
npm test -- --changed        what your changes can reach by the imports, within five minutes
npm test -- --changed <ref>  the same, of the changes since your branch left that commit`;

const folder = (name: string) => mkdtempSync(path(tmpdir(), `zaguan-test-${name}-`));
const say = (text: string) => void process.stdout.write(text);

/** Parts that start servers: their logs are checked, also if only such a part was requested. */
const STARTS_SERVERS = ['node', 'journey', 'pages', 'engines', 'partner'];

/** Reads the command line; returns a function that makes the requested parts from the run's folders. */
function readArguments(args: readonly string[]): (folders: Folders) => Promise<readonly Part[]> {
  const [first, ref] = args;
  const usage = USAGE.replace('PARTS', namesOfParts.join(', '));
  sayHelp(usage);
  if (first === '--changed') {
    if (ref !== undefined) checkCommit(ref);
    // Imported late: a process that ends while the parser's threads start may hang.
    return async (folders) => (await import('./changed.ts')).changedParts(folders, ref, say);
  }
  const unknown = args.filter((name) => !namesOfParts.includes(name));
  if (unknown.length > 0) refuse(`No part is called ${unknown.join(', ')}. There are: ${namesOfParts.join(', ')}.\n\n${usage}`);
  const withLogs = args.some((name) => STARTS_SERVERS.includes(name)) ? [...args, 'logs'] : args;
  return async (folders) => allParts(folders).filter(({ name }) => args.length === 0 || withLogs.includes(name));
}

/** Prints where Chromium is, and installs it if needed. Returns why there is none; null if there is one. */
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

const partsOf = readArguments(process.argv.slice(2));
const folders: Folders = { reports: folder('reports'), logs: folder('logs'), compiled: folder('compiled'), traces: folder('traces') };
let total = { passed: 0, failed: 1 };
try {
  const began = performance.now();
  const parts = await partsOf(folders);
  const missing = await whyNoChromium();
  total = report(await runLanes(missing === null ? parts : withoutChromium(parts, missing), say), performance.now() - began, say);
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
