import type { Readers } from '../../vision/codes/code.ts';
import { LiveCodes } from '../../vision/codes/live.ts';
import { readStill } from '../../vision/codes/still.ts';
import { type Gray, grayFromRgba } from '../../vision/gray.ts';
import type { CodeAnswer, CodeRequest } from './code-messages.ts';
import { nativeReader } from './code-native.ts';
import { browserZxing } from './code-zxing.ts';

/** Reads codes away from the page's own thread, one request after the other. */
const readers: Promise<Readers> = nativeReader().then((native) => ({ base: browserZxing(), native, strong: null }));
let live: { codes: LiveCodes; formats: string } | null = null;
let queue: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<CodeRequest>) => {
  queue = queue.then(async () => {
    postMessage(await answer(data).catch((error: unknown): CodeAnswer => ({ id: data.id, failed: String(error) })));
  });
});

async function answer(request: CodeRequest): Promise<CodeAnswer> {
  const engines = await readers;
  const said = (codes: Awaited<ReturnType<typeof readStill>>): CodeAnswer => ({ id: request.id, codes, strong: engines.strong !== null });
  switch (request.ask) {
    case 'strengthen': {
      // Loaded only when it is asked for: most codes never need it.
      const { wasmReader } = await import('./code-wasm.ts');
      engines.strong ??= await wasmReader(request.wasm);
      return said([]);
    }
    case 'forget':
      live = null;
      return said([]);
    case 'frame': {
      const formats = request.formats.join();
      if (live?.formats !== formats) live = { codes: new LiveCodes(engines, request.formats), formats };
      return said(await live.codes.frame(grayOf(request.picture)));
    }
    case 'still':
      return said(await readStill(engines, grayOf(request.picture), request.formats));
  }
}

function grayOf(picture: ImageBitmap): Gray {
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws nothing in a worker.');
  context.drawImage(picture, 0, 0);
  picture.close();
  return grayFromRgba(context.getImageData(0, 0, width, height).data, width, height);
}
