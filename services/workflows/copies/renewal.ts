import type { Caller, Platform } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { StepFailure } from '#steps/base/step.server.ts';
import { pack } from '../model/pack.ts';
import type { StepRow } from '../model/step-row.ts';
import type { ServedSteps } from '../model/steps.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { Changes } from '../state/changes.ts';
import type { Transitions, Unit } from '../state/transitions.ts';
import { asProblem, inTime } from '../step-context/handling.ts';
import type { StepContexts } from '../step-context/step-context.ts';

export const RENEW_QUEUE = 'workflows-renew';
const RETRIES = 20;
const RETRY_DELAY_SECONDS = 15;

export interface RenewJob {
  tenantId: string;
  livemode: boolean;
  workflow: string;
}

export type Renewal = ReturnType<typeof createRenewal>;

interface RenewalParts {
  steps: ServedSteps;
  transitions: Transitions;
  contexts: StepContexts;
  changes: Changes;
}

/** Makes answers anew whose file was still to come when the step was done. Safe to repeat: what has come is left as it is. */
export function createRenewal(platform: Platform<WorkflowTables>, { steps, transitions, contexts, changes }: RenewalParts) {
  const awaits = ({ step, setup, payload }: Pick<StepRow, 'step' | 'setup' | 'payload'>): boolean =>
    payload !== null && steps.contract(step).keeps(setup, payload)?.ready === false;

  /** Throws for what may work later. */
  const renew = async (caller: Caller, workflow: string): Promise<void> => {
    const store = workflowStore(caller, platform.database.query);
    if (!(await store.find(workflow))) return;
    const snapshot = await transitions.read(store, workflow);
    for (const step of snapshot.steps.filter(awaits)) {
      const { context } = await contexts.forFile(caller, { snapshot, step, media: [], address: null });
      const payload = await inTime(steps.handler(step.step).renew?.(context) ?? Promise.resolve(null)).catch(nothingOf);
      if (payload !== null) await record(caller, workflow, step.uuid, payload);
    }
  };

  const record = async (caller: Caller, workflow: string, step: string, payload: Record<string, unknown>): Promise<void> => {
    await platform.database.transaction(async (trx) => {
      const store = workflowStore(caller, trx);
      const latest = await transitions.lock({ store, caller }, workflow);
      const row = latest.steps.find(({ uuid }) => uuid === step);
      if (!row || !awaits(row)) return;
      await store.updateStep(step, { payload: pack(payload), updated_at: platform.clock.now() });
      await platform.events.append(trx, caller, { kind: 'workflow', id: workflow }, { type: 'step.renewed', data: { step } });
      await transitions.copiesDue({ trx, store, caller }, latest);
    });
    changes.announce(workflow);
  };

  return {
    renew: (caller: Caller, workflow: string) => renew(systemCaller(caller, RENEW_QUEUE, { ...caller, workflow }), workflow),

    /** In the transaction that records an answer: what it waits for may have come while it was made. */
    async later({ trx, caller }: Pick<Unit, 'trx' | 'caller'>, workflow: string, row: Pick<StepRow, 'step' | 'setup' | 'payload'>) {
      if (!awaits(row)) return;
      const job: RenewJob = { tenantId: caller.tenantId, livemode: caller.livemode, workflow };
      await platform.jobs.enqueue(trx, RENEW_QUEUE, job, { singletonKey: workflow });
    },

    start: () =>
      platform.jobs.work<RenewJob>(RENEW_QUEUE, { retryLimit: RETRIES, retryDelaySeconds: RETRY_DELAY_SECONDS }, ({ workflow, ...owner }) =>
        renew(systemCaller(owner, RENEW_QUEUE, { workflow }), workflow),
      ),
  };
}

/** What it waited for is gone, and will not come. */
function nothingOf(cause: unknown): null {
  if (cause instanceof StepFailure && cause.problem === 'not_found') return null;
  throw asProblem(cause, 'input');
}
