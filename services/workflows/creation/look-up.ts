import type { CreateWorkflow } from '#contracts/workflows/bodies.ts';
import type { Caller } from '#platform/base/ports.ts';
import { rulesFor } from '../conditions/conditions.ts';
import { DefinitionRows } from '../definitions/store.ts';
import { invalidAt } from '../model/bodies.ts';
import type { AskedRule } from '../model/tables.ts';
import type { WorkflowsApp } from '../state/app.ts';
import type { PlannedStep } from './creation.ts';

/**
 * Returns the rules of a new workflow; null if it has no rule set. Throws `invalid_body` for an unknown customization or rules that do not
 * fit its steps.
 */
export async function lookUpRules(
  app: WorkflowsApp,
  caller: Caller,
  { rule_set_uuid: ruleSet, metadata }: CreateWorkflow,
  plan: { steps: readonly PlannedStep[]; isPersonGiven: boolean },
): Promise<AskedRule[] | null> {
  const uuid = metadata?.customization_uuid ?? null;
  const rows = new DefinitionRows('workflows.customizations', caller, app.platform.database.query);
  if (uuid !== null && (typeof uuid !== 'string' || (await rows.find(uuid)) === null))
    throw invalidAt('metadata.customization_uuid', 'unknown', 'No customization of this tenant and mode has this uuid');
  return ruleSet == null ? null : rulesFor(app, caller, ruleSet, plan);
}
