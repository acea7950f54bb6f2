import type { CreateWorkflow } from '#contracts/workflows/bodies.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { rulesFor } from '../conditions/conditions.ts';
import { definitionsOf } from '../definitions/store.ts';
import { invalid } from '../model/bodies.ts';
import type { AskedRule, WorkflowTables } from '../model/tables.ts';
import type { PlannedStep } from './creation.ts';

/** Finds what a new workflow names of the tenant's definitions. Throws `invalid_body` for what is not there or does not fit its steps. */
export async function lookUp(
  platform: Pick<Platform<WorkflowTables>, 'database'>,
  caller: Caller,
  { rule_set_uuid: ruleSet, metadata }: CreateWorkflow,
  plan: { steps: readonly PlannedStep[]; isPersonGiven: boolean },
): Promise<{ rules: AskedRule[] | null }> {
  const customization = metadata?.customization_uuid ?? null;
  if (customization !== null && !(await hasCustomization(platform, caller, customization)))
    throw invalid([{ path: 'metadata.customization_uuid', code: 'unknown', message: 'There is no such customization' }]);
  return { rules: ruleSet == null ? null : await rulesFor(platform, caller, ruleSet, plan) };
}

async function hasCustomization({ database }: Pick<Platform<WorkflowTables>, 'database'>, caller: Caller, uuid: unknown): Promise<boolean> {
  return typeof uuid === 'string' && (await definitionsOf('workflows.customizations', caller, database.query).get(uuid)) !== null;
}
