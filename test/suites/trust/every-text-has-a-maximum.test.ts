import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Reads } from '#contracts/base/limits.ts';
import { inputSchemas, type Place, placesIn } from '../../support/inputs.ts';

/**
 * Class: unlimited input to a pattern, transform or rule. Every text from a caller has a maximum that is checked before these and stops
 * the check, and so has every list and object with free members.
 */

type Check = z.core.$ZodChecks;
const checksOf = ({ schema }: Place) => (schema._zod.def as { checks?: readonly Check[] }).checks ?? [];

/** Returns true if a pattern from ^ to $ has no open repetition, so that it stops by itself. */
function endsByItself({ source }: RegExp): boolean {
  const bare = source.replaceAll(/\\[\s\S]/g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  return bare.startsWith('^') && bare.endsWith('$') && !/[*+]|\{\d+,\}/.test(bare) && !/\(\?[=!<]/.test(bare);
}

/** Returns the first check that reads a text before a maximum stops the checks; null if the maximum is first. */
function readsUnbounded(place: Place): string | null {
  const own = place.schema._zod.def as { format?: string; pattern?: RegExp };
  const checks = own.format ? [place.schema as unknown as { _zod: Check['_zod'] }, ...checksOf(place)] : checksOf(place);
  for (const { _zod } of checks) {
    const def = _zod.def as { check?: string; abort?: boolean; pattern?: RegExp; format?: string; tx?: unknown; fn?: unknown };
    if (def.check === 'min_length') continue;
    if (def.check === 'max_length' || def.check === 'length_equals') {
      if (def.abort || !checks.some(({ _zod: later }) => reads(later.def))) return null;
      return 'a maximum that does not abort';
    }
    if (def.pattern && endsByItself(def.pattern)) return null;
    if (readsOf(def.tx).characters) return null;
    return def.format ?? def.check ?? 'a rule';
  }
  return 'nothing';
}

const reads = ({ check }: { check?: string }) => !['min_length', 'max_length', 'length_equals'].includes(check ?? '');

/** Returns the limits that a rule or transform declares for its input. */
const readsOf = (rule: unknown): Reads => (typeof rule === 'function' ? (rule as Reads) : {});
const rulesOf = (place: Place) => checksOf(place).map(({ _zod }) => readsOf((_zod.def as { fn?: unknown }).fn));

const isBoundedAsJson = (place: Place) => rulesOf(place).some(({ characters }) => characters !== undefined);
/** Returns true for a record whose keys are names of a list. */
function hasListedNames({ schema }: Place): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  return def.type === 'record' && (def.keyType as z.core.$ZodTypes)._zod.def.type === 'enum';
}

const isBounded = (place: Place) =>
  hasListedNames(place) ||
  isBoundedAsJson(place) ||
  rulesOf(place).some(({ members }) => members !== undefined) ||
  checksOf(place).some(({ _zod }) => ['max_length', 'length_equals'].includes(_zod.def.check));

/** Places that allow any value: another tested schema reads it later (`READ_NEXT`), or no code does (`NEVER_READ`). */
const READ_NEXT = ['session.submit.submission', 'session.action.input', 'workflows.settings.update.*'];
const NEVER_READ = ['workflows.create.*', 'workflows.create.autofill.*'];

function faultOf(place: Place): string | null {
  const { def } = (place.schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string': {
      const reader = readsUnbounded(place);
      return reader && `${place.path}: before a maximum stands ${reader}`;
    }
    case 'array':
    case 'record':
      return isBounded(place) ? null : `${place.path}: a ${def.type} without a maximum`;
    default:
      return null;
  }
}

/** Returns the faults of a schema; members of an object that is bounded as a whole are bounded with it. */
function faultsIn(name: string, schema: z.core.$ZodType): string[] {
  const places = placesIn(schema, name);
  const whole = places.filter(isBoundedAsJson).map(({ path }) => path);
  return places
    .filter(({ path }) => !whole.some((outer) => path.startsWith(outer) && path !== outer))
    .flatMap((place) => {
      const { type } = place.schema._zod.def;
      if (type === 'unknown' || type === 'any')
        return [...READ_NEXT, ...NEVER_READ].includes(place.path) ? [] : [`${place.path}: anything, without a maximum`];
      return faultOf(place) ?? [];
    });
}

describe('every schema of what a caller sends', () => {
  it.each(inputSchemas().map(({ name, schema }) => [name, schema] as const))('%s', (name, schema) => {
    expect(faultsIn(name, schema)).toEqual([]);
  });
});
