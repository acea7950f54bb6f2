import { randomUUID } from 'node:crypto';
import type { CreateWorkflow } from '#contracts/workflows/bodies.ts';
import type { WorkflowRecord } from '#contracts/workflows/records.ts';
import type { CallContext, Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { conditionColumns } from '../conditions/conditions.ts';
import { readsPerson } from '../conditions/known-person.ts';
import { checkCallback, planSteps } from '../creation/creation.ts';
import { requireCustomization, rulesOfNewWorkflow } from '../creation/look-up.ts';
import { prepareSteps, type ReadyStep } from '../creation/preparation.ts';
import { invalidAt } from '../model/bodies.ts';
import { operator } from '../model/implementer.ts';
import type { NewRow } from '../model/owned-rows.ts';
import { pack } from '../model/pack.ts';
import { PEOPLE_SCOPE } from '../model/records.ts';
import type { WorkflowRule } from '../model/tables.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { logEntry, ok, type Unit, unitOf } from '../state/unit.ts';
import { recordOf } from './records-for.ts';

export const createWorkflow = (app: WorkflowsApp) =>
  operator.create.handler(async ({ input, context }) => ok(await insertWorkflow(app, context, async () => input)));

/**
 * Creates a workflow. `makeBody` is not called for a repeated request, since a template may have changed.
 * @param template Uuid of the template that the workflow is created from, if any.
 */
export function insertWorkflow(
  app: WorkflowsApp,
  context: CallContext,
  makeBody: () => Promise<CreateWorkflow>,
  template: string | null = null,
): Promise<WorkflowRecord> {
  const { caller } = context;
  const prepare = async () => {
    const body = await makeBody();
    const { rules, ready } = await checkedPlan(app, caller, body);
    const uuid = randomUUID();
    const at = app.platform.clock.now();
    return async (trx: Unit['trx']) => {
      const unit = unitOf(app, caller, trx);
      const steps = ready.map((step, position) => stepRow(step, uuid, position, at));
      await unit.store.workflows.add(workflowRow({ uuid, body, rules, ready, at }), steps);
      await logEntry(unit, uuid, 'workflow.created', { steps: steps.length, ...(template && { template }) });
      return recordOf(unit, uuid);
    };
  };
  return app.platform.onceAfter(context, prepare, {
    idOf: ({ uuid }) => uuid,
    read: (trx, uuid) => recordOf(unitOf(app, caller, trx), uuid),
  });
}

/** Checks a body and prepares its steps. Throws `invalid_body`, and `scope_missing` for conditions that read a person's record. */
async function checkedPlan(app: WorkflowsApp, caller: Caller, body: CreateWorkflow) {
  const plan = planSteps(body, app.steps, { livemode: caller.livemode });
  await checkCallback(app, caller, body.callback_url ?? null);
  const peopleUuid = body.people_uuid ?? null;
  if (peopleUuid !== null && !(await app.people.exists(caller, peopleUuid)))
    throw invalidAt('people_uuid', 'unknown_person', 'No person of this tenant and mode has this uuid');
  await requireCustomization(app, caller, body);
  const rules = await rulesOfNewWorkflow(app, caller, body, { steps: plan, isPersonGiven: peopleUuid !== null });
  // Skipped steps and failed rules reveal data of the record.
  if (peopleUuid !== null && readsPerson({ skip_steps: body.skip_steps ?? null, rules }) && !caller.scopes.has(PEOPLE_SCOPE))
    throw new Problem('scope_missing', `A condition over the record of people_uuid needs the scope ${PEOPLE_SCOPE}`);
  return { rules, ready: await prepareSteps(app, caller, plan, peopleUuid) };
}

interface NewWorkflow {
  uuid: string;
  body: CreateWorkflow;
  rules: WorkflowRule[] | null;
  ready: readonly ReadyStep[];
  at: Date;
}

function workflowRow({ uuid, body, rules, ready, at }: NewWorkflow): NewRow<'workflows.workflows'> {
  const { people_uuid = null, autofill, metadata } = body;
  return {
    uuid,
    ...{ status: 'pristine', person: 'none', error: null, started_at: null, finished_at: null, created_at: at, updated_at: at },
    ...{ people_uuid, people_given: people_uuid !== null, vouched_by: people_uuid === null ? null : 'partner', vouching: null },
    ...{ claims: null, claims_at: null, claims_accepted: null, claims_warned_at: null, waiting_since: null, shown_at: null },
    ...{ approved_at: null, decision: null, card_answer: null },
    responsible_uuid: body.responsible_uuid ?? null,
    entity_uuid: body.entity_uuid ?? null,
    external_reference_id: body.external_reference_id ?? null,
    callback_url: body.callback_url ?? null,
    callback_at: null,
    disable_geolocation: body.disable_geolocation ?? false,
    geolocation: body.geolocation ?? false,
    expires_in: body.expires_in ?? 0,
    template_binding_uuid: autofill?.template_binding_uuid ?? null,
    document_uuid: ready.find(({ record }) => record.document_uuid)?.record.document_uuid ?? null,
    ...conditionColumns(body, rules),
    metadata: metadata ? JSON.stringify(metadata) : null,
    ...{ internal_metadata: null, media_removed_at: null, handoff_token: null },
    send_email: autofill?.send_email === true,
    user_email: autofill?.user_email ?? null,
  };
}

function stepRow(
  { uuid, step, custom_id, setup, memory }: ReadyStep,
  workflow_uuid: string,
  position: number,
  at: Date,
): NewRow<'workflows.steps'> {
  return {
    ...{ uuid, workflow_uuid, position, step, custom_id, status: 'pristine', version: 0, faults: 0 },
    ...{ setup: pack(setup), payload: null, facts: null, memory: JSON.stringify(memory), coordinates: null, error: null },
    ...{ started_at: null, finished_at: null, created_at: at, updated_at: at },
  };
}
