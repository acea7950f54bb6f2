import { recordPerson } from './findings.ts';
import { accept, end, log, withStep } from './outcome.ts';
import { settle } from './settle.ts';
import { currentStep, type EngineEvent, type EngineOutcome, type EngineStep, type EngineWorkflow, owesNamed } from './state.ts';

type ConditionEvent<Type extends EngineEvent['type']> = Extract<EngineEvent, { type: Type }>;

/** Returns the step that the workflow advanced to. Null if it stayed or went back. */
export function stepAhead(before: EngineWorkflow, after: EngineWorkflow): EngineStep | null {
  const to = currentStep(after);
  if (to === null || after.status === 'pristine') return null;
  const from = before.status === 'pristine' ? null : currentStep(before);
  const position = (uuid: string) => after.steps.findIndex((step) => step.uuid === uuid);
  return from === null || position(to.uuid) > position(from.uuid) ? to : null;
}

/** Skips the current step because its condition is true. */
export function skip(workflow: EngineWorkflow, event: ConditionEvent<'skip'>): EngineOutcome {
  const step = currentStep(workflow);
  if (step?.uuid !== event.step) return accept(workflow);
  const version = step.version + 1;
  const next = withStep(workflow, step.uuid, { status: 'skipped', version, error: null, finishedAt: event.at });
  const entry = log('step.skipped', { step: step.uuid, version });
  // The facts were not recorded before, because this step could have established a different person than the one whom the API key named.
  if (!owesNamed(next, false)) return settle(next, event.at, [entry]);
  const { workflow: recording, effects } = recordPerson(next);
  return settle(recording, event.at, [entry, ...effects]);
}

export function skipFailed(workflow: EngineWorkflow, event: ConditionEvent<'skip_failed'>): EngineOutcome {
  return accept(workflow, log('step.skip_failed', { step: event.step, reason: event.reason }));
}

export function rulesJudged(workflow: EngineWorkflow, event: ConditionEvent<'rules_judged'>): EngineOutcome {
  const entry = log('workflow.rules_judged', { passed: event.hasPassed });
  return event.hasPassed ? settle({ ...workflow, rules: 'passed' }, event.at, [entry]) : end(workflow, 'rules_failed', event.at, [entry]);
}

/** Opens the skipped steps after this one again, since a new submission may change their conditions. */
export function reopenSkipped(workflow: EngineWorkflow, answeredStep: EngineStep): EngineWorkflow {
  const from = workflow.steps.findIndex((step) => step.uuid === answeredStep.uuid);
  const steps = workflow.steps.map(
    (step, position): EngineStep =>
      position > from && step.status === 'skipped' ? { ...step, status: 'pristine', version: step.version + 1, finishedAt: null } : step,
  );
  return { ...workflow, steps };
}
