import type { StepContract } from '#contracts/steps/step.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { NO_WAY_BACK, type StepFile } from '#steps/base/step.server.ts';
import { rejectionToSubmit } from '../engine/engine.ts';
import { isOver } from '../engine/session-status.ts';
import type { StepRow } from '../model/step-row.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { applyEvent } from '../state/apply-event.ts';
import { lockWorkflow, notFound, rejectionProblem, type Snapshot, snapshotOf, stepOf } from '../state/snapshot.ts';
import { inTransaction, storeOf } from '../state/unit.ts';
import { oneAtATime } from '../state/writes.ts';
import { asProblem, beforeHandlerDeadline } from '../step-context/handling.ts';
import { contextForFile } from '../step-context/step-context.ts';
import { recordFault } from './record-fault.ts';

/** Maximum number of reads of files per workflow, since each file may have to be generated. */
const PER_WORKFLOW = { count: 100, seconds: 60 };
/** The largest file, in bytes: the largest document that may be signed, plus the size that signing adds. */
const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** Returns a file that the handler of an open or finished step generates. Throws `not_found` and the engine's rejection. */
export async function readStepFile(app: WorkflowsApp, caller: Caller, workflow: string, stepUuid: string, name: string): Promise<StepFile> {
  const { platform } = app;
  const store = storeOf(app, caller);
  const snapshot = await snapshotOf(app, store, workflow);
  const step = stepOf(snapshot, stepUuid);
  const handler = app.steps.handler(step.step);
  const exists = handler.contract.files?.safeParse(name).success ?? false;
  if (!exists || !handler.file) throw notFound('file');
  refuseUnlessOpen(snapshot, stepUuid);
  if (isOver(snapshot.state)) refuseAllButOwnCopy(step, handler.contract, name);
  await platform.limits.take(`step files ${caller.tenantId} ${workflow}`, PER_WORKFLOW);
  const media = await store.media.listStored(workflow, stepUuid);
  const { context, additions } = await contextForFile(app, caller, { snapshot, step, media, address: null });
  const file = await beforeHandlerDeadline(handler.file(name, context)).catch((cause: unknown) => {
    const problem = asProblem(cause, 'input');
    if (problem.status >= 500) platform.log.warn({ workflow, step: stepUuid, problem: problem.key }, 'step file failed');
    throw problem;
  });
  if (!file) throw notFound('file');
  if (file.bytes.byteLength > MAX_FILE_BYTES) throw new Problem('internal', 'The file is larger than any that a step may show');
  const newMemory = Object.entries(additions).filter(([key, value]) => step.memory[key] !== value);
  if (newMemory.length > 0)
    await inTransaction(app, caller, async (unit) => {
      const latest = await lockWorkflow(unit, workflow);
      // Somebody who went back meanwhile may answer otherwise, so they do not learn what the file tells.
      refuseUnlessOpen(latest, stepUuid);
      await unit.store.steps.remember(stepUuid, Object.fromEntries(newMemory));
      // The step may now need the person's record, which only a decision may let be written.
      const isBarredNow = newMemory.some(([key]) => key === NO_WAY_BACK);
      if (isBarredNow) await applyEvent(unit, await snapshotOf(app, unit.store, workflow), { type: 'barred', at: platform.clock.now() });
    });
  if (file.fault) await reportFault(app, caller, workflow, stepUuid, file.fault);
  return file;
}

/** Throws the engine's rejection of a step that is neither current nor finished. */
function refuseUnlessOpen(snapshot: Snapshot, stepUuid: string): void {
  const rejection = stepOf(snapshot, stepUuid).status === 'success' ? null : rejectionToSubmit(snapshot.state, stepUuid);
  if (rejection) throw rejectionProblem(rejection);
}

/** Records the fault of a file, unless the step already has the same fault. */
function reportFault(
  app: WorkflowsApp,
  caller: Caller,
  workflow: string,
  step: string,
  { reason, extra }: NonNullable<StepFile['fault']>,
): Promise<void> {
  const fault = { by: 'provider', reason, extra } as const;
  return oneAtATime(app, workflow, () =>
    recordFault(app, caller, workflow, step, fault, ({ state }) => {
      const { error } = state.steps.find(({ uuid }) => uuid === step) ?? {};
      return state.status === 'error' && error?.reason === reason;
    }),
  );
}

/**
 * Throws unless this is the file that the person may download after the end: `not_found` if it will not be made, so that the person does
 * not wait for it, else `workflow_finished`.
 */
function refuseAllButOwnCopy({ setup, payload }: StepRow, contract: StepContract, name: string): void {
  const file = payload === null ? null : contract.keeps(setup, payload);
  const isOwn = file?.file === name;
  if (isOwn && file.ready) return;
  if (isOwn && !file.comes) throw notFound('file');
  throw new Problem('workflow_finished', 'The workflow has ended');
}
