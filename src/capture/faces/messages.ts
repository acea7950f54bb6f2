import type { FaceLook } from '#vision/face/face-watch.ts';
import type { FaceFiles } from './files.ts';

/** A request to the face worker: prepare, then one frame after another. */
export type FaceRequest = { type: 'prepare'; files: FaceFiles } | { type: 'frame'; picture: ImageBitmap };

/** The reason why this device cannot find faces. */
export type FinderTrouble = 'saved_data' | 'no_webgl' | 'no_wasm' | 'not_loaded' | 'not_started' | 'late' | 'lost';

/** `trouble`: why loading failed, or that the finder was lost. `look`: the faces of a frame. */
export interface FaceAnswer {
  trouble: FinderTrouble | null;
  look: FaceLook;
}
