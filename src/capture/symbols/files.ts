import { assetAddress } from '../asset-address.ts';

/** Scripts and a binary that are fetched by address. The build puts each beside our other files, whole, under a name of its own. */
export interface SymbolFiles {
  worker: string;
  /** The strong engine, and the binary that it runs. */
  engine: string;
  binary: string;
}

/** @param assetsBase where the partner serves them; empty for beside the script that asks. */
export function symbolFiles(assetsBase: string): SymbolFiles {
  return {
    worker: assetAddress(new URL('./symbols.worker.ts', import.meta.url).href, assetsBase),
    engine: assetAddress(new URL('./wasm.ts', import.meta.url).href, assetsBase),
    binary: assetAddress(new URL('../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm', import.meta.url).href, assetsBase),
  };
}
