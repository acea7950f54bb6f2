import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ChosenFaceModel, FaceModel } from '../port/face-model.ts';
import { ModelFault } from '../port/model-fault.ts';
import { type OnnxRuntime, openOnnxModel } from './onnx-model.ts';

/** Opens the chosen model, if it is the file that the operator measured. Runs in a limited process only. Throws a `ModelFault`. */
export async function openChosen({ manifest, file, sha256: fileHash, runtime }: ChosenFaceModel): Promise<FaceModel> {
  const bytes = readFileSync(file);
  if (createHash('sha256').update(bytes).digest('hex') !== fileHash) throw new ModelFault('model_differs');
  let runtimeModule: OnnxRuntime;
  try {
    runtimeModule = createRequire(import.meta.url)(runtime.entry) as OnnxRuntime;
  } catch (error) {
    throw new ModelFault('not_loadable', error);
  }
  return openOnnxModel(runtimeModule, bytes, manifest);
}
