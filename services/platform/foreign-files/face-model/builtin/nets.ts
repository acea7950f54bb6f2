import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FaceModel, LocatedFace, Rectangle, RgbPicture } from '../port/face-model.ts';
import { HASHES } from './hashes.ts';

/** An array of numbers in WebAssembly's memory, which `dispose` frees. */
export interface Tensor {
  dispose(): void;
}

export interface FoundFace {
  box: Rectangle;
  /** Confidence of the detection, 0 to 1. */
  score: number;
}

export interface FaceNets {
  tensor(picture: RgbPicture): Tensor;
  /** Returns the possible faces whose confidence is at least `MIN_SCORE`. */
  detect(picture: Tensor): PromiseLike<readonly FoundFace[]>;
  /** Returns the landmarks and the square of a face that `detect` found in the picture. */
  locate(picture: Tensor, face: FoundFace): Promise<Omit<LocatedFace, 'picture'>>;
  /** Loads the model that describes faces: 128 numbers, by a residual network. */
  openModel(): FaceModel;
}

interface Landmarks {
  positions: LocatedFace['landmarks'];
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

/** Minimum confidence of a possible face, 0 to 1. */
const MIN_SCORE = 0.3;

const MODELS = new URL('../../../../../node_modules/@vladmandic/face-api/model/', import.meta.url);
const WASM = new URL('../../../../../node_modules/@tensorflow/tfjs-backend-wasm/dist/', import.meta.url);

/** Opens face-api on one thread of WebAssembly and loads what finds faces. Throws if a model's hash is not in `HASHES`. */
export async function openFaceNets(): Promise<FaceNets> {
  const { tf, api } = await openLibraries();
  const { nets } = api;
  nets.ssdMobilenetv1.loadFromWeightMap(weightsOf(tf, 'ssd_mobilenetv1'));
  nets.faceLandmark68Net.loadFromWeightMap(weightsOf(tf, 'face_landmark_68'));
  const detector = new api.SsdMobilenetv1Options({ minConfidence: MIN_SCORE });

  const inFace = async <Result>(picture: Tensor, where: Rectangle, work: (face: Tensor) => Promise<Result>): Promise<Result> => {
    const [face] = await api.extractFaceTensors(picture, [where]);
    try {
      return await work(face);
    } finally {
      face.dispose();
    }
  };

  const tensor = ({ data, width, height }: RgbPicture) => tf.tensor3d(data, [height, width, 3], 'int32');
  return {
    tensor,
    detect: (picture) => api.detectAllFaces(picture, detector),
    async locate(picture, { box }) {
      const inBox = await inFace(picture, box, (face) => nets.faceLandmark68Net.detectLandmarks(face));
      const landmarks = inBox.shiftBy(box.x, box.y);
      return { landmarks: landmarks.positions, square: landmarks.align(null, { useDlibAlignment: true }) };
    },
    openModel() {
      nets.faceRecognitionNet.loadFromWeightMap(weightsOf(tf, 'face_recognition'));
      return {
        async describe({ picture, square }) {
          const pixels = tensor(picture);
          try {
            return await inFace(pixels, square, (face) => nets.faceRecognitionNet.computeFaceDescriptor(face));
          } finally {
            pixels.dispose();
          }
        },
      };
    },
  };
}

async function openLibraries(): Promise<{ tf: TensorFlow; api: FaceApi }> {
  const require = createRequire(import.meta.url);
  // face-api imports all of TensorFlow (286 MB on disk), but its nets need only the core.
  const fullPackage = '@tensorflow/tfjs';
  registerHooks({ resolve: (name, context, next) => next(name === fullPackage ? '@tensorflow/tfjs-core' : name, context) });
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
  if (createHash('sha256').update(bytes).digest('hex') !== hash) throw new Error(`The file ${name} of the model has an unexpected hash.`);
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
