import type { CameraChange } from '../../capture/capture.machine.ts';
import { filmUnder, type Region } from '../../capture/guide.ts';
import { firstFrame } from '../../capture/probe.ts';
import { StillFailure } from '../../capture/still.ts';
import { type Camera, type CameraAbilities, CameraFailure, type CameraView, type Facing } from '../../device/camera.ts';
import type { ZaguanViewfinder } from '../../ui/viewfinder.element.ts';

/** Who showed each camera last: a device films with one at a time, and nobody puts out what another shows. */
const shownBy = new WeakMap<Camera, ShownCamera>();

/** A camera and the viewfinder that shows it: what the guide lies over is what is read and photographed. */
export class ShownCamera {
  readonly #camera: Camera;
  readonly #drawn: () => Promise<ZaguanViewfinder | null>;
  #viewfinder: ZaguanViewfinder | null = null;
  #lit = false;

  /** What is open now, for the viewfinder to show; null where nothing is. */
  view: CameraView | null = null;

  /** @param draw Draws the present view, and answers the viewfinder that shows it. */
  constructor(camera: Camera, draw: () => Promise<ZaguanViewfinder | null>) {
    this.#camera = camera;
    this.#drawn = draw;
  }

  /** Answers once a frame is there. Throws CameraFailure. */
  open(facing: Facing, signal: AbortSignal): Promise<CameraAbilities> {
    shownBy.set(this.#camera, this);
    return this.#show(this.#camera.open(facing), signal);
  }

  other(signal: AbortSignal): Promise<CameraAbilities> {
    return this.#show(this.#camera.other(), signal);
  }

  async #show(opening: Promise<CameraView>, signal: AbortSignal): Promise<CameraAbilities> {
    this.view = await opening;
    this.#viewfinder = await this.#drawn();
    if (!this.#viewfinder) throw new CameraFailure('silent');
    await firstFrame(this.#viewfinder.video, this.view.stream, signal);
    return this.#camera.abilities();
  }

  /** Answers whether the light is on now. */
  async light(on: boolean): Promise<boolean> {
    // A light that is only just going on is put out at the end, too.
    this.#lit = on;
    this.#lit = await this.#camera.setTorch(on);
    return this.#lit;
  }

  /** Metres; null where it is not told. */
  get nearest(): number | null {
    return this.#camera.nearest;
  }

  /** Answers whether the camera does. */
  zoom(times: number): Promise<boolean> {
    return this.#camera.zoom(times);
  }

  /** Tells what becomes of the camera, until the answer is called, which puts the light out too. */
  hold(tell: (change: CameraChange) => void): () => void {
    const stopWatching = this.#camera.watch((change) => {
      tell(change instanceof CameraFailure ? { type: 'camera.lost', trouble: change.trouble } : { type: 'camera.reopened' });
    });
    return () => {
      stopWatching();
      if (this.#lit) void this.light(false);
    };
  }

  /** Turns the camera off, unless another shows it. */
  release(): void {
    if (shownBy.get(this.#camera) === this) this.#camera.release();
    this.view = null;
  }

  /** What is seen now. Throws StillFailure where nothing is. */
  get #shown(): { viewfinder: ZaguanViewfinder; isMirrored: boolean } {
    if (!this.#viewfinder || !this.view) throw new StillFailure('no_frame');
    return { viewfinder: this.#viewfinder, isMirrored: this.view.isMirrored };
  }

  get video(): HTMLVideoElement {
    return this.#shown.viewfinder.video;
  }

  /** What of the film lies under the guide, with so much around it, in parts of the guide. Throws StillFailure. */
  within(margin: number): Region {
    const { viewfinder, isMirrored: mirrored } = this.#shown;
    const { videoWidth: width, videoHeight: height } = viewfinder.video;
    const { guide, screen } = viewfinder.measure();
    return filmUnder(guide, screen, { width, height }, { margin, isMirrored: mirrored });
  }
}
