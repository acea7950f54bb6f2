import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

export const ASSETS = join(import.meta.dirname, '../../dist/assets');
/**
 * The built parts of capture and vision that a step with a camera fetches: its camera screens, the liveness challenge and three workers.
 */
export const CAMERA_CODE = ['capture-step', 'liveness.element', 'documents.worker', 'faces.worker', 'cards.worker'] as const;

/** Returns the bytes after brotli of the built part with this name. Throws if the build has none. */
export function bytesOfPart(name: string): number {
  const file = readdirSync(ASSETS).find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
  if (file === undefined) throw new Error(`The build has no ${name}.`);
  return brotliCompressSync(readFileSync(join(ASSETS, file))).length;
}

export const bytesOfCameraCode = () => CAMERA_CODE.reduce((sum, name) => sum + bytesOfPart(name), 0);
