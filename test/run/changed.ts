import { buildWhenChanged } from '#services/start/build.ts';
import { importGraph } from '../support/import-graph.ts';
import { changedSince, startOf } from './commits.ts';
import { join, nothing, type Outcome, type Part } from './lanes.ts';
import { check, checkTypes } from './parts.ts';
import type { Say } from './processes.ts';
import { type Folders, type Runner, runTests, vitest, webTestRunner } from './runners.ts';
import { CONFORMANCE, type Kind, testsFor } from './selection.ts';

/**
 * Milliseconds after which `npm test -- --changed` stops, so that it takes at most five minutes. Parts that have not ended by then are
 * reported as left out. Those that every run must have (types, lint, build, conformance) count as failed. The limit was chosen on two idle
 * cores, where the run ends earlier; on busy ones nobody can predict how long it would take.
 */
const LIMIT = 290_000;

interface Way {
  tool: Runner['tool'];
  script: string;
  args(files: readonly string[]): readonly string[];
}

const ways: Readonly<Record<Kind, Way>> = {
  node: { tool: vitest, script: 'test:unit', args: (files) => files },
  browser: { tool: webTestRunner, script: 'test:browser', args: (files) => files.flatMap((file) => ['--files', file]) },
  journey: { tool: vitest, script: 'journey', args: (files) => files },
};

/** Reports the test files that did not end in time: a conformance suite counts as failed, any other file as left out. */
export function forWantOfTime(kind: Kind, unended: readonly string[]): Outcome {
  const { script, args } = ways[kind];
  const must = unended.filter((file) => CONFORMANCE.test(file));
  const others = unended.filter((file) => !CONFORMANCE.test(file));
  return {
    ...nothing,
    failed: must.length,
    late: must.map((file) => ({ what: file, command: ['npm run', script, '--', ...args([file])].join(' ') })),
    leftOut: others.length === 0 ? [] : [[`${others.length} ${kind} files, for want of time:`, ...others].join('\n      ')],
  };
}

/**
 * Returns the parts of `npm test -- --changed`: lint, types, build, and the tests that the changes can reach, nearest first, until the time
 * is over.
 */
export function changedParts(folders: Folders, ref: string | undefined, say: Say): readonly Part[] {
  const until = AbortSignal.timeout(LIMIT);
  const commit = startOf(ref);
  const changed = changedSince(commit);
  const { files, unreached } = testsFor(changed, importGraph());
  const reached = Object.entries(files).map(([kind, { length }]) => `${length} ${kind}`);
  say(
    `Changed since ${commit.slice(0, 8)}: ${changed.length} files. They reach ${reached.join(', ')} test files; ${unreached.length} are left out.\n`,
  );
  say('LEFT OUT: budget, engines, partner and logs; `npm test` has them.\n');

  const over = new Promise<'over'>((resolve) => until.addEventListener('abort', () => resolve('over')));
  const build = async (): Promise<Outcome> =>
    (await Promise.race([buildWhenChanged(), over])) === 'over'
      ? { ...nothing, failed: 1, late: [{ what: 'the build', command: 'npm run build' }] }
      : { ...nothing, passed: 1 };
  const tests = (kind: Kind) => async (sayHere: Say) => {
    const { tool, script, args } = ways[kind];
    if (files[kind].length === 0) return nothing;
    const { stopped, ended, ...outcome } = await runTests(folders, { script, tool, files: args(files[kind]), until }, sayHere);
    return join(outcome, forWantOfTime(kind, stopped ? files[kind].filter((file) => !ended.has(file)) : []));
  };

  const ofBrowser = { lane: 'browser', needsChromium: true };
  return [
    { name: 'types', lane: 'node', what: 'the four TypeScript worlds', run: (to) => checkTypes(to, until) },
    { name: 'node', lane: 'node', after: ['build'], what: `${files.node.length} files of vitest`, run: tests('node') },
    { name: 'build', lane: 'browser', what: 'library, loader, hosted page', run: build },
    { name: 'lint', lane: 'browser', what: 'format, lint and import rules', run: (to) => check(to, ['npm', 'run', '-s', 'lint'], until) },
    { ...ofBrowser, name: 'browser', what: `${files.browser.length} files of web-test-runner`, run: tests('browser') },
    { ...ofBrowser, name: 'journey', what: `${files.journey.length} files of journeys`, run: tests('journey') },
  ];
}
