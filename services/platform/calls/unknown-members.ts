import type { z } from 'zod';
import { editDistance } from '#mexico/edit-distance.ts';

/** A member of a request that its operation does not have. */
export interface UnknownMember {
  path: readonly string[];
  /** The member of the operation that was probably meant; null if no name is similar. */
  similar: string | null;
}

type ZodSchema = z.core.$ZodType;

/** Most letters in which a misspelt name differs from the real one. */
const MAX_LETTERS = 2;
/** Most unknown members that are returned, and that are compared with real names: a request may have ten thousand. */
const MAX_UNKNOWN = 20;
/** The longest name that is compared. No real name is longer. */
const LONGEST_NAME = 64;

/**
 * Returns the members of an input that the operation's schemas lack, in order. Members of free objects are no unknown members. `outputNames`:
 * names that the operation's answer has. They are no misspellings, since callers send back what they read.
 */
export function unknownMembers(schema: ZodSchema, input: unknown, outputNames: ReadonlySet<string>): UnknownMember[] {
  const unknowns: UnknownMember[] = [];
  const walk = (schemas: readonly ZodSchema[], value: unknown, path: readonly string[]): void => {
    if (typeof value !== 'object' || value === null || unknowns.length >= MAX_UNKNOWN) return;
    const forms = schemas.flatMap(formsOf);
    if (Array.isArray(value)) {
      const items = forms.flatMap((form) => (form.type === 'array' ? [form.element] : []));
      if (items.length > 0) for (const [at, item] of value.entries()) walk(items, item, [...path, String(at)]);
    } else walkMembers(forms, Object.entries(value), path);
  };
  const walkMembers = (forms: readonly Def[], entries: readonly [string, unknown][], path: readonly string[]): void => {
    const objects = forms.filter((form) => form.type === 'object');
    const isFree = objects.length === 0 || objects.some(({ catchall }) => catchall) || forms.some(({ type }) => type === 'record');
    for (const [name, value] of entries) {
      const members = objects.flatMap(({ shape }) => (Object.hasOwn(shape, name) ? [shape[name]!] : []));
      walk(members, value, [...path, name]);
      if (members.length > 0 || isFree || unknowns.length >= MAX_UNKNOWN) continue;
      const names = objects.flatMap(({ shape }) => Object.keys(shape));
      unknowns.push({ path: [...path, name], similar: outputNames.has(name) ? null : meantBy(name, names) });
    }
  };
  walk([schema], input, []);
  return unknowns;
}

const namesBySchema = new WeakMap<ZodSchema, ReadonlySet<string>>();

/** Returns the names of all members of a schema, at any depth. Each schema is walked once, since every request asks. */
export function memberNames(schema: ZodSchema): ReadonlySet<string> {
  const before = namesBySchema.get(schema);
  if (before) return before;
  const names = new Set<string>();
  const visits = new Set<ZodSchema>();
  const walk = (one: ZodSchema): void => {
    if (visits.has(one)) return;
    visits.add(one);
    for (const form of formsOf(one)) {
      if (form.type === 'array') walk(form.element);
      if (form.type !== 'object') continue;
      for (const [name, member] of Object.entries(form.shape)) {
        names.add(name);
        walk(member);
      }
    }
  };
  walk(schema);
  namesBySchema.set(schema, names);
  return names;
}

/** Returns the real name that differs in at most two letters and in less than half of them, or only in their order; else null. */
function meantBy(name: string, names: readonly string[]): string | null {
  if (name.length > LONGEST_NAME) return null;
  const letters = inOrder(name);
  const candidates = names.flatMap((real) => {
    const distance = editDistance(name, real, MAX_LETTERS);
    const isNear = distance * 2 < real.length || (distance <= MAX_LETTERS && letters === inOrder(real));
    return isNear ? [{ real, distance }] : [];
  });
  return candidates.sort((one, other) => one.distance - other.distance)[0]?.real ?? null;
}

const inOrder = (name: string) => [...name].sort().join('');

type Def = z.core.$ZodTypeDef & {
  shape: Readonly<Record<string, ZodSchema>>;
  catchall?: ZodSchema;
  element: ZodSchema;
  innerType: ZodSchema;
  options: readonly ZodSchema[];
  in: ZodSchema;
  left: ZodSchema;
  right: ZodSchema;
  getter(): ZodSchema;
};

const formsBySchema = new WeakMap<ZodSchema, readonly Def[]>();

/** Returns the objects, lists and other forms that a value of this schema may have, without what only wraps them. */
function formsOf(schema: ZodSchema): readonly Def[] {
  const before = formsBySchema.get(schema);
  if (before) return before;
  const forms = unwrap(schema._zod.def as Def);
  formsBySchema.set(schema, forms);
  return forms;
}

function unwrap(def: Def): readonly Def[] {
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return formsOf(def.innerType);
    case 'union':
      return def.options.flatMap(formsOf);
    case 'intersection':
      return [...formsOf(def.left), ...formsOf(def.right)];
    case 'pipe':
      return formsOf(def.in);
    case 'lazy':
      return formsOf(def.getter());
    default:
      return [def];
  }
}
