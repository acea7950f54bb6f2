import { operator } from '../model/implementer.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { ok } from '../state/unit.ts';
import { pageOfWorkflows } from './list-workflows.ts';

/** Lists the workflows with an external reference, newest first. */
export const findWorkflows = (app: WorkflowsApp) =>
  operator.findByExternalReference.handler(async ({ input: { params, query }, context: { caller } }) => {
    const { externalReferenceId: external_reference_id } = params;
    const address = `/by-external-reference/${encodeURIComponent(external_reference_id)}`;
    return ok(await pageOfWorkflows(app, caller, { ...query, external_reference_id, order: 'desc' }, address));
  });
