import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine, PostgresOptions } from '#platform/data/database.ts';
import type { Guard } from '../../support/guard.ts';
import { seedOfTheDay } from '../../support/seed.ts';
import { Lockstep } from './lockstep.ts';

/** An effect that may happen once, or at most `limit` times. */
export interface Row<Rig> {
  name: string;
  /** Maximum number of contenders that may succeed. */
  limit: number;
  /** The code that enforces the limit. Without any of these guards, the row must fail. */
  guards: readonly Omit<Guard, 'name' | 'tests'>[];
  /** Prepares one round. */
  round(rig: Rig): Promise<Round>;
}

export interface Round {
  /** The real operation of each contender. */
  operations: readonly (() => Promise<unknown>)[];
  /** Contenders that pause before each of their statements in turn; by default all, if they are few. */
  paused?: readonly number[];
  /** Throws if the effect happened too often, or wrongly. */
  holds(outcomes: readonly PromiseSettledResult<unknown>[]): Promise<void> | void;
}

/** The test bench of a service's rows. */
export interface Arena {
  engine: Engine;
  close(): Promise<void>;
}

export const CONTENDERS = 16;
/** Two connections for each contender, and some for the observer and for work outside transactions. */
const CONNECTIONS = 2 * CONTENDERS + 4;
/** If more contenders than this, they only run in lockstep; of fewer, each also pauses before each of its statements in turn. */
const FEW = 3;

/** Tests each row on PostgreSQL. The embedded engine runs one transaction at a time, so no race can occur there. */
export function trySideBySide<Rig extends Arena>(
  what: string,
  { open, rows }: { open(onServer: PostgresOptions): Promise<Rig>; rows: readonly Row<Rig>[] },
): void {
  describe.skipIf(!process.env.TEST_DATABASE_URL)(`what must happen once: ${what}`, () => {
    const lockstep = new Lockstep();
    const seed = seedOfTheDay(what);
    let rig: Rig;
    beforeAll(async () => {
      rig = await open({ connections: CONNECTIONS, around: lockstep.around });
    });
    afterAll(() => rig?.close());

    it.each(rows.map((row) => [row.name, row.limit, row] as const))('%s (at most %i)', async (_name, _limit, row) => {
      const random = randomFrom(seed);
      const { operations, holds, paused = operations.length > FEW ? [] : operations.keys() } = await row.round(rig);
      const { outcomes, statements } = await lockstep.contest(rig.engine, operations, random);
      await holds(outcomes);
      for (const contender of paused) {
        for (let statement = 2; statement <= (statements[contender] ?? 0); statement++) {
          const again = await row.round(rig);
          const { outcomes } = await lockstep.contest(rig.engine, again.operations, random, { contender, statement });
          await Promise.resolve(again.holds(outcomes)).catch((cause: unknown) => {
            throw new Error(`Contender ${contender} paused before its statement ${statement}: ${(cause as Error).message}`, { cause });
          });
        }
      }
    });
  });
}

/** Returns the guards of these rows, for the test that removes them. */
export const guardsOf = (rows: readonly Pick<Row<never>, 'name' | 'guards'>[], test: string): Guard[] =>
  rows.flatMap(({ name, guards }) =>
    guards.map((guard, at) => ({ ...guard, name: at === 0 ? name : `${name} (guard ${at + 1})`, tests: [test] })),
  );

export const times = <Value>(count: number, make: (at: number) => Value): Value[] => Array.from({ length: count }, (_, at) => make(at));

export const succeeded = (outcomes: readonly PromiseSettledResult<unknown>[]): number =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

/** Expects that the failed contenders got a problem with this key. */
export function refusedWith(outcomes: readonly PromiseSettledResult<unknown>[], key: string): void {
  for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ key });
}

/** Returns a random generator (Mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
