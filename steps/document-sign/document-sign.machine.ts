import { assign, fromPromise, not, setup } from 'xstate';
import type { StepProblem } from '#src/machine/step-state.ts';
import type { CheckedTexts } from './asking/check-texts.ts';
import type { SignatureKind, SignDocument, TextTrouble } from './document/document.contract.ts';
import { beginning, placeIn, type SignDraft, type SignTexts } from './document/draft.ts';
import type { FillAnswer } from './document-sign.contract.ts';

/**
 * Which screen the person stands on, from opening the document to its sealing. Files, pictures and the network stay with the element,
 * which provides the actor and the effects.
 */

export interface SignContext {
  /** The document, as the server described it last; null until it did. */
  document: SignDocument | null;
  /** Where the person is in the document. Its `screen` is where `resuming` leads to. */
  place: SignDraft;
  /** Pages that stood on the screen, as a picture or as text. */
  pagesShown: ReadonlySet<number>;
  /** What is wrong with single texts. */
  troubles: readonly TextTrouble[];
  /** Why the texts as a whole were not written. */
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
  | { type: 'answer.send'; submission: object }
  | { type: 'answer.refused'; problem: StepProblem }
  | { type: 'answer.withdrawn' }
  | { type: 'screen.back' };

export interface SignInput {
  /** What the device kept of this step; null for nothing. */
  draft: SignDraft | null;
}

/** Whether what the person read is not, or not all of, what would be signed. */
export function isUnread({ key }: StepProblem): boolean {
  return ['conflict', 'pages_not_delivered', 'document_not_fillable', 'not_found'].includes(key);
}

/** With its texts the document is another one: it is read and agreed to anew. */
function afterWriting({ place }: SignContext, { document, troubles }: FillAnswer): Partial<SignContext> {
  const screen = troubles.length > 0 ? 'fill' : 'sign';
  return { document, troubles, place: { ...place, sha256: document.sha256, screen, page: 1, agreed: false } };
}

/** Writes the place on the device, on the screen that the transition leads to. */
const keep = (screen: SignDraft['screen']) => ({ type: 'keepDraft', params: { screen } }) as const;
const seal = { target: 'sealing', actions: 'submit' } as const;

export const documentSignMachine = setup({
  types: { context: {} as SignContext, events: {} as SignEvent, input: {} as SignInput },
  actors: {
    /** Reads what is to be signed, and brings the screens that it needs. */
    openDocument: fromPromise<SignDocument>(() => Promise.reject(new Error('openDocument is not provided'))),
  },
  actions: {
    keepDraft: (_, _params: { screen: SignDraft['screen'] }) => undefined,
    /** The pad comes while the person reads. Who cannot have it types. */
    fetchPad: () => undefined,
    forgetPages: () => undefined,
    writeTexts: (_, _texts: SignTexts) => undefined,
    /** To a text that is wrong, or to the top of the page. */
    moveFocus: () => undefined,
    submit: () => undefined,
    turn: assign(({ context: { place } }, page: number) => ({ place: { ...place, page } })),
    forgetSeen: assign({ pagesShown: new Set() }),
    /** The consent names the signature that is applied: another one is agreed to anew. */
    signBy: assign(({ context: { place } }, kind: SignatureKind) => ({
      place: { ...place, kind, agreed: place.agreed && (place.kind === 'applied') === (kind === 'applied') },
    })),
  },
  guards: {
    isClosed: ({ context }) => context.document?.closed != null,
    resumesAt: ({ context }, screen: SignDraft['screen']) => context.place.screen === screen,
    asksForTexts: ({ context }) => (context.document?.asks.length ?? 0) > 0,
    prefersEarlier: ({ context: { document, place } }) => document?.given != null && (place.kind ?? 'applied') === 'applied',
    prefersTyping: ({ context: { place } }) => place.kind === 'typed',
    isUnread: ({ event }) => event.type === 'answer.refused' && isUnread(event.problem),
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
    'answer.refused': { guard: 'isUnread', target: '.opening', actions: [{ type: 'turn', params: 1 }, 'forgetSeen', 'forgetPages'] },
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
        /** Nothing is read for a step that is not on the page. */
        away: {},
        lost: {},
      },
    },

    resuming: {
      always: [
        { guard: 'isClosed', target: 'closed' },
        { guard: { type: 'resumesAt', params: 'fill' }, target: 'asking' },
        { target: 'signing' },
      ],
    },

    /** The document says why there is nothing to sign: signed, gone or unfit. */
    closed: {},

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

    /** The document, the place to sign it and the consent stand on one screen. */
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
            'answer.send': seal,
          },
        },
        typing: {
          entry: [{ type: 'signBy', params: 'typed' }, keep('sign')],
          on: {
            'signature.otherWay': 'drawing',
            'signature.applyEarlier': 'applying',
            'answer.send': seal,
          },
        },
        /** The signature that the person gave to an earlier document. */
        applying: {
          entry: [{ type: 'signBy', params: 'applied' }, keep('sign')],
          on: { 'signature.otherWay': [{ guard: 'prefersTyping', target: 'typing' }, { target: 'drawing' }], 'answer.send': seal },
        },
        sealing: {
          on: { 'answer.refused': { guard: not('isUnread'), target: 'choosing' }, 'answer.withdrawn': 'choosing' },
        },
      },
    },
  },
});
