import { assign, raise, setup } from 'xstate';
import { type CapturePicture, captureMachine } from '#src/capture/capture.machine.ts';
import { type PhotoSide, sides } from './photos.contract.ts';

/**
 * Which of three photos is next, and which the person said yes to; after both sides of the card, what was read of them. The capture
 * machine captures each photo. The pictures, the texts and the network stay with the element, which provides the effects.
 */

export type UuidBySide = Partial<Record<PhotoSide, string>>;

interface EnrollFullContext {
  side: PhotoSide;
  challenges: boolean;
  /** Somebody else holds the device. */
  isAssisted: boolean;
  /** The pictures that the person said yes to. */
  acceptedPhotos: UuidBySide;
  /** The last picture of each side, reviewed or not: a tab that closed on a review finds it here. */
  photos: UuidBySide;
  /** The picture under review; null where it is from before the tab closed. */
  picture: CapturePicture | null;
  /** The person has seen what was read of the card. */
  isCardConfirmed: boolean;
  /** Nothing was there to see. */
  isCardSkipped: boolean;
  /** The person is asked to move before the camera, and did not yet with this selfie. */
  asksLife: boolean;
  /** How the last picture came. After a file the camera does not open by itself. */
  capture: CapturePicture['capture'];
}

type EnrollFullEvent =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'picture.keep' }
  | { type: 'picture.retake' }
  /** The person looks closer at the picture: it waits for their word. */
  | { type: 'picture.touch' }
  | { type: 'side.redo'; side: PhotoSide }
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

export interface EnrollFullInput {
  acceptedPhotos: UuidBySide;
  photos: UuidBySide;
  isCardConfirmed: boolean;
  isCardSkipped: boolean;
  /** Whether a selfie asks for the challenge. */
  challenges: boolean;
  isAssisted: boolean;
}

const nextSide = (uuids: UuidBySide): PhotoSide | undefined => sides.find((side) => uuids[side] === undefined);
const before = (side: PhotoSide): PhotoSide | undefined => sides[sides.indexOf(side) - 1];
const without = (uuids: UuidBySide, side: PhotoSide): UuidBySide => {
  const { [side]: _, ...others } = uuids;
  return others;
};

/** The camera goes on from one picture to the next. Who chose a file sees the page before it first. */
function opensAtOnce({ capture }: EnrollFullContext, event: EnrollFullEvent): boolean {
  if (event.type === 'picture.keep' || event.type === 'card.keep' || event.type === 'card.skip') return capture === 'live';
  return event.type === 'picture.retake' || event.type === 'side.redo' || event.type === 'card.redo';
}

export const enrollFullMachine = setup({
  types: {
    context: {} as EnrollFullContext,
    events: {} as EnrollFullEvent,
    input: {} as EnrollFullInput,
    children: {} as { capture: 'capture' },
  },
  actors: { capture: captureMachine },
  actions: {
    releaseCamera: () => undefined,
    keepDraft: () => undefined,
    /** The picture of the present side. */
    discardPicture: () => undefined,
    discardCard: () => undefined,
    /** The shell first waits for the uploads and repeats those that failed. */
    submit: () => undefined,
    accept: assign(({ context }) => ({ acceptedPhotos: { ...context.acceptedPhotos, [context.side]: context.photos[context.side] } })),
    forgetPicture: assign(({ context }) => ({
      acceptedPhotos: without(context.acceptedPhotos, context.side),
      photos: without(context.photos, context.side),
      isCardConfirmed: context.isCardConfirmed && context.side === 'selfie',
      asksLife: context.side === 'selfie' ? context.challenges : context.asksLife,
      picture: null,
    })),
    forgetCard: assign(({ context: { acceptedPhotos: accepted, photos: captured } }) => ({
      side: 'front' as const,
      acceptedPhotos: without(without(accepted, 'front'), 'back'),
      photos: without(without(captured, 'front'), 'back'),
      isCardConfirmed: false,
      picture: null,
    })),
    turnToNext: assign(({ context }) => ({ side: nextSide(context.acceptedPhotos) ?? context.side })),
    /** Opens the photo before this one for review again. */
    turnBack: assign(({ context }) => {
      const side = before(context.side) ?? context.side;
      return { side, acceptedPhotos: without(context.acceptedPhotos, side), isCardConfirmed: false, picture: null };
    }),
  },
  guards: {
    asksLife: ({ context }) => context.asksLife && nextSide(context.acceptedPhotos) === undefined && context.isCardConfirmed,
    allDone: ({ context }) => nextSide(context.acceptedPhotos) === undefined && context.isCardConfirmed,
    hasCard: ({ context }) =>
      context.acceptedPhotos.front !== undefined && context.acceptedPhotos.back !== undefined && !context.isCardConfirmed,
    isCaptured: ({ context }) => context.photos[context.side] !== undefined,
    /** The guide took it, and nothing is to be said of its light: without a word against it, it is kept. */
    isSure: ({ context: { picture } }) => picture?.byGuide === true && picture.advice === null,
    followsCard: ({ context }) => context.side === 'selfie' && !context.isCardSkipped,
    isAtCard: ({ context }) => !context.isCardConfirmed,
    hasSideBefore: ({ context }) => before(context.side) !== undefined,
  },
  delays: {
    /** Milliseconds to take back a picture that the guide took. Two people look at it where one holds the device for the other. */
    glance: ({ context }) => (context.isAssisted ? 4000 : 2000),
  },
}).createMachine({
  id: 'enroll_full',
  context: ({ input }) => ({
    ...input,
    side: nextSide(input.acceptedPhotos) ?? 'selfie',
    picture: null,
    capture: 'live',
    asksLife: input.challenges,
  }),
  initial: 'resuming',
  on: {
    'side.wrong': {
      guard: 'isAtCard',
      target: '.review',
      actions: [
        assign(({ context, event: { side } }) => ({ side, acceptedPhotos: without(context.acceptedPhotos, side), picture: null })),
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
          facing: context.side === 'selfie' && !context.isAssisted ? 'user' : 'environment',
          file: event.type === 'file.chosen' ? event.file : null,
          atOnce: opensAtOnce(context, event),
          // What comes straight after another screen goes back to it.
          hasIntro: context.side === 'front' || (context.side === 'selfie' && !opensAtOnce(context, event)),
        }),
        onDone: {
          target: 'review',
          actions: assign(({ context, event }) => {
            const picture = event.output as CapturePicture;
            return { picture, capture: picture.capture, photos: { ...context.photos, [context.side]: picture.uuid } };
          }),
        },
      },
      on: {
        'screen.back': [
          { guard: 'followsCard', target: 'card', actions: [assign({ isCardConfirmed: false }), 'keepDraft'] },
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
        'card.keep': { target: 'turning', actions: [assign({ isCardConfirmed: true, isCardSkipped: false }), 'keepDraft'] },
        'card.skip': { target: 'turning', actions: [assign({ isCardConfirmed: true, isCardSkipped: true }), 'keepDraft'] },
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
            assign(({ context }) => ({ side: 'selfie', acceptedPhotos: without(context.acceptedPhotos, 'selfie'), picture: null })),
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
        'card.open': { target: 'card', actions: [assign({ isCardConfirmed: false }), 'keepDraft'] },
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
