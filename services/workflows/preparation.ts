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
  const prepare = async (caller: Caller, step: PlannedStep, earlier: readonly PlannedStep[]): Promise<PreparedStep | FieldProblem> => {
    const handler = steps.handler(step.step);
    if (!handler.prepare) return { exclusive: null, record: {}, memory: {} };
    const service = serviceCaller(caller);
    const { documents, portraits } = ports(service);
    const preparation = {
      setup: step.setup,
      earlier: earlier.map(reference),
      ports: { documents, portraits, bindings: bindingsPort(platform, service) },
    };
    try {
      return await inTime(handler.prepare(preparation));
    } catch (cause) {
      const isOfSetup = cause instanceof StepFailure && cause.problem === 'invalid_body' && cause.field !== undefined;
      if (!isOfSetup) throw asProblem(cause, 'input');
      return { path: `setup.${reference(step)}.${cause.field}`, code: 'invalid_value', message: cause.message };
    }
  };

  return async (caller: Caller, plan: readonly PlannedStep[]): Promise<ReadyStep[]> => {
    const ready: ReadyStep[] = [];
    const problems: FieldProblem[] = [];
    for (const [position, step] of plan.entries()) {
      const outcome = await prepare(caller, step, plan.slice(0, position));
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
