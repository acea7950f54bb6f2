import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FaceReader } from '#platform/base/file-readers.ts';
import { sha256 } from '#platform/base/sha256.ts';
import type { FaceModelChoice } from '#platform/foreign-files/face-model/chosen-model.ts';
import { alignedFace } from '#platform/foreign-files/face-model/onnx/alignment.ts';
import type { FaceModelManifest } from '#platform/foreign-files/face-model/port/manifest.ts';
import { RUNTIME } from './onnx-runtime.ts';
import { astronaut } from './specimens/faces.ts';
import { TINY, tinyOnnx, tinyTemplate } from './tiny-onnx.ts';

/** Where ArcFace and its like want eyes, nose and mouth in 112 by 112 pixels, on the side of the tiny model. */
const POINTS = (
  [
    [38.29, 51.7],
    [73.53, 51.5],
    [56.03, 71.74],
    [41.55, 92.37],
    [70.73, 92.2],
  ] as const
).map(([x, y]): [number, number] => [(x * TINY.side) / 112, (y * TINY.side) / 112]);

const input = {
  name: 'picture',
  width: TINY.side,
  height: TINY.side,
  layout: 'nchw',
  channels: 'rgb',
  mean: [127.5, 127.5, 127.5],
  scale: [127.5, 127.5, 127.5],
} satisfies FaceModelManifest['input'];

/** Returns the manifest of the tiny model. Its levels part nobody from anybody. */
export function tinyManifest(template: readonly number[] = Array.from({ length: TINY.length }, () => 0)): FaceModelManifest {
  return {
    name: 'tiny',
    version: '1',
    file: 'tiny.onnx',
    input,
    alignment: { by: 'points', points: POINTS },
    embedding: { name: 'template', length: TINY.length, unit: true },
    distance: 'euclid',
    levels: [0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1].map((distance) => ({
      distance,
      false_match: { errors: 0, trials: 10 },
      false_non_match: null,
    })),
    reference: { picture: 'reference.jpg', template: [...template], max_distance: 0.05 },
  };
}

/** Returns the template of the reference picture, as a program of the model's own would make it. */
export async function tinyReference(builtin: FaceReader): Promise<readonly number[]> {
  const face = await builtin.read({ tenantId: 'tiny' }, astronaut());
  if ('trouble' in face) throw new Error(face.trouble);
  const { data, info } = await sharp(astronaut()).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const landmarks = face.landmarks.map(([x, y]) => ({ x, y }));
  const located = { picture: { data, width: info.width, height: info.height }, landmarks, square: face.box };
  const pixels = alignedFace(located, tinyManifest());
  const count = TINY.side ** 2;
  const planes = Float32Array.from(pixels, (_, at) => (pixels[(at % count) * 3 + Math.floor(at / count)]! - 127.5) / 127.5);
  const template = tinyTemplate(planes);
  return [...template].map((value) => value / Math.hypot(...template));
}

const folders: string[] = [];

/** Removes the folders of `written`. */
export function removeWritten(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

/** Writes a model with its manifest to a folder in which the package is found, and returns the operator's choice. */
export function written(manifest: unknown, { folder = RUNTIME, bytes = tinyOnnx() } = {}): FaceModelChoice {
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(join(folder, 'model-'));
  folders.push(own);
  writeFileSync(join(own, 'tiny.onnx'), bytes);
  writeFileSync(join(own, 'reference.jpg'), astronaut());
  writeFileSync(join(own, 'manifest.json'), JSON.stringify(manifest));
  return { manifest: join(own, 'manifest.json'), sha256: sha256(bytes).toString('hex') };
}
