import type { OpenAPI } from '@orpc/contract';
import { z } from 'zod';
import type { Schema } from './schema.ts';

export const OURS = 'x-zaguan-ours';
export const ADDITION_NOTE = 'The published interface has no such member or operation.';

/** Prefix of the description of a member that the published interface lacks. */
const OURS_PREFIX = 'Ours: ';

/** Calls `change` with every schema in a part of a document, inner schemas first. */
export function everySchema(value: unknown, change: (schema: Schema) => void, isMembers = false): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (!VALUES.has(name) || isMembers) everySchema(inner, change, name === 'properties' && !isMembers);
  }
  if (!isMembers && !Array.isArray(value)) change(value as Schema);
}

/** Names of schema members whose values are data and contain no schemas. */
const VALUES: ReadonlySet<string> = new Set(['examples', 'example', 'default', 'enum', 'const', 'required', 'mapping']);

/** Converts a zod schema for a document; its named parts are added to the document's components. */
export function schemaOf(document: OpenAPI.Document, schema: z.core.$ZodType, io: 'input' | 'output'): Schema {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  const { $schema: _dialect, $defs = {}, ...rest } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'));
  for (const [name, { id: _id, ...named }] of Object.entries<Schema & { id?: string }>($defs)) {
    (document.components!.schemas as Record<string, Schema>)[name] ??= named;
  }
  delete rest.id;
  return rest;
}

/** Adds to all schemas of a document what the conversion from zod leaves out: the mark of additions, and `items` of tuples. */
export function polish(document: OpenAPI.Document): void {
  everySchema({ paths: document.paths, components: document.components, webhooks: document.webhooks }, (schema) => {
    markOurs(schema);
    listTuple(schema);
  });
}

/** Replaces the description's prefix with the mark: `Ours: who vouches.` becomes `Who vouches.`. Parameters are marked too. */
function markOurs(schema: Schema): void {
  if (typeof schema.description !== 'string' || !schema.description.startsWith(OURS_PREFIX)) return;
  const words = schema.description.slice(OURS_PREFIX.length);
  schema.description = words.charAt(0).toUpperCase() + words.slice(1);
  schema[OURS] = ADDITION_NOTE;
}

/** Adds `items` to a list of fixed length, since linters and generators require it. */
function listTuple(schema: Schema): void {
  const { prefixItems } = schema;
  if (!prefixItems) return;
  const kinds = [...new Map(prefixItems.map((item) => [JSON.stringify(item), item])).values()];
  Object.assign(schema, { minItems: prefixItems.length, maxItems: prefixItems.length });
  schema.items = kinds.length === 1 ? kinds[0]! : { anyOf: kinds };
  delete schema.prefixItems;
}

/** Marks members with a default as required, since an answer always has them. */
export function requireDefaults(answer: unknown): void {
  everySchema(answer, (schema) => {
    const always = Object.entries(schema.properties ?? {}).filter(([, member]) => 'default' in member);
    if (always.length === 0) return;
    schema.required = [...new Set([...(schema.required ?? []), ...always.map(([name]) => name)])];
    for (const [, member] of always) delete member.default;
  });
}

/** Leaves only the form as the body of an upload, and types its files as binary. */
export function uploadBody(body: OpenAPI.RequestBodyObject): void {
  const schema = (body.content['multipart/form-data']?.schema ?? {}) as Schema;
  everySchema(schema, (member) => {
    if (member.contentMediaType === undefined) return;
    delete member.contentMediaType;
    Object.assign(member, { type: 'string', format: 'binary' });
  });
  body.content = { 'multipart/form-data': { schema: schema as OpenAPI.SchemaObject } };
}
