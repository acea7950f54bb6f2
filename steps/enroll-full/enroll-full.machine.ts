import { assign, raise, setup } from 'xstate';
import { captureMachine, type Picture } from '#src/capture/capture.machine.ts';
import { type Side, sides } from './photos.contract.ts';

/**
 * Which of three photos is next, and which the person said yes to; after both sides of the card, what was read of them. The capture
 * machine captures each photo. The pictures, the texts and the network stay with the element, which provides the effects.
 */

export type Accepted = Partial<Record<Side, string>>;

interface Context {
  side: Side;
  challenges: boolean;
  /** Somebody else holds the device. */
  assisted: boolean;
  /** The pictures that the person said yes to. */
  accepted: Accepted;
  /** The last picture of each side, reviewed or not: a tab that closed on a review finds it here. */
  captured: Accepted;
  /** The picture under review; null where it is from before the tab closed. */
  picture: Picture | null;
  /** The person has seen what was read of the card. */
  confirmed: boolean;
  /** Nothing was there to see. */
  skipped: boolean;
  /** The person is asked to move before the camera, and did not yet with this selfie. */
  asksLife: boolean;
  /** How the last picture came. After a file the camera does not open by itself. */
  manner: Picture['manner'];
}

type Event =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'picture.keep' }
  | { type: 'picture.retake' }
  /** The person looks closer at the picture: it waits for their word. */
  | { type: 'picture.touch' }
  | { type: 'side.redo'; side: Side }
  /** The device sees that the picture shows another side, or another document: the person looks at it again. */
  | { type: 'side.wrong'; side: 'front' | 'back' }
  | { type: 'card.keep' }
  /** Nobody could read the card; it goes on by itself. */
  | { type: 'card.skip' }
  | { type: 'card.open' }
  /** Both sides anew: another card. */
  | { type: 'card.redo' }
  /** The challenge is over, however it ended. */
  | { type: 'life.done' }
  | { type: 'submission.send' }
  | { type: 'submission.refused' }
  | { type: 'screen.back' };

export interface Input {
  accepted: Accepted;
  captured: Accepted;
  confirmed: boolean;
  skipped: boolean;
  /** Whether a selfie asks for the challenge. */
  challenges: boolean;
  assisted: boolean;
}

const nextSide = (accepted: Accepted): Side | undefined => sides.find((side) => accepted[side] === undefined);
const before = (side: Side): Side | undefined => sides[sides.indexOf(side) - 1];
const without = (accepted: Accepted, side: Side): Accepted => {
  const { [side]: _, ...others } = accepted;
  return others;
};

/** The camera goes on from one picture to the next. Who chose a file sees the page before it first. */
function opensAtOnce({ manner }: Context, event: Event): boolean {
  if (event.type === 'picture.keep' || event.type === 'card.keep' || event.type === 'card.skip') return manner === 'live';
  return event.type === 'picture.retake' || event.type === 'side.redo' || event.type === 'card.redo';
}

