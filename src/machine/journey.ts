import { finalStatuses, type WorkflowStatus } from '#contracts/base/statuses.ts';
import type { CurrentStep, HandoffLink, LostLink, SentAgain, SessionView } from '#contracts/session/session.ts';
import type { Language } from '../i18n/words.ts';
import type { ActionState, MediaState, StepProblem } from './step-state.ts';

/** What the person sends to complete a step. */
export interface StepSubmission {
  submission: unknown;
  coordinates: readonly [string, string] | null;
}

/** What this device keeps of the open step. */
export interface LocalStep {
  draft: unknown;
  media: readonly MediaState[];
  /** The answer that was on its way when the page was closed. It is sent again by itself. */
  answer: StepSubmission | null;
  /** False where media live in memory only (no IndexedDB, no WebCrypto). */
  durable: boolean;
}

/** The step on screen: the server's word on it, and what this device adds. */
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
  /** The answer on its way. It outlives an expired token, so that the new token goes on with it. */
  answer: StepSubmission | null;
  /** Which tab has the workflow's lock: this one, or another. */
  lock: 'here' | 'elsewhere';
  /** The person asked to go on in this tab all the same. */
  takeOver: boolean;
  /** The way to another device, while the person goes on there. */
  handoff: HandoffState;
  /** The person chose to go on here: a computer without a camera is not sent on again by itself. */
  stays: boolean;
  /** A word of the server that the person hears once. */
  notice: JourneyNotice | null;
  /** Why the journey stands still (expired, blocked, fatal). */
  problem: StepProblem | null;
}

/**
 * `moved`: the server had moved on without this device. `withdrawn`: the answer that was taken back never came.
 * `arrived`: the server had accepted it before.
 */
export type JourneyNotice = 'moved' | 'withdrawn' | 'arrived';

/** The way to another device, as this one shows it. */
export interface HandoffState {
  /** Null where this page does not have it: it is being made, or another page made it. */
  link: HandoffLink | null;
  /** What the server is asked for now. */
  asking: 'link' | 'message' | 'return' | 'answer' | null;
  problem: StepProblem | null;
  /** Where the link went that a second device asked for. */
  sentAgain?: SentAgain;
  /** What a link says that opens no more. */
  lost?: LostLink;
  /** Why it began: this computer has no camera, or the person wanted it. */
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
    answer: null,
    lock: 'here',
    takeOver: false,
    handoff: { link: null, asking: null, problem: null, why: 'wanted' },
    stays: false,
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
  | { type: 'step.submitted'; answer: StepSubmission }
  | { type: 'step.left_back' }
  /** The person takes back the answer that is on its way. */
  | { type: 'answer.withdrawn' }
  /** The person wants the answer tried again at once. */
  | { type: 'answer.hurried' }
  | { type: 'redirect.chosen' }
  | HandoffCommand
  | DeviceAnswer
  | { type: 'redirect.declined' }
  | LinkReport;

/** Going on at another device: a link, a new link in its place, and the way back. `to` is the id of the address that the new link is sent to. */
export type HandoffCommand =
  | { type: 'handoff.asked' }
  | { type: 'handoff.renewed'; to?: string; language?: Language }
  | { type: 'handoff.ended' };

/** What the person says where two devices have one link. */
export type DeviceAnswer =
  /** At the device that made it: the second one is theirs, or not. */
  | { type: 'device.answered'; mine: boolean }
  /** The other device is not theirs: this link ends. */
  | { type: 'device.disowned' }
  /** At the second device: it waits, it stops waiting, or asks for a link of its own. */
  | { type: 'device.waits' }
  | { type: 'device.gave_up' }
  | { type: 'device.begged'; language: Language }
  /** At a link that opens no more: whose is it, and a new one to the address with this id. */
  | { type: 'device.lost' }
  | { type: 'device.renewed'; to: string; language: Language };

/** What the link reports by itself. */
export type LinkReport =
  /** A link that another device had taken opens here, or has ended. */
  | { type: 'journey.retried' }
  | { type: 'network.lost' }
  | { type: 'network.found' }
  /** The server wants the answer later than in a moment. */
  | { type: 'answer.delayed' }
  | { type: 'lock.lost' }
  | { type: 'token.expiring'; expiresAt: string }
  /** What the device keeps of a step is another. */
  | { type: 'step.changed'; step: string; change: Partial<Pick<OpenStep, 'media' | 'draft'>> }
  | { type: 'action.changed'; step: string; action: string; state: ActionState }
  /** This device can keep nothing more: media live in memory only. */
  | { type: 'device.full' }
  | { type: 'handoff.changed'; handoff: Partial<HandoffState> }
  /** The server's state, followed while two devices are open. */
  | { type: 'session.seen'; view: SessionView }
  | { type: 'session.refused'; problem: StepProblem }
  /** The open step changed on the server beside a submit (a failure was reported): same step, new version. */
  | { type: 'view.changed'; view: SessionView };

export type LinkCommand = HandoffCommand | DeviceAnswer | { type: 'token.renewed'; token: string };

/** What the journey tells whoever embeds it. */
export type JourneyNews =
  | { type: 'ready'; workflow: string; status: WorkflowStatus; steps: number; company: string }
  | { type: 'step'; uuid: string; step: string; customId: string; index: number; total: number }
  | { type: 'complete'; workflow: string; status: WorkflowStatus; redirectUrl: string | null }
  | { type: 'error'; code: StepProblem['key']; fatal: boolean }
  | { type: 'token-expiring'; expiresAt: string }
  /** An answer that was taken back had been accepted before. */
  | { type: 'arrived' }
  | { type: 'redirect'; url: string };

/** What every actor rejects with: a coded problem, never a text to match on. */
export class JourneyProblem extends Error {
  readonly problem: StepProblem;
  constructor(problem: StepProblem, options?: { cause?: unknown }) {
    super(problem.key, options);
    this.name = 'JourneyProblem';
    this.problem = problem;
  }
}

/** Reads a problem out of whatever was thrown; what has no code is a failure of ours. */
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
const standstills: ReadonlySet<string> = new Set(['attempts_exhausted', 'consent_missing']);

/** Where a problem leads: ask for a new link, read the server's state again, stand still, or say it on the step. */
export function kindOf(problem: StepProblem): 'token' | 'stale' | 'standstill' | 'other' {
  if (/^(token_|unauthorized|forbidden)/.test(problem.key)) return 'token';
  if (staleProblems.has(problem.key)) return 'stale';
  if (standstills.has(problem.key)) return 'standstill';
  return 'other';
}

/** People's problems are settled by the operator: for the person everything is handed in. */
export function isOver(view: SessionView): boolean {
  return finalStatuses.includes(view.workflow.status) || view.workflow.status === 'people_error';
}

/** True where nobody has begun, and nothing comes before the welcome: another tab, or another device. */
export function beginsWithWelcome({ view, lock }: Pick<JourneyContext, 'lock'> & { view: SessionView }): boolean {
  return lock === 'here' && view.workflow.status === 'pristine' && view.handoff.away === null;
}

export function readyNews(view: SessionView): Extract<JourneyNews, { type: 'ready' }> {
  return {
    type: 'ready',
    workflow: view.workflow.uuid,
    status: view.workflow.status,
    steps: view.steps.length,
    company: view.company.name,
  };
}
