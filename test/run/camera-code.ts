import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const ASSETS = join(import.meta.dirname, '../../dist/assets');
/** What a step with a camera fetches of capture and vision: its screens of the camera, the challenge, and three workers. */
export const CAMERA_CODE = ['capture-step', 'liveness.element', 'documents.worker', 'faces.worker', 'cards.worker'] as const;

/** Bytes after brotli of the built part of that name. */
export function bytesOfPart(name: string): number {
  const file = readdirSync(ASSETS).find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
  if (file === undefined) throw new Error(`The build has no ${name}.`);
  return brotliCompressSync(readFileSync(join(ASSETS, file))).length;
}

export const bytesOfCameraCode = () => CAMERA_CODE.reduce((sum, name) => sum + bytesOfPart(name), 0);
