import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { z } from 'zod';
import { tenantSettings } from '#contracts/base/tenant-settings.ts';
import { sessionApi } from '#contracts/session/session.ts';
import { serviceDefinitions } from '#services/main.ts';
import { catalog } from '#steps/catalog.ts';

/** Returns every schema of a caller's input: operations of every service, the session's calls, and each step's own parts. */
export function inputSchemas(): { name: string; schema: z.core.$ZodType }[] {
  const operations = serviceDefinitions.flatMap(({ name, contract }) => inputsOf(contract, name));
  const session = Object.entries(sessionApi).flatMap(([name, { body }]) => (body ? [{ name: `session.${name}`, schema: body }] : []));
  const steps = Object.values(catalog).flatMap(({ key, setup, submission, actions, files }) => [
    { name: `${key}.setup`, schema: setup },
    { name: `${key}.submission`, schema: submission },
    ...Object.entries(actions).map(([action, { input }]) => ({ name: `${key}.${action}`, schema: input })),
    ...(files ? [{ name: `${key}.files`, schema: files }] : []),
  ]);
  return [...operations, ...session, ...steps, { name: 'settings', schema: tenantSettings }];
}

function inputsOf(contract: AnyContractRouter, name: string): { name: string; schema: z.core.$ZodType }[] {
  if (!isContractProcedure(contract)) return Object.entries(contract).flatMap(([inner, one]) => inputsOf(one, `${name}.${inner}`));
  const schema = contract['~orpc'].inputSchema as z.core.$ZodType | undefined;
  return schema ? [{ name, schema }] : [];
}

/** A schema within another schema, with its path. */
export interface Place {
  path: string;
  schema: z.core.$ZodType;
  /** Returns an input with this value at the path, and otherwise only the members that select a kind. */
  wrap(value: unknown): unknown;
}

/** Returns a schema and all schemas inside it. */
export function placesIn(schema: z.core.$ZodType, path: string, wrap: Place['wrap'] = (value) => value): Place[] {
  const inner = partsOf(schema).flatMap(({ member = '', part, within = (value) => value }) =>
    placesIn(part, `${path}${member}`, (value) => wrap(within(value))),
  );
  return [{ path, schema, wrap }, ...inner];
}

/** A key for a record with free member names: a uuid, because some records allow only uuids. */
const ANY_NAME = '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09';

interface Part {
  part: z.core.$ZodType;
  /** The member's name; undefined for a schema in the same place, such as the inside of an optional. */
  member?: string;
  within?: Place['wrap'];
}

function partsOf(schema: z.core.$ZodType): Part[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const kinds = kindsOf(def.shape);
      const within = (name: string) => (value: unknown) => ({ ...kinds, [name]: value });
      const members = Object.entries(def.shape).map(([name, part]): Part => ({ member: `.${name}`, part, within: within(name) }));
      return def.catchall ? [...members, { member: '.*', part: def.catchall, within: within('another') }] : members;
    }
    case 'record':
      return [
        { member: '{name}', part: def.keyType, within: (value) => ({ [String(value)]: null }) },
        { member: '{}', part: def.valueType, within: (value) => ({ [ANY_NAME]: value }) },
      ];
    case 'array':
      return [{ member: '[]', part: def.element, within: (value) => [value] }];
    case 'tuple':
      return def.items.map((part, at) => ({
        member: `[${at}]`,
        part,
        within: (value) => def.items.map((_, index) => (index === at ? value : null)),
      }));
    case 'union':
      return def.options.map((part, at) => ({ member: `|${at}`, part }));
    case 'intersection':
      return [{ part: def.left }, { part: def.right }];
    case 'pipe':
      return [{ part: def.in }, { part: def.out }];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return [{ part: def.innerType }];
    case 'lazy':
      throw new Error('A schema that contains itself has no maximum that a test could see.');
    default:
      return [];
  }
}

/** Returns the literal members of a shape, which select one of several kinds of object. */
function kindsOf(shape: Readonly<Record<string, z.core.$ZodType>>): Record<string, unknown> {
  const literals = Object.entries(shape).flatMap(([name, part]) => {
    const { def } = (part as z.core.$ZodTypes)._zod;
    return def.type === 'literal' ? [[name, def.values[0]] as const] : [];
  });
  return Object.fromEntries(literals);
}
