import type { OpenAPI } from '@orpc/contract';
import { describe, expect, it } from 'vitest';
import { tags } from '../../lib/contracts/base/tags.ts';
import { events } from '../../lib/contracts/events.ts';
import { ADDITION_NOTE, OURS } from '../../services/platform/edge/document/schemas.ts';
import { catalog } from '../../steps/catalog.ts';
import { documents } from './documents.ts';

/** Checks the OpenAPI documents that partners and their generators read, for whatever operations there are. */

type Operation = OpenAPI.OperationObject & { [OURS]?: string };
interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  default?: unknown;
}

const operationsOf = (document: OpenAPI.Document) =>
  Object.values(document.paths ?? {}).flatMap((item) => Object.values(item ?? {}) as Operation[]);
const all = [...documents.values()].flatMap(operationsOf);

/** Returns every schema below a part of a document, with its path. */
function schemasBelow(document: OpenAPI.Document, value: unknown, path: string, seen = new Set<unknown>()): [string, Schema][] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const { $ref } = value as { $ref?: unknown };
  if (typeof $ref === 'string') {
    const target = $ref
      .slice(2)
      .split('/')
      .reduce((at: unknown, name) => Reflect.get(at as object, name), document);
    return schemasBelow(document, target, $ref, seen);
  }
  const inside = Object.entries(value).flatMap(([name, inner]) => schemasBelow(document, inner, `${path}/${name}`, seen));
  return 'type' in value && !('in' in value) ? [[path, value as Schema], ...inside] : inside;
}

it('every operation has a name of its own, like people.create', () => {
  const names = all.map(({ operationId }) => operationId!);
  expect(names.filter((name) => !/^[a-z][A-Za-z]*(\.[a-z][A-Za-z]*)+$/.test(name))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('every webhook that can be sent is in the document of one service', () => {
  const told = [...documents.values()].flatMap(({ webhooks }) => Object.keys(webhooks ?? {}));
  expect(told.sort()).toEqual(Object.keys(events).sort());
});

it('every step has a setup, an answer and a record with a name, and a workflow tells them apart', () => {
  const { schemas = {} } = documents.get('workflows')!.components!;
  const names = Object.keys(catalog).map((key) =>
    key
      .split('_')
      .map((word) => word[0]!.toUpperCase() + word.slice(1))
      .join(''),
  );
  expect(
    names.flatMap((name) => ['Setup', 'Submission', 'Payload', 'Step'].map((part) => name + part)).filter((name) => !(name in schemas)),
  ).toEqual([]);
  expect(schemas.Step).toMatchObject({
    discriminator: { propertyName: 'step' },
    oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}Step` })),
  });
});

describe.each([...documents])('%s', (_name, document) => {
  const served = operationsOf(document);

  it('says of every group what it is about', () => {
    // An operation without a group belongs to the service's own group.
    const own = new Set([...Object.keys(tags), document.info.title.replace('Zaguán: ', '')]);
    expect(served.flatMap(({ tags: groups = [] }) => groups).filter((group) => !own.has(group))).toEqual([]);
    expect((document.tags ?? []).filter(({ description }) => !description)).toEqual([]);
  });

  it('describes every operation', () => {
    expect(served.filter(({ summary, description }) => !summary || !description).map(({ operationId }) => operationId)).toEqual([]);
  });

  it('takes uploads as forms alone, with their files as bytes', () => {
    const bodies = served.flatMap(({ requestBody }) => (requestBody ? [(requestBody as OpenAPI.RequestBodyObject).content] : []));
    for (const content of bodies.filter((one) => 'multipart/form-data' in one))
      expect(Object.keys(content)).toEqual(['multipart/form-data']);
    const schemas = bodies.flatMap((content) => schemasBelow(document, content, ''));
    expect(schemas.filter(([, schema]) => 'contentMediaType' in schema)).toEqual([]);
  });

  it('leaves nothing out of an answer, and has no default there', () => {
    const answers = served.flatMap(({ responses, operationId }) =>
      Object.entries(responses ?? {})
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, answer]) => schemasBelow(document, (answer as OpenAPI.ResponseObject).content, operationId!)),
    );
    expect(answers.filter(([, schema]) => 'default' in schema).map(([path]) => path)).toEqual([]);
    const optional = answers.flatMap(([path, { properties = {}, required = [] }]) =>
      Object.keys(properties)
        .filter((member) => !required.includes(member))
        .map((member) => `${path} ${member}`),
    );
    expect(optional.filter((member) => !SOMETIMES.has(member.replace(/^.*\//, '')))).toEqual([]);
  });

  it('says what is in every list', () => {
    expect(
      schemasBelow(document, document, '')
        .filter(([, { type, items }]) => type === 'array' && !items)
        .map(([path]) => path),
    ).toEqual([]);
  });

  it('declares the headers of every answer, and the problems by name', () => {
    for (const { responses } of served) {
      for (const [status, answer] of Object.entries(responses ?? {})) {
        const { $ref } = answer as { $ref?: string };
        const { headers } = ($ref ? document.components!.responses![$ref.split('/').at(-1)!] : answer) as OpenAPI.ResponseObject;
        expect(headers, status).toHaveProperty('x-request-id');
        expect(headers, status).toHaveProperty('RateLimit');
        if (status === '429' || status === '503') expect(headers).toHaveProperty('Retry-After');
      }
    }
    expect(document.components!.schemas!.Problem).toMatchObject({
      properties: { type: { enum: expect.arrayContaining(['urn:zaguan:problem:not_found']) }, errors: { type: 'array' } },
    });
  });
});

/** Members that an answer may omit, since null would have another meaning. */
const SOMETIMES: ReadonlySet<string> = new Set([]);

it('everything that a browser calls is marked as ours', () => {
  const ofSessions = all.filter(({ tags: groups = [] }) => groups.includes('Session API'));
  expect(ofSessions.length).toBeGreaterThan(10);
  expect(ofSessions.filter((operation) => operation[OURS] !== ADDITION_NOTE).map(({ operationId }) => operationId)).toEqual([]);
});
