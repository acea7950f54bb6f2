import { assign, fromPromise, not, setup } from 'xstate';
import type { StepProblem } from '#src/machine/step-state.ts';
import type { CheckedTexts } from './asking/check-texts.ts';
import type { SignatureKind, SignDocument, TextTrouble } from './document/document.contract.ts';
import { beginning, placeIn, type SignDraft, type SignTexts } from './document/draft.ts';
import type { FillAnswer } from './document-sign.contract.ts';

/**
 * The state machine of the step's screens, from the opening of the document to its sealing. The element holds files and pictures, calls
 * the network, and provides the actor and the effects.
 */

export interface SignContext {
  /** The document as the server last described it; null before the first answer. */
  document: SignDocument | null;
  /** The person's place in the document. The state `resuming` goes to its `screen`. */
  place: SignDraft;
  /** The pages that were on the screen, as a picture or as text. */
  pagesShown: ReadonlySet<number>;
  /** The faults of single texts. */
  troubles: readonly TextTrouble[];
  /** The problem because of which the server wrote none of the texts. */
  fillProblem: StepProblem | null;
}

type SignEvent =
  | { type: 'document.open' }
  | { type: 'step.removed' }
  | { type: 'text.write'; uuid: string; text: string }
  | ({ type: 'texts.send' } & CheckedTexts)
  | { type: 'texts.answered'; answer: FillAnswer }
  | { type: 'texts.refused'; problem: StepProblem }
  | { type: 'page.seen'; page: number }
  | { type: 'page.turn'; page: number }
  | { type: 'pad.lost' }
  | { type: 'signature.write'; change: Partial<Pick<SignDraft, 'name' | 'typed' | 'agreed'>> }
  | { type: 'signature.otherWay' }
  | { type: 'signature.applyEarlier' }
  | { type: 'submission.send'; submission: object }
  | { type: 'submission.refused'; problem: StepProblem }
  | { type: 'submission.withdrawn' }
  | { type: 'screen.back' };

export interface SignInput {
  /** The draft that the device stored for this step; null for none. */
  draft: SignDraft | null;
}

/** Returns whether the problem means that the document differs from the pages read, or was not read whole. */
export function isUnread({ key }: StepProblem): boolean {
  return ['conflict', 'pages_not_delivered', 'document_not_fillable', 'not_found'].includes(key);
}

/** Returns the context after the texts were written. They change the document's hash, so the person reads and consents again. */
function afterWriting({ place }: SignContext, { document, troubles }: FillAnswer): Partial<SignContext> {
  const screen = troubles.length > 0 ? 'fill' : 'sign';
  return { document, troubles, place: { ...place, sha256: document.sha256, screen, page: 1, agreed: false } };
}

/** Stores the person's place on the device, with the screen that the transition leads to. */
const keep = (screen: SignDraft['screen']) => ({ type: 'keepDraft', params: { screen } }) as const;
const seal = { target: 'sealing', actions: 'submit' } as const;

/** Milliseconds between two readings of a document that is closed for now. */
const LOOK_AGAIN_MS = 5_000;

