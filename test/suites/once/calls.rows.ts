import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { AnyTransaction } from '#platform/base/ports.ts';
import { createOnce } from '#platform/calls/once.ts';
import type { PlatformTables } from '#platform/data/tables.ts';
import type { PlatformRig } from './platform.rows.ts';
import { CONTENDERS, type Row, succeeded, times } from './row.ts';

const stream = (id: string) => ({ kind: 'person' as const, id });

/** Returns a request with an effect (a log entry) and a unique answer. */
function request({ platform, caller }: PlatformRig) {
  const id = randomUUID();
  const context = { caller: caller(), idempotency: { scope: 'POST /once', key: id, hash: 'the body' } };
  const record = async (trx: AnyTransaction) => {
    await platform.events.append(trx, caller(), stream(id), { type: 'thing.made', data: {} });
    return { made: randomUUID() };
  };
  return { id, context, record };
}

async function oneEffect(rig: PlatformRig, id: string, outcomes: readonly PromiseSettledResult<unknown>[]): Promise<void> {
  expect(succeeded(outcomes)).toBe(outcomes.length);
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  expect(await rig.entriesOf(rig.tenant.id, stream(id))).toHaveLength(1);
}

/** Rows about requests and their counters. */
export const callRows: readonly Row<PlatformRig>[] = [
  {
    name: 'effects and answers of an Idempotency-Key',
    limit: 1,
    guards: [
      {
        file: 'services/platform/calls/idempotency.ts',
        text: 'await engine.turn(trx,',
        without: 'void (trx,',
      },
      {
        file: 'services/platform/data/database.ts',
        text: 'select pg_advisory_xact_lock(hashtextextended(',
        without: 'select (hashtextextended(',
      },
    ],
    async round(rig) {
      const { id, context, record } = request(rig);
      return {
        operations: times(CONTENDERS, () => () => rig.platform.once(context, record)),
        holds: (outcomes) => oneEffect(rig, id, outcomes),
      };
    },
  },
  {
    name: 'effects of an Idempotency-Key of which two processes had the lease',
    limit: 1,
    guards: [
      {
        file: 'services/platform/calls/once.ts',
        text: 'if (earlier) return answerRepeat(earlier, work, trx);',
        without: '',
      },
    ],
    async round(rig) {
      const { id, context, record } = request(rig);
      const { database, idempotency } = rig.platform;
      const process = () => createOnce(database, idempotency, { hold: (_caller, _request, work) => work(), sweep: async () => {} });
      return {
        operations: times(CONTENDERS, () => () => process().onceAfter(context, async () => record)),
        holds: (outcomes) => oneEffect(rig, id, outcomes),
      };
    },
  },
  {
    name: 'processes that prepare the answer to an Idempotency-Key at once',
    limit: 1,
    guards: [
      { file: 'services/platform/calls/leases.ts', text: 'where lease.held_until < clock_timestamp()', without: '' },
      {
        file: 'services/platform/calls/once.ts',
        text: 'leases.hold(caller, request, async () => {',
        without: '((work: () => Promise<never>) => work())(async () => {',
      },
    ],
    async round(rig) {
      const { id, context, record } = request(rig);
      let prepared = 0;
      // A waiting process polls five times a second, so there are only four.
      const processes = times(4, () => rig.replica().for<PlatformTables>());
      return {
        operations: processes.map(
          (process) => () =>
            process.onceAfter(context, async () => {
              prepared += 1;
              return record;
            }),
        ),
        async holds(outcomes) {
          await oneEffect(rig, id, outcomes);
          expect(prepared).toBe(1);
        },
      };
    },
  },
  {
    name: 'entries of a log that have one number',
    limit: 1,
    guards: [
      {
        file: 'services/platform/data/events/events.ts',
        text: 'where head.number = excluded.number - 1',
        without: '',
      },
    ],
    async round(rig) {
      const id = randomUUID();
      const { database, events } = rig.platform;
      const append = (to: string) =>
        database.transaction((trx) => events.append(trx, rig.caller(), stream(to), { type: 'thing.made', data: {} }));
      // Creating a partition blocks the others, so it is done before.
      await append(randomUUID());
      return {
        operations: times(CONTENDERS, () => () => append(id)),
        async holds(outcomes) {
          expect(succeeded(outcomes)).toBe(CONTENDERS);
          expect(await rig.events.verify(rig.tenant.id, stream(id))).toMatchObject({ length: CONTENDERS, brokenAt: null });
        },
      };
    },
  },
  {
    name: 'requests of a window',
    limit: 5,
    guards: [
      {
        file: 'services/platform/tenancy/limits.ts',
        text: 'then 1 else w.used + 1 end',
        without: 'then 1 else 1 end',
      },
    ],
    async round(rig) {
      const key = randomUUID();
      return {
        operations: times(CONTENDERS, () => () => rig.limits.take(key, { count: 5, seconds: 60 })),
        holds: (outcomes) => expect(succeeded(outcomes)).toBe(5),
      };
    },
  },
];
