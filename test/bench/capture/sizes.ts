import { buildWhenChanged } from '#services/start/build.ts';
import { bytesOfCameraCode, bytesOfPart, CAMERA_CODE } from '../../run/camera-code.ts';
import type { Row } from './row.ts';

/** Fetched where codes are read; most of it is @zxing/library. */
const OF_CODES = 'symbols.worker';

/** What vision and capture weigh after brotli. MediaPipe, zxing-wasm, weights and models are aside. */
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
