import { type NetworkMaker, sizeAfter } from './network.ts';
import type { Layer } from './weights.ts';

interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The exported functions of kernel.wasm; all addresses are in bytes. */
interface Kernel {
  /** Returns the address of the first free byte. */
  heap(): number;
  /** Quantizes values to 16-bit integers. Returns the value of the integer 1. */
  whole(count: number, from: number, to: number): number;
  /** Multiplies quantized inputs by quantized weights (units: `scale`, `scales`); adds the bias and the values at `added` (0: none). */
  multiply(
    rows: number,
    outputs: number,
    inputs: number,
    from: number,
    scale: number,
    weights: number,
    scales: number,
    bias: number,
    out: number,
    added: number,
    relu: 0 | 1,
  ): void;
  /** Applies a depthwise layer. */
  filter(...sizesAndPlaces: number[]): void;
  /** Copies the inputs of each output of a dense layer side by side, for `multiply`. */
  unfold(...sizesAndPlaces: number[]): void;
}

/** Height and width of a layer's input (`rows`, `columns`) and output (`high`, `wide`). */
interface LayerSize {
  readonly rows: number;
  readonly columns: number;
  readonly high: number;
  readonly wide: number;
}

/**
 * Addresses of a layer's data in the memory, in bytes. `before`: the values that a layer may add to its output. Work areas:
 * `whole` for the quantized input, `patchOffset` for the unfolded input.
 */
interface LayerAddresses {
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly whole: number;
  readonly patchOffset: number;
}

/** The part of WebAssembly that this file uses; code for both browser and Node has no types of it. */
declare const WebAssembly: {
  Memory: new (size: { initial: number }) => WasmMemory;
  instantiate(bytes: Uint8Array, imports: { env: { memory: WasmMemory } }): Promise<{ instance: { exports: unknown } }>;
};

/** Size of a page of WebAssembly memory, in bytes. */
const PAGE = 65_536;
/** Largest integer of a layer's quantized input; the same as LARGEST in kernel.c. */
const LARGEST = 8191;
const align = (at: number): number => (at + 15) & ~15;

/** Builds a network that runs with SIMD (`bytes` is kernel.wasm). Rejects without WebAssembly, SIMD, or `wasm-unsafe-eval` in the CSP. */
export const kernelNetwork =
  (bytes: Uint8Array): NetworkMaker =>
  async (layers, height) => {
    const memory = new WebAssembly.Memory({ initial: 64 });
    const { instance } = await WebAssembly.instantiate(bytes, { env: { memory } });
    const kernel = instance.exports as Kernel;
    const growTo = (end: number): void => {
      const pages = Math.ceil((end - memory.buffer.byteLength) / PAGE);
      if (pages > 0) memory.grow(pages);
    };
    let free = align(kernel.heap());
    /** Copies values into the memory for good, and returns their address. */
    const keep = (values: Float32Array | Int16Array): number => {
      const at = free;
      free = align(free + values.byteLength);
      growTo(free);
      new Uint8Array(memory.buffer, at, values.byteLength).set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
      return at;
    };
    const places = layers.map((layer) => {
      const bias = keep(layer.bias);
      if (layer.kind === 'depthwise') return { bias, weights: keep(layer.weights), scales: 0 };
      const { weights, scales } = wholeWeights(layer);
      return { bias, weights: keep(weights), scales: keep(scales) };
    });

    const apply = (layer: Layer, index: number, size: LayerSize, { from, to, before, whole, patchOffset }: LayerAddresses): void => {
      const { weights, scales, bias } = places[index]!;
      const { kind, inputs, outputs, kernel: covers, stride, padding } = layer;
      const { rows, columns, high, wide } = size;
      if (kind === 'depthwise') {
        kernel.filter(rows, columns, outputs, ...covers, ...stride, ...padding, from, weights, bias, to, high, wide);
        return;
      }
      const scale = kernel.whole(rows * columns * inputs, from, whole);
      if (kind === 'dense') kernel.unfold(rows, columns, inputs, ...covers, ...stride, ...padding, whole, patchOffset, high, wide);
      const [covered, added] = [kind === 'dense' ? patchOffset : whole, layer.adds ? before : 0];
      kernel.multiply(high * wide, outputs, inputsOf(layer), covered, scale, weights, scales, bias, to, added, kind === 'head' ? 0 : 1);
    };

    return (picture, width) => {
      const { largest, widest } = bufferSizes(layers, height, width);
      // A layer reads one of three buffers, may add a second, and writes the third.
      const three = [0, 1, 2].map((one) => align(free + one * largest * 4));
      const whole = align(free + 3 * largest * 4);
      const patchOffset = align(whole + largest * 2);
      growTo(patchOffset + widest * 2);
      new Float32Array(memory.buffer, three[0]!, picture.length).set(picture);
      let [rows, columns, from, before] = [height, width, three[0]!, three[0]!];
      for (const [index, layer] of layers.entries()) {
        const [high, wide] = sizeAfter(layer, rows, columns);
        const to = three.find((one) => one !== from && one !== before)!;
        apply(layer, index, { rows, columns, high, wide }, { from, to, before, whole, patchOffset });
        // Keeps a depthwise layer's input, since the next layer may add it to its output.
        before = layer.kind === 'depthwise' ? from : to;
        [from, rows, columns] = [to, high, wide];
      }
      return new Float32Array(memory.buffer, from, rows * columns * layers.at(-1)!.outputs).slice();
    };
  };

/** Returns the number of inputs of one output, rounded up to an even number. */
function inputsOf({ weights, outputs }: Layer): number {
  const inputs = weights.length / outputs;
  return inputs + (inputs % 2);
}

/**
 * Quantizes weights to 16 bits for `multiply`, as finely as possible without overflow of a sum. `scales`: for each output, the value of
 * the integer 1.
 */
function wholeWeights(layer: Layer): { weights: Int16Array; scales: Float32Array } {
  const { weights, outputs } = layer;
  const inputs = inputsOf(layer);
  const whole = new Int16Array(inputs * outputs);
  const scales = new Float32Array(outputs);
  for (let output = 0; output < outputs; output++) {
    const column = Float32Array.from({ length: weights.length / outputs }, (_, input) => weights[input * outputs + output]!);
    const sum = column.reduce((all, weight) => all + Math.abs(weight), 1e-20);
    const most = column.reduce((one, weight) => Math.max(one, Math.abs(weight)), 0);
    // Rounding adds at most a half to each weight.
    const times = Math.min((2 ** 31 / LARGEST - inputs) / sum, 32_767 / most);
    scales[output] = 1 / times;
    // The order of `multiply`: blocks of eight outputs, and in them pairs of inputs.
    const eight = (output >> 3) * 8 * inputs + (output & 7) * 2;
    for (const [input, weight] of column.entries()) whole[eight + (input >> 1) * 16 + (input & 1)] = Math.round(weight * times);
  }
  return { weights: whole, scales };
}

/** Returns the sizes of the largest feature map and of the largest unfolded map, including the values read past its end. */
function bufferSizes(layers: readonly Layer[], height: number, width: number): { largest: number; widest: number } {
  let [rows, columns, largest, widest] = [height, width, height * width, 0];
  for (const layer of layers) {
    [rows, columns] = sizeAfter(layer, rows, columns);
    largest = Math.max(largest, rows * columns * layer.outputs);
    widest = Math.max(widest, (layer.kind === 'dense' ? rows * columns + 3 : 3) * inputsOf(layer));
  }
  return { largest, widest };
}
