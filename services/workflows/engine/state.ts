import type { Voucher } from '#contracts/base/claims.ts';
import type { ProblemKey } from '#contracts/base/problems.ts';
import { finalStatuses, type StepStatus, type WorkflowStatus } from '#contracts/base/statuses.ts';
import type { NoticeNews } from '#contracts/otp/notices.ts';
import type { ConsentKind, StepContract } from '#contracts/steps/step.ts';
import type { ReportedError } from '#contracts/workflows/bodies.ts';
import type { WorkflowEvent } from '#contracts/workflows/events.ts';

/** Tries of a step before an API key must reopen it. Only failures of the step itself use up a try. */
export const ATTEMPTS = 3;

export interface EngineError {
  /** A published reason, or a reason of the step's own. */
  reason: string;
  error_id: number;
  fatal: boolean;
  extra: Readonly<Record<string, number>>;
  /** Details that only API keys are shown: a key's own report, or a step's details. */
  sent?: ReportedError;
}

export interface EngineStep {
  readonly uuid: string;
  readonly status: StepStatus;
  readonly version: number;
  /** Failures of the step itself since its last success. */
  readonly faults: number;
  readonly error: EngineError | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly final: boolean;
  readonly answeredBy: StepContract['answered_by'];
  /** True if the step can establish who the person is; for a step that is done, true if it did. */
  readonly establishesPerson: boolean;
  readonly needsPerson: boolean;
  /** True if the step has told what hangs on the person's record: nobody goes back from it to answer otherwise. */
  readonly barsBack: boolean;
  readonly needsConsent: ConsentKind | null;
  /** True if its answer may have findings, or is an operator's: the workflow may be refused because of it. */
  readonly judges: boolean;
  /** True if its submission has a finding on which a human must decide, and nobody has decided yet. */
  readonly needsDecision: boolean;
}

/**
 * The recording of the person. `held`: a job will record the person once a human decides. `pending`: a job will record the person.
 * `refused`: the job gave up. `claimed`: the person was already recorded and no trusted source confirms the new data, so nothing was written.
 */
export type PersonState = 'none' | 'held' | 'pending' | 'attached' | 'refused' | 'claimed';

/** The rules' state. `unasked`: they are evaluated once all steps are done. */
export type RulesState = 'none' | 'unasked' | 'passed';

export interface EngineWorkflow {
  readonly status: WorkflowStatus;
  readonly error: EngineError | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly person: PersonState;
  readonly peopleUuid: string | null;
  /** True if an API key named the person when it created the workflow. */
  readonly named: boolean;
  readonly vouchedBy: Voucher | null;
  /** Time since which claims (unconfirmed data) wait for an API key's decision. */
  readonly claimsAt: Date | null;
  /** Time since which the workflow waits for an operator: to answer the current step, or to decide on findings. Null if it does not. */
  readonly waitingSince: Date | null;
  /** Time of an operator's approval of the findings. Null before. */
  readonly approvedAt: Date | null;
  /** Number of submissions with facts about the person, and of approvals after them, by which a job checks whether it recorded all. */
  readonly facts: number;
  readonly rules: RulesState;
  /** Kinds of consent that are accepted. */
  readonly consents: readonly ConsentKind[];
  readonly steps: readonly EngineStep[];
}

