import type { LogReference } from '#platform/base/administration.ts';
import { Problem } from '#platform/base/problem.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { pageAnswer } from '#platform/calls/page-answer.ts';
import { admin } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ok } from '../state/unit.ts';

const LOGS: readonly string[] = ['workflow', 'person', 'tenant'] satisfies LogReference['kind'][];
const isLog = (kind: string): kind is LogReference['kind'] => LOGS.includes(kind);

/** Returns a page of a log of the tenant, with the proof that no entry was changed or removed. Throws `not_found`. */
export const readLog = ({ platform: { administration, events, config } }: WorkflowsApp) =>
  admin.log.handler(async ({ input: { kind, id, ...query }, context: { caller } }) => {
    const isPossibleId = kind === 'tenant' ? id === caller.tenantId : isUuid(id);
    if (!isLog(kind) || !isPossibleId || !(await events.has(caller, { kind, id })))
      throw new Problem('not_found', 'There is no such log. Logs are of a workflow, a person or the tenant.');
    const page = await administration.logPage(caller.tenantId, { kind, id }, query);
    const address = `${config.publicUrl}/workflows/v1/settings/log/${kind}/${id}`;
    const proof = await administration.proveLog(caller.tenantId, { kind, id });
    return ok({ ...pageAnswer(page, query, { address, record: (entry) => entry }), ...proof });
  });
