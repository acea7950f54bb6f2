import { type Network, sizeAfter } from './network.ts';
import type { Layer } from './weights.ts';

interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

interface Kernel {
  heap(): number;
  multiply(
    rows: number,
    outputs: number,
    inputs: number,
    from: number,
    weights: number,
    bias: number,
    out: number,
    added: number,
    relu: 0 | 1,
  ): void;
  filter(...sizesAndPlaces: number[]): void;
  unfold(...sizesAndPlaces: number[]): void;
}

/** Of a layer: what goes in, and `high` by `wide` of what comes out. */
interface Size {
  readonly rows: number;
  readonly columns: number;
  readonly high: number;
  readonly wide: number;
}

/** Addresses in the memory, in bytes. */
interface Places {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly unfolded: number;
}

/** What we use of WebAssembly: neutral code has no types of it. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => Memory;
  instantiate(bytes: Uint8Array, imports: { env: { memory: Memory } }): Promise<{ instance: { exports: unknown } }>;
};

const PAGE = 65_536;
const aligned = (at: number): number => (at + 15) & ~15;

/**
 * The network with SIMD: `bytes` is kernel.wasm. One memory is kept and grows with the widest line read.
 * Rejects where WebAssembly or its SIMD is missing, or where the page's CSP forbids it (`wasm-unsafe-eval`).
 */
export async function kernelNetwork(layers: readonly Layer[], height: number, bytes: Uint8Array): Promise<Network> {
  const memory = new WebAssembly.Memory({ initial: 64 });
  const { instance } = await WebAssembly.instantiate(bytes, { env: { memory } });
  const kernel = instance.exports as Kernel;
  const reach = (end: number): void => {
    const pages = Math.ceil((end - memory.buffer.byteLength) / PAGE);
    if (pages > 0) memory.grow(pages);
  };
  let free = aligned(kernel.heap());
  const keep = (values: Float32Array): number => {
    const at = free;
    free = aligned(free + values.byteLength);
    reach(free);
    new Float32Array(memory.buffer, at, values.length).set(values);
    return at;
  };
  const places = layers.map(({ weights, bias }) => ({ weights: keep(weights), bias: keep(bias) }));

  const apply = (layer: Layer, index: number, size: Size, { from, to, before, unfolded }: Places): void => {
    const { weights, bias } = places[index]!;
    const { kind, inputs, outputs, kernel: covers, stride, padding } = layer;
    const { rows, columns, high, wide } = size;
    if (kind === 'depthwise') {
      kernel.filter(rows, columns, outputs, ...covers, ...stride, ...padding, from, weights, bias, to, high, wide);
      return;
    }
    if (kind === 'dense') kernel.unfold(rows, columns, inputs, ...covers, ...stride, ...padding, from, unfolded, high, wide);
    const [covered, added] = [kind === 'dense' ? unfolded : from, layer.adds ? before : 0];
    kernel.multiply(high * wide, outputs, layer.weights.length / outputs, covered, weights, bias, to, added, kind === 'head' ? 0 : 1);
  };

  return (picture, width) => {
    const { largest, widest } = rooms(layers, height, width);
    const three = [0, 1, 2].map((one) => aligned(free + one * largest * 4));
    const unfolded = aligned(free + 3 * largest * 4);
    reach(unfolded + widest * 4);
    new Float32Array(memory.buffer, three[0]!, picture.length).set(picture);
    let [rows, columns, from, before] = [height, width, three[0]!, three[0]!];
    for (const [index, layer] of layers.entries()) {
      const [high, wide] = sizeAfter(layer, rows, columns);
      const to = three.find((one) => one !== from && one !== before)!;
      apply(layer, index, { rows, columns, high, wide }, { from, to, before, unfolded });
      // What goes into a depthwise layer is kept for the one after it, which may add it.
      before = layer.kind === 'depthwise' ? from : to;
      [from, rows, columns] = [to, high, wide];
    }
    return new Float32Array(memory.buffer, from, rows * columns * layers.at(-1)!.outputs).slice();
  };
}

/** Floats of the largest picture between layers, and of the largest unfolded one. */
function rooms(layers: readonly Layer[], height: number, width: number): { largest: number; widest: number } {
  let [rows, columns, largest, widest] = [height, width, height * width, 0];
  for (const layer of layers) {
    [rows, columns] = sizeAfter(layer, rows, columns);
    largest = Math.max(largest, rows * columns * layer.outputs);
    if (layer.kind === 'dense') widest = Math.max(widest, (rows * columns * layer.weights.length) / layer.outputs);
  }
  return { largest, widest };
}
