import { fromCallback, fromPromise } from 'xstate';
import { type CameraChange, type CapturePicture, captureMachine, type GuideEvent } from '../../capture/capture.machine.ts';
import { type Still, type StillLimits, takeStill } from '../../capture/still.ts';
import type { Camera, CameraAbilities, CameraView, Facing } from '../../device/camera.ts';
import type { Medium } from '../../machine/step-state.ts';
import type { ZaguanViewfinder } from '../../ui/viewfinder.element.ts';
import { ShownCamera } from './shown-camera.ts';

/** The screen that uses the camera. */
export interface CaptureOwner {
  readonly camera: Camera;
  limits(): StillLimits;
  /** The border that a picture keeps around the guide (the frame drawn on the screen), as a fraction of it. */
  margin(): number;
  /** Draws the open camera and returns its viewfinder; null if none is drawn. */
  draw(): Promise<ZaguanViewfinder | null>;
  /** Watches the live camera and sends events with its advice. Returns a function that stops it. */
  guide(liveCamera: ShownCamera, tell: (event: GuideEvent) => void): () => void;
  /** Makes a still of a file. Throws StillFailure. */
  fromFile(file: Blob): Promise<Still>;
  /** Stores a medium and returns its new uuid. */
  take(medium: Omit<Medium, 'uuid'>): string;
  /** Turns the camera off. */
  release(): void;
  /** Reports the reason why the camera gave no picture. */
  report(trouble: string): void;
}

/** Connects `captureMachine` to the browser: opens the camera, runs the guide, takes pictures and reads files. */
export class CaptureControl {
  readonly #owner: CaptureOwner;
  readonly #shown: ShownCamera;

  constructor(owner: CaptureOwner) {
    this.#owner = owner;
    this.#shown = new ShownCamera(owner.camera, () => owner.draw());
  }

  /** Returns the machine with its actors, actions and delays. */
  get machine(): typeof captureMachine {
    const owner = this.#owner;
    const liveCamera = this.#shown;
    return captureMachine.provide({
      actors: {
        openCamera: fromPromise<CameraAbilities, { facing: Facing }>(({ input, signal }) => liveCamera.open(input.facing, signal)),
        otherCamera: fromPromise<CameraAbilities>(({ signal }) => liveCamera.other(signal)),
        setTorch: fromPromise<boolean, { on: boolean }>(({ input }) => liveCamera.light(input.on)),
        holdCamera: fromCallback<CameraChange>(({ sendBack }) => liveCamera.hold(sendBack)),
        guide: fromCallback<GuideEvent>(({ sendBack }) => owner.guide(liveCamera, sendBack)),
        takePicture: fromPromise<CapturePicture, { collection: string; byGuide: boolean }>(async ({ input, signal }) => {
          const { blob, advice } = await takeStill(liveCamera.video, liveCamera.within(owner.margin()), owner.limits());
          // Stops if the machine has left this state.
          signal.throwIfAborted();
          const uuid = owner.take({ collection: input.collection, blob, capture: 'live' });
          return { uuid, advice, capture: 'live', byGuide: input.byGuide };
        }),
        readFile: fromPromise<CapturePicture, { collection: string; file: Blob }>(async ({ input, signal }) => {
          const { blob, advice } = await owner.fromFile(input.file);
          signal.throwIfAborted();
          const uuid = owner.take({ collection: input.collection, blob, capture: 'file' });
          return { uuid, advice, capture: 'file', byGuide: false };
        }),
      },
      actions: {
        releaseCamera: () => owner.release(),
        reportTrouble: (_, { trouble }) => owner.report(trouble),
      },
      delays: { tick: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 600 },
    });
  }

  /** Returns the open camera if it faces that side; else null. */
  view(facing: Facing): CameraView | null {
    return this.#shown.view?.facing === facing ? this.#shown.view : null;
  }

  /** Turns the camera off, and with it the device's camera indicator. */
  release(): void {
    this.#shown.release();
  }
}
