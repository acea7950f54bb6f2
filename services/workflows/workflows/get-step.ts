import type { Caller } from '#platform/base/ports.ts';
import { operator } from '../model/implementer.ts';
import { stepRecord } from '../model/records.ts';
import type { StepRow } from '../model/step-row.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { notFound } from '../state/snapshot.ts';
import { ok, storeOf } from '../state/unit.ts';

export const getStep = (app: WorkflowsApp) =>
  operator.getStep.handler(async ({ input: { uuid }, context: { caller } }) =>
    ok(stepRecord(app.steps, await existingStep(app, caller, uuid))),
  );

export async function existingStep(app: WorkflowsApp, caller: Caller, uuid: string): Promise<StepRow> {
  const row = await storeOf(app, caller).steps.find(uuid);
  if (!row) throw notFound('step');
  return row;
}
