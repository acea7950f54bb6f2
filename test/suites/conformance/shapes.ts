import { z } from 'zod';

/** One member of an input and its schema, found in the JSON Schema. */
export interface Member {
  /** The path, for example `['body', 'metadata', 'company']`; `0` stands for an array's item. */
  path: readonly (string | number)[];
  nullable: boolean;
  schema: Shape;
}

export interface Shape {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Shape;
  prefixItems?: readonly Shape[];
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
  additionalProperties?: boolean | Shape;
  anyOf?: readonly Shape[];
  allOf?: readonly Shape[];
  $ref?: string;
  $defs?: Readonly<Record<string, Shape>>;
}

/** Returns a schema's input as JSON Schema, with references resolved. */
export function shapeOf(schema: z.core.$ZodType): Shape {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape;
  const resolve = (shape: Shape): Shape => {
    const name = shape.$ref?.split('/').at(-1);
    const target = name === undefined ? shape : { ...whole.$defs?.[name], ...shape, $ref: undefined };
    const { $defs: _, $ref: __, ...rest } = target as Shape;
    return JSON.parse(JSON.stringify(rest), (_key, value) => (value?.$ref ? resolve(value) : value)) as Shape;
  };
  return resolve(whole);
}

export function membersOf(schema: z.core.$ZodType): Member[] {
  return walk(shapeOf(schema), []);
}

function walk(shape: Shape, path: Member['path']): Member[] {
  const choices = shape.anyOf ?? [shape];
  const nullable = choices.some(({ type }) => type === 'null');
  const schema = choices.find(({ type }) => type !== 'null') ?? {};
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, member]) => walk(member, [...path, name])),
    ...(schema.items ? walk(schema.items, [...path, 0]) : []),
  ];
  return path.length === 0 ? inside : [{ path, nullable, schema }, ...inside];
}

/** A value at a limit, and the next value, which is too big or too small. */
export interface Bound {
  name: string;
  within: unknown;
  beyond: unknown;
}

/** The value that JSON Schema has for "no limit" of an integer; it is not tested as a limit. */
const SAFE = Number.MAX_SAFE_INTEGER;

export function boundsOf(schema: Shape): Bound[] {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum, minItems, maxItems, items } = schema;
  const bounds: Bound[] = [];
  const step = schema.type === 'integer' ? 1 : 0.001;
  if (maxLength !== undefined)
    bounds.push({ name: `at most ${maxLength} long`, within: text(schema, maxLength), beyond: text(schema, maxLength + 1) });
  if (minLength) bounds.push({ name: `at least ${minLength} long`, within: text(schema, minLength), beyond: text(schema, minLength - 1) });
  if (maximum !== undefined && maximum < SAFE) bounds.push({ name: `at most ${maximum}`, within: maximum, beyond: maximum + step });
  if (minimum !== undefined && minimum > -SAFE) bounds.push({ name: `at least ${minimum}`, within: minimum, beyond: minimum - step });
  if (exclusiveMinimum !== undefined) {
    bounds.push({ name: `more than ${exclusiveMinimum}`, within: exclusiveMinimum + step, beyond: exclusiveMinimum });
  }
  const list = (length: number) => Array.from({ length }, () => (items?.type === 'number' ? 1 : 'a'));
  if (maxItems !== undefined) bounds.push({ name: `at most ${maxItems} items`, within: list(maxItems), beyond: list(maxItems + 1) });
  if (minItems) bounds.push({ name: `at least ${minItems} items`, within: list(minItems), beyond: list(minItems - 1) });
  return bounds;
}

function text({ format }: Shape, length: number): string {
  const domain = '@b.example';
  return format === 'email' && length > domain.length ? `${'a'.repeat(length - domain.length)}${domain}` : 'a'.repeat(length);
}

/** Returns a copy of the input with this value at this path; missing parents are created. */
export function withValue(input: unknown, [first, ...rest]: Member['path'], value: unknown): unknown {
  if (first === undefined) return value;
  if (first === 0) {
    const list = Array.isArray(input) ? input : [];
    return [withValue(list[0], rest, value), ...list.slice(1)];
  }
  const record = (typeof input === 'object' && input !== null ? input : {}) as Record<string, unknown>;
  return { ...record, [first]: withValue(record[first], rest, value) };
}
