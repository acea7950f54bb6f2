import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faceLandmarker } from './face-landmarker.ts';

const PACKAGES = join(import.meta.dirname, '../../../node_modules/@mediapipe');
const shipped = readFileSync(join(PACKAGES, 'face_mesh/face_mesh_solution_packed_assets.data'));

test('the models come out of their package byte for byte, and lie where MediaPipe looks for them', async () => {
  const made = Buffer.from(await faceLandmarker());
  expect(made).toHaveLength(2_761_120);
  for (const name of ['face_detector.tflite', 'face_landmarks_detector.tflite', 'geometry_pipeline_metadata_landmarks.binarypb'])
    expect(made.indexOf(name), name).toBeGreaterThan(0);
  const models = {
    points: shipped.subarray(0, 2_495_952),
    geometry: shipped.subarray(3_737_848, 3_757_224),
    finder: shipped.subarray(3_757_224),
  };
  for (const [name, bytes] of Object.entries(models)) expect(made.includes(bytes), name).toBe(true);
});

/** MediaPipe 1.0.0 and later post usage data to a host of their maker. */
test('nothing of MediaPipe that browsers load names a host that it could tell', () => {
  for (const file of ['vision_bundle.mjs', 'wasm/vision_wasm_module_internal.js', 'wasm/vision_wasm_module_internal.wasm']) {
    const text = readFileSync(join(PACKAGES, 'tasks-vision', file), 'latin1');
    expect(text.match(/odml\.pa|https?:\/\/[\w.-]*googleapis/g), file).toBeNull();
    if (!file.endsWith('.wasm')) expect(text.includes('odml'), file).toBe(false);
  }
});
