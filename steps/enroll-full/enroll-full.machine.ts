import { assign, raise, setup } from 'xstate';
import { type CapturePicture, captureMachine } from '#src/capture/capture.machine.ts';
import { type PhotoSide, sides } from './photos.contract.ts';

/**
 * The state machine of the three photos: which is next, which the person accepted and, after both sides of the card, the read data. The
 * capture machine takes each photo. The element holds pictures and texts, calls the network, and provides the effects.
 */

export type UuidBySide = Partial<Record<PhotoSide, string>>;

interface EnrollFullContext {
  side: PhotoSide;
  challenges: boolean;
  /** True if an employee holds the device in place of the person. */
  isAssisted: boolean;
  /** The pictures that the person accepted. */
  acceptedPhotos: UuidBySide;
  /** The last picture of each side, reviewed or not, so that a reopened tab finds a picture under review. */
  photos: UuidBySide;
  /** The picture under review; null if it was taken before the tab was reopened. */
  picture: CapturePicture | null;
  /** True if the person has seen the read data of the card. */
  isCardConfirmed: boolean;
  /** True if the card could not be read, so the person saw no data. */
  isCardSkipped: boolean;
  /** True while the challenge (moves before the camera) is still to be done for this selfie. */
  asksLife: boolean;
  /** The source of the last picture. After a file the camera does not open by itself. */
  capture: CapturePicture['capture'];
}

type EnrollFullEvent =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'picture.keep' }
  | { type: 'picture.retake' }
  /** The person looks at the picture, or the device saw a card in it, so it is no longer accepted by itself. */
  | { type: 'picture.touch' }
  | { type: 'side.redo'; side: PhotoSide }
  /** The device detected a wrong side or a different document, so the person reviews the picture again. */
  | { type: 'side.wrong'; side: 'front' | 'back' }
  | { type: 'card.keep' }
  /** The card cannot be read, so the step goes on without its data. */
  | { type: 'card.skip' }
  | { type: 'card.open' }
  /** Both sides are taken again, of a different card. */
  | { type: 'card.redo' }
  /** The challenge is over, passed or not. */
  | { type: 'life.done' }
  | { type: 'submission.send' }
  | { type: 'submission.refused' }
  | { type: 'screen.back' };

export interface EnrollFullInput {
  acceptedPhotos: UuidBySide;
  photos: UuidBySide;
  isCardConfirmed: boolean;
  isCardSkipped: boolean;
  /** True if each selfie is followed by the challenge. */
  challenges: boolean;
  isAssisted: boolean;
}

const nextSide = (uuids: UuidBySide): PhotoSide | undefined => sides.find((side) => uuids[side] === undefined);
const previousSide = (side: PhotoSide): PhotoSide | undefined => sides[sides.indexOf(side) - 1];
const without = (uuids: UuidBySide, side: PhotoSide): UuidBySide => {
  const { [side]: _, ...others } = uuids;
  return others;
};

/** Returns whether the camera opens without an introduction. After a file, the introduction is shown first. */
function opensAtOnce({ capture }: EnrollFullContext, event: EnrollFullEvent): boolean {
  if (event.type === 'picture.keep' || event.type === 'card.keep' || event.type === 'card.skip') return capture === 'live';
  return event.type === 'picture.retake' || event.type === 'side.redo' || event.type === 'card.redo';
}

const withPicture = ({ photos, side }: EnrollFullContext, picture: CapturePicture) => ({
  ...{ picture, capture: picture.capture },
  photos: { ...photos, [side]: picture.uuid },
});

/** Returns true if the guide took the picture and its light is good: the picture is then accepted by itself. */
const isSure = (picture: CapturePicture | null) => picture?.byGuide === true && picture.advice === null;

/**
 * Returns whether the challenge follows this selfie in the open camera, without a glance at the picture: the same face is before the same
 * camera. Not if an employee holds the device, because then the selfie and the challenge use different cameras.
 */
