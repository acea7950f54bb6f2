import type { ListWorkflows } from '#contracts/workflows/workflows.ts';
import type { Caller } from '#platform/base/ports.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { operator } from '../model/implementer.ts';
import { workflowRecord } from '../model/records.ts';
import { needPeople } from '../person/judge-claims.ts';
import { withRecords } from '../person/on-record.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ok, storeOf } from '../state/unit.ts';

export const listWorkflows = (app: WorkflowsApp) =>
  operator.list.handler(async ({ input, context: { caller } }) => {
    if (input.claims) needPeople(caller);
    return ok(await pageOfWorkflows(app, caller, input));
  });

/** Returns a page of workflows. `address` is the list's path below that of all workflows. */
export async function pageOfWorkflows(app: WorkflowsApp, caller: Caller, query: ListWorkflows, address = '') {
  const page = await storeOf(app, caller).workflows.list(query);
  const base = `${app.platform.config.publicUrl}/workflows/v1/workflows`;
  const answer = pageAnswer(page, query, { address: base + address, record: (whole) => workflowRecord(app.steps, whole, caller) });
  return { ...answer, data: await withRecords(app, caller, answer.data) };
}
