import { assign, fromCallback, fromPromise, not, raise, setup } from 'xstate';
import type { LightAdvice } from '#vision/light.ts';
import type { Quad } from '#vision/warp.ts';
import type { CameraAbilities, Facing } from '../device/camera.ts';

/**
 * How one picture comes to be: the page before the camera, the camera, why it does not open, a file in its place. A step invokes it
 * for each picture and decides what comes after. It holds data only. The camera, the guide and the network stay with the element,
 * which provides the actors and the effects.
 */

/** A medium as a machine has it: the element has its bytes, under the uuid. */
export interface CapturePicture {
  uuid: string;
  /** Advice about the light; null for a file that is no picture. */
  advice: LightAdvice;
  capture: 'live' | 'file';
  /** The guide pressed the shutter: the picture was good in its eyes. */
  byGuide: boolean;
}

/** What the guide found in the frames, in the step's own form. It needs no picture. */
export interface GuideFinding {
  found: unknown;
}

export type CaptureOutput = CapturePicture | GuideFinding;

/** The instructions while the person aims, one after the other for as long as nothing comes of it. */
export type CaptureHint = 'aim' | 'closer' | 'photo';

/** What a guide tells about the frames. */
export type GuideEvent =
  | { type: 'guide.found'; finding: unknown }
  /** Presses the shutter: what lies under the guide is a good picture now. */
  | { type: 'guide.ready' }
  /** Where the frame shows what is sought, for an outline that follows it; corners in parts of one of the film, null for nowhere. */
  | { type: 'guide.seen'; quad: Quad | null }
  /** How much is over of the wait for a steady picture, 0 to 1, for a frame that fills; null for nothing in it. */
  | { type: 'guide.steady'; steady: number | null }
  /** What to do, or that it sees something else; the person reads so until the next remark or hint. Null takes it back. */
  | { type: 'guide.remark'; remark: string | null }
  /** What it sees will not do, and it need not look on. */
  | { type: 'guide.refused'; reason: string }
  /** It cannot watch here, and why where it knows: the person takes the picture. */
  | { type: 'guide.unable'; trouble?: string };

export type CameraChange = { type: 'camera.reopened' } | { type: 'camera.lost'; trouble: string };

type CaptureEvent =
  | GuideEvent
  | CameraChange
  | { type: 'camera.begin' }
  | { type: 'camera.other' }
  | { type: 'torch.toggle' }
  | { type: 'shutter.press' }
  | { type: 'file.chosen'; file: Blob }
  /** A dialog for a file opens over the camera; and is gone, with none chosen. Not every browser tells the latter. */
  | { type: 'file.open' }
  | { type: 'file.none' }
  | { type: 'screen.back' };

export interface CaptureInput {
  /** The media collection of the picture. */
  collection: string;
  facing: Facing;
  /** A file that the person chose before. */
  file?: Blob | null;
  /** The camera opens at once, without the page before it. */
  atOnce?: boolean;
  /** Whether the person goes back to the page before the camera; else the step decides. */
  hasIntro?: boolean;
  /** Whether `notice` fills that page, so that the person goes back from it to the page itself. */
  hasNoticePage?: boolean;
  /** Why an earlier picture, symbol or file will not do. */
  notice?: string | null;
}

export interface CaptureContext extends Required<CaptureInput> {
  output: CaptureOutput | null;
  abilities: CameraAbilities;
  torch: boolean;
  hint: CaptureHint;
  /** What the guide saw in the last frame; null while the camera is not live. */
  quad: Quad | null;
  /** How steady it is there, 0 to 1; null for nothing. */
  steady: number | null;
  /** The guide pressed the shutter the last time. */
  byGuide: boolean;
  /** The person chooses a file beside the camera. */
  isChoosing: boolean;
  /** Why no camera opens. */
  trouble: string | null;
}

/** An unforeseen error looks to the person like a camera that does not answer. */
const troubleIn = (error: unknown): string => (error as { trouble?: string }).trouble ?? 'silent';

