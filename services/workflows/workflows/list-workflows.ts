import type { ListWorkflows } from '#contracts/workflows/workflows.ts';
import type { Caller } from '#platform/base/ports.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { workflowRecord } from '../model/records.ts';
import { withRecords } from '../person/on-record.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { storeOf } from '../state/unit.ts';

/** Returns a page of workflows. `address` is the list's path below that of all workflows. */
export async function listWorkflows(app: WorkflowsApp, caller: Caller, query: ListWorkflows, address = '') {
  const page = await storeOf(app, caller).workflows.list(query);
  const base = `${app.platform.config.publicUrl}/workflows/v1/workflows`;
  const answer = pageAnswer(page, query, { address: base + address, record: (whole) => workflowRecord(app.steps, whole, caller) });
  return { ...answer, data: await withRecords(app, caller, answer.data) };
}
