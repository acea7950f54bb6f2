import { core, type z } from 'zod';
import { inputSchemas, placesIn } from '../../support/inputs.ts';

/** Texts that take an ambiguous pattern minutes to reject: a long run, then a character that does not match. */
export const runs: Readonly<Record<string, (length: number) => string>> = {
  blanks: (length) => `${' '.repeat(length - 1)}x`,
  'blanks after a sign': (length) => `+${' '.repeat(length - 2)}x`,
  digits: (length) => `${'5'.repeat(length - 1)}!`,
  letters: (length) => `${'a'.repeat(length - 1)}!`,
  dots: (length) => `${'.'.repeat(length - 1)}x`,
  'dotted letters': (length) => `${'a.'.repeat(Math.floor((length - 1) / 2))}@`,
  'a mailbox': (length) => `a@${'a.'.repeat(Math.floor((length - 3) / 2))}!`,
  dashes: (length) => `a@a${'-'.repeat(length - 4)}!`,
  slashes: (length) => `https://${'/'.repeat(length - 9)}\\`,
  'an address with many parts': (length) => `https://a.example/?${'&a'.repeat(Math.floor((length - 20) / 2))}`,
  'accents apart': (length) => 'n\u0303'.repeat(Math.floor(length / 2)),
  fillings: (length) => `${'<'.repeat(length - 1)}x`,
  'brackets that never end': (length) => '{a.'.repeat(Math.floor(length / 3)),
};

export const LENGTHS = [1_000, 10_000, 100_000, 990_000];

/** A text member of a caller's input, somewhere in a schema. */
export interface StringMember {
  /** The schema's name in `inputSchemas`. */
  schema: string;
  path: string;
  /** Maximum number of characters that it accepts; null if only a pattern limits it. */
  maximum: number | null;
  /** Returns a whole input with this text at the member. */
  wrap(text: unknown): unknown;
  parse(input: unknown): core.util.SafeParseResult<unknown>;
}

/** Returns every text member of any schema that a pattern, a transform or a rule reads. */
export function stringMembers(): StringMember[] {
  return inputSchemas().flatMap(({ name, schema }) => {
    const places = placesIn(schema, name);
    const transformed = new Set(places.filter(({ schema: part }) => part._zod.def.type === 'transform').map(({ path }) => path));
    return places
      .filter(({ schema: part, path }) => part._zod.def.type === 'string' && (isRead(part) || transformed.has(path)))
      .map(({ path, schema: part, wrap }) => ({
        ...{ schema: name, path, wrap, maximum: maximumOf(part) },
        parse: (input) => core.safeParse(schema, input),
      }));
  });
}

type Def = { format?: string; checks?: readonly z.core.$ZodChecks[] };
const checksOf = (schema: z.core.$ZodType) => ((schema._zod.def as Def).checks ?? []).map(({ _zod }) => _zod.def);

function isRead(schema: z.core.$ZodType): boolean {
  return 'format' in schema._zod.def || checksOf(schema).some(({ check }) => !check.endsWith('_length') && check !== 'length_equals');
}

function maximumOf(schema: z.core.$ZodType): number | null {
  const maxima = checksOf(schema).flatMap((def) =>
    def.check === 'max_length' ? def.maximum : def.check === 'length_equals' ? def.length : [],
  );
  return maxima.length > 0 ? Math.min(...maxima) : null;
}

export interface HostileString {
  member: StringMember;
  run: string;
  /** Characters: within the member's maximum if it has one, because longer texts are not read to the end. */
  length: number;
}

/** Yields every member with every run in every length. */
export function* hostileStrings(members: readonly StringMember[] = stringMembers()): Generator<HostileString> {
  for (const member of members)
    for (const run of Object.keys(runs))
      for (const length of member.maximum === null ? LENGTHS : [Math.max(30, member.maximum), ...LENGTHS]) yield { member, run, length };
}

const texts = new Map<string, string>();

/** Returns the text; texts of the few lengths that all members share are cached. */
export function textOf({ run, length }: Pick<HostileString, 'run' | 'length'>): string {
  const name = `${run} ${length}`;
  const text = texts.get(name) ?? runs[run]!(length);
  if (LENGTHS.includes(length)) texts.set(name, text);
  return text;
}

/** Returns `count` of all values, evenly spread over members, runs and lengths; the same each time. */
export function spread<Value>(all: readonly Value[], count: number): Value[] {
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor((at * all.length) / count)]!);
}
