import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './cache.ts';
import { sayLeftOut } from './left-out.ts';

/** The folder in which tests look for the package that runs ONNX models, which this repository does not install. */
export const RUNTIME = join(CACHE, 'face-runtime');

/** Returns whether ONNX models run here, and says so if not. */
export function runsOnnx(): boolean {
  const isHere = existsSync(join(RUNTIME, 'node_modules/onnxruntime-node'));
  const command = `npm install --prefix ${RUNTIME} --ignore-scripts onnxruntime-node@1.30.0`;
  if (!isHere) sayLeftOut('onnxruntime-node', `that a face model of one's own runs in the worker is not tried. Install it: ${command}`);
  return isHere;
}
