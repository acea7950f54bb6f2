import { assetAddress } from '../asset-address.ts';

/**
 * Returns the addresses of the symbol reader's files: its worker, the strong engine's script and the binary that this loads. The build
 * copies each file whole next to our other files, under the names used here.
 * @param assetsBase The address where the partner serves them; empty for next to the calling script.
 */
export function symbolFiles(assetsBase: string) {
  const address = (name: string, besideUrl: URL) => assetAddress(name, besideUrl, assetsBase);
  return {
    worker: address('symbols.worker.js', new URL('./symbols.worker.ts', import.meta.url)),
    engine: address('wasm.js', new URL('./wasm.ts', import.meta.url)),
    binary: address('zxing_reader.wasm', new URL('../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm', import.meta.url)),
  };
}
