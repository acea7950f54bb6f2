import { LOUD } from '../support/left-out.ts';
import { type Ended, minutes, rowOf } from './lanes.ts';
import type { Say } from './processes.ts';
import { describeFlake, TOO_MANY_FLAKY } from './second-try.ts';

/**
 * Prints the table, what was left out, the flaky tests, each failure, and what did not end in time. Returns the numbers of passed and failed tests;
 * enough flaky tests count as one failure.
 */
export function report(ended: readonly Ended[], milliseconds: number, say: Say): { passed: number; failed: number } {
  const sum = (of: (row: Ended) => number) => ended.reduce((total, row) => total + of(row), 0);
  const together = `together  ${minutes(milliseconds).padStart(5)} min, ${minutes(sum((row) => row.milliseconds))} one after the other`;
  say(`\n${[...ended.map(rowOf), together].join('\n')}\n\n`);
  for (const { name, leftOut } of ended) for (const what of leftOut) say(`${LOUD}LEFT OUT of ${name}: ${what}\n`);
  const flaky = ended.flatMap((row) => row.flaky);
  for (const flake of flaky) say(`${describeFlake(flake)}\n`);
  const isTooFlaky = flaky.length >= TOO_MANY_FLAKY;
  if (flaky.length > 0) say(`${flaky.length} flaky${isTooFlaky ? `: ${TOO_MANY_FLAKY} fail the run` : ''}\n`);
  for (const failure of ended.flatMap((row) => row.failures)) say(`failed  ${failure}\n`);
  const totals = { passed: sum((row) => row.passed), failed: sum((row) => row.failed) + (isTooFlaky ? 1 : 0) };
  sayLate(ended, totals.failed, say);
  return totals;
}

function sayLate(ended: readonly Ended[], failed: number, say: Say): void {
  const late = ended.flatMap((row) => row.late);
  if (late.length === 0) return;
  say(
    `\n${LOUD}${late.length} of the ${failed} failed for want of time: the machine was too busy. No test of these failed; run each to its end:\n`,
  );
  for (const { what, command } of late) say(`      ${what}\n         ${command}\n`);
}
