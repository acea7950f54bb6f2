import { isAsStrong } from '#contracts/base/known-by.ts';
import { accept, end, log, reject } from './outcome.ts';
import { rulesAreDue, settle } from './settle.ts';
import {
  currentStep,
  type Effect,
  type EngineEvent,
  type EngineOutcome,
  type EngineWorkflow,
  isBarred,
  isDone,
  isFinal,
  isUndecided,
} from './state.ts';

/** Returns the workflow with the recording of its person due: by a job now or, while a finding is undecided, after the decision. */
export function recordPerson(workflow: EngineWorkflow): { workflow: EngineWorkflow; effects: readonly Effect[] } {
  if (isUndecided(workflow)) return { workflow: { ...workflow, person: 'held' }, effects: [] };
  return { workflow: { ...workflow, person: 'pending' }, effects: [{ type: 'attach_person' }] };
}

/**
 * Returns whether only an operator's decision on findings lets the workflow go on: every step is done and the rules are true, or the
 * current step needs the person whose recording is held.
 */
export function awaitsDecision(workflow: EngineWorkflow): boolean {
  if (workflow.steps.every(isDone)) return workflow.status === 'working' && !rulesAreDue(workflow) && isUndecided(workflow);
  const current = currentStep(workflow);
  return holdsPerson(workflow) && workflow.peopleUuid === null && current !== null && isBarred(workflow, current);
}

/** Returns whether a decision would let the person be recorded before the last answer. No decision is made on a step that is open again. */
function holdsPerson({ status, person, steps }: EngineWorkflow): boolean {
  const doubtful = steps.filter(({ needsDecision }) => needsDecision);
  const isOpen = status === 'working' || status === 'error';
  return isOpen && person === 'held' && doubtful.length > 0 && doubtful.every(isDone);
}

/**
 * Returns whether what the person signed in this step may be sealed: null while its submission is not recorded, a finding is undecided or
 * may still come, the person whom a key named may prove to be another, or the rules are unasked. What no submission recorded before the end is a no, and so is a workflow in which somebody or a
 * rule judges, and that ends otherwise than well. Claims hold no seal: the copy would tell the person that somebody was on record.
 */
export function mayBeSealed(workflow: EngineWorkflow, uuid: string): boolean | null {
  const { status, steps, rules } = workflow;
  const isRecorded = steps.some((step) => step.uuid === uuid && step.status === 'success');
  if (!isRecorded) return isFinal(status) ? false : null;
  if (mayBeAnother(workflow) && !isFinal(status)) return null;
  const isInDoubt = isUndecided(workflow);
  if (!isInDoubt && rules === 'none' && !steps.some(({ judges }) => judges)) return true;
  if (isFinal(status)) return !isInDoubt && (status === 'success' || status === 'skipped');
  return isInDoubt || rules === 'unasked' || !steps.every(isDone) ? null : true;
}

/** Returns whether the record refused what somebody answered, or may yet refuse them as another than the person whom a key named. */
function mayBeAnother({ named, person, steps }: EngineWorkflow): boolean {
  if (person === 'refused') return true;
  return named && (person === 'pending' || steps.some((step) => step.establishesPerson && !isDone(step)));
}

/** Applies an operator's decision. An approval continues where the findings stopped the workflow; a rejection ends it as failed. */
export function decideFindings(workflow: EngineWorkflow, { at, reasons, error }: Extract<EngineEvent, { type: 'decided' }>): EngineOutcome {
  if (!awaitsDecision(workflow) && !holdsPerson(workflow))
    return reject({ problem: 'conflict', detail: 'No finding of the workflow waits for a decision; it may have been decided already' });
  const entry = log('workflow.decided', { approved: error === null, reasons: reasons.join(' ') });
  if (error !== null) return end({ ...workflow, error }, 'failed', at, [entry]);
  const { workflow: next, effects } = recordApproval(approve(workflow, at));
  return settle(next, at, [entry, ...effects]);
}

/** Returns the workflow with every finding decided by an operator's approval. */
export function approve(workflow: EngineWorkflow, at: Date): EngineWorkflow {
  return { ...withoutDoubts(workflow), approvedAt: at };
}

/** Records the person of an approved workflow if the approval lets the record be written, or makes what it says better known. */
export function recordApproval(workflow: EngineWorkflow): ReturnType<typeof recordPerson> {
  if (workflow.person === 'held') return recordPerson(workflow);
  if (!gainsByApproval(workflow)) return { workflow, effects: [] };
  // An approval is a fact too: a job that began before it leaves the rest to another.
  return recordPerson({ ...workflow, facts: workflow.facts + 1 });
}

/** Returns whether an approval may confirm a credential of which a job has told the record, or tells it now, with a weaker voucher. */
function gainsByApproval({ person, vouchedBy }: EngineWorkflow): boolean {
  return (person === 'pending' || person === 'attached' || person === 'claimed') && !isAsStrong(vouchedBy ?? 'claimed', 'enrollment');
}

/** Returns the workflow with every finding decided. */
function withoutDoubts(workflow: EngineWorkflow): EngineWorkflow {
  const steps = workflow.steps.map((step) => (step.needsDecision ? { ...step, needsDecision: false } : step));
  return { ...workflow, steps };
}

/** Accepts an event after which the recording of the person is due again. */
export function acceptRecording(workflow: EngineWorkflow, ...entries: readonly Effect[]): EngineOutcome {
  const { workflow: next, effects } = recordPerson(workflow);
  return accept(next, ...entries, ...effects);
}
