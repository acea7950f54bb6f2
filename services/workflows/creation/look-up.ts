import type { CreateWorkflow } from '#contracts/workflows/bodies.ts';
import type { Caller } from '#platform/base/ports.ts';
import { rulesFor } from '../conditions/conditions.ts';
import { DefinitionRows } from '../definitions/store.ts';
import { invalidAt } from '../model/bodies.ts';
import type { WorkflowRule } from '../model/tables.ts';
import type { WorkflowsApp } from '../state/app.ts';
import type { PlannedStep } from './creation.ts';

/** Throws `invalid_body` if a new workflow names a customization that does not exist. */
export async function requireCustomization(app: WorkflowsApp, caller: Caller, { metadata }: CreateWorkflow): Promise<void> {
  const uuid = metadata?.customization_uuid ?? null;
  const rows = new DefinitionRows('workflows.customizations', caller, app.platform.database.query);
  if (uuid !== null && (typeof uuid !== 'string' || (await rows.find(uuid)) === null))
    throw invalidAt('metadata.customization_uuid', 'unknown', 'No customization of this tenant and mode has this uuid');
}

/** Returns the rules of a new workflow; null if it has no rule set. Throws `invalid_body` if the rules do not fit its steps. */
export async function rulesOfNewWorkflow(
  app: WorkflowsApp,
  caller: Caller,
  { rule_set_uuid: ruleSetUuid }: CreateWorkflow,
  plan: { steps: readonly PlannedStep[]; isPersonGiven: boolean },
): Promise<WorkflowRule[] | null> {
  return ruleSetUuid == null ? null : rulesFor(app, caller, ruleSetUuid, plan);
}
