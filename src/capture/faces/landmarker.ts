import type { FaceLandmarker } from '@mediapipe/tasks-vision';
import { bytesAt } from '../fetched.ts';
import type { FaceFiles } from './files.ts';
import type { FinderTrouble } from './messages.ts';

/** A WebAssembly module with one vector instruction (any browser since 2023). Without vectors a frame takes three times as long. */
const VECTOR_MODULE = Uint8Array.of(
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0],
  ...[65, 0, 253, 15, 253, 98, 11],
);

interface Vision {
  FaceLandmarker: typeof FaceLandmarker;
}

/** The globals from which MediaPipe reads its module's factory and options. */
interface MediaPipeGlobals {
  ModuleFactory?: unknown;
  Module?: { wasmBinary: ArrayBuffer; print: () => void; printErr: () => void };
  custom_dbg?: () => void;
}

/** An open landmarker, and the canvas that belongs to it. */
export interface LandmarkerHandle {
  landmarker: FaceLandmarker;
  /** The canvas on which MediaPipe draws each frame. If the browser takes its context away, MediaPipe returns old results. */
  canvas: OffscreenCanvas;
}

/**
 * Loads MediaPipe's face landmarker from these addresses only, and warms it up with one frame. Returns the trouble if it cannot be loaded.
 */
export async function openLandmarker({ script, glue, binary, models, sha256 }: FaceFiles): Promise<LandmarkerHandle | FinderTrouble> {
  // MediaPipe needs a WebGL context even on the CPU, and without one fails in an unrelated place.
  const probe = new OffscreenCanvas(1, 1);
  if (!probe.getContext('webgl2')) return 'no_webgl';
  releaseContext(probe);
  if (!(await WebAssembly.compile(VECTOR_MODULE).catch(() => null))) return 'no_wasm';
  let files: [ArrayBuffer, ArrayBuffer, Vision, { default: unknown }];
  try {
    files = await Promise.all([
      bytesAt(binary, sha256.binary),
      bytesAt(models, sha256.models),
      load<Vision>(script),
      load<{ default: unknown }>(glue),
    ]);
  } catch {
    return 'not_loaded';
  }
  const [wasmBinary, task, { FaceLandmarker }, { default: factory }] = files;
  // Loaded from bytes, so the content type of the partner's host does not matter.
  const Module = { wasmBinary, print: silently, printErr: silently };
  Object.assign<typeof globalThis, MediaPipeGlobals>(globalThis, { ModuleFactory: factory, Module, custom_dbg: silently });
  const canvas = new OffscreenCanvas(1, 1);
  try {
    const landmarker = await FaceLandmarker.createFromOptions(
      { wasmLoaderPath: '', wasmBinaryPath: binary },
      {
        // Our model bundle has operators that the GPU delegate lacks.
        baseOptions: { delegate: 'CPU', modelAssetBuffer: new Uint8Array(task) },
        canvas,
        runningMode: 'VIDEO',
        // One more face than expected, to detect a second person.
        numFaces: 2,
        outputFacialTransformationMatrixes: true,
      },
    );
    landmarker.detectForVideo(drawnFace(), performance.now());
    return { landmarker, canvas };
  } catch {
    releaseContext(canvas);
    return 'not_started';
  }
}

/** Releases the canvas's context. A browser has few contexts, and takes the oldest away when another is needed. */
export function releaseContext(canvas: OffscreenCanvas): void {
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
}

/** Ignores MediaPipe's startup messages, so that they do not reach the page's console. */
const silently = () => undefined;

const load = <Module>(address: string) => import(/* @vite-ignore */ /* webpackIgnore: true */ address) as Promise<Module>;

/** Draws ovals that count as a face: the first detection takes ten times as long as later ones, so it runs before a person waits. */
function drawnFace(): OffscreenCanvas {
  const canvas = new OffscreenCanvas(320, 320);
  const pen = canvas.getContext('2d', { alpha: false });
  const oval = (colour: string, x: number, y: number, width: number, height: number) => {
    if (!pen) return;
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x, y, width, height, 0, 0, 2 * Math.PI);
    pen.fill();
  };
  oval('#cfd6dc', 160, 160, 320, 320);
  oval('#2e2421', 160, 160, 73, 100);
  oval('#c48a66', 160, 170, 61, 87);
  for (const x of [137, 183]) {
    oval('#2e2421', x, 140, 16, 3);
    oval('#fff', x, 157, 12, 6);
    oval('#2e2421', x, 157, 5, 5);
  }
  oval('#a86f4e', 160, 187, 8, 9);
  oval('#8d4a3c', 160, 217, 24, 6);
  return canvas;
}
