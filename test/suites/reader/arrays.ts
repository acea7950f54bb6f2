import { type NeuralNetwork, sizeAfter } from '#vision/reader/network.ts';
import type { Layer } from '#vision/reader/weights.ts';

/**
 * The network in typed arrays, the reference for the kernel, which is about thirty times faster. The kernel multiplies integers, so
 * readings differ slightly.
 */
export function arrayNetwork(layers: readonly Layer[], height: number): NeuralNetwork {
  return (picture, width) => {
    let [rows, columns] = [height, width];
    let now = picture;
    let before = picture;
    for (const layer of layers) {
      const [high, wide] = sizeAfter(layer, rows, columns);
      let next: Float32Array;
      if (layer.kind === 'depthwise') {
        next = filter(layer, now, rows, columns, high, wide);
        before = now;
      } else {
        const covered = layer.kind === 'dense' ? unfold(layer, now, rows, columns, high, wide) : now;
        next = multiply(layer, covered, high * wide, layer.adds ? before : null);
      }
      [now, rows, columns] = [next, high, wide];
    }
    return now;
  };
}

/** Returns the range of a kernel that lies inside: its first row (or column) inside, and the first that no longer is. */
function inside(start: number, size: number, length: number): [number, number] {
  return [Math.max(0, -start), Math.min(size, length - start)];
}

/** Applies a filter per channel, with negative results set to 0. */
function filter(layer: Layer, from: Float32Array, rows: number, columns: number, high: number, wide: number): Float32Array {
  const { outputs: channels, kernel, stride, padding, weights, bias } = layer;
  const out = new Float32Array(high * wide * channels);
  for (let place = 0; place < high * wide; place++) {
    const top = Math.floor(place / wide) * stride[0] - padding[0];
    const left = (place % wide) * stride[1] - padding[1];
    const [above, below] = inside(top, kernel[0], rows);
    const [before, after] = inside(left, kernel[1], columns);
    const sums = out.subarray(place * channels, (place + 1) * channels);
    sums.set(bias);
    for (let i = above; i < below; i++)
      for (let j = before; j < after; j++)
        addProduct(sums, from, ((top + i) * columns + left + j) * channels, weights, (i * kernel[1] + j) * channels);
    for (let c = 0; c < channels; c++) if (sums[c]! < 0) sums[c] = 0;
  }
  return out;
}

function addProduct(sums: Float32Array, from: Float32Array, value: number, weights: Float32Array, weight: number): void {
  for (let c = 0; c < sums.length; c++) sums[c]! += from[value + c]! * weights[weight + c]!;
}

/** Returns the inputs under the kernel, place after place, so that a dense layer is one `multiply`. */
function unfold(layer: Layer, from: Float32Array, rows: number, columns: number, high: number, wide: number): Float32Array {
  const { inputs: channels, kernel, stride, padding } = layer;
  const many = kernel[0] * kernel[1] * channels;
  const out = new Float32Array(high * wide * many);
  for (let place = 0; place < high * wide; place++) {
    const top = Math.floor(place / wide) * stride[0] - padding[0];
    const left = (place % wide) * stride[1] - padding[1];
    const [above, below] = inside(top, kernel[0], rows);
    const [before, after] = inside(left, kernel[1], columns);
    for (let i = above; i < below; i++) {
      const row = (top + i) * columns + left;
      out.set(from.subarray((row + before) * channels, (row + after) * channels), place * many + (i * kernel[1] + before) * channels);
    }
  }
  return out;
}

/** Multiplies [rows, inputs] by [inputs, outputs] and adds the bias; two rows and four outputs at a time stay in registers. */
function multiply(layer: Layer, from: Float32Array, rows: number, added: Float32Array | null): Float32Array {
  const { outputs, weights, bias } = layer;
  const inputs = weights.length / outputs;
  const floor = layer.kind === 'head' ? -Infinity : 0;
  const out = new Float32Array(rows * outputs);
  const four = new Float32Array(4 * inputs);
  for (let o = 0; o < outputs; o += 4) {
    for (let i = 0; i < inputs; i++) for (let lane = 0; lane < 4; lane++) four[4 * i + lane] = weights[i * outputs + o + lane]!;
    for (let row = 0; row < rows; row += 2) {
      const one = row * inputs;
      const other = row + 1 < rows ? one + inputs : one;
      let [a0, a1, a2, a3] = [bias[o]!, bias[o + 1]!, bias[o + 2]!, bias[o + 3]!];
      let [b0, b1, b2, b3] = [a0, a1, a2, a3];
      for (let i = 0, at = 0; i < inputs; i++, at += 4) {
        const [x, y] = [from[one + i]!, from[other + i]!];
        const [w0, w1, w2, w3] = [four[at]!, four[at + 1]!, four[at + 2]!, four[at + 3]!];
        a0 += x * w0;
        a1 += x * w1;
        a2 += x * w2;
        a3 += x * w3;
        b0 += y * w0;
        b1 += y * w1;
        b2 += y * w2;
        b3 += y * w3;
      }
      put(out, row * outputs + o, a0, a1, a2, a3, floor, added);
      if (row + 1 < rows) put(out, (row + 1) * outputs + o, b0, b1, b2, b3, floor, added);
    }
  }
  return out;
}

function put(out: Float32Array, at: number, a: number, b: number, c: number, d: number, floor: number, added: Float32Array | null): void {
  out[at] = Math.max(a, floor) + (added ? added[at]! : 0);
  out[at + 1] = Math.max(b, floor) + (added ? added[at + 1]! : 0);
  out[at + 2] = Math.max(c, floor) + (added ? added[at + 2]! : 0);
  out[at + 3] = Math.max(d, floor) + (added ? added[at + 3]! : 0);
}
