import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildWhenChanged } from '../../../../services/start/build.ts';
import type { Row } from './row.ts';

const ASSETS = join(import.meta.dirname, '../../../../dist/assets');
/** What a step with a camera fetches of capture and vision: its screens of the camera, the challenge, and three workers. */
const OF_CAMERA = ['capture-step', 'liveness.element', 'documents.worker', 'faces.worker', 'cards.worker'];
/** Fetched where codes are read; most of it is @zxing/library. */
const OF_CODES = 'symbols.worker';

/** What vision and capture weigh after brotli. MediaPipe, zxing-wasm, weights and models are aside. */
export async function sizeRows(): Promise<readonly Row[]> {
  await buildWhenChanged();
  const files = readdirSync(ASSETS);
  const bytesOf = (name: string) => {
    const file = files.find((one) => one.startsWith(`${name}-`) && one.endsWith('.js'));
    if (file === undefined) throw new Error(`The build has no ${name}.`);
    return brotliCompressSync(readFileSync(join(ASSETS, file))).length;
  };
  const camera = OF_CAMERA.reduce((sum, name) => sum + bytesOf(name), 0);
  return [
    { figure: `code of vision and capture, brotli (${OF_CAMERA.join(', ')})`, ours: `${(camera / 1000).toFixed(1)} kB`, limit: '<= 60 kB' },
    { figure: 'with the reader of codes, @zxing/library in it', ours: `${((camera + bytesOf(OF_CODES)) / 1000).toFixed(1)} kB`, limit: '' },
  ];
}
