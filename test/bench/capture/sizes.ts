import { buildWhenChanged } from '#services/start/build.ts';
import { bytesOfCameraCode, bytesOfPart, CAMERA_CODE } from '../../run/camera-code.ts';
import type { Row } from './row.ts';

/** The worker that reads QR codes and bar codes, loaded only by steps that need it. Most of it is @zxing/library. */
const OF_CODES = 'symbols.worker';

/** Returns the size of the vision and capture code after brotli, without MediaPipe, zxing-wasm, weights and models. */
export async function sizeRows(): Promise<readonly Row[]> {
  await buildWhenChanged();
  const camera = bytesOfCameraCode();
  return [
    {
      figure: `code of vision and capture, brotli (${CAMERA_CODE.join(', ')})`,
      ours: `${(camera / 1000).toFixed(1)} kB`,
      limit: '<= 60 kB',
    },
    {
      figure: 'with the reader of codes, @zxing/library in it',
      ours: `${((camera + bytesOfPart(OF_CODES)) / 1000).toFixed(1)} kB`,
      limit: '',
    },
  ];
}
