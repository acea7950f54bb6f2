import type { OpenAPI } from '@orpc/contract';
import { html } from 'hono/html';
import type { Schema } from './document/schema.ts';

type SchemaHtml = ReturnType<typeof html>;

/** Maximum number of levels of nested schemas; a deeper nesting is a cycle. */
const MAX_DEPTH = 6;

/** Returns the component to which a schema refers, with the schema's own description; else the schema itself. */
export function resolve(document: OpenAPI.Document, schema: Schema): Schema {
  const name = nameOf(schema);
  const component = name ? (document.components?.schemas?.[name] as Schema | undefined) : undefined;
  return component ? { ...component, ...(schema.description ? { description: schema.description } : {}) } : schema;
}

/** Returns the name of the component to which a schema refers. */
export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1);

/** Merges the alternatives of a discriminated union into one object; a member that differs becomes a choice. */
function mergeAlternatives(document: OpenAPI.Document, schema: Schema): Schema {
  if (!schema.oneOf || !('discriminator' in schema)) return schema;
  const kinds = schema.oneOf.map((kind) => resolve(document, kind));
  const [first] = kinds;
  const properties = Object.keys(first?.properties ?? {}).map((name): [string, Schema] => {
    const members = kinds.flatMap(({ properties }) => properties?.[name] ?? []);
    const choices = members.flatMap((member) => member.anyOf ?? [member]);
    const different = [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()];
    if (different.length === (members[0]?.anyOf?.length ?? 1)) return [name, members[0]!];
    const { description } = members[0]!;
    return [name, { anyOf: different, ...(description ? { description } : {}) }];
  });
  return { ...first, properties: Object.fromEntries(properties) };
}

/** Returns a member's schema without its null alternative, and whether null is allowed. */
function withoutNull(document: OpenAPI.Document, member: Schema): { schema: Schema; nullable: boolean } {
  const schema = mergeAlternatives(document, resolve(document, member));
  const choices = schema.anyOf ?? schema.oneOf;
  if (!choices) return { schema, nullable: false };
  const rest = choices.filter((choice) => choice.type !== 'null');
  const nullable = rest.length < choices.length;
  if (rest.length !== 1) return { schema: { ...schema, anyOf: rest }, nullable };
  const inner = resolve(document, rest[0]!);
  return { schema: { ...inner, description: schema.description ?? inner.description }, nullable };
}

function typeName(document: OpenAPI.Document, member: Schema): string {
  const { schema, nullable } = withoutNull(document, member);
  const suffix = nullable ? ' or null' : '';
  if (schema.const !== undefined) return JSON.stringify(schema.const) + suffix;
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ') + suffix;
  if (schema.items) return `array of ${typeName(document, schema.items)}${suffix}`;
  if (schema.anyOf) return schema.anyOf.map((choice) => nameOf(choice) ?? typeName(document, choice)).join(' or ') + suffix;
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'any');
  return (schema.format ? `${type}, ${schema.format}` : type) + suffix;
}

function limits(schema: Schema): string {
  return [
    schema.minLength !== undefined && schema.minLength > 0 ? `at least ${schema.minLength} characters` : '',
    schema.maxLength !== undefined ? `at most ${schema.maxLength} characters` : '',
    schema.minimum !== undefined && schema.minimum > Number.MIN_SAFE_INTEGER ? `from ${schema.minimum}` : '',
    schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER ? `up to ${schema.maximum}` : '',
    schema.default !== undefined ? `by default ${JSON.stringify(schema.default)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Returns the list of an object's members (HTML), with nested members collapsed. Empty if there are none. */
export function membersOf(document: OpenAPI.Document, member: Schema, depth = 0): SchemaHtml | '' {
  const { schema } = withoutNull(document, member);
  const inside = schema.items ? withoutNull(document, schema.items).schema : schema;
  const members = Object.entries(inside.properties ?? {});
  if (!members.length || depth > MAX_DEPTH) return '';
  return html`<dl class="members">${members.map(([name, member]) => memberOf(document, name, member, inside.required?.includes(name) ?? false, depth))}</dl>`;
}

/** Returns the mark “ours”, for a member or operation that the published interface lacks, or that differs from it. */
export function oursMark(words: string | undefined): SchemaHtml | '' {
  return words === undefined ? '' : html` <abbr class="ours" title="${words}">ours</abbr>`;
}

function memberOf(document: OpenAPI.Document, name: string, member: Schema, required: boolean, depth: number): SchemaHtml {
  const { schema } = withoutNull(document, member);
  const description = member.description ?? schema.description;
  const innerMembers = membersOf(document, member, depth + 1);
  const bounds = limits(schema);
  return html`<dt><code>${name}</code> <span class="type">${typeName(document, member)}</span>${required ? '' : html` <span class="optional">optional</span>`}${oursMark(member['x-zaguan-ours'])}</dt>
    <dd>${description ? prose(description) : ''}${bounds ? html`<p class="bounds">${bounds}</p>` : ''}
    ${innerMembers ? html`<details><summary>Members of ${name}</summary>${innerMembers}</details>` : ''}</dd>`;
}

/** Returns an example value: the schema's own, its only or default value, or one by its type. */
export function exampleOf(document: OpenAPI.Document, member: Schema, depth = 0): unknown {
  const { schema, nullable } = withoutNull(document, member);
  if (schema.examples?.length) return schema.examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (depth > MAX_DEPTH) return null;
  if (schema.properties) {
    const entries = Object.entries(schema.properties).filter(([, member]) => !member.description?.startsWith('Not served yet'));
    return Object.fromEntries(entries.map(([name, member]) => [name, exampleOf(document, member, depth + 1)]));
  }
  if (schema.items) return [exampleOf(document, schema.items, depth + 1)];
  if (nullable && depth > 1) return null;
  if (schema.anyOf?.[0]) return exampleOf(document, schema.anyOf[0], depth + 1);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  return FORMATS[schema.format ?? ''] ?? TYPES[type ?? ''] ?? null;
}

const FORMATS: Readonly<Record<string, unknown>> = {
  uuid: '7f1c0a52-3d0e-4a5e-9d5c-0b6c1b0f2a11',
  'date-time': '2026-11-20T18:30:00.000Z',
  date: '1990-05-14',
  email: 'persona@correo.example',
  uri: 'https://banco.example/aviso',
  binary: '@file.pdf',
};
const TYPES: Readonly<Record<string, unknown>> = { string: 'text', integer: 1, number: 1, boolean: true, object: {}, array: [] };

/** Returns a paragraph (HTML), with the parts between backticks as code. */
export function prose(text: string): SchemaHtml {
  return html`<p>${text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part))}</p>`;
}

export function jsonSchemaOf(content: OpenAPI.ResponseObject['content']): Schema | null {
  return (content?.['application/json']?.schema as Schema | undefined) ?? null;
}

/** Returns the schema of an upload's form; null for any other body. */
export function formSchemaOf(content: OpenAPI.ResponseObject['content']): Schema | null {
  return (content?.['multipart/form-data']?.schema as Schema | undefined) ?? null;
}
