import { z } from 'zod';
import { contracts } from '#client/contracts.ts';
import { problems } from '#contracts/base/problems.ts';
import type { OperationMeta } from '#contracts/base/service.ts';
import { events } from '#contracts/events.ts';

/** Generates `lib/client/services.ts`, the client's plain types, from the contracts' JSON Schemas. A test compares both. */

type JsonSchema = z.core.JSONSchema.BaseSchema & { text?: string };
type Io = 'input' | 'output';

interface Procedure {
  inputSchema?: z.ZodType;
  outputSchema?: z.ZodType;
  meta: OperationMeta;
  route: { summary?: string; description?: string };
}

/** Type declarations of the named schemas, by type name. */
const declarationByName = new Map<string, string>();

export function servicesDeclarations(): string {
  const services = Object.entries(contracts).map(([name, contract]) => `  ${name}: ${routerText(contract, '  ')};`);
  const eventTexts = Object.entries(events).map(([type, { body, bare, summary, description }]) => {
    const text = typeOf(body, 'output');
    const whole = bare ? `{ id: string; type: '${type}'; webhook_uuid: string | null; data: ${text} }` : text;
    return `${comment(`${summary}. ${description}`, '  ')}  | ${whole}`;
  });
  const keys = Object.keys(problems).map((key) => `'${key}'`);
  return [
    "import type { Operation } from './call.ts';",
    `/** Every operation of every service. */\nexport interface Services {\n${services.join('\n')}\n}`,
    `/** The webhooks, by type. One that has a form of its own has it below \`data\`. */\nexport type ZaguanEvent =\n${eventTexts.join('\n')};`,
    `/** The reasons for which a request is refused. */\nexport type ProblemKey =\n  | ${keys.join('\n  | ')};`,
    ...[...declarationByName].sort(([one], [other]) => one.localeCompare(other)).map(([name, text]) => `export type ${name} = ${text};`),
    '',
  ].join('\n\n');
}

function routerText(router: object, indent: string): string {
  const inner = `${indent}  `;
  const lines = Object.entries(router as Record<string, object & { '~orpc'?: Procedure }>).flatMap(([name, member]) => {
    const procedure = member['~orpc'];
    if (!procedure) return name === 'internal' ? [] : [`${inner}${name}: ${routerText(member, inner)};`];
    const { inputSchema, outputSchema, route } = procedure;
    const input = inputSchema ? typeOf(inputSchema, 'input') : 'undefined';
    const output = outputSchema ? typeOf(outputSchema, 'output') : 'unknown';
    return [`${comment(`${route.summary}. ${route.description ?? ''}`, inner)}${inner}${name}: Operation<${input}, ${output}>;`];
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

function typeOf(schema: z.ZodType, io: Io): string {
  const { $defs = {}, ...whole } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: setFileTypes }) as JsonSchema;
  for (const [name, inner] of Object.entries($defs as Record<string, JsonSchema>)) declare(name, inner, io);
  return typeof whole.id === 'string' ? declare(whole.id, whole, io) : text(whole, io);
}

/** Sets the TypeScript type of schemas that JSON Schema cannot express: files and streams. */
function setFileTypes({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }): void {
  const { type } = zodSchema._zod.def;
  if (type === 'file') jsonSchema.text = 'File';
  if (type === 'custom') jsonSchema.text = 'object';
}

const nameOf = (name: string, io: Io) => (io === 'input' ? `${name}Input` : name);

/** Declares a named type, once, and returns its name. The empty text marks a type in progress, since types may be recursive. */
function declare(name: string, schema: JsonSchema, io: Io): string {
  const type = nameOf(name, io);
  if (!declarationByName.has(type)) {
    declarationByName.set(type, '');
    declarationByName.set(type, text(schema, io));
  }
  return type;
}

/** Returns the TypeScript type of a schema. */
function text(schema: JsonSchema, io: Io): string {
  const join = (members: readonly unknown[], by: string) => `(${members.map((member) => text(member as JsonSchema, io)).join(by)})`;
  if (schema.text) return schema.text;
  if (schema.$ref) return nameOf(schema.$ref.split('/').at(-1)!, io);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return join(options, ' | ');
  if (schema.allOf) return join(schema.allOf, ' & ');
  if (Array.isArray(schema.type)) return join(schema.type.map((type) => ({ ...schema, type })) as JsonSchema[], ' | ');
  if (schema.type === 'object') return objectText(schema, io);
  if (schema.type === 'array') return arrayText(schema, io);
  return PRIMITIVES[schema.type ?? ''] ?? (schema.not ? 'never' : 'unknown');
}

/** TypeScript's names of JSON Schema's primitive types. */
const PRIMITIVES: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  null: 'null',
  number: 'number',
  integer: 'number',
};

function arrayText(schema: JsonSchema, io: Io): string {
  const first = schema.prefixItems?.map((item) => text(item as JsonSchema, io));
  const rest = typeof schema.items === 'object' ? text(schema.items as JsonSchema, io) : 'unknown';
  if (first) return `[${[...first, ...(typeof schema.items === 'object' ? [`...(${rest})[]`] : [])].join(', ')}]`;
  return `(${rest})[]`;
}

function objectText({ properties = {}, required = [], additionalProperties }: JsonSchema, io: Io): string {
  const members = Object.entries(properties as Record<string, JsonSchema>).map(([name, member]) => {
    const key = /^[\w$]+$/.test(name) ? name : JSON.stringify(name);
    const words = typeof member.description === 'string' ? comment(member.description.replace(/^Ours: /, ''), '') : '';
    const optional = !required.includes(name);
    return `${words}${key}${optional ? '?' : ''}: ${text(member, io)}${optional ? ' | undefined' : ''};`;
  });
  const open = typeof additionalProperties === 'object' ? `Record<string, ${text(additionalProperties as JsonSchema, io)}>` : null;
  if (members.length === 0) return open ?? 'Record<string, never>';
  return `{\n${members.join('\n')}\n}${open ? ` & ${open}` : ''}`;
}

const comment = (words: string, indent: string) => `${indent}/** ${words.trim().replaceAll('*/', '*\\/').replaceAll('\n', ' ')} */\n`;
