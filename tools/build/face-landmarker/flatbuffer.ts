/** Reader of a flatbuffer (Google's binary format); tables and vectors are given by their position, 0 if absent. */
export class Flatbuffer {
  readonly #view: DataView;

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get root(): number {
    return this.#view.getUint32(0, true);
  }

  /** Returns the position to which a table's field refers; 0 if absent. */
  target(table: number, field: number): number {
    const at = this.#fieldAt(table, field);
    return at === 0 ? 0 : this.#follow(at);
  }

  /** Returns the value of a 32-bit field; 0 if absent. */
  number(table: number, field: number): number {
    const at = this.#fieldAt(table, field);
    return at === 0 ? 0 : this.#view.getInt32(at, true);
  }

  /** Returns the positions to which a vector's references point. */
  targets(vector: number): number[] {
    const length = vector === 0 ? 0 : this.#view.getUint32(vector, true);
    return Array.from({ length }, (_, at) => this.#follow(vector + 4 + 4 * at));
  }

  #fieldAt(table: number, field: number): number {
    const layout = table - this.#view.getInt32(table, true);
    const entry = 4 + 2 * field;
    if (entry >= this.#view.getUint16(layout, true)) return 0;
    const offset = this.#view.getUint16(layout + entry, true);
    return offset === 0 ? 0 : table + offset;
  }

  #follow(at: number): number {
    return at + this.#view.getUint32(at, true);
  }
}

/** A table or vector of a flatbuffer that is being written, with its references. */
export interface Piece {
  bytes: Uint8Array;
  /** Alignment of the start, in bytes. */
  align: number;
  /** Offset in `bytes` to which references point. */
  entry: number;
  references: readonly { at: number; to: ReferenceTarget }[];
}

/** Target of a reference: a piece, or a position in the appended flatbuffer. */
export type ReferenceTarget = Piece | { after: number };

/** Values of a table by field number: a number of four bytes, a number of one byte (`byte`), or a reference. */
export type TableFields = Readonly<Record<number, number | { byte: number } | ReferenceTarget>>;

/** Writes a table: its layout (the offset of each field; 0 if absent), then the fields. */
export function table(fields: TableFields): Piece {
  const entries = Object.entries(fields).map(([field, value]) => [Number(field), value] as const);
  const layoutEnd = 4 + 2 * (Math.max(...entries.map(([field]) => field)) + 1);
  const layoutLength = Math.ceil(layoutEnd / 4) * 4;
  const bytes = new Uint8Array(layoutLength + 4 + 4 * entries.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, layoutEnd, true);
  view.setUint16(2, bytes.length - layoutLength, true);
  view.setInt32(layoutLength, layoutLength, true);
  const references: Piece['references'][number][] = [];
  for (const [index, [field, value]] of entries.entries()) {
    const offset = 4 + 4 * index;
    view.setUint16(4 + 2 * field, offset, true);
    if (typeof value === 'number') view.setInt32(layoutLength + offset, value, true);
    else if ('byte' in value) view.setInt8(layoutLength + offset, value.byte);
    else references.push({ at: layoutLength + offset, to: value });
  }
  return { bytes, align: 4, entry: layoutLength, references };
}

export function references(targets: readonly ReferenceTarget[]): Piece {
  return { ...vector(targets.length, new Uint8Array(4 * targets.length)), references: targets.map((to, at) => ({ at: 4 + 4 * at, to })) };
}

/** Returns a vector: its length in four bytes, then its contents, which begin at a multiple of `align`. */
const vector = (length: number, contents: Uint8Array, align = 4): Piece => {
  const bytes = new Uint8Array(align + contents.length);
  new DataView(bytes.buffer).setUint32(align - 4, length, true);
  bytes.set(contents, align);
  return { bytes, align, entry: align - 4, references: [] };
};

export const numbers = (values: readonly number[]): Piece => vector(values.length, new Uint8Array(Int32Array.from(values).buffer));
export const floats = (values: readonly number[]): Piece => vector(values.length, new Uint8Array(Float32Array.from(values).buffer));

/** Returns a string, with the final zero that C requires. */
export function text(value: string): Piece {
  const contents = new TextEncoder().encode(value);
  return vector(contents.length, Uint8Array.of(...contents, 0));
}

/** Returns a vector of bytes aligned to 16, as the buffers of a model must be. */
export const bytesVector = (contents: Uint8Array): Piece => vector(contents.length, contents, 16);

/** Writes the root and its pieces, then the flatbuffer `after`, to which they may refer, since references only point forward. */
export function flatbuffer(root: Piece, identifier: string, after: Uint8Array = new Uint8Array()): Uint8Array {
  const places = new Map<Piece, number>();
  let end = 8;
  // The loop includes pieces that are added to the set during iteration, so the order is breadth first.
  const pieces = new Set([root]);
  for (const piece of pieces) {
    end = Math.ceil(end / piece.align) * piece.align;
    places.set(piece, end);
    end += piece.bytes.length;
    for (const { to } of piece.references) if ('bytes' in to) pieces.add(to);
  }
  const start = Math.ceil(end / 64) * 64;
  const whole = new Uint8Array(start + after.length);
  const view = new DataView(whole.buffer);
  view.setUint32(0, places.get(root)! + root.entry, true);
  whole.set(new TextEncoder().encode(identifier), 4);
  for (const [piece, place] of places) {
    whole.set(piece.bytes, place);
    for (const { at, to } of piece.references) {
      const target = 'bytes' in to ? places.get(to)! + to.entry : start + to.after;
      const from = place + at;
      if (target <= from) throw new Error('A reference points backward.');
      view.setUint32(from, target - from, true);
    }
  }
  whole.set(after, start);
  return whole;
}
