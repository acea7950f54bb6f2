import { fromCallback, fromPromise } from 'xstate';
import type { CameraAbilities, Facing } from '../device/camera.ts';
import { captureMachine, type GuideEvent, type Picture } from './capture.machine.ts';

/**
 * A capture whose camera opens and whose pictures are made, without either: for the tests of a step's machine, as its `capture`.
 * Every picture has a name of its own: its collection, and how many were made by then.
 */
export function fakeCapture() {
  let made = 0;
  let watching: (event: GuideEvent) => void = () => undefined;
  const picture = (collection: string, manner: Picture['manner']): Picture => ({ uuid: `${collection}-${++made}`, advice: null, manner });
  const machine = captureMachine.provide({
    actors: {
      openCamera: fromPromise<CameraAbilities, { facing: Facing }>(async () => ({ other: true, torch: true })),
      takePicture: fromPromise<Picture, { collection: string }>(async ({ input }) => picture(input.collection, 'live')),
      readFile: fromPromise<Picture, { collection: string; file: Blob }>(async ({ input }) => picture(input.collection, 'file')),
      guide: fromCallback<GuideEvent>(({ sendBack }) => {
        watching = sendBack;
      }),
    },
  });
  /** `tell` speaks in the name of the guide, while the camera is live. */
  return { machine, tell: (event: GuideEvent) => watching(event) };
}
