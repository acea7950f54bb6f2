import { type ActorRefFrom, and, assign, emit, enqueueActions, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { CurrentStep, SessionView } from '../../contracts/session.ts';
import {
  type Answer,
  isOver,
  type JourneyContext,
  type JourneyEvent,
  type JourneyInput,
  type JourneyNews,
  type Kept,
  kindOf,
  type LinkCommand,
  type LinkReport,
  problemOf,
} from './journey.ts';

/** An actor that somebody must provide: the machine itself neither fetches nor touches a page. */
function missing(name: string): never {
  throw new Error(`The actor "${name}" was not provided`);
}

/**
 * The one authority in the browser over where the journey stands. The server is the judge: every arrow ends in
 * `deciding`, which reads the server's last word. README.md beside this file has the chart.
 */
export const onboardingMachine = setup({
  types: {} as { context: JourneyContext; events: JourneyEvent; input: JourneyInput; emitted: JourneyNews },
  actors: {
    /** Reads the session and takes this workflow's lock for this tab. */
    connect: fromPromise<{ view: SessionView; held: 'here' | 'elsewhere' }, { token: string; takeOver: boolean }>(() => missing('connect')),
    initialize: fromPromise<SessionView, { view: SessionView }>(() => missing('initialize')),
    /** Starts the step, loads its screen, and brings back what the device holds of it. */
    prepare: fromPromise<{ view: SessionView; kept: Kept }, { view: SessionView }>(() => missing('prepare')),
    /** Waits for the uploads, then submits; the same answer again is the same request to the server. */
    submit: fromPromise<SessionView, { step: CurrentStep; answer: Answer; language: string }>(() => missing('submit')),
    goBack: fromPromise<SessionView, { step: CurrentStep }>(() => missing('goBack')),
    read: fromPromise<SessionView>(() => missing('read')),
    /** Leaves nothing of this workflow on the device. */
    forget: fromPromise<void>(() => missing('forget')),
    /** What lives as long as the widget: network, lock, uploads, actions, drafts, the token's clock. */
    link: fromCallback<LinkCommand>(() => missing('link')),
  },
  guards: {
    heldElsewhere: ({ context }) => context.held === 'elsewhere',
    isOver: ({ context }) => context.view !== null && isOver(context.view),
    isPristine: ({ context }) => context.view?.workflow.status === 'pristine',
    mustInitialize: ({ context }) => context.view?.workflow.status === 'error' && context.view.workflow.error?.fatal !== true,
    isWaiting: ({ context }) => !context.view?.current,
    isOpenAlready: ({ context: { view, open } }) =>
      view?.current?.status === 'working' && view.current.uuid === open?.current.uuid && view.current.version === open.current.version,
    isBlocked: ({ context }) => context.view?.current?.attempts_left === 0 && context.view.current.status === 'error',
    canGoBack: ({ context }) => context.view?.can_go_back === true,
    tokenRefused: ({ context }) => context.problem !== null && kindOf(context.problem) === 'token',
    isStale: ({ context }) => context.problem !== null && kindOf(context.problem) === 'stale',
    standsStill: ({ context }) => context.problem !== null && kindOf(context.problem) === 'standstill',
    isSending: ({ context }) => context.answer !== null,
    hasOpenStep: ({ context: { view, open } }) => open !== null && open.current.uuid === view?.current?.uuid,
    redirects: ({ context }) => Boolean(context.view?.redirect_url),
  },
  actions: {
    keepToken: assign(({ event }) => (event.type === 'token.renewed' ? { token: event.token } : {})),
    keepLanguage: assign(({ event }) => (event.type === 'language.chosen' ? { language: event.language } : {})),
    keepView: assign((_, params: { view: SessionView }) => ({ view: params.view, problem: null })),
    keepProblem: assign((_, params: { error: unknown }) => ({ problem: problemOf(params.error) })),
    keepProblemOnStep: assign(({ context }) => ({
      open: context.open && { ...context.open, problem: context.problem },
      answer: null,
      problem: null,
    })),
    openStep: assign((_, { view, kept: { answer, ...kept } }: { view: SessionView; kept: Kept }) => ({
      view,
      answer,
      open: view.current && { current: view.current, actions: {}, problem: null, ...kept },
    })),
    dropAnswer: assign({ answer: null }),
    closeStep: assign({ open: null, answer: null }),
    passOn: sendTo('link', ({ context, event }) => ({
      type: 'step.asked' as const,
      step: context.open!.current,
      language: context.language,
      command: event as Extract<LinkCommand, { type: 'step.asked' }>['command'],
    })),
    passOnToken: sendTo('link', ({ event }) => event as Extract<LinkCommand, { type: 'token.renewed' }>),
    tellReady: emit(({ context: { view } }) => ({
      type: 'ready' as const,
      workflow: view!.workflow.uuid,
      status: view!.workflow.status,
      steps: view!.steps.length,
    })),
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
    /** Time to read the closing screen before the page changes; the person may stay. */
    beforeRedirect: 12_000,
    /** How often a server at work is asked again. */
    betweenReads: 2_500,
  },
}).createMachine({
  id: 'onboarding',
  context: ({ input }) => ({
    ...input,
    view: null,
    open: null,
    answer: null,
    held: 'here',
    takeOver: false,
    problem: null,
  }),
  type: 'parallel',
  invoke: { id: 'link', src: 'link' },
  on: {
    'language.chosen': { actions: 'keepLanguage' },
    'token.renewed': { actions: ['keepToken', 'passOnToken'] },
    'token.expiring': { actions: 'tellExpiring' },
  },
  states: {
    network: {
      initial: 'online',
      states: {
        online: { on: { 'network.lost': { target: 'offline', actions: 'tellOffline' } } },
        offline: { on: { 'network.found': 'online' } },
      },
    },
    journey: {
      initial: 'connecting',
      on: {
        'lock.lost': '.elsewhere',
        'journey.forgotten': '.left',
      },
      states: {
        connecting: {
          invoke: {
            src: 'connect',
            input: ({ context }) => ({ token: context.token, takeOver: context.takeOver }),
            onDone: {
              target: 'deciding',
              actions: [
                { type: 'keepView', params: ({ event }) => event.output },
                assign(({ event }) => ({ held: event.output.held, takeOver: false })),
                'tellReady',
              ],
            },
            onError: { target: 'troubled', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
          on: { 'token.renewed': { target: 'connecting', reenter: true, actions: ['keepToken', 'passOnToken'] } },
        },
        /** One table from the server's word to the screen. */
        deciding: {
          always: [
            { guard: 'heldElsewhere', target: 'elsewhere' },
            { guard: 'isOver', target: 'finished' },
            { guard: 'isPristine', target: 'welcome' },
            { guard: 'isBlocked', target: 'blocked' },
            { guard: 'mustInitialize', target: 'initializing' },
            { guard: 'isWaiting', target: 'waiting' },
            { guard: and(['isOpenAlready', 'isSending']), target: 'running.submitting' },
            { guard: 'isOpenAlready', target: 'running.active' },
            { target: 'running.preparing' },
          ],
        },
        /** One table from a problem to the screen. */
        troubled: {
          always: [
            { guard: 'tokenRefused', target: 'expired' },
            { guard: 'isStale', target: 'refreshing', actions: 'dropAnswer' },
            { guard: 'standsStill', target: 'blocked', actions: 'dropAnswer' },
            {
              guard: 'hasOpenStep',
              target: 'running.active',
              actions: [{ type: 'tellProblem', params: { fatal: false } }, 'keepProblemOnStep'],
            },
            { target: 'fatal' },
          ],
        },
        welcome: { on: { 'journey.begun': 'initializing' } },
        initializing: {
          invoke: {
            src: 'initialize',
            input: ({ context }) => ({ view: context.view! }),
            onDone: { target: 'deciding', actions: { type: 'keepView', params: ({ event }) => ({ view: event.output }) } },
            onError: { target: 'troubled', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
        },
        running: {
          initial: 'preparing',
          on: {
            'media.changed': {
              guard: ({ context, event }) => context.open?.current.uuid === event.step,
              actions: assign(({ context, event }) => ({ open: context.open && { ...context.open, media: event.media } })),
            },
            'view.changed': {
              guard: ({ context, event }) => context.open !== null && context.open.current.uuid === event.view.current?.uuid,
              actions: assign(({ context, event: { view } }) => ({
                view,
                open: context.open && view.current && { ...context.open, current: view.current },
              })),
            },
            'action.changed': {
              guard: ({ context, event }) => context.open?.current.uuid === event.step,
              actions: assign(({ context, event }) => ({
                open: context.open && { ...context.open, actions: { ...context.open.actions, [event.action]: event.state } },
              })),
            },
          },
          states: {
            /** The screen before stays, busy, until this one is ready. */
            preparing: {
              invoke: {
                src: 'prepare',
                input: ({ context }) => ({ view: context.view! }),
                onDone: [
                  {
                    guard: ({ event }) => !event.output.view.current,
                    target: '#onboarding.journey.deciding',
                    actions: { type: 'keepView', params: ({ event }) => event.output },
                  },
                  {
                    guard: ({ event }) => event.output.kept.answer !== null,
                    target: 'submitting',
                    actions: [{ type: 'openStep', params: ({ event }) => event.output }, 'tellStep'],
                  },
                  { target: 'active', actions: [{ type: 'openStep', params: ({ event }) => event.output }, 'tellStep'] },
                ],
                onError: { target: '#onboarding.journey.troubled', actions: { type: 'keepProblem', params: ({ event }) => event } },
              },
            },
            active: {
              on: {
                'step.submitted': {
                  target: 'submitting',
                  actions: assign(({ context, event }) => ({
                    answer: event.answer,
                    open: context.open && { ...context.open, problem: null },
                  })),
                },
                'step.left_back': { guard: 'canGoBack', target: 'returning' },
                'step.acted': { actions: 'passOn' },
                'step.drafted': {
                  actions: [assign(({ context, event }) => ({ open: context.open && { ...context.open, draft: event.draft } })), 'passOn'],
                },
                'step.failed': { actions: 'passOn' },
                'media.captured': { actions: 'passOn' },
                'media.discarded': { actions: 'passOn' },
              },
            },
            submitting: {
              invoke: {
                src: 'submit',
                input: ({ context }) => ({ step: context.open!.current, answer: context.answer!, language: context.language }),
                onDone: {
                  target: '#onboarding.journey.deciding',
                  actions: [{ type: 'keepView', params: ({ event }) => ({ view: event.output }) }, 'dropAnswer'],
                },
                onError: { target: '#onboarding.journey.troubled', actions: { type: 'keepProblem', params: ({ event }) => event } },
              },
            },
            returning: {
              invoke: {
                src: 'goBack',
                input: ({ context }) => ({ step: context.open!.current }),
                onDone: {
                  target: '#onboarding.journey.deciding',
                  actions: { type: 'keepView', params: ({ event }) => ({ view: event.output }) },
                },
                onError: { target: '#onboarding.journey.troubled', actions: { type: 'keepProblem', params: ({ event }) => event } },
              },
            },
          },
        },
        /** The server is at work between two steps. */
        waiting: { entry: 'closeStep', after: { betweenReads: 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'read',
            onDone: { target: 'deciding', actions: { type: 'keepView', params: ({ event }) => ({ view: event.output }) } },
            onError: { target: 'troubled', actions: { type: 'keepProblem', params: ({ event }) => event } },
          },
        },
        finished: {
          initial: 'told',
          entry: ['closeStep', 'tellComplete'],
          invoke: { src: 'forget', onError: {} },
          on: { 'redirect.chosen': { guard: 'redirects', target: 'redirecting' } },
          states: {
            told: {
              after: { beforeRedirect: { guard: 'redirects', target: '#onboarding.journey.redirecting' } },
              on: { 'redirect.declined': 'staying' },
            },
            staying: {},
          },
        },
        redirecting: { entry: 'tellRedirect' },
        expired: {
          entry: { type: 'tellProblem', params: { fatal: false } },
          on: { 'token.renewed': { target: 'connecting', actions: ['keepToken', 'passOnToken'] } },
        },
        blocked: {
          entry: { type: 'tellProblem', params: { fatal: false } },
          on: { 'journey.retried': 'connecting', 'token.renewed': { target: 'connecting', actions: ['keepToken', 'passOnToken'] } },
        },
        fatal: {
          entry: { type: 'tellProblem', params: { fatal: true } },
          on: { 'journey.retried': 'connecting', 'token.renewed': { target: 'connecting', actions: ['keepToken', 'passOnToken'] } },
        },
        /** Another tab has this workflow. */
        elsewhere: {
          on: { 'journey.taken_over': { target: 'connecting', actions: assign({ takeOver: true }) } },
        },
        /** "No soy yo": the device is clean; only another link goes on. */
        left: {
          entry: 'closeStep',
          invoke: { src: 'forget', onError: {} },
          on: { 'token.renewed': { target: 'connecting', actions: ['keepToken', 'passOnToken'] } },
        },
      },
    },
  },
});

export type OnboardingActor = ActorRefFrom<typeof onboardingMachine>;
export type OnboardingSnapshot = SnapshotFrom<typeof onboardingMachine>;
