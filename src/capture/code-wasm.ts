import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { CodeReader } from '../../vision/codes/code.ts';
import { zxingWasmReader } from '../../vision/codes/zxing-wasm.ts';

/**
 * zxing-wasm with the binary that lies beside our own files: left alone it would fetch one from elsewhere. Null where a
 * page's policy forbids WebAssembly, and where the file does not arrive.
 */
export async function wasmReader(address: string): Promise<CodeReader | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    await prepareZXingModule({ overrides: { wasmBinary: await response.arrayBuffer() }, fireImmediately: true });
    return zxingWasmReader(readBarcodes);
  } catch {
    return null;
  }
}
