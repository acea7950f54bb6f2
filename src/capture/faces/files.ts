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
  const address = (url: URL) => assetAddress(url.href, assetsBase);
  return {
    script: address(new URL('../../../node_modules/@mediapipe/tasks-vision/vision_bundle.mjs', import.meta.url)),
    glue: address(new URL('../../../node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_module_internal.js', import.meta.url)),
    binary: address(new URL('../../../node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_module_internal.wasm', import.meta.url)),
    // The build makes it: cli/face-landmarker/.
    models: address(new URL('./face_landmarker.task', import.meta.url)),
  };
}

export const workerAddress = (assetsBase: string) => assetAddress(new URL('./faces.worker.ts', import.meta.url).href, assetsBase);
