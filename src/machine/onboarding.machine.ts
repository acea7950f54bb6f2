import { type ActorRefFrom, and, assign, type SnapshotFrom } from 'xstate';
import type { SessionView } from '#contracts/session/session.ts';
import { emptyContext } from './journey.ts';
import { onboarding } from './onboarding.setup.ts';

/** Transitions shared by all actors: after a failure, and after an answer that is a session view alone. */
const failureTransition = {
  target: '#onboarding.journey.troubled',
  actions: { type: 'keepProblem', params: ({ event }: { event: { error: unknown } }) => event },
} as const;
const viewTransition = {
  target: '#onboarding.journey.deciding',
  actions: { type: 'keepView', params: ({ event }: { event: { output: SessionView } }) => ({ view: event.output }) },
} as const;

/** Transitions of the halts that a new token or another try ends. */
const reconnectTransitions = {
  'token.renewed': { target: 'connecting', actions: ['keepToken', 'tellLink'] },
  'journey.retried': 'connecting',
} as const;

/** The statechart of the journey, drawn in README.md. Every transition ends in `deciding`, which reads the last session view. */
export const onboardingMachine = onboarding.createMachine({
  id: 'onboarding',
  context: ({ input }) => emptyContext(input),
  type: 'parallel',
  invoke: { id: 'link', src: 'link' },
  on: {
    'language.chosen': { actions: 'keepLanguage' },
    'token.renewed': { actions: ['keepToken', 'tellLink'] },
    'token.expiring': { actions: 'tellExpiring' },
    'handoff.changed': { actions: 'keepHandoff' },
    'device.*': { actions: 'tellLink' },
    // A result for the step on the screen may arrive while the journey is at a handoff or waits for a new token.
    'step.changed': {
      guard: ({ context, event }) => context.open?.current.uuid === event.step,
      actions: assign(({ context, event }) => ({ open: context.open && { ...context.open, ...event.change } })),
    },
    'view.changed': {
      guard: ({ context, event }) => context.open !== null && context.open.current.uuid === event.view.current?.uuid,
      actions: assign(({ context, event: { view } }) => ({
        view,
        open: context.open && view.current && { ...context.open, current: view.current },
      })),
    },
    'device.full': { actions: assign(({ context }) => ({ open: context.open && { ...context.open, durable: false } })) },
    'action.changed': {
      guard: ({ context, event }) => context.open?.current.uuid === event.step,
      actions: assign(({ context, event }) => ({
        open: context.open && { ...context.open, actions: { ...context.open.actions, [event.action]: event.state } },
      })),
    },
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
                assign(({ event }) => ({ lock: event.output.lock, takeOver: false })),
                { type: 'tellReady', params: ({ event }) => event.output },
              ],
            },
            onError: failureTransition,
          },
          on: { 'token.renewed': { ...reconnectTransitions['token.renewed'], reenter: true } },
        },
        /** Chooses the screen from the session view. */
        deciding: {
          always: [
            { guard: 'isOpenElsewhere', target: 'elsewhere' },
            { guard: 'isOver', target: 'finished' },
            { guard: 'isAway', target: 'handedOff' },
            { guard: 'isPristine', target: 'welcome' },
            { guard: 'isBlocked', target: 'blocked' },
            { guard: 'mustInitialize', target: 'initializing' },
            { guard: 'isWaiting', target: 'waiting' },
            { guard: and(['isOpenAlready', 'isSending']), target: 'running.submitting' },
            { guard: 'isOpenAlready', target: 'running.active' },
            { target: 'running.opening' },
          ],
        },
        /** Chooses the screen from a problem. */
        troubled: {
          always: [
            { guard: 'tokenRefused', target: 'expired' },
            { guard: 'isStale', target: 'refreshing', actions: ['dropSubmission', 'noteMoved'] },
            { guard: 'mustHalt', target: 'blocked', actions: 'dropSubmission' },
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
            onDone: viewTransition,
            onError: failureTransition,
          },
        },
        running: {
          initial: 'opening',
          states: {
            /** The previous screen stays, busy, until the next one is ready. */
            opening: {
              invoke: {
                src: 'openStep',
                input: ({ context }) => ({ view: context.view! }),
                onDone: [
                  {
                    guard: ({ event }) => !event.output.view.current,
                    target: '#onboarding.journey.deciding',
                    actions: { type: 'keepView', params: ({ event }) => event.output },
                  },
                  {
                    guard: ({ context, event }) => event.output.blind && !context.hasChosenThisDevice,
                    target: '#onboarding.journey.handedOff',
                    actions: [
                      { type: 'showStep', params: ({ event }) => event.output },
                      'tellStep',
                      { type: 'beginHandoff', params: { why: 'no_camera' } },
                      'askForLink',
                    ],
                  },
                  {
                    guard: ({ event }) => event.output.localStep.submission !== null,
                    target: 'submitting',
                    actions: [{ type: 'showStep', params: ({ event }) => event.output }, 'tellStep'],
                  },
                  { target: 'active', actions: [{ type: 'showStep', params: ({ event }) => event.output }, 'tellStep'] },
                ],
                onError: failureTransition,
              },
            },
            active: {
              on: {
                'step.submitted': {
                  target: 'submitting',
                  actions: assign(({ context, event }) => ({
                    submission: event.submission,
                    notice: null,
                    open: context.open && { ...context.open, problem: null },
                  })),
                },
                'step.left_back': { guard: 'canGoBack', target: 'returning' },
                'handoff.asked': {
                  target: '#onboarding.journey.handedOff',
                  actions: [{ type: 'beginHandoff', params: { why: 'wanted' } }, 'tellLink'],
                },
                'session.refused': { target: '#onboarding.journey.troubled', actions: 'keepReportedProblem' },
                'session.seen': {
                  guard: 'isNews',
                  target: '#onboarding.journey.deciding',
                  actions: [{ type: 'keepView', params: ({ event }) => event }, 'noteMoved'],
                },
              },
            },
            submitting: {
              invoke: {
                src: 'submit',
                input: ({ context }) => ({ step: context.open!.current, submission: context.submission!, language: context.language }),
                onDone: { ...viewTransition, actions: [viewTransition.actions, 'dropSubmission'] },
                onError: failureTransition,
              },
              initial: 'fresh',
              states: { fresh: { after: { lateMs: 'late' }, on: { 'submission.delayed': 'late' } }, late: {} },
              on: {
                'submission.hurried': { target: 'submitting', reenter: true },
                'submission.withdrawn': { target: 'withdrawing', actions: 'dropSubmission' },
              },
            },
            withdrawing: {
              invoke: {
                src: 'withdraw',
                input: ({ context }) => ({ step: context.open!.current }),
                onDone: { ...viewTransition, actions: [viewTransition.actions, 'tellWithdrawal'] },
                onError: failureTransition,
              },
            },
            returning: {
              invoke: {
                src: 'goBack',
                input: ({ context }) => ({ step: context.open!.current }),
                onDone: viewTransition,
                onError: failureTransition,
              },
            },
          },
        },
        /** The person continues on another device; this device follows, and they may return at any time. */
        handedOff: {
          on: {
            'handoff.renewed': { actions: 'tellLink' },
            'handoff.ended': { actions: ['chooseThisDevice', 'tellLink'] },
            'session.seen': [
              { guard: 'staysAway', actions: { type: 'keepView', params: ({ event }) => event } },
              { target: 'deciding', actions: { type: 'keepView', params: ({ event }) => event } },
            ],
            'session.refused': { target: 'troubled', actions: 'keepReportedProblem' },
          },
        },
        /** The server works between two steps. */
        waiting: { entry: 'closeStep', after: { betweenReads: 'refreshing' } },
        refreshing: {
          invoke: {
            src: 'read',
            onDone: viewTransition,
            onError: failureTransition,
          },
        },
        finished: {
          initial: 'counting',
          entry: ['closeStep', 'tellComplete'],
          invoke: { src: 'forget', onError: {} },
          on: { 'redirect.chosen': { guard: 'redirects', target: '.leaving' } },
          states: {
            counting: {
              after: { beforeRedirect: { guard: 'redirects', target: 'leaving' } },
              on: { 'redirect.declined': 'staying' },
            },
            /** The redirect was requested, but the page may remain: an app opened the address, or the person came back. */
            leaving: { entry: 'tellRedirect', after: { lateMs: 'staying' } },
            staying: {},
          },
        },
        expired: { entry: { type: 'tellProblem', params: { fatal: false } }, on: reconnectTransitions },
        blocked: { entry: { type: 'tellProblem', params: { fatal: false } }, on: reconnectTransitions },
        fatal: { entry: { type: 'tellProblem', params: { fatal: true } }, on: reconnectTransitions },
        /** Another tab has this workflow's lock. */
        elsewhere: {
          on: { 'journey.taken_over': { target: 'connecting', actions: assign({ takeOver: true }) } },
        },
        /** The person chose "No soy yo": the device stores nothing; only another link continues. */
        left: {
          entry: 'closeStep',
          invoke: { src: 'forget', onDone: { guard: ({ event }) => event.output, actions: 'noteArrived' }, onError: {} },
          on: { 'token.renewed': reconnectTransitions['token.renewed'] },
        },
      },
    },
  },
});

export type OnboardingActor = ActorRefFrom<typeof onboardingMachine>;
/** The part of the machine's snapshot that screens are drawn from. */
export type OnboardingSnapshot = Pick<SnapshotFrom<typeof onboardingMachine>, 'context' | 'matches'>;
