import type { Voucher } from '#contracts/base/claims.ts';
import type { ProblemKey } from '#contracts/base/problems.ts';
import { finalStatuses, type StepStatus, type WorkflowStatus } from '#contracts/base/statuses.ts';
import type { ConsentKind, StepContract } from '#contracts/steps/step.ts';
import type { ReportedError } from '#contracts/workflows/bodies.ts';
import type { WorkflowEvent } from '#contracts/workflows/events.ts';

/** Tries of a step before an operator must look; only failures of the step itself use one up. */
export const ATTEMPTS = 3;

export interface EngineError {
  /** A published cause, or the step's own. */
  reason: string;
  error_id: number;
  fatal: boolean;
  extra: Readonly<Record<string, number>>;
  /** For keys alone: a key's own report, or a step's details. */
  sent?: ReportedError;
}

export interface EngineStep {
  readonly uuid: string;
  readonly status: StepStatus;
  readonly version: number;
  /** Failures of the step itself since it last succeeded. */
  readonly faults: number;
  readonly error: EngineError | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly final: boolean;
  readonly answeredBy: StepContract['answered_by'];
  /** It can tell who the person is; once it is done, it did. */
  readonly establishesPerson: boolean;
  readonly needsPerson: boolean;
  readonly needsConsent: ConsentKind | null;
}

/** `pending`: a job is to record the person; `refused`: it gave up; `claimed`: on record before without a voucher, so nothing was written. */
export type PersonState = 'none' | 'pending' | 'attached' | 'refused' | 'claimed';

/** `unasked`: the rules are evaluated once all steps are done. */
export type RulesState = 'none' | 'unasked' | 'passed';

export interface EngineWorkflow {
  readonly status: WorkflowStatus;
  readonly error: EngineError | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly person: PersonState;
  readonly peopleUuid: string | null;
  /** A key named the person when it made the workflow. */
  readonly named: boolean;
  readonly vouchedBy: Voucher | null;
  /** Time since which claims wait for a key. */
  readonly claimsAt: Date | null;
  /** Time since which the current step waits for an operator; null if it does not. */
  readonly waitingSince: Date | null;
  /** Number of submissions with facts about the person; tells a job whether it recorded all of them. */
  readonly facts: number;
  readonly rules: RulesState;
  /** Accepted kinds. */
  readonly consents: readonly ConsentKind[];
  readonly steps: readonly EngineStep[];
}

export type EngineEvent = { readonly at: Date } /** Another device, or the same one that says something else of itself. */ & (
  | { readonly type: 'initialize'; readonly otherDevice: boolean }
  | { readonly type: 'start'; readonly step: string; readonly version: number }
  | {
      readonly type: 'submit';
      readonly step: string;
      readonly version: number;
      readonly by: EngineStep['answeredBy'];
      /** The step's rejection; null if it accepts the submission. */
      readonly no: EngineError | null;
      /** It has facts about the person. */
      readonly facts: boolean;
      /** Accepted kinds with this submission. */
      readonly consents: readonly ConsentKind[];
    }
  | {
      readonly type: 'fault';
      readonly step: string;
      readonly version: number;
      /** The cause: the person's device, a supplier, or the step itself. Only the last uses up an attempt. */
      readonly by: 'device' | 'provider' | 'step';
      /** It blocks nobody: for the log only. */
      readonly passes: boolean;
      readonly error: EngineError;
    }
  | { readonly type: 'back'; readonly step: string; readonly version: number }
  /** The person takes back a submission of this version that may be on its way. */
  | { readonly type: 'withdraw'; readonly step: string; readonly version: number }
  /** The condition of the current step's entry in `skip_steps` holds. */
  | { readonly type: 'skip'; readonly step: string }
  /** The condition could not be evaluated, so the step is not skipped. */
  | { readonly type: 'skip_failed'; readonly step: string; readonly reason: string }
  | { readonly type: 'rules_judged'; readonly hasPassed: boolean }
  | {
      readonly type: 'person_attached';
      readonly peopleUuid: string;
      readonly vouchedBy: Voucher | null;
      /** Nothing vouches, and the tenant allows writing all the same. */
      readonly joined: boolean;
      readonly facts: number;
    }
  | { readonly type: 'person_claimed'; readonly facts: number }
  | { readonly type: 'claims_accepted' }
  | { readonly type: 'claims_refused'; readonly error: EngineError }
  | { readonly type: 'claims_expiring' }
  /** The person does not know the device that used their link. */
  | { readonly type: 'link_disowned' }
  | { readonly type: 'person_failed'; readonly last: boolean; readonly error: EngineError }
  | { readonly type: 'manual'; readonly by: 'key' | 'session'; readonly status: WorkflowStatus | null; readonly error: EngineError | null }
  | { readonly type: 'expire'; readonly error: EngineError }
);

/** Effects to perform in the transaction of the new state. */
export type Effect =
  | {
      readonly type: 'log';
      readonly entry: { readonly type: string; readonly data: Readonly<Record<string, string | number | boolean | null>> };
    }
  | { readonly type: 'attach_person' }
  /** Tells the person what the operator's decision means to them. */
  | { readonly type: 'tell_person'; readonly news: OutcomeNews }
  /** Resets the limits of the actions of all steps. */
  | { readonly type: 'refill' }
  | { readonly type: 'notify'; readonly webhook: WorkflowEvent };

/** `done`: the person has no step left. */
export type OutcomeNews = 'done' | 'go_on' | 'rejected';

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

/** Tells whether facts are to be recorded for the person whom a key named: no step ahead can tell another person. */
export function owesNamed({ named, person, facts, steps }: EngineWorkflow, learnedNow: boolean): boolean {
  if (!named || steps.some((step) => step.establishesPerson && !isDone(step))) return false;
  return learnedNow || (person === 'none' && facts > 0);
}

export function isDone(step: Pick<EngineStep, 'status'>): boolean {
  return step.status === 'success' || step.status === 'skipped';
}

/** Returns the first step that is not done; null if there is none, or the workflow is final. */
export function currentStep(workflow: EngineWorkflow): EngineStep | null {
  return isFinal(workflow.status) ? null : (workflow.steps.find((step) => !isDone(step)) ?? null);
}

/** Returns the step that "back" would open again, final or not. */
export function stepBefore(workflow: EngineWorkflow, step: EngineStep): EngineStep | null {
  return workflow.steps.slice(0, workflow.steps.indexOf(step)).findLast((earlier) => earlier.status === 'success') ?? null;
}

export function canGoBack(workflow: EngineWorkflow): boolean {
  const current = currentStep(workflow);
  const before = current === null || current.answeredBy === 'operator' ? null : stepBefore(workflow, current);
  return before !== null && !before.final;
}

export function attemptsLeft(step: EngineStep): number {
  return Math.max(0, ATTEMPTS - step.faults);
}
