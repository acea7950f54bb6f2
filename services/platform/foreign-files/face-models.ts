import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A rectangle in pixels from the upper left corner. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** An array of numbers in WebAssembly's memory, which `dispose` frees. */
export interface Tensor {
  dispose(): void;
}

export interface FoundFace {
  box: Rectangle;
}

type LandmarkPoint = Readonly<{ x: number; y: number }>;

export interface FaceNets {
  tensor(picture: { data: Uint8Array; width: number; height: number }): Tensor;
  detect(picture: Tensor): PromiseLike<readonly FoundFace[]>;
  /** Returns the 68 landmarks of a face that `detect` found in the picture, and its face template (128 numbers). */
  describe(picture: Tensor, face: FoundFace): Promise<{ landmarks: readonly LandmarkPoint[]; template: Float32Array }>;
}

interface Landmarks {
  positions: readonly LandmarkPoint[];
  shiftBy(x: number, y: number): Landmarks;
  align(detection: null, options: { useDlibAlignment: true }): Rectangle;
}

interface Net {
  loadFromWeightMap(weights: object): void;
}

interface FaceApi {
  nets: {
    ssdMobilenetv1: Net;
    faceLandmark68Net: Net & { detectLandmarks(face: Tensor): Promise<Landmarks> };
    faceRecognitionNet: Net & { computeFaceDescriptor(face: Tensor): Promise<Float32Array> };
  };
  SsdMobilenetv1Options: new (options: { minConfidence: number }) => object;
  detectAllFaces(picture: Tensor, options: object): PromiseLike<readonly FoundFace[]>;
  extractFaceTensors(picture: Tensor, rectangles: readonly Rectangle[]): Promise<[Tensor]>;
}

interface TensorFlow {
  Tensor: { prototype: object };
  setBackend(name: 'wasm'): Promise<boolean>;
  ready(): Promise<void>;
  tensor3d(values: Uint8Array, shape: readonly [height: number, width: number, channels: number], type: 'int32'): Tensor;
  io: { decodeWeights(bytes: ArrayBuffer, weights: readonly object[]): object };
  reshape(tensor: object, shape: readonly number[]): object;
}

interface WasmBackend {
  setWasmPaths(folder: string): void;
  setThreadsCount(threads: number): void;
}

/** The least confidence of a detected face, 0 to 1. */
const LEAST_SCORE = 0.7;

const MODELS = new URL('../../../node_modules/@vladmandic/face-api/model/', import.meta.url);
const WASM = new URL('../../../node_modules/@tensorflow/tfjs-backend-wasm/dist/', import.meta.url);

/** SHA-256 of each model's weights and manifest in face-api 1.7.15. */
const HASHES = {
  ssd_mobilenetv1: [
    '2835640602d53718aa6ae9a42896327eaa21beefed056c218d32ca7d79e1e2f8',
    '888f744dffbc84f5f060d1f8427d9742341943a2dfaaf9205d10029b7e7a2955',
  ],
  face_landmark_68: [
    '4611ef65c87d836d03d684b30eec4d195d8b219fa1dd58fc58945831c6b9299b',
    'ca4886639f86e99b39fed0c155f81b63317225773bd9616716e887b0153389c9',
  ],
  face_recognition: [
    'b413e420d6840b2775fba32008db6f3cddb07d485967fb42cfcf379c16a8c589',
    'cbaffa501b0b9275a12b63357a6843e7e30c054e1c9151e1a5f879b26e32986b',
  ],
} as const;

/** Opens face-api on one thread of WebAssembly and loads its models. Throws if a model's hash is not in `HASHES`. */
export async function openFaceNets(): Promise<FaceNets> {
  const { tf, api } = await openLibraries();
  const { nets } = api;
  nets.ssdMobilenetv1.loadFromWeightMap(weightsOf(tf, 'ssd_mobilenetv1'));
  nets.faceLandmark68Net.loadFromWeightMap(weightsOf(tf, 'face_landmark_68'));
  nets.faceRecognitionNet.loadFromWeightMap(weightsOf(tf, 'face_recognition'));
  const detector = new api.SsdMobilenetv1Options({ minConfidence: LEAST_SCORE });

  const inFace = async <Result>(picture: Tensor, where: Rectangle, work: (face: Tensor) => Promise<Result>): Promise<Result> => {
    const [face] = await api.extractFaceTensors(picture, [where]);
    try {
      return await work(face);
    } finally {
      face.dispose();
    }
  };

  return {
    tensor: ({ data, width, height }) => tf.tensor3d(data, [height, width, 3], 'int32'),
    detect: (picture) => api.detectAllFaces(picture, detector),
    async describe(picture, { box }) {
      const inBox = await inFace(picture, box, (face) => nets.faceLandmark68Net.detectLandmarks(face));
      const landmarks = inBox.shiftBy(box.x, box.y);
      const straight = landmarks.align(null, { useDlibAlignment: true });
      const template = await inFace(picture, straight, (face) => nets.faceRecognitionNet.computeFaceDescriptor(face));
      return { landmarks: landmarks.positions, template };
    },
  };
}

async function openLibraries(): Promise<{ tf: TensorFlow; api: FaceApi }> {
  const require = createRequire(import.meta.url);
  // face-api imports all of TensorFlow (286 MB on disk), but its nets need only the core.
  const whole = '@tensorflow/tfjs';
  registerHooks({ resolve: (name, context, next) => next(name === whole ? '@tensorflow/tfjs-core' : name, context) });
  const tf: TensorFlow = require('@tensorflow/tfjs-core');
  addMethods(tf);
  const backend: WasmBackend = require('@tensorflow/tfjs-backend-wasm');
  backend.setThreadsCount(1);
  backend.setWasmPaths(fileURLToPath(WASM));
  await tf.setBackend('wasm');
  await tf.ready();
  return { tf, api: require('@vladmandic/face-api/dist/face-api.node-wasm.js') };
}

function weightsOf(tf: TensorFlow, model: keyof typeof HASHES): object {
  const [weights, manifest] = HASHES[model];
  const bytes = new Uint8Array(readChecked(`${model}_model.bin`, weights));
  const groups: { weights: object[] }[] = JSON.parse(readChecked(`${model}_model-weights_manifest.json`, manifest).toString());
  return tf.io.decodeWeights(
    bytes.buffer,
    groups.flatMap((group) => group.weights),
  );
}

function readChecked(name: string, hash: string): Buffer {
  const bytes = readFileSync(new URL(name, MODELS));
  if (createHash('sha256').update(bytes).digest('hex') !== hash) throw new Error(`The model ${name} is not the one that was measured.`);
  return bytes;
}

/** Methods that face-api calls on a tensor, and that TensorFlow's core does not define. */
const METHODS = ['div', 'expandDims', 'mean', 'mul', 'slice', 'sub'] as const;
const RESHAPING = ['as1D', 'as2D', 'as3D', 'as4D', 'reshape'] as const;

function addMethods(tf: TensorFlow): void {
  type Method = (this: { size: number }, ...rest: unknown[]) => unknown;
  const functions = tf as unknown as Readonly<Record<(typeof METHODS)[number], (...values: unknown[]) => unknown>>;
  const delegates = METHODS.map((name): [string, Method] => [
    name,
    function (...rest) {
      return functions[name](this, ...rest);
    },
  ]);
  const reshaping = RESHAPING.map((name): [string, Method] => [
    name,
    function (...shape) {
      return tf.reshape(this, shape.length > 0 ? (shape.flat() as number[]) : [this.size]);
    },
  ]);
  Object.assign(tf.Tensor.prototype, Object.fromEntries([...delegates, ...reshaping]));
}
