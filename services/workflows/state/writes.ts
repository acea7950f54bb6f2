import type { CallContext } from '#platform/base/ports.ts';
import type { WorkflowsApp } from './app.ts';
import { isSession } from './session-caller.ts';
import { type Unit, unitOf } from './unit.ts';

/** The result of work outside the database, with the function that stores it in a transaction. */
export interface Recordable<Answer> {
  record(unit: Unit): Promise<Answer>;
}

type RecordWork<Answer> = (unit: Unit) => Promise<Answer>;

/**
 * Maximum number of writes per workflow by its sessions: thirty steps, twenty times each. Limited because each write adds to a log that is never
 * shortened.
 */
const WRITES = { count: 600, seconds: 3600 };

/** Runs the writes to a workflow one at a time within this process, and notifies its event streams after each. */
export async function oneAtATime<Answer>(app: WorkflowsApp, workflow: string, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await app.turns.take(workflow, work);
  } finally {
    // Notifies after a failure too, since a step's fault is recorded although its request fails.
    app.changes.announce(workflow);
  }
}

/**
 * Runs a request once per `Idempotency-Key`: its answer is stored with its effect. A repeat gets the answer of
 * `answerRepeat` (the current state) if it is given, else the stored answer. Throws `rate_limited`.
 */
export function writeOnce<Answer>(
  app: WorkflowsApp,
  context: CallContext,
  workflow: string,
  record: RecordWork<Answer>,
  answerRepeat?: RecordWork<Answer>,
): Promise<Answer> {
  return oneAtATime(app, workflow, async () => {
    await countWrite(app, context);
    const inUnit = bind(app, context);
    return app.platform.once(context, inUnit(record), answerRepeat && inUnit(answerRepeat));
  });
}

/** Does the same as `writeOnce` for work that starts outside the database, in `prepare`. */
export function writeOnceAfter<Answer>(
  app: WorkflowsApp,
  context: CallContext,
  workflow: string,
  prepare: () => Promise<Recordable<Answer>>,
  answerRepeat?: RecordWork<Answer>,
): Promise<Answer> {
  return oneAtATime(app, workflow, async () => {
    await countWrite(app, context);
    const inUnit = bind(app, context);
    return app.platform.onceAfter(context, async () => inUnit((await prepare()).record), answerRepeat && inUnit(answerRepeat));
  });
}

async function countWrite({ platform }: WorkflowsApp, { caller }: CallContext): Promise<void> {
  if (isSession(caller)) await platform.limits.take(`workflow writes ${caller.tenantId} ${caller.workflow}`, WRITES);
}

/** Turns work on a unit of work into work on a bare transaction. */
const bind =
  (app: WorkflowsApp, { caller }: CallContext) =>
  <Answer>(work: RecordWork<Answer>) =>
  (trx: Unit['trx']) =>
    work(unitOf(app, caller, trx));
