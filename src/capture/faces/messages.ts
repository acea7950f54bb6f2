import type { FaceLook } from '#vision/face/face-watch.ts';
import type { FaceFiles } from './files.ts';

/** What the page asks of the desk that finds faces: to get ready, then one frame after the other. */
export type FaceAsk = { ask: 'prepare'; files: FaceFiles } | { ask: 'frame'; picture: ImageBitmap };

/** Why nobody can look for faces here. */
export type FinderTrouble = 'saved_data' | 'no_webgl' | 'no_wasm' | 'not_loaded' | 'not_started' | 'late' | 'lost';

/** `trouble` is of getting ready, or that the desk sees nothing any more; `look` of a frame. */
export interface FaceAnswer {
  trouble: FinderTrouble | null;
  look: FaceLook;
}
