import fc from 'fast-check';
import type { z } from 'zod';
import { membersOf, type Shape, shapeOf, withValue } from '../conformance/shapes.ts';

/** Texts that have broken programs before; added to texts of any length and script. */
const nasty = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  "'; drop table people.people; --",
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '٣',
  'İ',
  '😀'.repeat(60),
  'é'.normalize('NFD').repeat(40),
  'a'.repeat(5_000),
  '1e400',
  '0x10',
  '9999-12-31',
  '0000-00-00',
  '2026-02-30T25:61:61Z',
  '+999999-01-01T00:00:00Z',
  'a@b',
  '"a b"@correo.example',
];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(...nasty),
);
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 1, -1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e308, 5e-324),
);
const noise: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 3, arbitrary: number },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constant(nested(80)) },
);

/** Text that is allowed in a path or a query. */
export const name: fc.Arbitrary<string> = fc.oneof(fc.uuid(), text).filter((value) => value !== '' && value.isWellFormed());

/** Returns values that mostly fit the shape, up to its limits. */
function fitting(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(fitting));
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.const !== undefined) return fc.constant(shape.const);
  switch (shape.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: Math.max(shape.minimum ?? -1000, -(2 ** 31)), max: Math.min(shape.maximum ?? 2 ** 31, 2 ** 31) });
    case 'number':
      return fc.double({ min: shape.minimum ?? -1e6, max: shape.maximum ?? 1e6, noNaN: true });
    case 'string':
      return fittingText(shape);
    case 'array':
      return fc.array(fitting(shape.items ?? {}), { maxLength: Math.min(shape.maxItems ?? 4, 60) });
    case 'object': {
      const members = Object.entries(shape.properties ?? {}).map(([key, member]) => [key, fitting(member)] as const);
      if (members.length === 0) return fc.dictionary(text, noise, { maxKeys: 4 });
      return fc.record(Object.fromEntries(members), { requiredKeys: [...(shape.required ?? [])] });
    }
    default:
      return noise;
  }
}

function fittingText({ format, minLength = 0, maxLength = 200 }: Shape): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  if (format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return fc.oneof(fc.string({ minLength, maxLength }), fc.string({ unit: 'grapheme', minLength, maxLength }));
}

/** Returns inputs of three kinds: fitting ones, valid ones with invalid members, and arbitrary values. */
export function inputOf(schema: z.core.$ZodType, good: unknown): fc.Arbitrary<unknown> {
  const members = membersOf(schema);
  const spoiled = fc
    .array(fc.tuple(fc.nat(), noise), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((input, [which, value]) => spoil(input, members[which % members.length]?.path ?? [], value), good));
  return fc.oneof({ weight: 5, arbitrary: spoiled }, { weight: 4, arbitrary: fitting(shapeOf(schema)) }, { weight: 1, arbitrary: noise });
}

function spoil(input: unknown, path: Parameters<typeof withValue>[1], value: unknown): unknown {
  return path.length === 0 ? value : withValue(input, path, value);
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level++) value = level % 2 ? { inner: value } : [value];
  return value;
}
