import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { faceLandmarker } from '#tools/build/face-landmarker/face-landmarker.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MEDIAPIPE = join(ROOT, 'node_modules/@mediapipe/tasks-vision');

export interface StageServer {
  origin: string;
  /** The address of the same files at another origin. */
  otherOrigin: string;
  close(): void;
}

/**
 * Serves a page with one script of `test/support/camera/`, and the workers, binaries and models that analyse camera frames. `?policy=` is
 * the page's content policy, `/peer/` has the files of another face finder; `peers` are folders of further finders, by the first name of
 * their path.
 */
export async function startStageServer(script: string, peers: Readonly<Record<string, string>> = {}): Promise<StageServer> {
  const files = new Map<string, readonly [type: string, contents: string | Uint8Array]>([
    ['page.js', ['text/javascript', await whole(join(import.meta.dirname, script))]],
    ['documents.worker', ['text/javascript', await whole(join(ROOT, 'src/capture/documents/documents.worker.ts'))]],
    ['cards.worker', ['text/javascript', await whole(join(ROOT, 'src/capture/cards/cards.worker.ts'))]],
    ['reader.int8', ['application/octet-stream', await readFile(join(ROOT, 'lib/vision/reader/reader.int8.weights'))]],
    ['kernel', ['application/wasm', await readFile(join(ROOT, 'lib/vision/reader/kernel.wasm'))]],
    ['faces.worker', ['text/javascript', await whole(join(ROOT, 'src/capture/faces/faces.worker.ts'))]],
    ['vision_bundle', ['text/javascript', await readFile(join(MEDIAPIPE, 'vision_bundle.mjs'))]],
    ['vision_wasm_module_internal.js', ['text/javascript', await readFile(join(MEDIAPIPE, 'wasm/vision_wasm_module_internal.js'))]],
    ['vision_wasm_module_internal.wasm', ['application/wasm', await readFile(join(MEDIAPIPE, 'wasm/vision_wasm_module_internal.wasm'))]],
    ['face_landmarker', ['application/octet-stream', await faceLandmarker()]],
  ]);
  const folders: Readonly<Record<string, string>> = { peer: join(ROOT, 'node_modules/@mediapipe/face_mesh'), ...peers };
  const server = createServer(async (request, response) => {
    const [, peer, file] = /^\/([\w-]+)\/((?:[\w-]+\/)?[\w.-]+)$/.exec(request.url ?? '') ?? [];
    const folder = folders[peer ?? ''];
    if (folder !== undefined && file !== undefined) {
      const type = file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream';
      response.setHeader('content-type', type).end(await readFile(join(folder, file)));
      return;
    }
    // A build puts a hash before the ending; the hash is dropped.
    const path = (request.url ?? '').replace(/-[\w-]{8}\./, '.');
    const [type, contents] = [...files].find(([name]) => path.includes(name))?.[1] ?? [
      'text/html',
      '<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><script type="module" src="/page.js"></script>',
    ];
    const policy = new URL(request.url ?? '', 'http://stage').searchParams.get('policy');
    if (policy !== null) response.setHeader('content-security-policy', policy);
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', type).end(contents);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, otherOrigin: `http://localhost:${port}`, close: () => void server.close() };
}

/** Builds a script with all its imports into one text. */
async function whole(file: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    oxc: { decorator: { legacy: true } },
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { input: file, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code;
}
