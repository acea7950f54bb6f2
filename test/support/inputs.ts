import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import type { z } from 'zod';
import { sessionApi } from '../../contracts/session/session.ts';
import { tenantSettings } from '../../contracts/tenant-settings.ts';
import { servicesByAddress } from '../../services/main.ts';
import { catalog } from '../../steps/catalog.ts';

/** Every schema that reads what a caller sends: operations of every service, the session's calls, and each step's own parts. */
export function inputSchemas(): { name: string; schema: z.core.$ZodType }[] {
  const operations = servicesByAddress.flatMap(({ name, contract }) => inputsOf(contract, name));
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

/** A schema within another, and the members that lead there. */
export interface Place {
  path: string;
  schema: z.core.$ZodType;
}

/** A schema and all that it is made of. */
export function placesIn(schema: z.core.$ZodType, path: string): Place[] {
  const within = (inner: z.core.$ZodType, member = '') => placesIn(inner, `${path}${member}`);
  return [{ path, schema }, ...partsOf(schema).flatMap(([member, inner]) => within(inner, member))];
}

function partsOf(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const members = Object.entries(def.shape).map(([name, inner]): [string, z.core.$ZodType] => [`.${name}`, inner]);
      return def.catchall ? [...members, ['.*', def.catchall]] : members;
    }
    case 'record':
      return [
        ['{name}', def.keyType],
        ['{}', def.valueType],
      ];
    case 'array':
      return [['[]', def.element]];
    case 'tuple':
      return def.items.map((item, at) => [`[${at}]`, item]);
    case 'union':
      return def.options.map((option, at) => [`|${at}`, option]);
    case 'intersection':
      return [
        ['', def.left],
        ['', def.right],
      ];
    case 'pipe':
      return [
        ['', def.in],
        ['', def.out],
      ];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return [['', def.innerType]];
    case 'lazy':
      throw new Error('A schema that contains itself has no maximum that a test could see.');
    default:
      return [];
  }
}
