import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FACE_FILE_HASHES } from '#vision/face/file-hashes.ts';
import { withHead } from './model.ts';
import { FACE_FLAG, outputs, pointValues } from './points.ts';
import { zipOf } from './zip.ts';

const PACKAGE_SHA256 = 'dbe5905c582c0462cdaea17e7e6ecea92edaa8cccc515c5e2e7291f2cbb5fb99';

interface ShippedFile {
  filename: string;
  start: number;
  end: number;
}

/** Builds `face_landmarker.task` from the models in `@mediapipe/face_mesh`, weights unchanged. Throws if the package's hash differs. */
export async function faceLandmarker(): Promise<Uint8Array> {
  const assets = await readFile(inPackage('face_mesh_solution_packed_assets.data'));
  expectHash('@mediapipe/face_mesh', assets, PACKAGE_SHA256);
  const loader = await readFile(inPackage('face_mesh_solution_packed_assets_loader.js'), 'utf8');
  const files = JSON.parse(loader.match(/loadPackage\((\{"files":[^\]]*\][^}]*\})\)/)?.[1] ?? '{"files":[]}').files as ShippedFile[];
  const fileOf = (name: string): Uint8Array => {
    const file = files.find(({ filename }) => filename.endsWith(`/${name}`));
    if (!file) throw new Error(`@mediapipe/face_mesh ships no ${name}.`);
    return assets.subarray(file.start, file.end);
  };
  const finder = withHead(fileOf('face_detection_short_range.tflite'), 'FaceDetector', { mean: 127.5, deviation: 127.5 });
  const merge = { outputs, picks: pointValues(), second: FACE_FLAG };
  const points = withHead(fileOf('face_landmark_with_attention.tflite'), 'FaceLandmarks', { mean: 0, deviation: 255 }, merge);
  const geometry = 'geometry_pipeline_metadata_landmarks.binarypb';
  const models = new Map([
    ['face_detector.tflite', finder],
    ['face_landmarks_detector.tflite', points],
    [geometry, fileOf(geometry)],
  ]);
  const bundle = zipOf(models);
  expectHash('face_landmarker.task', bundle, FACE_FILE_HASHES.models);
  return bundle;
}

function inPackage(file: string): string {
  return fileURLToPath(new URL(`../../../node_modules/@mediapipe/face_mesh/${file}`, import.meta.url));
}

function expectHash(name: string, bytes: Uint8Array, sha256: string): void {
  const is = createHash('sha256').update(bytes).digest('hex');
  if (is !== sha256) throw new Error(`${name} is not what it was: sha256 ${is}, not ${sha256}.`);
}