function filmsOn({ side, asksLife, isAssisted, acceptedPhotos, isCardConfirmed }: EnrollFullContext, picture: CapturePicture): boolean {
  const isLast = side === 'selfie' && isCardConfirmed && nextSide({ ...acceptedPhotos, selfie: picture.uuid }) === undefined;
  return asksLife && isLast && !isAssisted && isSure(picture);
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
    /** Discards the picture of the current side. */
    discardPicture: () => undefined,
    discardCard: () => undefined,
    /** Submits the step. The shell first waits for the uploads and repeats failed uploads. */
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
    /** Opens the selfie for review again; it stays there until the person accepts it. */
    reopenSelfie: assign(({ context }) => ({
      side: 'selfie' as const,
      acceptedPhotos: without(context.acceptedPhotos, 'selfie'),
      picture: null,
    })),
    goToNextSide: assign(({ context }) => ({ side: nextSide(context.acceptedPhotos) ?? context.side })),
    goToSide: assign(({ context, event }) => ({ side: event.type === 'side.redo' ? event.side : context.side })),
    /** Opens the previous photo for review again. */
    goToPreviousSide: assign(({ context }) => {
      const side = previousSide(context.side) ?? context.side;
      return { side, acceptedPhotos: without(context.acceptedPhotos, side), isCardConfirmed: false, picture: null };
    }),
  },
  guards: {
    asksLife: ({ context }) => context.asksLife && nextSide(context.acceptedPhotos) === undefined && context.isCardConfirmed,
    allDone: ({ context }) => nextSide(context.acceptedPhotos) === undefined && context.isCardConfirmed,
    hasCard: ({ context }) =>
      context.acceptedPhotos.front !== undefined && context.acceptedPhotos.back !== undefined && !context.isCardConfirmed,
    isCaptured: ({ context }) => context.photos[context.side] !== undefined,
    isSure: ({ context: { picture } }) => isSure(picture),
    followsCard: ({ context }) => context.side === 'selfie' && !context.isCardSkipped,
    isCardUnconfirmed: ({ context }) => !context.isCardConfirmed,
    hasSideBefore: ({ context }) => previousSide(context.side) !== undefined,
  },
  delays: {
    /** Milliseconds before a picture that the guide took is accepted; longer if two people share the device. */
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
      guard: 'isCardUnconfirmed',
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
          // Without an introduction, the way back leads to the previous screen.
          hasIntro: context.side === 'front' || (context.side === 'selfie' && !opensAtOnce(context, event)),
        }),
        onDone: [
          {
            guard: ({ context, event }) => filmsOn(context, event.output as CapturePicture),
            target: 'alive',
            actions: [assign(({ context, event }) => withPicture(context, event.output as CapturePicture)), 'accept', 'keepDraft'],
          },
          { target: 'review', actions: assign(({ context, event }) => withPicture(context, event.output as CapturePicture)) },
        ],
      },
      on: {
        'screen.back': [
          { guard: 'followsCard', target: 'card', actions: [assign({ isCardConfirmed: false }), 'keepDraft'] },
          { guard: 'hasSideBefore', target: 'review', actions: ['goToPreviousSide', 'keepDraft'] },
        ],
      },
    },

    review: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isSure', target: 'glancing' }, { target: 'staying' }] },
        /** The picture is shown for a moment and then accepted, unless the person touches it. */
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
        'side.redo': { target: 'capture', actions: ['goToSide', 'discardPicture', 'forgetPicture', 'keepDraft'] },
        'screen.back': { target: 'review', actions: [assign({ side: 'selfie' }), 'goToPreviousSide', 'keepDraft'] },
      },
    },

    /** Chooses what follows an accepted photo or the card's data. */
    turning: {
      always: [
        { guard: 'asksLife', target: 'alive' },
        { guard: 'allDone', target: 'ready.sent', actions: 'submit' },
        { actions: 'goToNextSide', target: 'resuming' },
      ],
    },

    /** The challenge runs: moves before the camera that show a live person. */
    alive: {
      on: {
        'life.done': { target: 'ready.sent', actions: [assign({ asksLife: false }), 'submit'] },
        'screen.back': { target: 'review', actions: ['reopenSelfie', 'keepDraft'] },
        'picture.touch': { target: 'review', actions: ['reopenSelfie', 'keepDraft'] },
      },
    },

    ready: {
      initial: 'idle',
      entry: 'releaseCamera',
      on: {
        'side.redo': { target: 'capture', actions: ['goToSide', 'discardPicture', 'forgetPicture', 'keepDraft'] },
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
