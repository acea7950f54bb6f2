/** A layer in floats. Weights are [kernel rows, kernel columns, inputs, outputs]; depthwise [rows, columns, channels]. */
export interface Layer {
  readonly kind: 'dense' | 'depthwise' | 'pointwise' | 'head';
  readonly inputs: number;
  readonly outputs: number;
  /** Rows, columns. */
  readonly kernel: readonly [number, number];
  readonly stride: readonly [number, number];
  readonly padding: readonly [number, number];
  /** Adds the input of the layer before (residual). */
  readonly adds: boolean;
  readonly bias: Float32Array;
  readonly weights: Float32Array;
}

/**
 * A table of the measured accuracy: of the readings with the network's probability `from[i]`, the share `of[i]` is right. Both lists rise.
 */
export interface CalibrationTable {
  readonly from: readonly number[];
  readonly of: readonly number[];
}

export interface Calibration {
  readonly letter: CalibrationTable;
  readonly line: CalibrationTable;
  /** Tables for readings with a template. */
  readonly templateLetter: CalibrationTable;
  readonly templateLine: CalibrationTable;
}

export interface Weights {
  /** Class 0 is the blank; sign `i` is class `i + 1`. */
  readonly signs: string;
  /** Height of a line's picture, in pixels. */
  readonly height: number;
  readonly layers: readonly Layer[];
  readonly calibration: Calibration | null;
}

interface WeightsHeader {
  form: 'half' | 'int8';
  signs: string;
  height: number;
  layers: (Omit<Layer, 'bias' | 'weights'> & { at: number })[];
  calibration?: Calibration;
}

/** Reads the header of a weights file, and where its data begin. Throws if invalid. */
export function headerOf(file: Uint8Array): { header: WeightsHeader; data: number } {
  const length = file.byteLength < 4 ? 0 : new DataView(file.buffer, file.byteOffset).getUint32(0, true);
  if (length < 2 || length > 65_536 || 4 + length > file.byteLength)
    throw new Error('These are no weights of the reader: the header is missing.');
  let text = '';
  for (let at = 4; at < 4 + length; at++) text += String.fromCharCode(file[at]!);
  return { header: JSON.parse(text) as WeightsHeader, data: 4 + length };
}

/** Reads a file of `tools/reader-training/weights.py`. Throws if it is cut off or invalid. */
export function readWeights(file: Uint8Array): Weights {
  const { header, data } = headerOf(file);
  // Copies, because floats need alignment and a Node Buffer may be a view.
  const bytes = new Uint8Array(file.subarray(data)).buffer;
  const layers = header.layers.map(({ at, ...layer }): Layer => {
    const [rows, columns] = layer.kernel;
    const count = rows * columns * (layer.kind === 'depthwise' ? 1 : layer.inputs) * layer.outputs;
    const bias = new Float32Array(bytes, at, layer.outputs);
    const after = at + 4 * layer.outputs;
    if (header.form === 'half') return { ...layer, bias, weights: fromHalf(new Uint16Array(bytes, after, count)) };
    const scale = new Float32Array(bytes, after, layer.outputs);
    const steps = new Int8Array(bytes, after + 4 * layer.outputs, count);
    return { ...layer, bias, weights: Float32Array.from(steps, (step, index) => step * scale[index % layer.outputs]!) };
  });
  return { signs: header.signs, height: header.height, layers, calibration: header.calibration ?? null };
}

function fromHalf(halves: Uint16Array): Float32Array {
  return Float32Array.from(halves, (half) => {
    const sign = half & 0x8000 ? -1 : 1;
    const exponent = (half >> 10) & 31;
    const fraction = half & 1023;
    return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
  });
}

/** Converts the network's probability to the measured share of right readings, interpolated linearly between the table's rows. */
export function calibrate({ from, of }: CalibrationTable, probability: number): number {
  if (probability <= from[0]!) return of[0]!;
  const last = from.length - 1;
  if (probability >= from[last]!) return of[last]!;
  let low = 0;
  let high = last;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (from[middle]! <= probability) low = middle;
    else high = middle;
  }
  const share = (probability - from[low]!) / (from[high]! - from[low]!);
  return of[low]! + share * (of[high]! - of[low]!);
}
