import type { WorkflowOfCaller, WorkflowRecord } from '#contracts/workflows/records.ts';
import { recordForSession, workflowRecord } from '../model/records.ts';
import { isSession } from '../state/session-caller.ts';
import { existingWorkflow } from '../state/snapshot.ts';
import type { Unit } from '../state/unit.ts';

/** Reads the workflow for a key. */
export async function recordOf({ app, store, caller }: Pick<Unit, 'app' | 'store' | 'caller'>, uuid: string): Promise<WorkflowRecord> {
  return workflowRecord(app.steps, existingWorkflow(await store.workflows.find(uuid)), caller);
}

/** Reads the workflow for a key, which sees it whole, or for a session. */
export async function recordForCaller({ app, store, caller }: Unit, uuid: string): Promise<WorkflowOfCaller> {
  const whole = existingWorkflow(await store.workflows.find(uuid));
  const record = workflowRecord(app.steps, whole, caller);
  return isSession(caller) ? recordForSession(record, whole) : record;
}
