import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { SymbolEngine } from '#vision/symbols/symbol.ts';
import { zxingWasmEngine } from '#vision/symbols/zxing-wasm.ts';
import { bytesAt } from '../fetched.ts';

/**
 * Loads zxing-wasm with our own copy of its binary; by default it would fetch one from another host. Null if the page's policy forbids
 * WebAssembly, or if the file does not arrive.
 */
export async function wasmEngine(address: string): Promise<SymbolEngine | null> {
  try {
    // Compiles the smallest module first: a policy that forbids WebAssembly rejects it before the large file is fetched.
    await WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    await prepareZXingModule({ overrides: { wasmBinary: await bytesAt(address) }, fireImmediately: true });
    return zxingWasmEngine(readBarcodes);
  } catch {
    return null;
  }
}
