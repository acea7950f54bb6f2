import { fromCallback, fromPromise } from 'xstate';
import type { CameraAbilities, Facing } from '../device/camera.ts';
import { captureMachine, type GuideEvent, type Shot } from './capture.machine.ts';

/**
 * A capture without camera or files, for the tests of a step's machine. The uuid of a picture is its collection and its number.
 */
export function fakeCapture() {
  let pictures = 0;
  let guide: (event: GuideEvent) => void = () => undefined;
  const picture = (collection: string, manner: Shot['manner']): Shot => ({
    uuid: `${collection}-${++pictures}`,
    advice: null,
    manner,
  });
  const machine = captureMachine.provide({
    actors: {
      openCamera: fromPromise<CameraAbilities, { facing: Facing }>(async () => ({ other: true, torch: true })),
      takePicture: fromPromise<Shot, { collection: string }>(async ({ input }) => picture(input.collection, 'live')),
      readFile: fromPromise<Shot, { collection: string; file: Blob }>(async ({ input }) => picture(input.collection, 'file')),
      guide: fromCallback<GuideEvent>(({ sendBack }) => {
        guide = sendBack;
      }),
    },
  });
  /** `tell` is the guide's, while the camera is live. */
  return { machine, tell: (event: GuideEvent) => guide(event) };
}
