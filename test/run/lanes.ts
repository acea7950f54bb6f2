import type { Counts } from '../support/counts.ts';
import { LOUD } from '../support/left-out.ts';
import type { Say } from './processes.ts';
import type { Flake } from './second-try.ts';

/** The result of a part of the run. */
export interface Outcome extends Counts {
  flaky: readonly Flake[];
  /** A line or more about each failure: what failed, and the first line of why. */
  failures: readonly string[];
  /** Sentences about what did not run, and why. */
  leftOut: readonly string[];
  /** Required checks that did not end in time: they count as failed, although no test of them failed. */
  late: readonly Late[];
}

export interface Late {
  what: string;
  /** The command that runs it without a time limit. */
  command: string;
}

export const nothing: Outcome = { passed: 0, failed: 0, flaky: [], failures: [], leftOut: [], late: [] };

export const join = (one: Outcome, other: Outcome): Outcome => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  flaky: [...one.flaky, ...other.flaky],
  failures: [...one.failures, ...other.failures],
  leftOut: [...one.leftOut, ...other.leftOut],
  late: [...one.late, ...other.late],
});

export interface Part {
  name: string;
  what: string;
  /** Parts of one lane run one after the other; lanes run at the same time. */
  lane: string;
  /** Parts of any lane that must end before this part begins; those that do not run are not awaited. */
  after?: readonly string[];
  /** True if the part cannot run without Chromium. */
  needsChromium?: boolean;
  run(say: Say): Promise<Outcome>;
}

/** Replaces the parts that need Chromium by ones that pass nothing, fail nothing and report `why`. */
export const withoutChromium = (parts: readonly Part[], why: string): readonly Part[] =>
  parts.map((part) => (part.needsChromium ? { ...part, run: async () => ({ ...nothing, leftOut: [`all of it. ${why}`] }) } : part));

export interface Ended extends Outcome {
  name: string;
  milliseconds: number;
}

const EVERY_MINUTE = 60_000;
export const minutes = (milliseconds: number): string => (milliseconds / 60_000).toFixed(1);

/**
 * Runs the parts, and prints the output of each when it has ended, so that two outputs never mix; parts that run one by one print at once.
 * A failure in one part does not stop the others.
 */
export async function runLanes(parts: readonly Part[], say: Say, each = EVERY_MINUTE): Promise<readonly Ended[]> {
  const began = performance.now();
  const running = new Map<string, number>();
  const ended: Ended[] = [];
  const ends = new Map(parts.map(({ name }) => [name, Promise.withResolvers<void>()]));
  const oneByOne = areOneByOne(parts);

  async function runPart(part: Part): Promise<void> {
    const { name, what } = part;
    const started = performance.now();
    running.set(name, started);
    say(oneByOne ? `\n── ${name}: ${what}\n` : `   ${name} begins: ${what}\n`);
    let said = '';
    const hear: Say = (text) => {
      said += text;
      if (oneByOne) say(text);
    };
    const outcome = await part.run(hear).catch((failure: unknown): Outcome => {
      hear(`${failure instanceof Error ? failure.stack : failure}\n`);
      return { ...nothing, failed: 1, failures: [`${name}: ${failure}`] };
    });
    running.delete(name);
    const row = { name, milliseconds: performance.now() - started, ...outcome, leftOut: [...outcome.leftOut, ...loudLines(said)] };
    ended.push(row);
    if (!oneByOne) say(`\n── ${name}: ${what}\n${said}`);
    say(`${rowOf(row)}\n`);
  }

  async function runLane(lane: readonly Part[]): Promise<void> {
    for (const part of lane) {
      await Promise.all((part.after ?? []).map((name) => ends.get(name)?.promise));
      await runPart(part);
      ends.get(part.name)?.resolve();
    }
  }

  const clock = setInterval(() => {
    if (oneByOne) return;
    const now = performance.now();
    const names = [...running].map(([name, started]) => `${name} (${minutes(now - started)})`);
    say(`   ${minutes(now - began)} min: ${names.join(', ')}\n`);
  }, each);
  try {
    await Promise.all([...Map.groupBy(parts, ({ lane }) => lane).values()].map(runLane));
  } finally {
    clearInterval(clock);
  }
  return parts.flatMap(({ name }) => ended.find((row) => row.name === name) ?? []);
}

/** Checks whether each part waits for the one before it. */
const areOneByOne = (parts: readonly Part[]) =>
  parts.every(({ lane, after = [] }, at) => {
    const before = parts[at - 1];
    return !before || before.lane === lane || after.includes(before.name);
  });

/** Returns the lines by which a runner reports that it left something out. */
const loudLines = (said: string) =>
  new Set(said.split('\n').flatMap((line) => (line.startsWith(LOUD) ? [line.slice(LOUD.length).trimEnd()] : [])));

export function rowOf({ name, milliseconds, passed, failed, flaky }: Ended): string {
  const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`;
  const shaky = flaky.length > 0 ? ` ${String(flaky.length).padStart(3)} flaky` : '';
  return `${name.padEnd(10)}${minutes(milliseconds).padStart(5)} min ${counts}${shaky}`;
}
