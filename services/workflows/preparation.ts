import type { FieldProblem } from '../../contracts/problems.ts';
import { type PreparedStep, StepFailure } from '../../steps/step.server.ts';
import type { Caller, Platform } from '../platform/ports.ts';
import { invalid } from './bodies.ts';
import type { PlannedStep } from './creation.ts';
import { asProblem, inTime } from './handling.ts';
import { bindingsPort, type OutsidePorts, serviceCaller } from './step-context.ts';
import { reference, type ServedSteps } from './steps.ts';
import type { WorkflowTables } from './tables.ts';

/** A step as its workflow begins with it. */
export interface ReadyStep extends PlannedStep, PreparedStep {}

/**
 * Lets every step look at its setup before the workflow is made, and refuses two steps about one document. Throws `invalid_body` naming
 * every member of a setup that is wrong; what the steps made elsewhere by then stays there unused.
 */
export function createPreparation(
  platform: Platform<WorkflowTables>,
  { steps, ports }: { steps: ServedSteps; ports(caller: Caller): OutsidePorts },
) {
  const prepare = async (caller: Caller, step: PlannedStep, earlier: readonly PlannedStep[]): Promise<PreparedStep | FieldProblem> => {
    const handler = steps.handler(step.step);
    if (!handler.prepare) return { document_uuid: null, memory: {} };
    const service = serviceCaller(caller);
    const preparation = {
      setup: step.setup,
      earlier: earlier.map(reference),
      ports: { documents: ports(service).documents, bindings: bindingsPort(platform, service) },
    };
    try {
      return await inTime(handler.prepare(preparation));
    } catch (cause) {
      const asked = cause instanceof StepFailure && cause.problem === 'invalid_body' && cause.field !== undefined;
      if (!asked) throw asProblem(cause);
      return { path: `setup.${reference(step)}.${cause.field}`, code: 'invalid_value', message: cause.message };
    }
  };

  return async (caller: Caller, planned: readonly PlannedStep[]): Promise<ReadyStep[]> => {
    const ready: ReadyStep[] = [];
    const problems: FieldProblem[] = [];
    for (const [position, step] of planned.entries()) {
      const outcome = await prepare(caller, step, planned.slice(0, position));
      if ('path' in outcome) {
        problems.push(outcome);
        continue;
      }
      const { document_uuid } = outcome;
      const before = document_uuid === null ? undefined : ready.find((other) => other.document_uuid === document_uuid);
      if (before) {
        const message = `${reference(before)} is about the same document, which is signed once; give each step a document of its own`;
        problems.push({ path: `setup.${reference(step)}`, code: 'repeated_document', message });
      }
      ready.push({ ...step, ...outcome });
    }
    if (problems.length > 0) throw invalid(problems);
    return ready;
  };
}
