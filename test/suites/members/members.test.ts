import type { OpenAPI } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import type { Schema } from '#platform/edge/document/schema.ts';
import { documents } from '../../clients/documents.ts';
import { operations } from '../../support/operations.ts';
import { extraction } from './extraction.ts';
import { people } from './people.ts';
import type { Results } from './shapes.ts';
import { differences, membersOf, tree } from './tree.ts';
import { otp, verification, verificationWebhooks } from './verification.ts';
import { workflows } from './workflows.ts';

/** Every member name of every result of the published interface, in its exact spelling; the served documents are compared with it. */

const tables: Readonly<Record<keyof typeof operations, Results>> = { extraction, otp, verification, people, workflows };

it.each(Object.keys(tables) as (keyof typeof tables)[])('the table of %s has every operation', (service) => {
  expect(Object.keys(tables[service]).sort()).toEqual([...operations[service]].sort());
});

describe.each([...documents])('%s answers', (name, document) => {
  const table = tables[name as keyof typeof tables];
  const served = Object.values(document.paths ?? {})
    .flatMap((item) => Object.values(item ?? {}) as OpenAPI.OperationObject[])
    .filter(({ summary }) => summary !== undefined && summary in table)
    .map((operation) => [operation.summary!, operation] as const);

  it.each(served)('%s with its members and no others', (summary, { responses }) => {
    const success = Object.entries(responses ?? {}).find(([status]) => status.startsWith('2'))?.[1] as OpenAPI.ResponseObject;
    const expected = table[summary]!;
    const schema = success.content?.['application/json']?.schema as Schema | undefined;
    if (expected === null) expect(schema).toBeUndefined();
    else expect(differences(tree(expected), membersOf(document, schema!))).toEqual([]);
  });
});

it.each(Object.entries(verificationWebhooks))('the webhook %s says its members and no others', (type, expected) => {
  const document = documents.get('verification')!;
  const { post } = document.webhooks![type] as OpenAPI.PathItemObject;
  const { content } = post!.requestBody as OpenAPI.RequestBodyObject;
  expect(differences(tree(expected!), membersOf(document, content['application/json']!.schema as Schema))).toEqual([]);
});

it('tells what is missing, and what nobody published', () => {
  const expected = tree('id address {street city} metadata* error {reason *}');
  const actual = tree('id address {street town} metadata {x} error {reason more}');
  expect(differences(expected, actual)).toEqual([
    'address.city is missing',
    'address.town is not in the published interface: mark it with “Ours: …”',
  ]);
  expect(differences(expected, tree('id address {street city} error'))).toEqual(['metadata is missing', 'error.reason is missing']);
});
