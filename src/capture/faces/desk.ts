import { faceOf } from '#vision/face/face.ts';
import { type FaceLook, NOBODY, nearestOf } from '#vision/face/face-watch.ts';
import { lightOf } from '#vision/light.ts';
import { contextOf } from '../canvas.ts';
import type { WorkerService } from '../desk.ts';
import { type Landmarker, openLandmarker, releaseContext } from './landmarker.ts';
import type { FaceAnswer, FaceAsk } from './messages.ts';

/** Side in pixels of the sample whose mean brightness is measured. */
const SAMPLE = 24;

/** Finds faces in one frame after another, once `prepare` has loaded the landmarker. */
export class FaceService implements WorkerService<FaceAsk, FaceAnswer> {
  #opened: Landmarker | null = null;
  #isClosed = false;
  #sample: OffscreenCanvasRenderingContext2D | null = null;

  async answer(ask: FaceAsk): Promise<FaceAnswer> {
    if (ask.ask === 'frame') {
      const look = this.#look(ask.picture);
      return this.#context?.isContextLost() ? { trouble: 'lost', look: NOBODY } : { trouble: null, look };
    }
    this.#closeLandmarker();
    const detector = await openLandmarker(ask.files);
    if (typeof detector === 'string') return { trouble: detector, look: NOBODY };
    this.#opened = detector;
    if (this.#isClosed) this.#closeLandmarker();
    return { trouble: null, look: NOBODY };
  }

  /** Returns MediaPipe's own WebGL 2 context, the kind that MediaPipe requests first. */
  get #context(): WebGL2RenderingContext | null {
    return this.#opened?.canvas.getContext('webgl2') ?? null;
  }

  close(): void {
    this.#isClosed = true;
    this.#closeLandmarker();
  }

  #closeLandmarker(): void {
    const detector = this.#opened;
    this.#opened = null;
    if (!detector) return;
    try {
      detector.landmarker.close();
    } catch {
      // A landmarker that crashed on a frame cannot close itself.
    }
    releaseContext(detector.canvas);
  }

  /** Finds the faces of a frame, and measures the light of the nearest face and of the frame. */
  #look(picture: ImageBitmap): FaceLook {
    try {
      if (!this.#opened) throw new Error('The service is not prepared.');
      // MediaPipe only requires times that increase.
      const { faceLandmarks, facialTransformationMatrixes } = this.#opened.landmarker.detectForVideo(picture, performance.now());
      const faces = faceLandmarks.map((points, at) =>
        faceOf(points, facialTransformationMatrixes[at]?.data ?? [], picture.width / picture.height),
      );
      const face = nearestOf(faces);
      if (!face) return NOBODY;
      const { x, y, width, height } = face.box;
      const [left, top] = [Math.max(0, x), Math.max(0, y)];
      const within = { x: left, y: top, width: Math.min(1, x + width) - left, height: Math.min(1, y + height) - top };
      return { faces, light: { face: this.#brightness(picture, within), frame: this.#brightness(picture, WHOLE) } };
    } finally {
      picture.close();
    }
  }

  #brightness(picture: ImageBitmap, { x, y, width, height }: typeof WHOLE): number {
    this.#sample ??= contextOf(new OffscreenCanvas(SAMPLE, SAMPLE));
    const canvas = this.#sample;
    const across = Math.max(1, width * picture.width);
    const down = Math.max(1, height * picture.height);
    canvas.drawImage(picture, x * picture.width, y * picture.height, across, down, 0, 0, SAMPLE, SAMPLE);
    return lightOf(canvas.getImageData(0, 0, SAMPLE, SAMPLE).data).mean;
  }
}

const WHOLE = { x: 0, y: 0, width: 1, height: 1 };
