import type { ValueSize } from './cost.ts';

/** Maximum number of levels of nesting that an expression can read. */
const MAX_DEPTH = 12;

/** Maximum number of values of all variables of an expression together. */
const MAX_VALUES = 5_000;

/** The copy of a variable, so that an expression reaches no other object, with its size. */
export interface ValueCopy {
  value: unknown;
  size: ValueSize;
}

/** Copies JSON variables: whole numbers as integers, objects as maps, values below `MAX_DEPTH` levels as null. Null above `MAX_VALUES`. */
export function copiesOf(variables: Readonly<Record<string, unknown>>): ReadonlyMap<string, ValueCopy> | null {
  let remaining = MAX_VALUES;

  const copyOf = (json: unknown, level: number): ValueCopy => {
    remaining -= 1;
    if (typeof json === 'string') return { value: json, size: { values: 1, characters: json.length, longest: 0, text: json.length } };
    if (typeof json === 'number') return leaf(Number.isSafeInteger(json) ? BigInt(json) : json);
    if (typeof json !== 'object' || json === null) return leaf(json ?? null);
    if (level === MAX_DEPTH || remaining < 0) return leaf(null);
    const names = Object.keys(json);
    if (names.length > remaining) {
      remaining = -1;
      return leaf(null);
    }
    const members = names.map((name) => [name, copyOf((json as Readonly<Record<string, unknown>>)[name], level + 1)] as const);
    const values = members.map(([, { value }]) => value);
    const inner = sizeOf(members.map((member) => member[1].size));
    const size = { ...inner, longest: Math.max(inner.longest, names.length) };
    if (Array.isArray(json)) return { value: values, size };
    const characters = names.reduce((sum, name) => sum + name.length, size.characters);
    const text = names.reduce((most, name) => Math.max(most, name.length), size.text);
    return { value: new Map(members.map(([name, { value }]) => [name, value])), size: { ...size, characters, text } };
  };

  const copies = new Map(Object.entries(variables).map(([name, json]) => [name, copyOf(json, 0)]));
  return remaining < 0 ? null : copies;
}

const leaf = (value: unknown): ValueCopy => ({ value, size: { values: 1, characters: 0, longest: 0, text: 0 } });

function sizeOf(members: readonly ValueSize[]): ValueSize {
  return members.reduce(
    (sum, { values, characters, longest, text }) => ({
      values: sum.values + values,
      characters: sum.characters + characters,
      longest: Math.max(sum.longest, longest),
      text: Math.max(sum.text, text),
    }),
    { values: 1, characters: 0, longest: 0, text: 0 },
  );
}
