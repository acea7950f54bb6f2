import type { LogReference } from '#platform/base/administration.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { PageQuery } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ok } from '../state/unit.ts';

const LOGS: readonly string[] = ['workflow', 'person', 'tenant'] satisfies LogReference['kind'][];
const isLog = (kind: string): kind is LogReference['kind'] => LOGS.includes(kind);

/** Returns a page of a log of the tenant, with its proof. Throws `not_found`. */
export async function readLog(
  { platform }: WorkflowsApp,
  caller: Caller,
  { kind, id, ...query }: { kind: string; id: string } & PageQuery,
) {
  const { administration, events, config } = platform;
  const isOwn = kind === 'tenant' ? id === caller.tenantId : isUuid(id);
  if (!isLog(kind) || !isOwn || !(await events.has(caller, { kind, id })))
    throw new Problem('not_found', 'There is no such log. Logs are of a workflow, a person or the tenant.');
  const page = await administration.logPage(caller.tenantId, { kind, id }, query);
  const address = `${config.publicUrl}/workflows/v1/settings/log/${kind}/${id}`;
  const proof = await administration.proveLog(caller.tenantId, { kind, id });
  return ok({ ...pageAnswer(page, query, { address, record: (entry) => entry }), ...proof });
}
