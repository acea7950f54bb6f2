import type { FieldProblem } from '#contracts/base/problems.ts';
import type { Caller, Platform } from '#platform/base/ports.ts';
import { type PreparedStep, StepFailure, type StepPreparation } from '#steps/base/step.server.ts';
import { strangeMember } from '../conditions/strange-member.ts';
import { invalid } from '../model/bodies.ts';
import { createHints } from '../model/hints.ts';
import { reference, type ServedSteps } from '../model/steps.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { nameOf } from '../state/variables.ts';
import { asProblem, inTime } from '../step-context/handling.ts';
import { bindingsPort, type PortsOf, serviceCaller } from '../step-context/step-context.ts';
import type { PlannedStep } from './creation.ts';

/** A step as its workflow begins with it. */
export interface ReadyStep extends PlannedStep, PreparedStep {}

/**
 * Lets every step judge its setup, and what that names of other services, before a workflow or a template is made. Each throws
 * `invalid_body` that names every wrong member.
 */
export function createPreparation(platform: Platform<WorkflowTables>, { steps, ports }: { steps: ServedSteps; ports: PortsOf }) {
  /** @param position Of the step in the plan. */
  const preparationOf = (caller: Caller, plan: readonly PlannedStep[], position: number, peopleUuid: string | null): StepPreparation => {
    const service = serviceCaller(caller);
    const hint = createHints();
    const { documents, portraits, descriptors } = ports(service, null);
    return {
      setup: plan[position]!.setup,
      people_uuid: peopleUuid,
      earlier: plan.slice(0, position).map((step) => ({
        reference: reference(step),
        name: nameOf(step),
        lacks: (path) => strangeMember(step.contract, nameOf(step), path, hint),
      })),
      ports: { documents, portraits, descriptors, bindings: bindingsPort(platform, service) },
    };
  };

  /** What a step makes of its setup, or what it says is wrong with it. */
  const judgeStep = async <Outcome>(step: PlannedStep, position: number, work: () => Promise<Outcome>): Promise<Outcome | FieldProblem> => {
    try {
      return await inTime(work());
    } catch (cause) {
      if (!(cause instanceof StepFailure) || cause.problem !== 'invalid_body') throw asProblem(cause, 'input');
      const { field, code, message } = cause;
      if (field !== undefined) return { path: `setup.${reference(step)}.${field}`, code: code ?? 'invalid_value', message };
      if (code === undefined) throw asProblem(cause, 'input');
      return { path: `steps.${position}`, code, message: `${reference(step)}: ${message}` };
    }
  };

  return {
    /** For a workflow. Refuses a second step about what is exclusive. What steps made in other services by then stays there unused. */
    async prepare(caller: Caller, plan: readonly PlannedStep[], peopleUuid: string | null): Promise<ReadyStep[]> {
      const ready: ReadyStep[] = [];
      const problems: FieldProblem[] = [];
      for (const [position, step] of plan.entries()) {
        const handler = steps.handler(step.step);
        const outcome = await judgeStep(step, position, async () =>
          handler.prepare
            ? handler.prepare(preparationOf(caller, plan, position, peopleUuid))
            : { exclusive: null, record: {}, memory: {} },
        );
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
    },

    /** For a template, without any effect. A setup that is left to the workflows is theirs to judge. */
    async look(caller: Caller, plan: readonly PlannedStep[]): Promise<void> {
      const problems: FieldProblem[] = [];
      for (const [position, step] of plan.entries()) {
        const handler = steps.handler(step.step);
        if (step.setup === undefined || !handler.look) continue;
        const fault = await judgeStep(step, position, async () => handler.look?.(preparationOf(caller, plan, position, null)));
        if (fault) problems.push(fault);
      }
      if (problems.length > 0) throw invalid(problems);
    },
  };
}
