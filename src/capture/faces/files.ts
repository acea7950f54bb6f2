import { assetAddress } from '../asset-address.ts';

/** What finds faces, in files that are fetched by address: MediaPipe's script, the glue of its binary, the binary, and the models. */
export interface FaceFiles {
  script: string;
  glue: string;
  binary: string;
  models: string;
}

/** @param assetsBase where the partner serves them; empty for beside the script that asks. */
export function faceFiles(assetsBase: string): FaceFiles {
  const address = (name: string, beside: URL) => assetAddress(name, beside, assetsBase);
  return {
    script: address('vision_bundle.js', new URL('../../../node_modules/@mediapipe/tasks-vision/vision_bundle.mjs', import.meta.url)),
    glue: address(
      'vision_wasm_module_internal.js',
      new URL('../../../node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_module_internal.js', import.meta.url),
    ),
    binary: address(
      'vision_wasm_module_internal.wasm',
      new URL('../../../node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_module_internal.wasm', import.meta.url),
    ),
    // The build makes it: cli/face-landmarker/.
    models: address('face_landmarker.task', new URL('./face_landmarker.task', import.meta.url)),
  };
}

export const workerAddress = (assetsBase: string) =>
  assetAddress('faces.worker.js', new URL('./faces.worker.ts', import.meta.url), assetsBase);
