import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { faceLandmarker } from '#tools/build/face-landmarker/face-landmarker.ts';
import { FACE_FILE_HASHES } from '#vision/face/file-hashes.ts';
import { type FaceSources, faceFiles } from './files.ts';

afterEach(() => vi.unstubAllGlobals());

const filesOf = (sources: FaceSources) => {
  vi.stubGlobal('document', { baseURI: 'https://bank.example/alta' });
  return faceFiles(sources);
};

it('are with the other assets, unless binary or models are said to be elsewhere, each by itself', () => {
  const [script, glue, binary] = ['vision_bundle.js', 'vision_wasm_module_internal.js', 'vision_wasm_module_internal.wasm'];
  const at = (base: string, models = `${base}face_landmarker.task`) => ({
    ...{ script: `https://bank.example/z/${script}`, glue: base + glue, binary: base + binary, models },
  });
  const assetsBase = '/z';
  expect(filesOf({ assetsBase })).toMatchObject(at('https://bank.example/z/'));
  const wasmBase = 'https://cdn.example/wasm';
  expect(filesOf({ assetsBase, wasmBase })).toMatchObject(at(`${wasmBase}/`, 'https://bank.example/z/face_landmarker.task'));
  expect(filesOf({ assetsBase, models: '/own.task' })).toMatchObject(at('https://bank.example/z/', 'https://bank.example/own.task'));
});

it('have to be ours by their hashes, but for models of the partner', () => {
  expect(filesOf({ assetsBase: '/z', wasmBase: '/w' }).sha256).toEqual(FACE_FILE_HASHES);
  expect(filesOf({ assetsBase: '/z', models: '/own.task' }).sha256).toEqual({ ...FACE_FILE_HASHES, models: null });
});

it('have the hashes of what is built in', async () => {
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const shipped = new URL('../../../node_modules/@mediapipe/tasks-vision/wasm/vision_wasm_module_internal.wasm', import.meta.url);
  expect(FACE_FILE_HASHES).toEqual({ binary: sha256(await readFile(shipped)), models: sha256(await faceLandmarker()) });
});
