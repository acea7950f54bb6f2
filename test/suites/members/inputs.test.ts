import type { OpenAPI } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import type { Schema } from '#platform/edge/document/schema.ts';
import type { ServiceDocument } from '#platform/edge/openapi.ts';
import { documents } from '../../clients/documents.ts';
import { operations } from '../../support/operations.ts';
import { extraction, otp, people, values, verification, workflows } from './inputs.ts';
import { statuses } from './statuses.ts';
import { differences, membersOf, type Tree, tree } from './tree.ts';

/** Tests the inputs of each published operation, the values it accepts, and its statuses. */

const tables = { people, workflows, verification, otp, extraction };
type Service = keyof typeof tables;

function resolved(document: ServiceDocument, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : { ...(document.components!.schemas![name] as Schema), ...schema };
}

/** Returns the members of the query and the body as one object. */
function inputOf(document: ServiceDocument, { parameters = [], requestBody }: OpenAPI.OperationObject): Schema {
  const query = (parameters as OpenAPI.ParameterObject[]).filter((one) => one.in === 'query');
  const [content] = Object.values((requestBody as OpenAPI.RequestBodyObject | undefined)?.content ?? {});
  const body = content ? resolved(document, content.schema as Schema) : {};
  return {
    properties: { ...Object.fromEntries(query.map(({ name, schema }) => [name, schema as Schema])), ...body.properties },
    required: [...query.filter(({ required }) => required).map(({ name }) => name), ...(body.required ?? [])],
  };
}

/** Returns the values that a schema lists; for a list those of its items. */
function valuesIn(document: ServiceDocument, schema: Schema): unknown[] {
  const { enum: own = [], anyOf = [], items } = resolved(document, schema) as Schema & { enum?: unknown[] };
  return [...own, ...[...anyOf, ...(items ? [items] : [])].flatMap((inner) => valuesIn(document, inner))];
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);
const needed = (text: string) => Array.from(text.matchAll(/(\w+)!/g), ([, name]) => name!);
/** Returns the paging members, which every list accepts, although the published interface shows them only at some. */
const ofPages = (name: string): Tree => (/^(List|Find workflows|Get dynamic)/.test(name) ? { page: {}, per_page: {} } : {});

/** Statuses that any operation may answer besides its own list: authentication, form, rate, failures. 404 is for names in the path. */
const COMMON = ['401', '403', '409', '413', '415', '429', '500', '503'];

describe.each(Object.keys(tables) as Service[])('%s', (service) => {
  const document = documents.get(service)!;
  const table: Readonly<Record<string, string>> = tables[service];
  const served = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.values(item ?? {}).map((operation) => ({ path, operation: operation as OpenAPI.OperationObject })),
  );
  const published = served.filter(({ operation: { summary } }) => summary !== undefined && summary in table);

  it('has every operation in the table', () => {
    expect(Object.keys(table).sort()).toEqual([...operations[service]].sort());
    expect(published).toHaveLength(Object.keys(table).length);
  });

  it.each(published.map(({ operation }) => [operation.summary!, operation] as const))(
    '%s takes its members and no others',
    (name, operation) => {
      const input = inputOf(document, operation);
      const expected = tree(table[name]!.replaceAll('!', ''));
      const taken = membersOf(document, input);
      expect(differences({ ...ofPages(name), ...expected }, { ...ofPages(name), ...taken })).toEqual([]);
      expect([...input.required!].sort()).toEqual(needed(table[name]!).sort());
      for (const [member, said] of Object.entries(values[name] ?? {}))
        expect(valuesIn(document, input.properties![member]!).sort(), member).toEqual(words(said).sort());
    },
  );

  it.each(published.map(({ path, operation }) => [operation.summary!, path, operation] as const))(
    '%s answers with the statuses of its list, and those that are common to all',
    (name, path, { responses }) => {
      const declared = Object.keys(responses ?? {});
      const listed = statuses[name]!;
      const ofBadInput = ['people', 'verification', 'extraction'].includes(service) ? '422' : '400';
      const common = [...COMMON, ofBadInput, ...(path.includes('{') ? ['404'] : [])];
      expect(listed.filter((status) => !declared.includes(status))).toEqual([]);
      expect(declared.filter((status) => !listed.includes(status) && !common.includes(status))).toEqual([]);
    },
  );
});

it('what is asked of a document by yes or no is a boolean, and no unless it is asked', () => {
  const document = documents.get('extraction')!;
  const flags = Object.values(document.paths ?? {}).flatMap((item) =>
    (item?.post?.parameters ?? []).map((one) => one as OpenAPI.ParameterObject).filter((one) => one.in === 'query'),
  );
  expect(flags.map(({ name }) => name)).toContain('validate_nss');
  for (const { name, schema } of flags) expect(schema, name).toMatchObject({ type: 'boolean', default: false });
});
