import { assign, setup } from 'xstate';
import { captureMachine, type Picture } from '../../src/capture/capture.machine.ts';
import { type Side, sides } from './enroll-full.contract.ts';

/**
 * Which of three photos the person stands at, and what they said yes to. How one photo is captured is the capture machine's; the
 * pictures and the network stay with the element, which provides the effects.
 */

export type Accepted = Partial<Record<Side, string>>;

interface Context {
  side: Side;
  /** What the person said yes to. */
  accepted: Accepted;
  /** What was captured of each side, looked at or not; a tab that was closed on a review finds it here. */
  captured: Accepted;
  /** The one under review; null where it was captured before the tab was closed. */
  picture: Picture | null;
  /** How the last picture came. Who chose a file is asked before the camera opens for the next. */
  manner: Picture['manner'];
}

type Event =
  | { type: 'file.chosen'; file: Blob }
  | { type: 'picture.keep' }
  | { type: 'picture.retake' }
  | { type: 'side.redo'; side: Side }
  | { type: 'answer.send' }
  | { type: 'answer.refused' }
  | { type: 'screen.back' };

export interface Input {
  accepted: Accepted;
  captured: Accepted;
}

const nextSide = (accepted: Accepted): Side | undefined => sides.find((side) => accepted[side] === undefined);
const before = (side: Side): Side | undefined => sides[sides.indexOf(side) - 1];
const without = (accepted: Accepted, side: Side): Accepted => {
  const { [side]: _, ...others } = accepted;
  return others;
};

/** From the front the camera goes on to the back; before a face there is a page. */
function opensAtOnce({ side, manner }: Context, event: Event): boolean {
  if (event.type === 'picture.keep') return side !== 'selfie' && manner === 'live';
  return event.type === 'picture.retake' || event.type === 'side.redo';
}

export const enrollFullMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Input, children: {} as { capture: 'capture' } },
  actors: { capture: captureMachine },
  actions: {
    releaseCamera: () => undefined,
    keepDraft: () => undefined,
    /** Of the side that the person stands at. */
    discardPicture: () => undefined,
    /** The shell waits for the uploads, and tries again what was refused, before it asks the server. */
    submit: () => undefined,
    accept: assign(({ context }) => ({ accepted: { ...context.accepted, [context.side]: context.captured[context.side] } })),
    forgetPicture: assign(({ context }) => ({
      accepted: without(context.accepted, context.side),
      captured: without(context.captured, context.side),
      picture: null,
    })),
    turnToNext: assign(({ context }) => ({ side: nextSide(context.accepted) ?? context.side })),
    /** Opens the photo before this one for review again. */
    turnBack: assign(({ context }) => {
      const side = before(context.side) ?? context.side;
      return { side, accepted: without(context.accepted, side), picture: null };
    }),
  },
  guards: {
    allAccepted: ({ context }) => nextSide(context.accepted) === undefined,
    isCaptured: ({ context }) => context.captured[context.side] !== undefined,
    hasSideBefore: ({ context }) => before(context.side) !== undefined,
  },
}).createMachine({
  id: 'enroll_full',
  context: ({ input }) => ({ ...input, side: nextSide(input.accepted) ?? 'selfie', picture: null, manner: 'live' }),
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        { guard: 'allAccepted', target: 'ready' },
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
          facing: context.side === 'selfie' ? 'user' : 'environment',
          file: event.type === 'file.chosen' ? event.file : null,
          atOnce: opensAtOnce(context, event),
          // The back comes straight after the front's review, and goes back to it.
          hasIntro: context.side !== 'back',
        }),
        onDone: {
          target: 'review',
          actions: assign(({ context, event }) => {
            const picture = event.output as Picture;
            return { picture, manner: picture.manner, captured: { ...context.captured, [context.side]: picture.uuid } };
          }),
        },
      },
      on: { 'screen.back': { guard: 'hasSideBefore', target: 'review', actions: ['turnBack', 'keepDraft'] } },
    },

    review: {
      on: {
        'picture.keep': { target: 'turning', actions: ['accept', 'keepDraft'] },
        'picture.retake': { target: 'capture', actions: ['discardPicture', 'forgetPicture'] },
        'file.chosen': { target: 'capture', actions: ['discardPicture', 'forgetPicture'] },
        'screen.back': { target: 'capture', actions: ['discardPicture', 'forgetPicture'] },
      },
    },

    turning: {
      always: [
        { guard: 'allAccepted', target: 'ready.sent', actions: 'submit' },
        { actions: 'turnToNext', target: 'resuming' },
      ],
    },

    ready: {
      initial: 'idle',
      entry: 'releaseCamera',
      on: {
        'side.redo': {
          target: 'capture',
          actions: [assign(({ event }) => ({ side: event.side })), 'discardPicture', 'forgetPicture', 'keepDraft'],
        },
      },
      states: {
        idle: { on: { 'answer.send': { target: 'sent', actions: 'submit' } } },
        sent: { on: { 'answer.refused': 'idle' } },
      },
    },
  },
});
