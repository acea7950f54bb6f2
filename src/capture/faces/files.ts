import { FACE_FILE_HASHES } from '#vision/face/file-hashes.ts';
import { assetAddress } from '../asset-address.ts';

/** Addresses where the partner serves the files; an empty `assetsBase` means next to the calling script. */
export interface FaceSources {
  assetsBase: string;
  /** Folder of MediaPipe's WebAssembly loader (glue) and binary, if different. */
  wasmBase?: string;
  /** The address of the model bundle, if it is elsewhere or the partner's own. */
  models?: string;
}

/** Returns the addresses of the files that find faces: MediaPipe's script, its WebAssembly loader (glue), the binary, and the models. */
export function faceFiles({ assetsBase, wasmBase = '', models = '' }: FaceSources) {
  const address = (name: string, besideUrl: URL, base = assetsBase) => assetAddress(name, besideUrl, base);
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
    // The build creates this file: tools/build/face-landmarker/.
    models: models
      ? new URL(models, document.baseURI).href
      : address('face_landmarker.task', new URL('./face_landmarker.task', import.meta.url)),
    // The hash of the partner's own models is unknown here.
    sha256: { binary: FACE_FILE_HASHES.binary, models: models ? null : FACE_FILE_HASHES.models },
  };
}
export type FaceFiles = ReturnType<typeof faceFiles>;

export const workerAddress = (assetsBase: string) =>
  assetAddress('faces.worker.js', new URL('./faces.worker.ts', import.meta.url), assetsBase);
