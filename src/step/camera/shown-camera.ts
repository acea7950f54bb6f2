import type { CameraChange } from '../../capture/capture.machine.ts';
import { filmUnder, type Region } from '../../capture/guide.ts';
import { firstFrame } from '../../capture/probe.ts';
import { StillFailure } from '../../capture/still.ts';
import { type Camera, type CameraAbilities, CameraFailure, type CameraView, type Facing } from '../../device/camera.ts';
import type { ZaguanViewfinder } from '../../ui/viewfinder.element.ts';

/** The last `ShownCamera` that opened each camera: a device films with one camera at a time, so only the last one may turn it off. */
const shownBy = new WeakMap<Camera, ShownCamera>();

/** A camera with the viewfinder that shows it. The part of the film under the guide is the part that is read and photographed. */
export class ShownCamera {
  readonly #camera: Camera;
  readonly #draw: () => Promise<ZaguanViewfinder | null>;
  #viewfinder: ZaguanViewfinder | null = null;
  #isTorchOn = false;

  /** The open camera, for the viewfinder to show; null if it is closed. */
  view: CameraView | null = null;

  /** @param draw Draws the present view and returns its viewfinder; null if none is drawn. */
  constructor(camera: Camera, draw: () => Promise<ZaguanViewfinder | null>) {
    this.#camera = camera;
    this.#draw = draw;
  }

  /** Opens the camera and resolves once it shows a frame. Throws CameraFailure. */
  open(facing: Facing, signal: AbortSignal): Promise<CameraAbilities> {
    shownBy.set(this.#camera, this);
    return this.#show(this.#camera.open(facing), signal);
  }

  other(signal: AbortSignal): Promise<CameraAbilities> {
    return this.#show(this.#camera.other(), signal);
  }

  async #show(opening: Promise<CameraView>, signal: AbortSignal): Promise<CameraAbilities> {
    this.view = await opening;
    this.#viewfinder = await this.#draw();
    if (!this.#viewfinder) throw new CameraFailure('silent');
    await firstFrame(this.#viewfinder.video, this.view.stream, signal);
    return this.#camera.abilities();
  }

  /** Turns the torch on or off and returns whether it is on. */
  async light(on: boolean): Promise<boolean> {
    // Set before the wait, so that `hold` also turns off a light that is still turning on.
    this.#isTorchOn = on;
    this.#isTorchOn = await this.#camera.setTorch(on);
    return this.#isTorchOn;
  }

  /** The lens's shortest focus distance in metres; null if the browser does not report it. */
  get nearest(): number | null {
    return this.#camera.nearest;
  }

  /** Zooms, and returns whether the camera can. */
  zoom(times: number): Promise<boolean> {
    return this.#camera.zoom(times);
  }

  /** Reports the loss and the reopening of the camera. Returns a function that stops it and turns the torch off. */
  hold(tell: (change: CameraChange) => void): () => void {
    const stopWatching = this.#camera.watch((change) => {
      tell(change instanceof CameraFailure ? { type: 'camera.lost', trouble: change.trouble } : { type: 'camera.reopened' });
    });
    return () => {
      stopWatching();
      if (this.#isTorchOn) void this.light(false);
    };
  }

  /** Turns the camera off, unless another `ShownCamera` opened it since. */
  release(): void {
    if (shownBy.get(this.#camera) === this) this.#camera.release();
    this.view = null;
  }

  /** Returns the viewfinder and whether its film is mirrored. Throws StillFailure if no camera is shown. */
  get #shown(): { viewfinder: ZaguanViewfinder; isMirrored: boolean } {
    if (!this.#viewfinder || !this.view) throw new StillFailure('no_frame');
    return { viewfinder: this.#viewfinder, isMirrored: this.view.isMirrored };
  }

  get video(): HTMLVideoElement {
    return this.#shown.viewfinder.video;
  }

  /** Returns the part of the film under the guide, with a border of `margin`, a fraction of the guide. Throws StillFailure. */
  within(margin: number): Region {
    const { viewfinder, isMirrored: mirrored } = this.#shown;
    const { videoWidth: width, videoHeight: height } = viewfinder.video;
    const { guide, screen } = viewfinder.measure();
    return filmUnder(guide, screen, { width, height }, { margin, isMirrored: mirrored });
  }
}
