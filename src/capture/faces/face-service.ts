import { faceOf } from '#vision/face/face.ts';
import { type FaceLook, NOBODY, nearestOf } from '#vision/face/face-watch.ts';
import { lightOf } from '#vision/light.ts';
import { contextOf } from '../canvas.ts';
import type { WorkerService } from '../worker-service.ts';
import type { FaceFiles } from './files.ts';
import { type LandmarkerHandle, openLandmarker, releaseContext } from './landmarker.ts';
import type { FaceAnswer, FaceRequest, FinderTrouble } from './messages.ts';

/** Side in pixels of the sample whose mean brightness is measured. */
const SAMPLE = 24;

/** Finds faces in successive frames. The request `prepare` must load the landmarker first. */
export class FaceService implements WorkerService<FaceRequest, FaceAnswer> {
  #handle: LandmarkerHandle | null = null;
  #isClosed = false;
  #sample: OffscreenCanvasRenderingContext2D | null = null;

  async answer(request: FaceRequest): Promise<FaceAnswer> {
    if (request.type === 'prepare') return { trouble: await this.#prepare(request.files), look: NOBODY };
    const look = this.#measure(request.picture);
    return this.#context?.isContextLost() ? { trouble: 'lost', look: NOBODY } : { trouble: null, look };
  }

  /** Loads the landmarker in place of an earlier one. Returns the trouble if it cannot be loaded. */
  async #prepare(files: FaceFiles): Promise<FinderTrouble | null> {
    this.#closeLandmarker();
    const handle = await openLandmarker(files);
    if (typeof handle === 'string') return handle;
    this.#handle = handle;
    if (this.#isClosed) this.#closeLandmarker();
    return null;
  }

  /** Returns MediaPipe's own WebGL 2 context, the kind that MediaPipe requests first. */
  get #context(): WebGL2RenderingContext | null {
    return this.#handle?.canvas.getContext('webgl2') ?? null;
  }

  close(): void {
    this.#isClosed = true;
    this.#closeLandmarker();
  }

  #closeLandmarker(): void {
    const handle = this.#handle;
    this.#handle = null;
    if (!handle) return;
    try {
      handle.landmarker.close();
    } catch {
      // A landmarker that crashed on a frame cannot close itself.
    }
    releaseContext(handle.canvas);
  }

  /** Finds the faces of a frame, and measures the light of the nearest face and of the frame. */
  #measure(picture: ImageBitmap): FaceLook {
    try {
      if (!this.#handle) throw new Error('The service is not prepared.');
      // MediaPipe only requires times that increase.
      const { faceLandmarks, facialTransformationMatrixes } = this.#handle.landmarker.detectForVideo(picture, performance.now());
      const faces = faceLandmarks.map((points, at) =>
        faceOf(points, facialTransformationMatrixes[at]?.data ?? [], picture.width / picture.height),
      );
      const face = nearestOf(faces);
      if (!face) return NOBODY;
      const { x, y, width, height } = face.box;
      const [left, top] = [Math.max(0, x), Math.max(0, y)];
      const visibleBox = { x: left, y: top, width: Math.min(1, x + width) - left, height: Math.min(1, y + height) - top };
      return { faces, light: { face: this.#brightness(picture, visibleBox), frame: this.#brightness(picture, WHOLE_FRAME) } };
    } finally {
      picture.close();
    }
  }

  #brightness(picture: ImageBitmap, { x, y, width, height }: typeof WHOLE_FRAME): number {
    this.#sample ??= contextOf(new OffscreenCanvas(SAMPLE, SAMPLE));
    const canvas = this.#sample;
    const across = Math.max(1, width * picture.width);
    const down = Math.max(1, height * picture.height);
    canvas.drawImage(picture, x * picture.width, y * picture.height, across, down, 0, 0, SAMPLE, SAMPLE);
    return lightOf(canvas.getImageData(0, 0, SAMPLE, SAMPLE).data).mean;
  }
}

const WHOLE_FRAME = { x: 0, y: 0, width: 1, height: 1 };
