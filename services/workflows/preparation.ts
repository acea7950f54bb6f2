import type { FieldProblem } from '../../contracts/problems.ts';
import { type PreparedStep, StepFailure } from '../../steps/step.server.ts';
import type { Caller, Platform } from '../platform/ports.ts';
import { invalid } from './bodies.ts';
import type { PlannedStep } from './creation.ts';
import { asProblem, inTime } from './execution/handling.ts';
import { bindingsPort, type OutsidePorts, serviceCaller } from './execution/step-context.ts';
import { reference, type ServedSteps } from './steps.ts';
import type { WorkflowTables } from './tables.ts';

/** A step as its workflow begins with it. */
export interface ReadyStep extends PlannedStep, PreparedStep {}

/**
 * Lets every step look at its setup before the workflow is made, and refuses a second step about what is exclusive. Throws
 * `invalid_body` that names every wrong member. What steps made in other services by then stays there unused.
 */
export function createPreparation(
  platform: Platform<WorkflowTables>,
  { steps, ports }: { steps: ServedSteps; ports(caller: Caller): OutsidePorts },
) {
  /** @param position Of the step in the plan. */
  const prepare = async (
    caller: Caller,
    plan: readonly PlannedStep[],
    position: number,
    peopleUuid: string | null,
  ): Promise<PreparedStep | FieldProblem> => {
    const step = plan[position]!;
    const handler = steps.handler(step.step);
    if (!handler.prepare) return { exclusive: null, record: {}, memory: {} };
    const service = serviceCaller(caller);
    const { documents, portraits, descriptors } = ports(service);
    const preparation = {
      setup: step.setup,
      people_uuid: peopleUuid,
      earlier: plan.slice(0, position).map(reference),
      ports: { documents, portraits, descriptors, bindings: bindingsPort(platform, service) },
    };
    try {
      return await inTime(handler.prepare(preparation));
    } catch (cause) {
      if (!(cause instanceof StepFailure) || cause.problem !== 'invalid_body') throw asProblem(cause, 'input');
      const { field, code, message } = cause;
      if (field !== undefined) return { path: `setup.${reference(step)}.${field}`, code: code ?? 'invalid_value', message };
      if (code === undefined) throw asProblem(cause, 'input');
      return { path: `steps.${position}`, code, message: `${reference(step)}: ${message}` };
    }
  };

  return async (caller: Caller, plan: readonly PlannedStep[], peopleUuid: string | null): Promise<ReadyStep[]> => {
    const ready: ReadyStep[] = [];
    const problems: FieldProblem[] = [];
    for (const [position, step] of plan.entries()) {
      const outcome = await prepare(caller, plan, position, peopleUuid);
      if ('path' in outcome) {
        problems.push(outcome);
        continue;
      }
      const rival = outcome.exclusive && ready.find(({ exclusive }) => exclusive?.key === outcome.exclusive?.key);
      if (rival?.exclusive) {
        const { code, message } = rival.exclusive;
        problems.push({ path: `setup.${reference(step)}`, code, message: `${reference(rival)} ${message}` });
      }
      ready.push({ ...step, ...outcome });
    }
    if (problems.length > 0) throw invalid(problems);
    return ready;
  };
}
