import { type Actor, type ActorRefFrom, createActor, type EventFromLogic, fromPromise, type SnapshotFrom } from 'xstate';
import type { CapturePicture, captureMachine } from '../capture/capture.machine.ts';
import { stillFromFile, stillLimits } from '../capture/still.ts';
import type { CameraView, Facing } from '../device/camera.ts';
import { newId } from '../device/id.ts';
import { CaptureControl, type CaptureOwner } from '../step/camera/capture-control.ts';
import type { CameraPicture } from './events.ts';
import { pictureMachine } from './picture.machine.ts';

/** The element that shows a camera run and receives its pictures. */
export interface RunOwner extends Pick<CaptureOwner, 'camera' | 'margin' | 'draw' | 'guide' | 'report'> {
  readonly facing: Facing;
  /** True if a drawing replaces the camera. */
  readonly specimen: boolean;
  redraw(): void;
  cameraOff(): void;
  /** Called with each new picture, to analyse it. */
  analyse(uuid: string, blob: Blob): void;
  /** Resolves with what the picture's event says besides (such as the data read). The person waits for it, so it must have a time limit. */
  factsOf(uuid: string): Promise<object>;
  /** Deletes the data of a discarded picture. */
  forget(uuid: string): void;
  sendPicture(picture: CameraPicture): void;
}

/** A use of a camera, from the screen before it until the site has the pictures: its machine, its camera and its pictures. */
export class CameraRun {
  readonly #owner: RunOwner;
  readonly #control: CaptureControl;
  readonly #actor: Actor<typeof pictureMachine>;
  readonly #pictures = new Map<string, Blob>();

  constructor(owner: RunOwner) {
    this.#owner = owner;
    this.#control = new CaptureControl({
      ...owner,
      limits: () => stillLimits,
      fromFile: (file) => stillFromFile(file, stillLimits),
      take: ({ blob }) => this.#take(blob),
      release: () => this.#release(),
    });
    this.#actor = createActor(
      pictureMachine.provide({
        actors: {
          capture: this.#control.machine,
          finish: fromPromise<object, { uuid: string }>(({ input }) => owner.factsOf(input.uuid)),
        },
        actions: {
          releaseCamera: () => this.#release(),
          discardPicture: ({ context }) => this.#discard(context.picture?.uuid ?? ''),
          sendPicture: ({ context: { picture, facts } }) => picture && this.#send(picture, facts),
        },
      }),
      { input: { facing: owner.facing } },
    );
    this.#actor.system.inspect(() => owner.redraw());
    this.#actor.start();
  }

  /** Turns the camera off and deletes the pictures. */
  stop(): void {
    this.#actor.stop();
    this.#release();
    for (const uuid of this.#pictures.keys()) this.#discard(uuid);
  }

  get snapshot(): SnapshotFrom<typeof pictureMachine> {
    return this.#actor.getSnapshot();
  }

  send = (event: EventFromLogic<typeof pictureMachine>): void => this.#actor.send(event);

  /** Returns the running capture; undefined while a picture is reviewed. */
  get capture(): ActorRefFrom<typeof captureMachine> | undefined {
    return this.snapshot.children.capture;
  }

  get isFilming(): boolean {
    return this.capture?.getSnapshot().matches('camera') ?? false;
  }

  /** Returns the open camera; null if it is closed. */
  get view(): CameraView | null {
    return this.#control.view(this.#owner.facing);
  }

  pictureOf(uuid: string): Blob | null {
    return this.#pictures.get(uuid) ?? null;
  }

  #take(blob: Blob): string {
    const uuid = newId();
    this.#pictures.set(uuid, blob);
    this.#owner.analyse(uuid, blob);
    return uuid;
  }

  #discard(uuid: string): void {
    this.#pictures.delete(uuid);
    this.#owner.forget(uuid);
  }

  #release(): void {
    this.#control.release();
    this.#owner.cameraOff();
  }

  #send({ uuid, advice: light, capture, byGuide }: CapturePicture, facts: object): void {
    const blob = this.#pictures.get(uuid);
    if (!blob) return;
    const source = capture === 'file' ? 'file' : this.#owner.specimen ? 'specimen' : 'camera';
    this.#owner.sendPicture({ blob, source, takenBy: byGuide ? 'automatic' : 'manual', light, ...facts });
  }
}
