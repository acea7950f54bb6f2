import type { FaceModel } from '../port/face-model.ts';
import type { FaceModelManifest } from '../port/manifest.ts';
import { ModelFault } from '../port/model-fault.ts';
import { alignedFace } from './alignment.ts';

interface OnnxTensor {
  data: unknown;
}

interface OnnxSession {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(feeds: Readonly<Record<string, OnnxTensor>>, fetches: readonly string[]): Promise<Readonly<Record<string, OnnxTensor>>>;
}

/** The part of `onnxruntime-node` that is used. */
export interface OnnxRuntime {
  InferenceSession: { create(model: Uint8Array, options: object): Promise<OnnxSession> };
  Tensor: new (type: 'float32', data: Float32Array, shape: readonly number[]) => OnnxTensor;
}

const OPTIONS = { executionProviders: ['cpu'], intraOpNumThreads: 1, interOpNumThreads: 1 } as const;

/** Opens a model on one thread of the processor. */
export async function openOnnxModel(runtime: OnnxRuntime, bytes: Uint8Array, manifest: FaceModelManifest): Promise<FaceModel> {
  const session = await runtime.InferenceSession.create(bytes, OPTIONS).catch((error: unknown) => {
    throw new ModelFault('not_loadable', error);
  });
  const { input, embedding } = manifest;
  if (!session.inputNames.includes(input.name)) throw new ModelFault('input_name');
  if (!session.outputNames.includes(embedding.name)) throw new ModelFault('embedding_name');
  const shape = input.layout === 'nchw' ? [1, 3, input.height, input.width] : [1, input.height, input.width, 3];
  return {
    async describe(face) {
      const values = inputOf(alignedFace(face, manifest), input);
      const feeds = { [input.name]: new runtime.Tensor('float32', values, shape) };
      const answer = await session.run(feeds, [embedding.name]).catch((error: unknown) => {
        throw new ModelFault('not_runnable', error);
      });
      const { data } = answer[embedding.name]!;
      if (!(data instanceof Float32Array) || data.length !== embedding.length) throw new ModelFault('embedding_length');
      if (!data.every(Number.isFinite)) throw new ModelFault('embedding_values');
      // The runtime may use the memory of its answer again.
      return embedding.unit ? unitOf(data) : Float32Array.from(data);
    },
  };
}

function unitOf(template: Float32Array): Float32Array {
  const length = Math.hypot(...template);
  if (length === 0) throw new ModelFault('embedding_values');
  return template.map((value) => value / length);
}

/** Returns pixels (red, green, blue) in the order and with the values that the model expects. */
function inputOf(pixels: Float32Array, { layout, channels, mean, scale }: FaceModelManifest['input']): Float32Array {
  const values = new Float32Array(pixels.length);
  const count = pixels.length / 3;
  for (let at = 0; at < count; at++) {
    for (let place = 0; place < 3; place++) {
      const value = (pixels[at * 3 + (channels === 'rgb' ? place : 2 - place)]! - mean[place]!) / scale[place]!;
      values[layout === 'nchw' ? place * count + at : at * 3 + place] = value;
    }
  }
  return values;
}
