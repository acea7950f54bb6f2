import { fromCallback, fromPromise } from 'xstate';
import type { CameraAbilities, Facing } from '../device/camera.ts';
import { type CapturePicture, captureMachine, type GuideEvent } from './capture.machine.ts';

/** Builds a capture machine without camera or files, for tests of a step's machine. A picture's uuid is its collection and its number. */
export function fakeCapture() {
  let pictures = 0;
  let guide: (event: GuideEvent) => void = () => undefined;
  const picture = (collection: string, capture: CapturePicture['capture'], byGuide: boolean): CapturePicture => ({
    uuid: `${collection}-${++pictures}`,
    advice: null,
    capture,
    byGuide,
  });
  const machine = captureMachine.provide({
    actors: {
      openCamera: fromPromise<CameraAbilities, { facing: Facing }>(async () => ({ other: true, torch: true })),
      takePicture: fromPromise<CapturePicture, { collection: string; byGuide: boolean }>(async ({ input }) =>
        picture(input.collection, 'live', input.byGuide),
      ),
      readFile: fromPromise<CapturePicture, { collection: string; file: Blob }>(async ({ input }) =>
        picture(input.collection, 'file', false),
      ),
      guide: fromCallback<GuideEvent>(({ sendBack }) => {
        guide = sendBack;
      }),
    },
  });
  /** `tell` sends a guide's event while the camera is live. */
  return { machine, tell: (event: GuideEvent) => guide(event) };
}
