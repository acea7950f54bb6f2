import type { FieldProblem } from '#contracts/base/problems.ts';
import type { Caller } from '#platform/base/ports.ts';
import { type PreparedStep, StepFailure, type StepPreparation } from '#steps/base/step.server.ts';
import { unknownMember } from '../conditions/unknown-member.ts';
import { invalid } from '../model/bodies.ts';
import { createHints } from '../model/hints.ts';
import { reference } from '../model/steps.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { serviceCaller } from '../state/unit.ts';
import { nameOf } from '../state/variables.ts';
import { asProblem, beforeHandlerDeadline } from '../step-context/handling.ts';
import { bindingsPort } from '../step-context/step-ports.ts';
import type { PlannedStep } from './creation.ts';

/** A planned step with the values that its handler prepared. */
export interface ReadyStep extends PlannedStep, PreparedStep {}

/**
 * Runs the `prepare` of each step's handler. Throws `invalid_body` with every fault, including two steps that use the same exclusive
 * resource. Objects that steps created in other services before a failure remain there unused.
 */
export async function prepareSteps(
  app: WorkflowsApp,
  caller: Caller,
  plan: readonly PlannedStep[],
  peopleUuid: string | null,
): Promise<ReadyStep[]> {
  const ready: ReadyStep[] = [];
  const problems: FieldProblem[] = [];
  for (const [position, step] of plan.entries()) {
    const handler = app.steps.handler(step.step);
    const outcome = await judgeStep(step, position, async () =>
      handler.prepare
        ? handler.prepare(preparationOf(app, caller, plan, position, peopleUuid))
        : { exclusive: null, record: {}, memory: {} },
    );
    if ('path' in outcome) {
      problems.push(outcome);
      continue;
    }
    const otherStep = outcome.exclusive && ready.find(({ exclusive }) => exclusive?.key === outcome.exclusive?.key);
    if (otherStep?.exclusive) {
      const { code, message } = otherStep.exclusive;
      problems.push({ path: `setup.${reference(step)}`, code, message: `${reference(otherStep)} ${message}` });
    }
    ready.push({ ...step, ...outcome });
  }
  if (problems.length > 0) throw invalid(problems);
  return ready;
}

/** Checks the steps of a template without side effects, except those with an unfinished setup. Throws `invalid_body`. */
export async function checkSteps(app: WorkflowsApp, caller: Caller, plan: readonly PlannedStep[]): Promise<void> {
  const problems: FieldProblem[] = [];
  for (const [position, step] of plan.entries()) {
    const handler = app.steps.handler(step.step);
    if (step.setup === undefined || !handler.checkSetup) continue;
    const fault = await judgeStep(step, position, async () => handler.checkSetup?.(preparationOf(app, caller, plan, position, null)));
    if (fault) problems.push(fault);
  }
  if (problems.length > 0) throw invalid(problems);
}

function preparationOf(
  { platform, ports }: WorkflowsApp,
  caller: Caller,
  plan: readonly PlannedStep[],
  position: number,
  people_uuid: string | null,
): StepPreparation {
  const service = serviceCaller(caller);
  const hint = createHints();
  const { documents, portraits, descriptors } = ports(service, null);
  return {
    setup: plan[position]!.setup,
    people_uuid,
    earlier: plan.slice(0, position).map((step) => ({
      reference: reference(step),
      name: nameOf(step),
      lacks: (path) => unknownMember(step.contract, nameOf(step), path, hint),
    })),
    ports: { documents, portraits, descriptors, bindings: bindingsPort(platform, service) },
  };
}

/** Returns the handler's result, or the fault that the handler found in the setup. Throws any other failure as a Problem. */
async function judgeStep<Result>(step: PlannedStep, position: number, work: () => Promise<Result>): Promise<Result | FieldProblem> {
  try {
    return await beforeHandlerDeadline(work());
  } catch (cause) {
    if (!(cause instanceof StepFailure) || cause.problem !== 'invalid_body') throw asProblem(cause, 'input');
    const { field, code, message } = cause;
    if (field !== undefined) return { path: `setup.${reference(step)}.${field}`, code: code ?? 'invalid_value', message };
    if (code === undefined) throw asProblem(cause, 'input');
    return { path: `steps.${position}`, code, message: `${reference(step)}: ${message}` };
  }
}
