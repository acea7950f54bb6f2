import { readFileSync } from 'node:fs';

/** The average face of `@mediapipe/face_mesh` (Apache-2.0): 468 points in centimetres (x right, y up, z to the viewer), and its triangles. */
export interface AverageFace {
  /** Three values a point. */
  readonly points: readonly number[];
  /** Three indices of points a triangle. */
  readonly triangles: readonly number[];
}

const POINTS = 468;
/** Values of a point in the file: its place, and its place in a texture. */
const VALUES = 5;

/** Fields of the messages in the package's file of geometry: the mesh, and in it its values and its indices. */
const MESH_OF_FILE = 1;
const VALUES_OF_MESH = 3;
const INDICES_OF_MESH = 4;

/** Wire types of a protocol buffer. */
const [VARINT, BYTES, FLOAT] = [0, 2, 5];

/** Reads the average face from the package. Throws if the package has another face. */
export function averageFace(): AverageFace {
  const folder = new URL('../../node_modules/@mediapipe/face_mesh/', import.meta.url);
  const loader = readFileSync(new URL('face_mesh_solution_packed_assets_loader.js', folder), 'utf8');
  const fileList = loader.match(/loadPackage\((\{"files":[^\]]*\][^}]*\})\)/)?.[1] ?? '{"files":[]}';
  const files = JSON.parse(fileList).files as { filename: string; start: number; end: number }[];
  const file = files.find(({ filename }) => filename.includes('geometry_pipeline'));
  const message = readFileSync(new URL('face_mesh_solution_packed_assets.data', folder)).subarray(file?.start ?? 0, file?.end ?? 0);
  const mesh = fieldsOf(message).find(({ field, bytes }) => field === MESH_OF_FILE && bytes)?.bytes;
  const fields = mesh ? fieldsOf(mesh) : [];
  const values = fields.flatMap(({ field, bytes, value }) => (field === VALUES_OF_MESH ? (bytes ? floatsOf(bytes) : [value]) : []));
  const triangles = fields.flatMap(({ field, bytes, value }) => (field === INDICES_OF_MESH ? (bytes ? varintsOf(bytes) : [value]) : []));
  if (values.length !== POINTS * VALUES || triangles.length === 0) throw new Error('@mediapipe/face_mesh ships another face.');
  return { points: Array.from({ length: POINTS * 3 }, (_, at) => values[Math.floor(at / 3) * VALUES + (at % 3)]!), triangles };
}

interface Field {
  field: number;
  value: number;
  /** Null for a number. */
  bytes: Buffer | null;
}

function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < message.length; ) {
    const tag = varintAt(message, at);
    const [field, type] = [tag.value >> 3, tag.value & 7];
    if (type === FLOAT) {
      fields.push({ field, value: message.readFloatLE(tag.end), bytes: null });
      at = tag.end + 4;
    } else if (type === VARINT || type === BYTES) {
      const { value, end } = varintAt(message, tag.end);
      at = type === BYTES ? end + value : end;
      fields.push({ field, value, bytes: type === BYTES ? message.subarray(end, at) : null });
    } else throw new Error(`Wire type ${type}`);
  }
  return fields;
}

function varintAt(bytes: Buffer, from: number): { value: number; end: number } {
  let value = 0;
  for (let at = from, factor = 1; ; at++, factor *= 128) {
    const byte = bytes.readUInt8(at);
    value += (byte & 127) * factor;
    if (byte < 128) return { value, end: at + 1 };
  }
}

function varintsOf(bytes: Buffer): number[] {
  const values: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const { value, end } = varintAt(bytes, at);
    values.push(value);
    at = end;
  }
  return values;
}

const floatsOf = (bytes: Buffer): number[] => Array.from({ length: bytes.length / 4 }, (_, at) => bytes.readFloatLE(4 * at));
