import type { StepContract } from '#contracts/steps/step.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { StepFile } from '#steps/base/step.server.ts';
import { rejectionToSubmit } from '../engine/engine.ts';
import { isOver } from '../engine/session-standing.ts';
import type { StepRow } from '../model/step-row.ts';
import type { ServedSteps } from '../model/steps.ts';
import { workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { notFound, rejectionProblem, stepOf, type Transitions } from '../state/transitions.ts';
import type { Writes } from '../state/writes.ts';
import { asProblem, inTime } from '../step-context/handling.ts';
import type { StepContexts } from '../step-context/step-context.ts';
import type { Faults } from './faults.ts';

/** The files that one workflow may ask for; making one is costly. */
const PER_WORKFLOW = { count: 100, seconds: 60 };
/** Bytes. The largest document that may be signed fits, with what signing adds. */
const LARGEST = 25 * 1024 * 1024;

/** Reads the files that a handler makes for an open or a finished step. */
export function createStepFiles(
  platform: Platform<WorkflowTables>,
  {
    steps,
    transitions,
    contexts,
    faults,
    writes,
  }: { steps: ServedSteps; transitions: Transitions; contexts: StepContexts; faults: Faults; writes: Pick<Writes, 'inTurn'> },
) {
  /** Whoever reads the file again learns nothing new: only who goes on in spite of the fault interrupts the workflow anew. */
  const tell = (caller: Caller, workflow: string, step: string, { reason, extra }: NonNullable<StepFile['fault']>): Promise<void> =>
    writes.inTurn(workflow, () =>
      faults.record(caller, workflow, step, { by: 'provider', reason, extra }, ({ state }) => {
        const { error } = state.steps.find(({ uuid }) => uuid === step) ?? {};
        return state.status === 'error' && error?.reason === reason;
      }),
    );

  return async (caller: Caller, workflow: string, stepUuid: string, name: string): Promise<StepFile> => {
    const store = workflowStore(caller, platform.database.query);
    const snapshot = await transitions.read(store, workflow);
    const step = stepOf(snapshot, stepUuid);
    const handler = steps.handler(step.step);
    const exists = handler.contract.files?.safeParse(name).success ?? false;
    if (!exists || !handler.file) throw notFound('file');
    const rejection = step.status === 'success' ? null : rejectionToSubmit(snapshot.state, stepUuid);
    if (rejection) throw rejectionProblem(rejection);
    // After the end the person takes their own copy away, and reads nothing else.
    if (isOver(snapshot.state) && ownCopy(step, handler.contract) !== name)
      throw new Problem('workflow_finished', 'The workflow has ended');
    await platform.limits.take(`step files ${caller.tenantId} ${workflow}`, PER_WORKFLOW);
    const media = (await store.media(workflow, stepUuid)).filter((medium) => medium.stored_at !== null);
    const { context, additions } = await contexts.forFile(caller, { snapshot, step, media, address: null });
    const file = await inTime(handler.file(name, context)).catch((cause: unknown) => {
      const problem = asProblem(cause, 'input');
      if (problem.status >= 500) platform.log.warn({ workflow, step: stepUuid, problem: problem.key }, 'step file failed');
      throw problem;
    });
    if (!file) throw notFound('file');
    if (file.bytes.byteLength > LARGEST) throw new Problem('internal', 'The file is larger than any that a step may show');
    const fresh = Object.entries(additions).filter(([key, value]) => step.memory[key] !== value);
    if (fresh.length > 0)
      await platform.database.transaction(async (trx) => {
        const unit = { caller, store: workflowStore(caller, trx) };
        await transitions.lock(unit, workflow);
        await unit.store.remember(stepUuid, Object.fromEntries(fresh));
      });
    if (file.fault) await tell(caller, workflow, stepUuid, file.fault);
    return file;
  };
}

/** Returns the name of the file that the person may take away. */
function ownCopy({ setup, payload }: StepRow, contract: StepContract): string | null {
  const file = payload === null ? null : contract.keeps(setup, payload);
  return file?.ready ? file.file : null;
}
