import { bytesVector, Flatbuffer, flatbuffer, floats, numbers, type ReferenceTarget, references, table, text } from './flatbuffer.ts';

/** Ids of fields, operators and kinds in the schemas of TensorFlow Lite and of its metadata. */
const MODEL = { version: 0, operatorCodes: 1, subgraphs: 2, buffers: 4, metadata: 6 } as const;
const SUBGRAPH = { tensors: 0, inputs: 1, outputs: 2, operators: 3, name: 4 } as const;
const OPERATOR = { code: 0, inputs: 1, outputs: 2, optionsKind: 3, options: 4 } as const;
const CONCATENATION = { code: 2, options: 10 } as const;
const GATHER = { code: 36, options: 23 } as const;
const FLOAT32 = 0;
const INT32 = 2;
/** The last of a tensor's four dimensions. */
const VALUES = 3;

/** Pixels of 0 to 255 become (pixel - mean) / deviation. */
export interface PixelScale {
  mean: number;
  deviation: number;
}

/** Several outputs of a model become one: `picks` of their values, one output after the other. Another tensor stays the second output. */
export interface Merge {
  outputs: readonly { tensor: number; values: number }[];
  picks: readonly number[];
  second: number;
}

/**
 * A model with the metadata that MediaPipe's tasks ask for, and another output where wanted. A new head is put before the bytes, which stay
 * as they are and with them the weights.
 */
export function withHead(bytes: Uint8Array, name: string, pixels: PixelScale, merge: Merge | null = null): Uint8Array {
  const old = new Flatbuffer(bytes);
  const root = old.root;
  const buffers = targetsOf(old, old.target(root, MODEL.buffers));
  const addBuffer = (contents: Uint8Array) => buffers.push(table([[0, 'reference', bytesVector(contents)]])) - 1;
  const notes = targetsOf(old, old.target(root, MODEL.metadata));
  const note = addBuffer(metadata(name, pixels));
  notes.push(
    table([
      [0, 'reference', text('TFLITE_METADATA')],
      [1, 'number', note],
    ]),
  );
  const graph = merge
    ? withMerge(old, merge, addBuffer)
    : { codes: { after: old.target(root, MODEL.operatorCodes) }, subgraphs: { after: old.target(root, MODEL.subgraphs) } };
  const head = table([
    [MODEL.version, 'number', old.number(root, MODEL.version)],
    [MODEL.operatorCodes, 'reference', graph.codes],
    [MODEL.subgraphs, 'reference', graph.subgraphs],
    [MODEL.buffers, 'reference', references(buffers)],
    [MODEL.metadata, 'reference', references(notes)],
  ]);
  return flatbuffer(head, 'TFL3', bytes);
}

const targetsOf = (old: Flatbuffer, vector: number) => old.targets(vector).map((after): ReferenceTarget => ({ after }));

/** Two more operators at the end of the graph: one puts the outputs in a row, one picks of it. */
function withMerge(old: Flatbuffer, { outputs, picks, second }: Merge, addBuffer: (contents: Uint8Array) => number) {
  const [graph = 0] = old.targets(old.target(old.root, MODEL.subgraphs));
  const tensors = targetsOf(old, old.target(graph, SUBGRAPH.tensors));
  const operators = targetsOf(old, old.target(graph, SUBGRAPH.operators));
  const codes = targetsOf(old, old.target(old.root, MODEL.operatorCodes));
  const addTensor = (name: string, shape: readonly number[], kind: number, buffer = 0) =>
    tensors.push(
      table([
        [0, 'reference', numbers(shape)],
        [1, 'byte', kind],
        [2, 'number', buffer],
        [3, 'reference', text(name)],
      ]),
    ) - 1;
  const addOperator = ({ code, options }: { code: number; options: number }, inputs: readonly number[], output: number) => {
    const index =
      codes.push(
        table([
          [0, 'byte', code],
          [2, 'number', 1],
          [3, 'number', code],
        ]),
      ) - 1;
    operators.push(
      table([
        [OPERATOR.code, 'number', index],
        [OPERATOR.inputs, 'reference', numbers(inputs)],
        [OPERATOR.outputs, 'reference', numbers([output])],
        [OPERATOR.optionsKind, 'byte', options],
        [OPERATOR.options, 'reference', table([[0, 'number', VALUES]])],
      ]),
    );
  };
  const all = addTensor('all_values', [1, 1, 1, outputs.reduce((sum, { values }) => sum + values, 0)], FLOAT32);
  addOperator(
    CONCATENATION,
    outputs.map(({ tensor }) => tensor),
    all,
  );
  const pickTensor = addTensor('picks', [picks.length], INT32, addBuffer(new Uint8Array(Int32Array.from(picks).buffer)));
  const points = addTensor('points', [1, 1, 1, picks.length], FLOAT32);
  addOperator(GATHER, [all, pickTensor], points);
  const subgraph = table([
    [SUBGRAPH.tensors, 'reference', references(tensors)],
    [SUBGRAPH.inputs, 'reference', { after: old.target(graph, SUBGRAPH.inputs) }],
    [SUBGRAPH.outputs, 'reference', numbers([points, second])],
    [SUBGRAPH.operators, 'reference', references(operators)],
  ]);
  return { codes: references(codes), subgraphs: references([subgraph]) };
}

/** Says that the model's one input is a picture in RGB, and how its pixels are scaled. */
function metadata(name: string, { mean, deviation }: PixelScale): Uint8Array {
  const scaling = table([
    [0, 'reference', floats([mean])],
    [1, 'reference', floats([deviation])],
  ]);
  const process = table([
    [0, 'byte', 1],
    [1, 'reference', scaling],
  ]);
  const content = table([
    [0, 'byte', 2],
    [1, 'reference', table([[0, 'byte', 1]])],
  ]);
  const input = table([
    [0, 'reference', text('image')],
    [3, 'reference', content],
    [4, 'reference', references([process])],
  ]);
  const graph = table([[2, 'reference', references([input])]]);
  const model = table([
    [0, 'reference', text(name)],
    [3, 'reference', references([graph])],
    [7, 'reference', text('1.0.0')],
  ]);
  return flatbuffer(model, 'M001');
}
