// Writes an ONNX model by hand (onnx.proto of ONNX 1.16: the numbers are its fields), so that no test needs one from elsewhere.

type Bytes = readonly number[];

function varint(value: number): Bytes {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
const int = (field: number, value: number): Bytes => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, content: Bytes): Bytes => [...varint(field * 8 + 2), ...varint(content.length), ...content];
const text = (field: number, value: string): Bytes => bytes(field, [...new TextEncoder().encode(value)]);

const [FLOAT, INT, INTS] = [1, 2, 7] as const;

/** Returns an input or output: a tensor of floats. */
const value = (name: string, shape: readonly number[]): Bytes => [
  ...text(1, name),
  ...bytes(
    2,
    bytes(1, [
      ...int(1, FLOAT),
      ...bytes(
        2,
        shape.flatMap((size) => bytes(1, int(1, size))),
      ),
    ]),
  ),
];
const attribute = (name: string, values: readonly number[], type: number): Bytes =>
  bytes(5, [...text(1, name), ...values.flatMap((each) => int(type === INT ? 3 : 8, each)), ...int(20, type)]);
const node = (kind: string, from: string, to: string, attributes: Bytes): Bytes => [
  ...text(1, from),
  ...text(2, to),
  ...text(4, kind),
  ...attributes,
];

/** Side of the picture that the tiny model takes, and of the fields whose mean it answers. */
export const TINY = { side: 32, field: 8, length: 48 } as const;

/** Returns a model whose template is the mean of each channel in 4 by 4 fields of a picture of 32 by 32 pixels: `picture` to `template`. */
export function tinyOnnx(): Uint8Array {
  const { side, field, length } = TINY;
  const pool = node('AveragePool', 'picture', 'fields', [
    ...attribute('kernel_shape', [field, field], INTS),
    ...attribute('strides', [field, field], INTS),
  ]);
  const graph = [
    ...bytes(1, pool),
    ...bytes(1, node('Flatten', 'fields', 'template', attribute('axis', [1], INT))),
    ...text(2, 'tiny'),
    ...bytes(11, value('picture', [1, 3, side, side])),
    ...bytes(12, value('template', [1, length])),
  ];
  return Uint8Array.from([...int(1, 8), ...bytes(7, graph), ...bytes(8, [...text(1, ''), ...int(2, 13)])]);
}

/** Returns what `tinyOnnx` answers to values in the order `nchw`. */
export function tinyTemplate(values: Float32Array): Float32Array {
  const { side, field, length } = TINY;
  const template = new Float32Array(length);
  const across = side / field;
  for (const [at, value] of values.entries()) {
    const [channel, y, x] = [Math.floor(at / side ** 2), Math.floor(at / side) % side, at % side];
    template[channel * across ** 2 + Math.floor(y / field) * across + Math.floor(x / field)]! += value / field ** 2;
  }
  return template;
}