export type EngineEvent = { readonly at: Date } & (
  | {
      readonly type: 'initialize';
      /** True for another device, or if the same device reports other data about itself. */
      readonly otherDevice: boolean;
    }
  | { readonly type: 'start'; readonly step: string; readonly version: number }
  | {
      readonly type: 'submit';
      readonly step: string;
      readonly version: number;
      readonly by: EngineStep['answeredBy'];
      /** The reason why the step ends the workflow as failed. Null if it accepts the submission. */
      readonly no: EngineError | null;
      /** True if the submission contains facts about the person. */
      readonly facts: boolean;
      /** Kinds of consent that are accepted, including this submission's. */
      readonly consents: readonly ConsentKind[];
      /** True if a finding of the submission requires a human's decision. */
      readonly needsDecision: boolean;
    }
  | {
      readonly type: 'fault';
      readonly step: string;
      readonly version: number;
      /** The cause: the person's device, an outside provider, or the step itself. Only the step's failures use up an attempt. */
      readonly by: 'device' | 'provider' | 'step';
      /** True if the fault is only logged and does not interrupt the workflow. */
      readonly passes: boolean;
      readonly error: EngineError;
    }
  | { readonly type: 'back'; readonly step: string; readonly version: number }
  /** The person withdraws a submission of this version that may still be in transit. */
  | { readonly type: 'withdraw'; readonly step: string; readonly version: number }
  /** The current step told what hangs on the person's record: `barsBack` is now true. */
  | { readonly type: 'barred' }
  /** The current step's condition in `skip_steps` is true. */
  | { readonly type: 'skip'; readonly step: string }
  /** The condition could not be evaluated, so the step is not skipped. */
  | { readonly type: 'skip_failed'; readonly step: string; readonly reason: string }
  | { readonly type: 'rules_judged'; readonly hasPassed: boolean }
  | {
      readonly type: 'person_attached';
      readonly peopleUuid: string;
      readonly vouchedBy: Voucher | null;
      /** True if no trusted source confirms the data, and the tenant's settings allow writing it. */
      readonly joined: boolean;
      readonly facts: number;
    }
  | { readonly type: 'person_claimed'; readonly facts: number }
  | { readonly type: 'claims_accepted' }
  | { readonly type: 'claims_refused'; readonly error: EngineError }
  | { readonly type: 'claims_expiring' }
  /** An operator decided on the findings. `error` is the reason of a rejection; null approves. */
  | { readonly type: 'decided'; readonly reasons: readonly string[]; readonly error: EngineError | null }
  /** The person does not recognize the device that used their link. */
  | { readonly type: 'link_disowned' }
  | { readonly type: 'person_failed'; readonly last: boolean; readonly error: EngineError }
  | { readonly type: 'manual'; readonly by: 'key' | 'session'; readonly status: WorkflowStatus | null; readonly error: EngineError | null }
  | { readonly type: 'expire'; readonly error: EngineError }
);

/** An effect that is performed in the transaction of the new state. */
export type Effect =
  | {
      readonly type: 'log';
      readonly entry: { readonly type: string; readonly data: Readonly<Record<string, string | number | boolean | null>> };
    }
  | { readonly type: 'attach_person' }
  /** Notifies the person of the result of an operator's decision. */
  | { readonly type: 'tell_person'; readonly news: NoticeNews }
  /** Resets the limits of actions on all steps. */
  | { readonly type: 'refill' }
  | { readonly type: 'notify'; readonly webhook: WorkflowEvent };

export interface Rejection {
  readonly problem: ProblemKey;
  readonly detail: string;
}

export type EngineOutcome =
  | { readonly ok: true; readonly workflow: EngineWorkflow; readonly effects: readonly Effect[] }
  | { readonly ok: false; readonly rejection: Rejection };

export function isFinal(status: WorkflowStatus): boolean {
  return finalStatuses.includes(status);
}

/** Returns whether facts must be recorded now for the person whom an API key named: no open step can still establish a different person. */
export function owesNamed({ named, person, facts, steps }: EngineWorkflow, learnedNow: boolean): boolean {
  if (!named || steps.some((step) => step.establishesPerson && !isDone(step))) return false;
  return learnedNow || (person === 'none' && facts > 0);
}

/**
 * Returns whether a finding still needs a human's decision. It counts until a new answer, whatever becomes of its step meanwhile: a step
 * that was opened again or is skipped keeps it.
 */
export function isUndecided({ steps }: { readonly steps: readonly Pick<EngineStep, 'needsDecision'>[] }): boolean {
  return steps.some(({ needsDecision }) => needsDecision);
}

export function isDone(step: Pick<EngineStep, 'status'>): boolean {
  return step.status === 'success' || step.status === 'skipped';
}

/** Returns the first step that is not done. Null if all are done or the workflow has ended. */
export function currentStep(workflow: EngineWorkflow): EngineStep | null {
  return isFinal(workflow.status) ? null : (workflow.steps.find((step) => !isDone(step)) ?? null);
}

/** Returns the step that "back" would reopen, whether or not it is final. Null if there is none. */
export function stepBefore(workflow: EngineWorkflow, step: EngineStep): EngineStep | null {
  return workflow.steps.slice(0, workflow.steps.indexOf(step)).findLast((earlier) => earlier.status === 'success') ?? null;
}

export function canGoBack(workflow: EngineWorkflow): boolean {
  const current = currentStep(workflow);
  const before = current === null || current.answeredBy === 'operator' ? null : stepBefore(workflow, current);
  return current !== null && before !== null && !before.final && !isBarred(workflow, current);
}

/**
 * Returns whether nobody goes back from this step, because it tells whether the person is recorded. A finding holds that, so whoever could
 * go back would try until none does. Who was named by an API key learns nothing from it.
 */
export function isBarred({ named }: EngineWorkflow, { needsPerson, barsBack }: EngineStep): boolean {
  return barsBack || (needsPerson && !named);
}

export function attemptsLeft(step: EngineStep): number {
  return Math.max(0, ATTEMPTS - step.faults);
}
