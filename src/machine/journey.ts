import { endStatuses, type SessionStatus } from '#contracts/base/statuses.ts';
import type { CurrentStep, HandoffLink, LostLink, SentAgain, SessionView } from '#contracts/session/session.ts';
import type { Language } from '../i18n/words.ts';
import type { ActionState, MediaState, StepProblem } from './step-state.ts';

/** The person's submission that completes a step. */
export interface StepSubmission {
  submission: unknown;
  coordinates: readonly [string, string] | null;
}

/** The part of the open step that is stored on this device. */
export interface LocalStep {
  draft: unknown;
  media: readonly MediaState[];
  /** The submission that was pending when the page closed. It is sent again automatically. */
  submission: StepSubmission | null;
  /** False if media are in memory only (no IndexedDB or no WebCrypto). */
  durable: boolean;
}

/** The step on the screen: the server's state, and this device's additions. */
export interface OpenStep {
  current: CurrentStep;
  draft: unknown;
  media: readonly MediaState[];
  actions: Readonly<Record<string, ActionState>>;
  problem: StepProblem | null;
  durable: boolean;
}

export interface JourneyContext {
  token: string;
  language: Language;
  view: SessionView | null;
  open: OpenStep | null;
  /** The pending submission. It survives an expired token, and is sent with the new token. */
  submission: StepSubmission | null;
  /** The tab that has the workflow's lock: this one (`here`) or another. */
  lock: 'here' | 'elsewhere';
  /** True if the person chose to continue in this tab despite the other tab's lock. */
  takeOver: boolean;
  handoff: HandoffState;
  /** True if the person chose to continue here: then a missing camera no longer starts a handoff. */
  hasChosenThisDevice: boolean;
  notice: JourneyNotice | null;
  /** The reason for the present halt (expired, blocked, fatal). */
  problem: StepProblem | null;
}

/** `moved`: the server had advanced without this device. `withdrawn`, `arrived`: a withdrawn submission had not, or had, arrived. */
export type JourneyNotice = 'moved' | 'withdrawn' | 'arrived';

/** The handoff's state, as this device shows it. */
export interface HandoffState {
  /** The link; null while it is created, or if another page created it. */
  link: HandoffLink | null;
  asking: 'link' | 'message' | 'return' | 'answer' | null;
  problem: StepProblem | null;
  /** The destination of the new link that a second device requested. */
  sentAgain?: SentAgain;
  /** The server's answer about an ended link. */
  lost?: LostLink;
  /** The reason for the handoff: this computer has no camera, or the person wanted it. */
  why: 'no_camera' | 'wanted';
}

export interface JourneyInput {
  token: string;
  language: Language;
}

/** Returns the context of a journey before the server has answered. */
export function emptyContext(input: JourneyInput): JourneyContext {
  return {
    ...input,
    view: null,
    open: null,
    submission: null,
    lock: 'here',
    takeOver: false,
    handoff: { link: null, asking: null, problem: null, why: 'wanted' },
    hasChosenThisDevice: false,
    notice: null,
    problem: null,
  };
}

export type JourneyEvent =
  | { type: 'journey.begun' }
  | { type: 'journey.taken_over' }
  | { type: 'journey.forgotten' }
  | { type: 'language.chosen'; language: Language }
  | { type: 'token.renewed'; token: string }
  | { type: 'step.submitted'; submission: StepSubmission }
  | { type: 'step.left_back' }
  /** The person withdraws the pending submission. */
  | { type: 'submission.withdrawn' }
  /** The person wants an immediate retry of the submission. */
  | { type: 'submission.hurried' }
  | { type: 'redirect.chosen' }
  | HandoffCommand
  | DeviceAnswer
  | { type: 'redirect.declined' }
  | LinkReport;

/** Commands of the handoff. `to` is the id of the address that receives the new link. */
export type HandoffCommand =
  | { type: 'handoff.asked' }
  | { type: 'handoff.renewed'; to?: string; language?: Language }
  | { type: 'handoff.ended' };