export const documentSignMachine = setup({
  types: { context: {} as SignContext, events: {} as SignEvent, input: {} as SignInput },
  actors: {
    /** Reads the document, and loads the code of the screens that it needs. */
    openDocument: fromPromise<SignDocument>(() => Promise.reject(new Error('openDocument is not provided'))),
  },
  actions: {
    keepDraft: (_, _params: { screen: SignDraft['screen'] }) => undefined,
    /** Loads the signature pad while the person reads. If the load fails, the person types their name. */
    fetchPad: () => undefined,
    forgetPages: () => undefined,
    writeTexts: (_, _texts: SignTexts) => undefined,
    /** Moves the focus to a wrong text, or to the top of the page. */
    moveFocus: () => undefined,
    submit: () => undefined,
    turn: assign(({ context: { place } }, page: number) => ({ place: { ...place, page } })),
    forgetSeen: assign({ pagesShown: new Set() }),
    /** Sets the kind of signature. The consent differs for an applied signature, so a change to or from `applied` clears it. */
    signBy: assign(({ context: { place } }, kind: SignatureKind) => ({
      place: { ...place, kind, agreed: place.agreed && (place.kind === 'applied') === (kind === 'applied') },
    })),
  },
  guards: {
    isClosed: ({ context }) => context.document?.closed != null,
    isLater: ({ context }) => context.document?.closed === 'later',
    resumesAt: ({ context }, screen: SignDraft['screen']) => context.place.screen === screen,
    asksForTexts: ({ context }) => (context.document?.asks.length ?? 0) > 0,
    prefersEarlier: ({ context: { document, place } }) => document?.given != null && (place.kind ?? 'applied') === 'applied',
    prefersTyping: ({ context: { place } }) => place.kind === 'typed',
    isUnread: ({ event }) => event.type === 'submission.refused' && isUnread(event.problem),
  },
}).createMachine({
  id: 'document_sign',
  context: ({ input }) => ({
    document: null,
    place: input.draft ?? beginning,
    pagesShown: new Set(),
    troubles: [],
    fillProblem: null,
  }),
  initial: 'opening',
  on: {
    'submission.refused': { guard: 'isUnread', target: '.opening', actions: [{ type: 'turn', params: 1 }, 'forgetSeen', 'forgetPages'] },
  },
  states: {
    opening: {
      initial: 'fetching',
      on: { 'document.open': '.fetching' },
      states: {
        fetching: {
          invoke: {
            src: 'openDocument',
            onDone: {
              target: '#document_sign.resuming',
              actions: [
                assign(({ context, event }) => ({ document: event.output, place: placeIn(event.output, context.place) })),
                'fetchPad',
              ],
            },
            onError: 'lost',
          },
          on: { 'step.removed': 'away' },
        },
        /** The step is not on the page, so nothing is loaded. */
        away: {},
        lost: {},
      },
    },

    resuming: {
      always: [
        { guard: 'isLater', target: 'later' },
        { guard: 'isClosed', target: 'closed' },
        { guard: { type: 'resumesAt', params: 'fill' }, target: 'asking' },
        { target: 'signing' },
      ],
    },

    /** There is nothing to sign; the document's `closed` is the reason. */
    closed: {},

    /** It is not known yet whether the document waits for this person, so it is read again from time to time. */
    later: {
      initial: 'resting',
      states: {
        resting: { after: { [LOOK_AGAIN_MS]: 'looking' } },
        looking: {
          invoke: {
            src: 'openDocument',
            onDone: {
              target: '#document_sign.resuming',
              actions: assign(({ context, event }) => ({ document: event.output, place: placeIn(event.output, context.place) })),
            },
            onError: 'resting',
          },
        },
      },
    },

    asking: {
      initial: 'idle',
      on: {
        'text.write': {
          actions: [
            assign(({ context: { place, troubles }, event: { uuid, text } }) => ({
              place: { ...place, texts: { ...place.texts, [uuid]: text } },
              troubles: troubles.filter((trouble) => trouble.uuid !== uuid),
            })),
            keep('fill'),
          ],
        },
      },
      states: {
        idle: {
          on: {
            'texts.send': [
              {
                guard: ({ event }) => event.troubles.length > 0,
                actions: [assign(({ event }) => ({ troubles: event.troubles, fillProblem: null })), 'moveFocus'],
              },
              { guard: ({ event }) => event.isUnchanged, target: '#document_sign.signing' },
              {
                target: 'writing',
                actions: [assign({ troubles: [], fillProblem: null }), { type: 'writeTexts', params: ({ event }) => event.texts }],
              },
            ],
          },
        },
        writing: {
          on: {
            'texts.refused': { target: 'idle', actions: assign(({ event }) => ({ fillProblem: event.problem })) },
            'texts.answered': {
              target: '#document_sign.resuming',
              actions: [
                'forgetSeen',
                'forgetPages',
                assign(({ context, event }) => afterWriting(context, event.answer)),
                { type: 'keepDraft', params: ({ context }) => context.place },
                'moveFocus',
              ],
            },
          },
        },
      },
    },

    /** The screen with the document, the place to sign and the consent. */
    signing: {
      initial: 'choosing',
      on: {
        'signature.write': {
          actions: [assign(({ context, event }) => ({ place: { ...context.place, ...event.change } })), keep('sign')],
        },
        'page.seen': { actions: assign(({ context, event }) => ({ pagesShown: new Set(context.pagesShown).add(event.page) })) },
        'page.turn': { actions: [{ type: 'turn', params: ({ event }) => event.page }, keep('sign'), 'moveFocus'] },
        'screen.back': { guard: 'asksForTexts', target: 'asking', actions: keep('fill') },
      },
      states: {
        choosing: {
          always: [{ guard: 'prefersEarlier', target: 'applying' }, { guard: 'prefersTyping', target: 'typing' }, { target: 'drawing' }],
        },
        drawing: {
          entry: [{ type: 'signBy', params: 'drawn' }, keep('sign'), 'fetchPad'],
          on: {
            'signature.otherWay': 'typing',
            'signature.applyEarlier': 'applying',
            'pad.lost': 'typing',
            'submission.send': seal,
          },
        },
        typing: {
          entry: [{ type: 'signBy', params: 'typed' }, keep('sign')],
          on: {
            'signature.otherWay': 'drawing',
            'signature.applyEarlier': 'applying',
            'submission.send': seal,
          },
        },
        /** The person applies their signature of an earlier document. */
        applying: {
          entry: [{ type: 'signBy', params: 'applied' }, keep('sign')],
          on: { 'signature.otherWay': [{ guard: 'prefersTyping', target: 'typing' }, { target: 'drawing' }], 'submission.send': seal },
        },
        sealing: {
          on: { 'submission.refused': { guard: not('isUnread'), target: 'choosing' }, 'submission.withdrawn': 'choosing' },
        },
      },
    },
  },
});