export const enrollFullMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input, children: {} as { capture: 'capture' } },
  actors: { capture: captureMachine },
  actions: {
    releaseCamera: () => undefined,
    keepDraft: () => undefined,
    /** The picture of the present side. */
    discardPicture: () => undefined,
    discardCard: () => undefined,
    /** The shell first waits for the uploads and repeats those that failed. */
    submit: () => undefined,
    accept: assign(({ context }) => ({ accepted: { ...context.accepted, [context.side]: context.captured[context.side] } })),
    forgetPicture: assign(({ context }) => ({
      accepted: without(context.accepted, context.side),
      captured: without(context.captured, context.side),
      confirmed: context.confirmed && context.side === 'selfie',
      asksLife: context.side === 'selfie' ? context.challenges : context.asksLife,
      picture: null,
    })),
    forgetCard: assign(({ context: { accepted, captured } }) => ({
      side: 'front' as const,
      accepted: without(without(accepted, 'front'), 'back'),
      captured: without(without(captured, 'front'), 'back'),
      confirmed: false,
      picture: null,
    })),
    turnToNext: assign(({ context }) => ({ side: nextSide(context.accepted) ?? context.side })),
    /** Opens the photo before this one for review again. */
    turnBack: assign(({ context }) => {
      const side = before(context.side) ?? context.side;
      return { side, accepted: without(context.accepted, side), confirmed: false, picture: null };
    }),
  },
  guards: {
    asksLife: ({ context }) => context.asksLife && nextSide(context.accepted) === undefined && context.confirmed,
    allDone: ({ context }) => nextSide(context.accepted) === undefined && context.confirmed,
    hasCard: ({ context }) => context.accepted.front !== undefined && context.accepted.back !== undefined && !context.confirmed,
    isCaptured: ({ context }) => context.captured[context.side] !== undefined,
    /** The guide took it, and nothing is to be said of its light: without a word against it, it is kept. */
    isSure: ({ context: { picture } }) => picture?.byGuide === true && picture.advice === null,
    followsCard: ({ context }) => context.side === 'selfie' && !context.skipped,
    isAtCard: ({ context }) => !context.confirmed,
    hasSideBefore: ({ context }) => before(context.side) !== undefined,
  },
  delays: {
    /** Milliseconds to take back a picture that the guide took. Two people look at it where one holds the device for the other. */
    glance: ({ context }) => (context.assisted ? 4000 : 2000),
  },
}).createMachine({
  id: 'enroll_full',
  context: ({ input }) => ({
    ...input,
    side: nextSide(input.accepted) ?? 'selfie',
    picture: null,
    manner: 'live',
    asksLife: input.challenges,
  }),
  initial: 'resuming',
  on: {
    'side.wrong': {
      guard: 'isAtCard',
      target: '.review',
      actions: [
        assign(({ context, event: { side } }) => ({ side, accepted: without(context.accepted, side), picture: null })),
        'keepDraft',
      ],
    },
  },
  states: {
    resuming: {
      always: [
        { guard: 'allDone', target: 'ready' },
        { guard: 'hasCard', target: 'card' },
        { guard: 'isCaptured', target: 'review', actions: assign({ picture: null }) },
        { target: 'capture' },
      ],
    },

    capture: {
      invoke: {
        id: 'capture',
        src: 'capture',
        input: ({ context, event }) => ({
          collection: context.side,
          facing: context.side === 'selfie' && !context.assisted ? 'user' : 'environment',
          file: event.type === 'file.chosen' ? event.file : null,
          atOnce: opensAtOnce(context, event),
          // What comes straight after another screen goes back to it.
          hasIntro: context.side === 'front' || (context.side === 'selfie' && !opensAtOnce(context, event)),
        }),
        onDone: {
          target: 'review',
          actions: assign(({ context, event }) => {
            const picture = event.output as Picture;
            return { picture, manner: picture.manner, captured: { ...context.captured, [context.side]: picture.uuid } };
          }),
        },
      },
      on: {
        'screen.back': [
          { guard: 'followsCard', target: 'card', actions: [assign({ confirmed: false }), 'keepDraft'] },
          { guard: 'hasSideBefore', target: 'review', actions: ['turnBack', 'keepDraft'] },
        ],
      },
    },

    review: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isSure', target: 'glancing' }, { target: 'staying' }] },
        glancing: {
          on: { 'picture.touch': 'staying' },
          after: { glance: { actions: raise({ type: 'picture.keep' }) } },
        },
        staying: {},
      },
      on: {
        'side.wrong': { guard: ({ context, event }) => event.side === context.side, target: '.staying' },
        'picture.keep': { target: 'turning', actions: ['accept', 'keepDraft'] },
        'picture.retake': { target: 'capture', actions: ['discardPicture', 'forgetPicture'] },
        'file.chosen': { target: 'capture', actions: ['discardPicture', 'forgetPicture'] },
        'screen.back': { target: 'capture', actions: ['discardPicture', 'forgetPicture'] },
      },
    },

    card: {
      entry: 'releaseCamera',
      on: {
        'card.keep': { target: 'turning', actions: [assign({ confirmed: true, skipped: false }), 'keepDraft'] },
        'card.skip': { target: 'turning', actions: [assign({ confirmed: true, skipped: true }), 'keepDraft'] },
        'card.redo': { target: 'capture', actions: ['discardCard', 'forgetCard', 'keepDraft'] },
        'side.redo': {
          target: 'capture',
          actions: [assign(({ event }) => ({ side: event.side })), 'discardPicture', 'forgetPicture', 'keepDraft'],
        },
        'screen.back': { target: 'review', actions: [assign({ side: 'selfie' }), 'turnBack', 'keepDraft'] },
      },
    },

    turning: {
      always: [
        { guard: 'asksLife', target: 'alive' },
        { guard: 'allDone', target: 'ready.sent', actions: 'submit' },
        { actions: 'turnToNext', target: 'resuming' },
      ],
    },

    alive: {
      on: {
        'life.done': { target: 'ready.sent', actions: [assign({ asksLife: false }), 'submit'] },
        'screen.back': {
          target: 'review',
          actions: [
            assign(({ context }) => ({ side: 'selfie', accepted: without(context.accepted, 'selfie'), picture: null })),
            'keepDraft',
          ],
        },
      },
    },

    ready: {
      initial: 'idle',
      entry: 'releaseCamera',
      on: {
        'side.redo': {
          target: 'capture',
          actions: [assign(({ event }) => ({ side: event.side })), 'discardPicture', 'forgetPicture', 'keepDraft'],
        },
        'card.open': { target: 'card', actions: [assign({ confirmed: false }), 'keepDraft'] },
      },
      states: {
        idle: {
          on: {
            'submission.send': [
              { guard: 'asksLife', target: '#enroll_full.alive' },
              { target: 'sent', actions: 'submit' },
            ],
          },
        },
        sent: { on: { 'submission.refused': 'idle' } },
      },
    },
  },
});