export const captureMachine = setup({
  types: { context: {} as CaptureContext, events: {} as CaptureEvent, input: {} as CaptureInput, output: {} as CaptureOutput },
  actors: {
    /** These two answer the camera's abilities once it shows a frame. */
    openCamera: fromPromise<CameraAbilities, { facing: Facing }>(notProvided),
    otherCamera: fromPromise<CameraAbilities>(notProvided),
    setTorch: fromPromise<boolean, { on: boolean }>(notProvided),
    takePicture: fromPromise<CapturePicture, { collection: string; byGuide: boolean }>(notProvided),
    readFile: fromPromise<CapturePicture, { collection: string; file: Blob }>(notProvided),
    /** Runs while the camera is wanted: tells what becomes of it, and puts its light out at the end. */
    holdCamera: fromCallback<CameraChange>(() => undefined),
    /** Watches the live frames. Without a guide only the person presses the shutter. */
    guide: fromCallback<GuideEvent>(() => undefined),
  },
  actions: {
    /** Turns the camera off. */
    releaseCamera: () => undefined,
    reportTrouble: (_, _params: { trouble: string }) => undefined,
  },
  guards: {
    canTorch: ({ context }) => context.abilities.torch,
    hasOther: ({ context }) => context.abilities.other,
    hasFile: ({ context }) => context.file !== null,
    opensAtOnce: ({ context }) => context.atOnce,
    hasIntro: ({ context }) => context.hasIntro,
    isBlocked: ({ context }) => context.trouble !== null,
    isChoosing: ({ context }) => context.isChoosing,
    hidesIntro: ({ context }) => context.hasNoticePage && context.notice !== null,
  },
  delays: {
    /** Milliseconds that the tick is seen. */
    tick: 600,
    /** Milliseconds until the person is asked to come closer, and as many again until they are asked to take the picture. */
    patience: 7000,
  },
}).createMachine({
  id: 'capture',
  context: ({ input }) => ({
    file: null,
    atOnce: false,
    hasIntro: true,
    hasNoticePage: false,
    notice: null,
    ...input,
    output: null,
    abilities: { other: false, torch: false },
    torch: false,
    hint: 'aim',
    quad: null,
    steady: null,
    byGuide: false,
    isChoosing: false,
    trouble: null,
  }),
  output: ({ context }) => {
    if (!context.output) throw new Error('A capture ends with what it captured.');
    return context.output;
  },
  initial: 'starting',
  on: { 'file.chosen': { target: '.reading', actions: assign(({ event }) => ({ file: event.file })) } },
  states: {
    starting: {
      always: [{ guard: 'hasFile', target: 'reading' }, { guard: 'opensAtOnce', target: 'camera' }, { target: 'intro' }],
    },

    intro: {
      entry: ['releaseCamera', assign({ trouble: null })],
      on: {
        'camera.begin': 'camera',
        'screen.back': { guard: 'hidesIntro', actions: assign({ notice: null }) },
      },
    },

    camera: {
      initial: 'opening',
      entry: assign({ notice: null, trouble: null, isChoosing: false }),
      invoke: { src: 'holdCamera' },
      on: {
        'camera.lost': {
          target: 'blocked',
          actions: [
            assign(({ event }) => ({ trouble: event.trouble })),
            { type: 'reportTrouble', params: ({ event }) => ({ trouble: event.trouble }) },
          ],
        },
        'camera.reopened': '.opening',
        'file.open': { actions: assign({ isChoosing: true }) },
        'file.none': { actions: assign({ isChoosing: false }) },
        'screen.back': { guard: 'hasIntro', target: 'intro' },
      },
      states: {
        opening: {
          invoke: {
            src: 'openCamera',
            input: ({ context }) => ({ facing: context.facing }),
            onDone: { target: 'live', actions: assign(({ event }) => ({ abilities: event.output, torch: false })) },
            onError: { actions: raise(({ event }) => ({ type: 'camera.lost', trouble: troubleIn(event.error) })) },
          },
        },
        live: {
          type: 'parallel',
          always: { guard: 'isChoosing', target: 'resting' },
          invoke: { src: 'guide' },
          exit: assign({ quad: null, steady: null }),
          on: {
            'guide.ready': { target: 'taking', actions: assign({ byGuide: true }) },
            'guide.seen': { actions: assign(({ event }) => ({ quad: event.quad })) },
            'guide.steady': { actions: assign(({ event }) => ({ steady: event.steady })) },
            'guide.found': { target: 'taken', actions: assign(({ event }) => ({ output: { found: event.finding } })) },
            'guide.remark': { actions: assign(({ event }) => ({ notice: event.remark })) },
            'guide.refused': { target: '#capture.intro', actions: assign(({ event }) => ({ notice: event.reason })) },
            'shutter.press': { target: 'taking', actions: assign({ byGuide: false }) },
            'camera.other': { guard: 'hasOther', target: 'switching' },
          },
          states: {
            hint: {
              initial: 'aim',
              on: { 'guide.unable': '.photo' },
              states: {
                aim: { entry: assign({ hint: 'aim' }), after: { patience: 'closer' } },
                closer: { entry: assign({ hint: 'closer', notice: null }), after: { patience: 'photo' } },
                photo: { entry: assign({ hint: 'photo', notice: null }) },
              },
            },
            light: {
              initial: 'steady',
              states: {
                steady: { on: { 'torch.toggle': { guard: 'canTorch', target: 'turning' } } },
                turning: {
                  invoke: {
                    src: 'setTorch',
                    input: ({ context }) => ({ on: !context.torch }),
                    onDone: { target: 'steady', actions: assign(({ event }) => ({ torch: event.output })) },
                    onError: 'steady',
                  },
                },
              },
            },
          },
        },
        /** Live, and nobody looks: behind the dialog of a file no picture is taken. */
        resting: {
          entry: assign({ hint: 'photo', notice: null }),
          always: { guard: not('isChoosing'), target: 'live' },
          on: { 'shutter.press': { target: 'taking', actions: assign({ byGuide: false, isChoosing: false }) } },
        },
        switching: {
          invoke: {
            src: 'otherCamera',
            onDone: { target: 'live', actions: assign(({ event }) => ({ abilities: event.output, torch: false })) },
            onError: { actions: raise(({ event }) => ({ type: 'camera.lost', trouble: troubleIn(event.error) })) },
          },
        },
        taking: {
          always: { guard: 'isChoosing', target: 'resting' },
          invoke: {
            src: 'takePicture',
            input: ({ context: { collection, byGuide } }) => ({ collection, byGuide }),
            onDone: { target: 'taken', actions: assign({ output: ({ event }) => event.output }) },
            onError: { target: 'live', actions: assign(({ event }) => ({ notice: troubleIn(event.error) })) },
          },
        },
        taken: {
          // The picture is here: the camera may go now, and a person who goes back, or whose file comes now, sees the picture first.
          on: { 'camera.lost': {}, 'camera.reopened': {}, 'file.chosen': {}, 'screen.back': '#capture.done' },
          after: { tick: '#capture.done' },
        },
      },
    },

    blocked: {
      entry: 'releaseCamera',
      on: {
        'camera.begin': 'camera',
        'screen.back': { guard: 'hasIntro', target: 'intro' },
      },
    },

    reading: {
      entry: ['releaseCamera', assign({ notice: null })],
      invoke: {
        src: 'readFile',
        input: ({ context: { collection, file } }) => {
          if (!file) throw new Error('Only a chosen file is read.');
          return { collection, file };
        },
        onDone: { target: 'done', actions: assign({ output: ({ event }) => event.output }) },
        onError: [
          { guard: 'isBlocked', target: 'blocked', actions: assign(({ event }) => ({ notice: troubleIn(event.error) })) },
          { target: 'intro', actions: assign(({ event }) => ({ notice: troubleIn(event.error) })) },
        ],
      },
      on: { 'screen.back': 'intro' },
    },

    done: { type: 'final' },
  },
});

function notProvided(): Promise<never> {
  return Promise.reject(new Error('The element provides this actor.'));
}
