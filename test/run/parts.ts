import { join as path } from 'node:path';
import { checkLogs } from '../suites/logs/check-logs.ts';
import { cacheOfCheckout } from '../support/cache.ts';
import { cureFor, ensureEngines, otherEngines } from '../support/engines.ts';
import { join, nothing, type Outcome, type Part } from './lanes.ts';
import { runProgram, type Say } from './processes.ts';
import { type Folders, playwright, type Runner, runTests, vitest, webTestRunner } from './runners.ts';

/** Runs a command that passes or fails as a whole and counts as one test; if it has not ended by `until`, it has failed. */
export async function check(say: Say, command: readonly string[], until?: AbortSignal): Promise<Outcome> {
  let said = '';
  const { code, stopped } = await runProgram(command, (text) => (said += text), { until });
  if (stopped) return { ...nothing, failed: 1, late: [{ what: command.join(' '), command: ['npx', ...command].join(' ') }] };
  if (code === 0) return { ...nothing, passed: 1 };
  say(`✗ ${command.join(' ')}\n${said}\n`);
  return { ...nothing, failed: 1, failures: [command.join(' ')] };
}

export async function checkTypes(say: Say, until?: AbortSignal): Promise<Outcome> {
  let outcome = nothing;
  for (const side of ['neutral', 'browser', 'node', 'test']) {
    const command = [
      'tsc',
      '-p',
      `tools/config/tsconfig.${side}.json`,
      '--incremental',
      '--tsBuildInfoFile',
      path(cacheOfCheckout('types'), side),
    ];
    outcome = join(outcome, await check(say, command, until));
  }
  return outcome;
}

/** Runs all tests of a runner. */
async function whole(folders: Folders, runner: Runner, say: Say): Promise<Outcome> {
  const { stopped: _, ended: __, ...outcome } = await runTests(folders, runner, say);
  return outcome;
}

/** Tests what every browser must do in Firefox and WebKit. An engine that cannot be installed here is reported as left out. */
async function otherBrowsers(folders: Folders, say: Say): Promise<Outcome> {
  let outcome = nothing;
  for (const [engine, path] of ensureEngines(otherEngines)) {
    if (path === null) outcome = join(outcome, { ...nothing, leftOut: [`${engine.toUpperCase()}: it is not here. ${cureFor(engine)}`] });
    else outcome = join(outcome, await whole(folders, { script: 'journey', tool: vitest, always: [engine] }, say));
  }
  return outcome;
}

const COMPUTES = 'what computes';
/** The parts of this lane mostly wait for screens. */
const WAITS = 'what waits';
const LAST = 'what comes last';
/** Niceness of what computes: a person who waits and the reader of their photos go first, as on a server of its own. */
const BELOW_WAITING = 4;

/** Returns every part of `npm test`, in two lanes that run at the same time, and the check of the logs. */
export function allParts(folders: Folders): readonly Part[] {
  const tests = (runner: Runner) => (say: Say) => whole(folders, runner, say);
  const built = ['build'];
  const parts: readonly Part[] = [
    { name: 'lint', lane: COMPUTES, what: 'format, lint and import rules', run: (say) => check(say, ['npm', 'run', '-s', 'lint']) },
    { name: 'types', lane: COMPUTES, what: 'the four TypeScript worlds', run: (say) => checkTypes(say) },
    {
      name: 'node',
      lane: COMPUTES,
      what: 'vitest',
      // A journey needs both processors: a server that has none in time leaves its person to a human, and the test fails.
      after: [...built, 'journey'],
      run: tests({ script: 'test:unit', tool: vitest, always: ['--project=!pages*'], niceness: BELOW_WAITING }),
    },
    { name: 'build', lane: WAITS, what: 'library, loader, hosted page', run: (say) => check(say, ['npm', 'run', '-s', 'build']) },
    {
      name: 'budget',
      lane: WAITS,
      what: 'bytes that a browser fetches',
      after: built,
      needsChromium: true,
      run: (say) => check(say, ['npm', 'run', '-s', 'budget']),
    },
    {
      name: 'journey',
      lane: WAITS,
      what: 'real browser, real servers',
      after: built,
      needsChromium: true,
      run: tests({ script: 'journey', tool: vitest }),
    },
    {
      name: 'pages',
      lane: WAITS,
      what: 'pages in a real browser, tested from Node',
      after: built,
      needsChromium: true,
      run: tests({ script: 'test:unit', tool: vitest, always: ['--project=pages*'] }),
    },
    { name: 'engines', lane: WAITS, what: 'Firefox and WebKit, real servers', after: built, run: (say) => otherBrowsers(folders, say) },
    {
      name: 'partner',
      lane: WAITS,
      what: 'the demo bank, tested as its developer would',
      after: built,
      needsChromium: true,
      run: tests({ script: 'partner', tool: playwright }),
    },
    {
      name: 'browser',
      lane: WAITS,
      what: 'web-test-runner',
      needsChromium: true,
      run: tests({ script: 'test:browser', tool: webTestRunner }),
    },
  ];
  const logs: Part = {
    ...{ name: 'logs', lane: LAST, what: 'no line that any of them logged tells of anybody', after: parts.map(({ name }) => name) },
    run: async (say) => ({ ...nothing, ...(await checkLogs(folders.logs, say)) }),
  };
  return [...parts, logs];
}

/** The names of the parts, for the command line. */
export const namesOfParts = allParts({ reports: '', logs: '', compiled: '', traces: '' }).map(({ name }) => name);
