import { readFile } from 'node:fs/promises';
import { kernelNetwork } from '#vision/reader/kernel.ts';
import { type LineReader, openReader } from '#vision/reader/reader.ts';

const FOLDER = new URL('../../../lib/vision/reader/', import.meta.url);

/** Loads the line reader (OCR) with the weights and the WebAssembly kernel of its network. */
export async function openPrintReader(): Promise<LineReader> {
  const [weights, kernel] = await Promise.all(['reader.weights', 'kernel.wasm'].map((name) => readFile(new URL(name, FOLDER))));
  return openReader(weights!, kernelNetwork(kernel!));
}
