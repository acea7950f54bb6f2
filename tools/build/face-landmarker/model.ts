import { bytesVector, Flatbuffer, flatbuffer, floats, numbers, type ReferenceTarget, references, table, text } from './flatbuffer.ts';

/** Field numbers and codes in the schemas of TensorFlow Lite and its metadata. */
const MODEL = { version: 0, operatorCodes: 1, subgraphs: 2, buffers: 4, metadata: 6 } as const;
const SUBGRAPH = { tensors: 0, inputs: 1, outputs: 2, operators: 3, name: 4 } as const;
const OPERATOR = { code: 0, inputs: 1, outputs: 2, optionsKind: 3, options: 4 } as const;
const CONCATENATION = { code: 2, options: 10 } as const;
const GATHER = { code: 36, options: 23 } as const;
const FLOAT32 = 0;
const INT32 = 2;
/** Index of the last of a tensor's four dimensions, which holds the values. */
const VALUES = 3;

/** Scale of the model's input: a pixel (0 to 255) becomes (pixel - mean) / deviation. */
export interface PixelScale {
  mean: number;
  deviation: number;
}

/** Merges output tensors into one output: the values at `picks` of all their values. Tensor `second` is the second output. */
export interface Merge {
  outputs: readonly { tensor: number; values: number }[];
  picks: readonly number[];
  second: number;
}

/** Returns the model with a new head that adds MediaPipe's metadata and optionally a merged output, before the unchanged bytes. */
export function withHead(bytes: Uint8Array, name: string, pixels: PixelScale, merge: Merge | null = null): Uint8Array {
  const old = new Flatbuffer(bytes);
  const root = old.root;
  const buffers = targetsOf(old, old.target(root, MODEL.buffers));
  const addBuffer = (contents: Uint8Array) => buffers.push(table({ 0: bytesVector(contents) })) - 1;
  const notes = targetsOf(old, old.target(root, MODEL.metadata));
  notes.push(table({ 0: text('TFLITE_METADATA'), 1: addBuffer(metadata(name, pixels)) }));
  const graph = merge
    ? withMerge(old, merge, addBuffer)
    : { codes: { after: old.target(root, MODEL.operatorCodes) }, subgraphs: { after: old.target(root, MODEL.subgraphs) } };
  const head = table({
    [MODEL.version]: old.number(root, MODEL.version),
    [MODEL.operatorCodes]: graph.codes,
    [MODEL.subgraphs]: graph.subgraphs,
    [MODEL.buffers]: references(buffers),
    [MODEL.metadata]: references(notes),
  });
  return flatbuffer(head, 'TFL3', bytes);
}

const targetsOf = (old: Flatbuffer, vector: number) => old.targets(vector).map((after): ReferenceTarget => ({ after }));

/** Adds two operators to the model: the first concatenates outputs, the second picks values. */
function withMerge(old: Flatbuffer, { outputs, picks, second }: Merge, addBuffer: (contents: Uint8Array) => number) {
  const [graph = 0] = old.targets(old.target(old.root, MODEL.subgraphs));
  const tensors = targetsOf(old, old.target(graph, SUBGRAPH.tensors));
  const operators = targetsOf(old, old.target(graph, SUBGRAPH.operators));
  const codes = targetsOf(old, old.target(old.root, MODEL.operatorCodes));
  const addTensor = (name: string, shape: readonly number[], kind: number, buffer = 0) =>
    tensors.push(table({ 0: numbers(shape), 1: { byte: kind }, 2: buffer, 3: text(name) })) - 1;
  const addOperator = ({ code, options }: { code: number; options: number }, inputs: readonly number[], output: number) => {
    operators.push(
      table({
        [OPERATOR.code]: codes.push(table({ 0: { byte: code }, 2: 1, 3: code })) - 1,
        [OPERATOR.inputs]: numbers(inputs),
        [OPERATOR.outputs]: numbers([output]),
        [OPERATOR.optionsKind]: { byte: options },
        [OPERATOR.options]: table({ 0: VALUES }),
      }),
    );
  };
  const all = addTensor('all_values', [1, 1, 1, outputs.reduce((sum, { values }) => sum + values, 0)], FLOAT32);
  const outputTensors = outputs.map(({ tensor }) => tensor);
  addOperator(CONCATENATION, outputTensors, all);
  const pickTensor = addTensor('picks', [picks.length], INT32, addBuffer(new Uint8Array(Int32Array.from(picks).buffer)));
  const points = addTensor('points', [1, 1, 1, picks.length], FLOAT32);
  addOperator(GATHER, [all, pickTensor], points);
  const subgraph = table({
    [SUBGRAPH.tensors]: references(tensors),
    [SUBGRAPH.inputs]: { after: old.target(graph, SUBGRAPH.inputs) },
    [SUBGRAPH.outputs]: numbers([points, second]),
    [SUBGRAPH.operators]: references(operators),
  });
  return { codes: references(codes), subgraphs: references([subgraph]) };
}

/** Returns the metadata that describe the model's input: an RGB picture and its scale. */
function metadata(name: string, { mean, deviation }: PixelScale): Uint8Array {
  const process = table({ 0: { byte: 1 }, 1: table({ 0: floats([mean]), 1: floats([deviation]) }) });
  const content = table({ 0: { byte: 2 }, 1: table({ 0: { byte: 1 } }) });
  const input = table({ 0: text('image'), 3: content, 4: references([process]) });
  const graph = table({ 2: references([input]) });
  const model = table({ 0: text(name), 3: references([graph]), 7: text('1.0.0') });
  return flatbuffer(model, 'M001');
}
