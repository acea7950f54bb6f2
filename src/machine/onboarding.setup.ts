import { assign, type CallbackActorLogic, emit, enqueueActions, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { CurrentStep, SessionView } from '#contracts/session/session.ts';
import {
  type HandoffState,
  isOver,
  type JourneyContext,
  type JourneyEvent,
  type JourneyInput,
  type JourneyNews,
  kindOf,
  type LinkCommand,
  type LinkReport,
  type LocalStep,
  problemOf,
  readyNews,
  type StepSubmission,
} from './journey.ts';

/** The actors that the session provides: the machine itself sends no requests and touches no page. */
type Actors = {
  /** Reads the session and locks the workflow for this tab. */
  connect: PromiseActorLogic<{ view: SessionView; lock: 'here' | 'elsewhere' }, { token: string; takeOver: boolean }>;
  initialize: PromiseActorLogic<SessionView, { view: SessionView }>;
  /** Starts the step, loads its screen and restores its local step. `blind`: it needs a camera and this computer has none. */
  openStep: PromiseActorLogic<{ view: SessionView; localStep: LocalStep; blind: boolean }, { view: SessionView }>;
  /** Waits for the uploads, then submits. The same submission again is the same request. */
  submit: PromiseActorLogic<SessionView, { step: CurrentStep; submission: StepSubmission; language: string }>;
  /** Withdraws the submission of this version, and returns the server's view. */
  withdraw: PromiseActorLogic<SessionView, { step: CurrentStep }>;
  goBack: PromiseActorLogic<SessionView, { step: CurrentStep }>;
  read: PromiseActorLogic<SessionView>;
  /** Deletes everything of this workflow on the device. True if the server had already accepted a withdrawn submission. */
  forget: PromiseActorLogic<boolean>;
  /** Runs as long as the widget: network, lock, uploads, actions, drafts, the token's clock. */
  link: CallbackActorLogic<LinkCommand>;
};

/** The machine's setup: every guard, action and delay by name. Actions `tell…` emit news for the page or send to the actor `link`. */
export const onboarding = setup({
  types: {} as { context: JourneyContext; events: JourneyEvent; input: JourneyInput; emitted: JourneyNews },
  actors: {} as Actors,
  guards: {
    isOpenElsewhere: ({ context }) => context.lock === 'elsewhere',
    isOver: ({ context }) => context.view !== null && isOver(context.view),
    isPristine: ({ context }) => context.view?.workflow.status === 'pristine',
    mustInitialize: ({ context }) => context.view?.workflow.status === 'error',
    isWaiting: ({ context }) => !context.view?.current,
    isOpenAlready: ({ context: { view, open } }) =>
      view?.current?.status === 'working' && view.current.uuid === open?.current.uuid && view.current.version === open.current.version,
    isBlocked: ({ context }) => context.view?.current?.attempts_left === 0 && context.view.current.status === 'error',
    canGoBack: ({ context }) => context.view?.can_go_back === true,
    tokenRefused: ({ context }) => context.problem !== null && kindOf(context.problem) === 'token',
    isStale: ({ context }) => context.problem !== null && kindOf(context.problem) === 'stale',
    mustHalt: ({ context }) => context.problem !== null && kindOf(context.problem) === 'halt',
    isSending: ({ context }) => context.submission !== null,
    hasOpenStep: ({ context: { view, open } }) => open !== null && open.current.uuid === view?.current?.uuid,
    isAway: ({ context }) => context.view !== null && context.view.handoff.away !== null,
    /** True if a view that the server sends is not older than the present one and asks for another screen. */
    isNews: ({ context: { view, open }, event }) => {
      if (event.type !== 'session.seen' || (view && event.view.server_time < view.server_time)) return false;
      const { current, handoff } = event.view;
      if (handoff.away || isOver(event.view) || current?.uuid !== open?.current.uuid) return true;
      return current !== null && open !== null && current.version > open.current.version;
    },
    staysAway: ({ context, event }) =>
      event.type === 'session.seen' && !isOver(event.view) && (event.view.handoff.away !== null || context.handoff.asking === 'link'),
    redirects: ({ context }) => Boolean(context.view?.redirect_url),
  },
  actions: {
    keepToken: assign(({ event }) => (event.type === 'token.renewed' ? { token: event.token } : {})),
    keepLanguage: assign(({ event }) => (event.type === 'language.chosen' ? { language: event.language } : {})),
    keepView: assign((_, params: { view: SessionView }) => ({ view: params.view, problem: null })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    keepProblemOnStep: assign(({ context }) => ({
      open: context.open && { ...context.open, problem: context.problem },
      submission: null,
      problem: null,
    })),
    showStep: assign((_, { view, localStep: { submission, ...localStep } }: { view: SessionView; localStep: LocalStep }) => ({
      view,
      submission,
      open: view.current && { current: view.current, actions: {}, problem: null, ...localStep },
    })),
    dropSubmission: assign({ submission: null }),
    /** Returns to the step after a withdrawal. If the server had already accepted the submission, tells the page so. */
    tellWithdrawal: enqueueActions(({ context: { view, open }, enqueue }) => {
      const current = view?.current;
      if (open && current?.uuid === open.current.uuid) enqueue.assign({ notice: 'withdrawn', open: { ...open, current } });
      else {
        enqueue.assign({ notice: 'arrived' });
        enqueue.emit({ type: 'arrived' });
      }
    }),
    beginHandoff: assign((_, { why }: Pick<HandoffState, 'why'>) => ({
      handoff: { link: null, asking: 'link' as const, problem: null, why },
    })),
    keepHandoff: assign(({ context, event }) =>
      event.type === 'handoff.changed' ? { handoff: { ...context.handoff, ...event.handoff } } : {},
    ),
    chooseThisDevice: assign({ hasChosenThisDevice: true }),
    /** A review by an operator moves the workflow on as the person expects, so it needs no notice. */
    noteMoved: assign(({ context }) => ({ notice: context.open?.current.answered_by === 'operator' ? null : 'moved' })),
    noteArrived: assign({ notice: 'arrived' }),
    keepReportedProblem: assign(({ event }) => (event.type === 'session.refused' ? { problem: event.problem } : {})),
    closeStep: assign({ open: null, submission: null }),
    tellLink: sendTo('link', ({ event }) => event as LinkCommand),
    askForLink: sendTo('link', { type: 'handoff.asked' as const }),
    tellReady: emit((_, { view }: { view: SessionView }) => readyNews(view)),
    tellStep: enqueueActions(({ context: { view }, enqueue }) => {
      const current = view?.current;
      if (!view || !current) return;
      const index = view.steps.findIndex(({ uuid }) => uuid === current.uuid);
      enqueue.emit({ type: 'step', uuid: current.uuid, step: current.step, customId: current.custom_id, index, total: view.steps.length });
    }),
    tellComplete: emit(({ context: { view } }) => ({
      type: 'complete' as const,
      workflow: view!.workflow.uuid,
      status: view!.workflow.status,
      redirectUrl: view!.redirect_url,
    })),
    tellProblem: emit(({ context }, params: { fatal: boolean }) => ({
      type: 'error' as const,
      code: context.problem?.key ?? 'internal',
      fatal: params.fatal,
    })),
    tellOffline: emit({ type: 'error', code: 'offline', fatal: false }),
    tellExpiring: emit(({ event }) => ({
      type: 'token-expiring' as const,
      expiresAt: (event as Extract<LinkReport, { type: 'token.expiring' }>).expiresAt,
    })),
    tellRedirect: emit(({ context }) => ({ type: 'redirect' as const, url: context.view!.redirect_url! })),
  },
  delays: {
    /** Milliseconds until a late submission is reported, and until a redirect that did not happen can be pressed again. */
    lateMs: 8_000,
    /** Milliseconds to read the closing screen before the redirect; the person may stay. */
    beforeRedirect: 12_000,
    /** Milliseconds between two reads while the server works. */
    betweenReads: 2_500,
  },
});
