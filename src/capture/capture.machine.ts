import { assign, fromCallback, fromPromise, not, raise, setup } from 'xstate';
import type { LightAdvice } from '#vision/light.ts';
import type { Quad } from '#vision/warp.ts';
import type { CameraAbilities, Facing } from '../device/camera.ts';

/**
 * The capture of one picture: the page before the camera, the camera, the reason why it does not open, or a file instead. A step invokes
 * this machine for each picture and decides what follows. The machine holds data only: the element provides the camera, the guide and the
 * network as actors and actions. The guide is code that watches the live frames, gives advice, and presses the shutter.
 */

/** A captured picture. The element stores its bytes under the uuid. */
export interface CapturePicture {
  uuid: string;
  /** Advice about the light; null for a file that is no picture. */
  advice: LightAdvice;
  capture: 'live' | 'file';
  /** True if the guide pressed the shutter, because it judged the picture good. */
  byGuide: boolean;
}

/** A guide's finding in the frames, such as symbols, in the step's own type. It needs no picture. */
export interface GuideFinding {
  found: unknown;
}

export type CaptureOutput = CapturePicture | GuideFinding;

/** The instruction while the person aims; the next one follows if no picture is taken in time. */
export type CaptureHint = 'aim' | 'closer' | 'photo';

export type GuideEvent =
  | { type: 'guide.found'; finding: unknown }
  /** Presses the shutter: the frame is a good picture now. */
  | { type: 'guide.ready' }
  /** The outline of the document in the frame, as fractions of the film's width and height; null if none is found. */
  | { type: 'guide.seen'; quad: Quad | null }
  /** The elapsed share (0 to 1) of the wait for a steady picture; null if no subject is in the frame. */
  | { type: 'guide.steady'; steady: number | null }
  /** Advice, or the report of a wrong subject, shown until the next remark or hint. Null removes it. */
  | { type: 'guide.remark'; remark: string | null }
  /** The guide rejects the subject and stops watching. */
  | { type: 'guide.refused'; reason: string }
  /** The guide cannot run on this device; `trouble` is the reason if known. The person presses the shutter. */
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
  /** A file dialog opens over the camera (`file.open`) and closes without a file (`file.none`). Not every browser reports the latter. */
  | { type: 'file.open' }
  | { type: 'file.none' }
  | { type: 'screen.back' };

export interface CaptureInput {
  /** The media collection of the picture. */
  collection: string;
  facing: Facing;
  /** A file that the person already chose; it is read at once. */
  file?: Blob | null;
  /** True to open the camera at once, without the page before it. */
  atOnce?: boolean;
  /** True if "Back" leads to the page before the camera; else the step handles it. */
  hasIntro?: boolean;
  /** True if `notice` replaces the page before the camera, so that "Back" leads from it to that page. */
  hasNoticePage?: boolean;
  /** The reason why an earlier picture, symbol or file was rejected. */
  notice?: string | null;
}

export interface CaptureContext extends Required<CaptureInput> {
  output: CaptureOutput | null;
  abilities: CameraAbilities;
  torch: boolean;
  hint: CaptureHint;
  /** The outline in the last frame; null while the camera is not live. */
  quad: Quad | null;
  /** The elapsed share (0 to 1) of the wait for a steady picture; null if no subject is in the frame. */
  steady: number | null;
  /** True if the guide pressed the shutter last. */
  byGuide: boolean;
  /** True while a file dialog is open over the camera. */
  isChoosing: boolean;
  /** The reason why no camera opens. */
  trouble: string | null;
}

/** Returns an error's trouble. An unknown error is reported as a camera that does not answer. */
const troubleIn = (error: unknown): string => (error as { trouble?: string }).trouble ?? 'silent';

export const captureMachine = setup({
  types: { context: {} as CaptureContext, events: {} as CaptureEvent, input: {} as CaptureInput, output: {} as CaptureOutput },
  actors: {
    /** `openCamera` and `otherCamera` resolve with the camera's abilities once it shows a frame. */
    openCamera: fromPromise<CameraAbilities, { facing: Facing }>(notProvided),
    otherCamera: fromPromise<CameraAbilities>(notProvided),
    setTorch: fromPromise<boolean, { on: boolean }>(notProvided),
    takePicture: fromPromise<CapturePicture, { collection: string; byGuide: boolean }>(notProvided),
    readFile: fromPromise<CapturePicture, { collection: string; file: Blob }>(notProvided),
    /** Runs while the camera is in use: reports its loss and reopening, and turns the torch off at the end. */
    holdCamera: fromCallback<CameraChange>(() => undefined),
    /** Watches the live frames. Without a guide, only the person presses the shutter. */
    guide: fromCallback<GuideEvent>(() => undefined),
  },
  actions: {
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
    /** Milliseconds for which the tick is shown. */
    tick: 600,
    /** Milliseconds until the hint to come closer, and again until the hint to take the picture. */
    hintMs: 7000,
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
                aim: { entry: assign({ hint: 'aim' }), after: { hintMs: 'closer' } },
                closer: { entry: assign({ hint: 'closer', notice: null }), after: { hintMs: 'photo' } },
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
        /** The camera is live but the guide rests, so that it takes no picture behind a file dialog. */
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
          // The picture is taken: a lost camera changes nothing, and "Back" or a file shows the picture first.
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

/** Rejects always: the placeholder of an actor that the element provides. */
export function notProvided(): Promise<never> {
  return Promise.reject(new Error('The element provides this actor.'));
}
