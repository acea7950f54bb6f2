import { FACE_FILE_HASHES } from '#vision/face/file-hashes.ts';
import { assetAddress } from '../asset-address.ts';

/** What finds faces, in files that are fetched by address: MediaPipe's script, the glue of its binary, the binary, and the models. */
export interface FaceFiles {
  script: string;
  glue: string;
  binary: string;
  models: string;
  /** What binary and models have to be; null for models of the partner's own, which nobody here has seen. */
  sha256: { binary: string; models: string | null };
}

/** Where the partner serves them; empty for beside the script that asks. */
export interface FaceSources {
  assetsBase: string;
  /** The glue and the binary of MediaPipe, where they are elsewhere. */
  wasmBase?: string;
  /** The bundle of models, where it is elsewhere or another. */
  models?: string;
}

export function faceFiles({ assetsBase, wasmBase = '', models = '' }: FaceSources): FaceFiles {
  const address = (name: string, beside: URL, base = assetsBase) => assetAddress(name, beside, base);
  return {
    script: address('vision_bundle.js', new URL('../../../node_modules/@mediapipe/tasks-vision/vision_bundle.mjs', import.meta.url)),
    glue: address(
      'vision_wasm_module_internal.js',
      new URL('../../../node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_module_internal.js', import.meta.url),
      wasmBase || assetsBase,
    ),
    binary: address(
      'vision_wasm_module_internal.wasm',
      new URL('../../../node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_module_internal.wasm', import.meta.url),
      wasmBase || assetsBase,
    ),
    // The build makes it: cli/face-landmarker/.
    models: models
      ? new URL(models, document.baseURI).href
      : address('face_landmarker.task', new URL('./face_landmarker.task', import.meta.url)),
    sha256: { binary: FACE_FILE_HASHES.binary, models: models ? null : FACE_FILE_HASHES.models },
  };
}

export const workerAddress = (assetsBase: string) =>
  assetAddress('faces.worker.js', new URL('./faces.worker.ts', import.meta.url), assetsBase);
