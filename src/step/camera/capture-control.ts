import { fromCallback, fromPromise } from 'xstate';
import { type CameraChange, type CapturePicture, captureMachine, type GuideEvent } from '../../capture/capture.machine.ts';
import { type Still, StillFailure, type StillLimits, takeStill } from '../../capture/still.ts';
import type { Camera, CameraAbilities, CameraView, Facing } from '../../device/camera.ts';
import type { Medium } from '../../machine/step-state.ts';
import type { ZaguanViewfinder } from '../../ui/viewfinder.element.ts';
import { ShownCamera } from './shown-camera.ts';

/** The screen that a camera is for. */
export interface CaptureOwner {
  readonly camera: Camera;
  limits(): StillLimits;
  /** How much a picture shows beyond the guide on every side, in parts of the guide. */
  margin(): number;
  /** Draws what is open now, and answers the viewfinder that shows it; null where none does. */
  draw(): Promise<ZaguanViewfinder | null>;
  /** Watches the live camera, and tells what it sees. The function that it returns ends it. */
  guide(liveCamera: ShownCamera, tell: (event: GuideEvent) => void): () => void;
  /** Makes a medium of a file. Throws StillFailure. */
  fromFile(file: Blob): Promise<Still>;
  /** Takes a medium over, under a new uuid. */
  take(medium: Omit<Medium, 'uuid'>): string;
  /** The camera is wanted no more. */
  release(): void;
  /** Why the camera gave no picture. */
  report(trouble: string): void;
}

/** Gives `captureMachine` its camera and its files: opens the one, has it watched, and makes the picture. */
export class CaptureControl {
  readonly #owner: CaptureOwner;
  readonly #shown: ShownCamera;

  constructor(owner: CaptureOwner) {
    this.#owner = owner;
    this.#shown = new ShownCamera(owner.camera, () => owner.draw());
  }

  /** The machine, with what it needs of a browser. */
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
          // Unless nobody waits for it any more.
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

  /** What is open for that side; null where nothing is. */
  view(facing: Facing): CameraView | null {
    return this.#shown.view?.facing === facing ? this.#shown.view : null;
  }

  /** The camera's light on the person's device goes out. */
  release(): void {
    this.#shown.release();
  }
}

/** Where the guide lies on the screen, both in the same pixels. Throws StillFailure where no viewfinder is drawn. */
export async function placeOf(viewfinder: ZaguanViewfinder | null): Promise<ReturnType<ZaguanViewfinder['measure']>> {
  if (!viewfinder) throw new StillFailure('no_frame');
  await viewfinder.updateComplete;
  return viewfinder.measure();
}
