import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { SymbolEngine } from '#vision/symbols/symbol.ts';
import { zxingWasmEngine } from '#vision/symbols/zxing-wasm.ts';
import { bytesAt } from '../fetched.ts';

/**
 * zxing-wasm with the binary beside our own files; by itself it would fetch one from elsewhere. Null where a page's policy
 * forbids WebAssembly, and where the file does not arrive.
 */
export async function wasmEngine(address: string): Promise<SymbolEngine | null> {
  try {
    // The smallest module there is: a policy that forbids WebAssembly says so before the large file is fetched.
    await WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    await prepareZXingModule({ overrides: { wasmBinary: await bytesAt(address) }, fireImmediately: true });
    return zxingWasmEngine(readBarcodes);
  } catch {
    return null;
  }
}
