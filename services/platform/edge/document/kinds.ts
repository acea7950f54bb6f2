import type { OpenAPI } from '@orpc/contract';
import { z } from 'zod';
import type { Kinds } from '../../base/service.ts';
import type { Schema } from './schema.ts';
import { everySchema, requireDefaults, schemaOf } from './schemas.ts';

type KindPart = keyof Kinds[string];
const PARTS: readonly KindPart[] = ['setup', 'submission', 'payload'];

const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
/** Returns a schema's name: `some_step` and `payload` make `SomeStepPayload`. */
const makeSchemaName = (kind: string, part: string) =>
  [...kind.split('_'), part].map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');

/** Copies a contract's marks `ofKind` and `stepExample` to the JSON schema, since the converter from zod drops them. */
export function withMark({ schema, next }: { schema: unknown; next(): [boolean, object] }): [boolean, object] {
  const [required, json] = next();
  const { ofKind, stepExample } = z.globalRegistry.get(schema as z.ZodType) ?? {};
  return [required, { ...json, ...(ofKind === undefined ? {} : { ofKind }), ...(stepExample === undefined ? {} : { stepExample }) }];
}

/**
 * Adds the named schemas of every kind to the document, and refers to them from the members that are marked `ofKind`. Puts the examples in
 * their places.
 */
export function typeKinds(document: OpenAPI.Document, kinds: Kinds, examples: Readonly<Record<string, unknown>>): void {
  const schemas = document.components!.schemas as Record<string, Schema>;
  const names = Object.keys(kinds);
  const choice = (part: KindPart): Schema[] => names.map((kind) => reference(makeSchemaName(kind, part)));

  /** Replaces a schema whose members depend on the kind by a choice between one named schema per kind. */
  const splitByKind = (schema: Schema, schemaName: string): void => {
    const members = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
    const kindMember = members.find(([, member]) => member.ofKind === 'kind')?.[0];
    const open = members.filter(([, member]) => member.ofKind !== undefined && member.ofKind !== 'kind');
    if (kindMember === undefined || open.length === 0) return;
    for (const kind of names) {
      const own = open.map(([name, member]) => [name, orNull(member, reference(makeSchemaName(kind, member.ofKind as KindPart)))]);
      const properties = { ...schema.properties, ...Object.fromEntries(own), [kindMember]: { type: 'string', const: kind } };
      schemas[makeSchemaName(kind, schemaName)] = { ...schema, properties };
    }
    const mapping = Object.fromEntries(names.map((kind) => [kind, `#/components/schemas/${makeSchemaName(kind, schemaName)}`]));
    for (const member of Object.keys(schema)) delete schema[member as keyof Schema];
    Object.assign(schema, { oneOf: Object.keys(mapping).map((kind) => reference(makeSchemaName(kind, schemaName))) });
    Object.assign(schema, { discriminator: { propertyName: kindMember, mapping } });
  };

  for (const [name, schema] of Object.entries(schemas)) splitByKind(schema, name);
  everySchema(document, (schema: Schema) => {
    const { ofKind: part, stepExample } = schema;
    delete schema.ofKind;
    delete schema.stepExample;
    if (stepExample !== undefined) schema.examples = [exampleOf(examples, stepExample)];
    if (part === 'setup') byReference(schema, kinds);
    else if (part === 'submission') Object.assign(schema, { anyOf: choice(part) });
  });
  for (const [kind, parts] of Object.entries(kinds)) {
    for (const part of PARTS) {
      const schema = schemaOf(document, parts[part], part === 'payload' ? 'output' : 'input');
      if (part === 'payload') requireDefaults(schema);
      schemas[makeSchemaName(kind, part)] = schema;
    }
  }
}

function exampleOf(examples: Readonly<Record<string, unknown>>, name: string): unknown {
  if (!Object.hasOwn(examples, name)) throw new Error(`A contract asks for the example ${name}, which steps/examples.ts lacks.`);
  return examples[name];
}

/** Types a map of step setups, whose keys are `name` or `name:custom_id`. */
function byReference(schema: Schema, kinds: Kinds): void {
  const record = schema.anyOf?.find(({ type }) => type === 'object') ?? schema;
  const setups = Object.keys(kinds).map((kind): [string, Schema] => [kind, reference(makeSchemaName(kind, 'setup'))]);
  Object.assign(record, {
    properties: Object.fromEntries(setups),
    patternProperties: Object.fromEntries(setups.map(([kind, setup]) => [`^${kind}:.+$`, setup])),
  });
}

function orNull(open: Schema, schema: Schema): Schema {
  const nullable = open.anyOf?.some(({ type }) => type === 'null') ?? false;
  const words = open.description === undefined ? {} : { description: open.description };
  return nullable ? { anyOf: [schema, { type: 'null' }], ...words } : { ...schema, ...words };
}
