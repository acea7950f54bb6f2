import { assetAddress } from '../asset-address.ts';

/** Addresses of scripts and a binary. The build copies each file whole next to our other files, under the names used here. */
export interface SymbolAssets {
  worker: string;
  /** The strong engine's script, and the binary that it loads. */
  engine: string;
  binary: string;
}

/**
 * Returns the addresses of the symbol reader's files.
 * @param assetsBase The address where the partner serves them; empty for next to the calling script.
 */
export function symbolFiles(assetsBase: string): SymbolAssets {
  const address = (name: string, beside: URL) => assetAddress(name, beside, assetsBase);
  return {
    worker: address('symbols.worker.js', new URL('./symbols.worker.ts', import.meta.url)),
    engine: address('wasm.js', new URL('./wasm.ts', import.meta.url)),
    binary: address('zxing_reader.wasm', new URL('../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm', import.meta.url)),
  };
}
