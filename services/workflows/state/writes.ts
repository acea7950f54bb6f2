import type { CallContext, Platform } from '#platform/base/ports.ts';
import type { Turns } from '#platform/base/turns.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { Changes } from './changes.ts';
import { isSession } from './session-caller.ts';
import type { Unit } from './transitions.ts';

/** Work that was done outside the database, and waits to be recorded in it. */
export interface Recordable<Answer> {
  record(unit: Unit): Promise<Answer>;
}

/** Writes to a workflow take turns within this process, and whoever follows the workflow hears of each. */
export type Writes = ReturnType<typeof createWrites>;

/**
 * What a workflow's sessions may write in an hour: thirty steps twenty times over. Most writes add to the log, and nothing is ever taken
 * out of it.
 */
const WRITES = { count: 600, seconds: 3600 };

export function createWrites(platform: Platform<WorkflowTables>, turns: Turns, changes: Changes) {
  const inTurn = async <Answer>(workflow: string, work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await turns.take(workflow, work);
    } finally {
      // A step that broke is recorded, although its request is refused.
      changes.announce(workflow);
    }
  };

  /** Throws `rate_limited`. Runs before the transaction. */
  const count = async ({ caller }: CallContext): Promise<void> => {
    if (isSession(caller)) await platform.limits.take(`workflow writes ${caller.tenantId} ${caller.workflow}`, WRITES);
  };

  return {
    inTurn,

    /**
     * One effect per Idempotency-Key: the answer is stored with the effect, so that a retry finds both or neither. With `stands`, a retry
     * is answered with what stands then.
     */
    once: <Answer>(
      context: CallContext,
      workflow: string,
      record: (unit: Unit) => Promise<Answer>,
      stands?: (unit: Unit) => Promise<Answer>,
    ): Promise<Answer> =>
      inTurn(workflow, async () => {
        await count(context);
        const within = unitOf(context);
        return platform.once(context, within(record), stands && within(stands));
      }),

    /** The same for work that leaves the database before it is recorded. */
    onceAfter: <Answer>(
      context: CallContext,
      workflow: string,
      prepare: () => Promise<Recordable<Answer>>,
      stands?: (unit: Unit) => Promise<Answer>,
    ): Promise<Answer> =>
      inTurn(workflow, async () => {
        await count(context);
        const within = unitOf(context);
        return platform.onceAfter(context, async () => within((await prepare()).record), stands && within(stands));
      }),
  };
}

/** Gives work the transaction as a unit. */
const unitOf =
  ({ caller }: CallContext) =>
  <Answer>(work: (unit: Unit) => Promise<Answer>) =>
  (trx: Unit['trx']) =>
    work({ trx, caller, store: workflowStore(caller, trx) });