/** The person's answers if two devices have one link. */
export type DeviceAnswer =
  /** On the device that made the link: the person says whether the second device is their own. */
  | { type: 'device.answered'; mine: boolean }
  /** The person says that the other device is not their own. This link ends. */
  | { type: 'device.disowned' }
  /** On the second device: wait for the link, stop waiting, or request a link of its own. */
  | { type: 'device.waits' }
  | { type: 'device.gave_up' }
  | { type: 'device.begged'; language: Language }
  /** On an ended link: read whose link it was, and request a new link at the address with this id. */
  | { type: 'device.lost' }
  | { type: 'device.renewed'; to: string; language: Language };

/** Reports of the session, not caused by an event of the machine. */
export type LinkReport =
  /** A link opened by another device now opens here, or has ended. */
  | { type: 'journey.retried' }
  | { type: 'network.lost' }
  | { type: 'network.found' }
  /** The server asks to send the submission again later. */
  | { type: 'submission.delayed' }
  | { type: 'lock.lost' }
  | { type: 'token.expiring'; expiresAt: string }
  /** The stored part of a step changed. */
  | { type: 'step.changed'; step: string; change: Partial<Pick<OpenStep, 'media' | 'draft'>> }
  | { type: 'action.changed'; step: string; action: string; state: ActionState }
  /** This device cannot store more: media are in memory only. */
  | { type: 'device.full' }
  | { type: 'handoff.changed'; handoff: Partial<HandoffState> }
  /** A new view of the server, followed while two devices are open. */
  | { type: 'session.seen'; view: SessionView }
  | { type: 'session.refused'; problem: StepProblem }
  /** The open step's version changed on the server without a submission (a failure was reported). */
  | { type: 'view.changed'; view: SessionView };

export type LinkCommand = HandoffCommand | DeviceAnswer | { type: 'token.renewed'; token: string };

/** Events for the page that embeds the widget. */
export type JourneyNews =
  | { type: 'ready'; workflow: string; status: SessionStatus; steps: number; company: string }
  | { type: 'step'; uuid: string; step: string; customId: string; index: number; total: number }
  | { type: 'complete'; workflow: string; status: SessionStatus; redirectUrl: string | null }
  | { type: 'error'; code: StepProblem['key']; fatal: boolean }
  | { type: 'token-expiring'; expiresAt: string }
  /** The server had already accepted a withdrawn submission. */
  | { type: 'arrived' }
  | { type: 'redirect'; url: string };

/** The error with which every actor rejects: a coded problem, so that no code compares texts. */
export class JourneyProblem extends Error {
  readonly problem: StepProblem;
  constructor(problem: StepProblem, options?: { cause?: unknown }) {
    super(problem.key, options);
    this.name = 'JourneyProblem';
    this.problem = problem;
  }
}

/** Returns the problem of a thrown value; a value without a code is `internal`. */
export function problemOf(error: unknown): StepProblem {
  return error instanceof JourneyProblem ? error.problem : { key: 'internal', retryAfter: null, field: null };
}

const staleProblems: ReadonlySet<string> = new Set([
  'version_conflict',
  'step_not_current',
  'workflow_finished',
  'step_final',
  'idempotency_conflict',
]);
const halts: ReadonlySet<string> = new Set(['attempts_exhausted', 'consent_missing']);

/** Classifies a problem: a new link is needed, the view is read again, the journey halts, or the step shows the problem. */
export function kindOf(problem: StepProblem): 'token' | 'stale' | 'halt' | 'other' {
  if (/^(token_|unauthorized|forbidden)/.test(problem.key)) return 'token';
  if (staleProblems.has(problem.key)) return 'stale';
  if (halts.has(problem.key)) return 'halt';
  return 'other';
}

/** Returns true if the journey is over for the person. In `people_error` an operator must act, and the person has nothing left to do. */
export function isOver(view: SessionView): boolean {
  return endStatuses.includes(view.workflow.status) || view.workflow.status === 'people_error';
}

/** Returns true if the journey begins with the welcome screen: the workflow is new and no other tab or device has it. */
export function beginsWithWelcome({ view, lock }: Pick<JourneyContext, 'lock'> & { view: SessionView }): boolean {
  return lock === 'here' && view.workflow.status === 'pristine' && view.handoff.away === null;
}

/** Returns the news that the session is open. */
export function readyNews(view: SessionView): Extract<JourneyNews, { type: 'ready' }> {
  return {
    type: 'ready',
    workflow: view.workflow.uuid,
    status: view.workflow.status,
    steps: view.steps.length,
    company: view.company.name,
  };
}
