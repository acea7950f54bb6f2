/** Scripts and a binary that are fetched by address. The build puts each beside our other files, whole, under a name of its own. */
export interface SymbolFiles {
  worker: string;
  /** The strong engine, and the binary that it runs. */
  engine: string;
  binary: string;
}

/** @param assetsBase where the partner serves them; empty for beside the script that asks. */
export function symbolFiles(assetsBase: string): SymbolFiles {
  const files: SymbolFiles = {
    worker: new URL('./symbols.worker.ts', import.meta.url).href,
    engine: new URL('./wasm.ts', import.meta.url).href,
    binary: new URL('../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm', import.meta.url).href,
  };
  if (!assetsBase) return files;
  const base = new URL(assetsBase.replace(/\/?$/, '/'), document.baseURI);
  const there = (file: string) => new URL(file.slice(file.lastIndexOf('/') + 1), base).href;
  return { worker: there(files.worker), engine: there(files.engine), binary: there(files.binary) };
}
