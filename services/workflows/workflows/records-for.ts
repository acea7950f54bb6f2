import type { WorkflowOfCaller, WorkflowRecord } from '#contracts/workflows/records.ts';
import { recordForSession, workflowRecord } from '../model/records.ts';
import { isSession } from '../state/session-caller.ts';
import { existingWorkflow } from '../state/snapshot.ts';
import type { Unit } from '../state/unit.ts';

/** Returns the workflow's record for an API key. */
export async function recordOf({ app, store, caller }: Pick<Unit, 'app' | 'store' | 'caller'>, uuid: string): Promise<WorkflowRecord> {
  return workflowRecord(app.steps, existingWorkflow(await store.workflows.find(uuid)), caller);
}

/** Returns the workflow's full record for an API key, or the session's view of it. */
export async function recordForCaller({ app, store, caller }: Unit, uuid: string): Promise<WorkflowOfCaller> {
  const whole = existingWorkflow(await store.workflows.find(uuid));
  const record = workflowRecord(app.steps, whole, caller);
  return isSession(caller) ? recordForSession(record, whole) : record;
}
