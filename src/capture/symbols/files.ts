import { assetAddress } from '../asset-address.ts';

/** Scripts and a binary that are fetched by address. The build puts each beside our other files, whole, under a name of its own: those of the package stand here. */
export interface SymbolAssets {
  worker: string;
  /** The strong engine, and the binary that it runs. */
  engine: string;
  binary: string;
}

/** @param assetsBase where the partner serves them; empty for beside the script that asks. */
export function symbolFiles(assetsBase: string): SymbolAssets {
  const address = (name: string, beside: URL) => assetAddress(name, beside, assetsBase);
  return {
    worker: address('symbols.worker.js', new URL('./symbols.worker.ts', import.meta.url)),
    engine: address('wasm.js', new URL('./wasm.ts', import.meta.url)),
    binary: address('zxing_reader.wasm', new URL('../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm', import.meta.url)),
  };
}
