import type { Caller } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { StepFailure } from '#steps/base/step.server.ts';
import { implementer } from '../model/implementer.ts';
import { pack } from '../model/pack.ts';
import type { StepRow } from '../model/step-row.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { jobOf, type WorkflowJob } from '../state/jobs.ts';
import { mailCopiesLater } from '../state/perform-effect.ts';
import { lockWorkflow, snapshotOf } from '../state/snapshot.ts';
import { inTransaction, logEntry, ok, storeOf, type Unit } from '../state/unit.ts';
import { asProblem, beforeHandlerDeadline } from '../step-context/handling.ts';
import { contextForFile } from '../step-context/step-context.ts';

const RENEW_QUEUE = 'workflows-renew';

type RenewableStep = Pick<StepRow, 'step' | 'setup' | 'payload'>;

export const renewWorkflow = (app: WorkflowsApp) =>
  implementer.internal.renew.handler(async ({ input, context }) => {
    await renewSteps(app, context.caller, input.uuid);
    return ok('Workflow renewed');
  });

/** Updates the payload of steps whose file was not ready when they were completed. Safe to repeat. Throws if a retry may work. */
export async function renewSteps(app: WorkflowsApp, owner: Pick<Caller, 'tenantId' | 'livemode'>, workflow: string): Promise<void> {
  const caller = systemCaller(owner, RENEW_QUEUE, { ...owner, workflow });
  const store = storeOf(app, caller);
  if (!(await store.workflows.find(workflow))) return;
  const snapshot = await snapshotOf(app, store, workflow);
  for (const step of snapshot.steps.filter((row) => awaitsFile(app, row))) {
    const { context } = await contextForFile(app, caller, { snapshot, step, media: [], address: null });
    const renewal = app.steps.handler(step.step).renew?.(context) ?? Promise.resolve(null);
    const payload = await beforeHandlerDeadline(renewal).catch(nullIfGone);
    if (payload !== null) await recordRenewal(app, caller, workflow, step.uuid, payload);
  }
}

/** Enqueues the job in the transaction of the submission, since the file may have become ready during the transaction. */
export async function renewLater({ app, trx, caller }: Unit, workflow: string, row: RenewableStep): Promise<void> {
  const job = jobOf(caller, workflow);
  if (awaitsFile(app, row)) await app.platform.jobs.enqueue(trx, RENEW_QUEUE, job, { singletonKey: workflow });
}

export function startRenewing(app: WorkflowsApp): Promise<void> {
  const options = { retryLimit: 20, retryDelaySeconds: 15 };
  return app.platform.jobs.work<WorkflowJob>(RENEW_QUEUE, options, (job) => renewSteps(app, job, job.workflow));
}

async function recordRenewal(app: WorkflowsApp, caller: Caller, workflow: string, step: string, payload: Record<string, unknown>) {
  await inTransaction(app, caller, async (unit) => {
    const latest = await lockWorkflow(unit, workflow);
    const row = latest.steps.find(({ uuid }) => uuid === step);
    if (!row || !awaitsFile(app, row)) return;
    await unit.store.steps.change(step, { payload: pack(payload), updated_at: app.platform.clock.now() });
    await logEntry(unit, workflow, 'step.renewed', { step });
    await mailCopiesLater(unit, latest);
  });
  app.changes.announce(workflow);
}

/** Returns whether the step has a file that the person may keep, and that is not ready yet. */
export function awaitsFile({ steps }: WorkflowsApp, { step, setup, payload }: RenewableStep): boolean {
  return payload !== null && steps.contract(step).keeps(setup, payload)?.ready === false;
}

/** Returns null if the file does not exist and will not be made; throws any other failure. */
function nullIfGone(cause: unknown): null {
  if (cause instanceof StepFailure && cause.problem === 'not_found') return null;
  throw asProblem(cause, 'input');
}
