import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Reads } from '#contracts/base/limits.ts';
import { JSON_LIMITS, SESSION_JSON_LIMITS } from '#platform/calls/json-limit.ts';
import { catalog } from '#steps/catalog.ts';
import { inputSchemas } from '../../support/inputs.ts';
import { onThisMachine } from '../../support/machine-speed.ts';
import { createRig, Person, type Rig } from '../../support/workflows.ts';

/**
 * Class: the cost of many small members. A limit in bytes is not enough: eighty thousand invalid numbers in 0.9 MB blocked the server for
 * 1.7 s, and the answer named each in 8.8 MB. So bodies have a maximum of members, far above any schema, and answers a maximum of errors.
 */

type Def = z.core.$ZodTypes['_zod']['def'] & { checks?: readonly z.core.$ZodChecks[] };

/** Returns the most members, or items, that the checks of an object or list allow. */
function maximumOf({ checks = [] }: Def): number {
  const each = checks.map(({ _zod: { def } }) => {
    const { check, maximum, length, fn } = def as { check?: string; maximum?: number; length?: number; fn?: Reads };
    if (check === 'max_length') return maximum ?? Number.NaN;
    if (check === 'length_equals') return length ?? Number.NaN;
    // The shortest member has two characters: a digit and a comma.
    return fn?.members ?? (fn?.characters ?? Number.POSITIVE_INFINITY) / 2;
  });
  return Math.min(...each);
}

/** Returns the most members of a schema's value, nested ones included. A value that another schema reads later counts as one. */
function maxMembers(schema: z.core.$ZodType): number {
  const def = (schema as z.core.$ZodTypes)._zod.def as Def;
  switch (def.type) {
    case 'object':
      return Object.values(def.shape).reduce((sum, inner) => sum + 1 + maxMembers(inner), 0);
    case 'array':
      return maximumOf(def) * (1 + maxMembers(def.element));
    case 'record': {
      const byName = (def.keyType as z.core.$ZodTypes)._zod.def as { entries?: object };
      const most = byName.entries ? Object.keys(byName.entries).length : maximumOf(def);
      return def.valueType._zod.def.type === 'unknown' ? most : most * (1 + maxMembers(def.valueType));
    }
    case 'tuple':
      return def.items.reduce((sum, item) => sum + 1 + maxMembers(item), 0);
    case 'union':
      return Math.max(...def.options.map(maxMembers));
    case 'intersection':
      return maxMembers(def.left) + maxMembers(def.right);
    case 'pipe':
      return maxMembers(def.in);
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'catch':
    case 'readonly':
      return maxMembers(def.innerType);
    default:
      return 0;
  }
}

const largest = (of: (name: string) => boolean) =>
  inputSchemas()
    .filter(({ name }) => of(name))
    .map(({ name, schema }) => ({ name, members: maxMembers(schema) }))
    .sort((one, other) => other.members - one.members);

const isTold = (name: string) => name.startsWith('session.') || Object.keys(catalog).includes(name.split('.')[0] ?? '');
/** Returns true for inputs with a setup, which is bounded by its characters and then by the schemas of fifty steps. */
const isCreation = (name: string) => name === 'workflows.create' || name.startsWith('workflows.templates.');

describe('no body that a schema allows', () => {
  it('has so many members as are refused', () => {
    const [first] = largest((name) => !isCreation(name));
    expect(first?.members, first?.name).toBeLessThan(JSON_LIMITS.members);
    expect(first?.members, first?.name).toBeGreaterThan(1_000);
  });

  it('of a new workflow does: the setups of fifty steps, and the caller’s own object', () => {
    const [setup] = largest((name) => name.endsWith('.setup'));
    expect(50 * (1 + (setup?.members ?? 0)) + 16_384 / 2, setup?.name).toBeLessThan(JSON_LIMITS.members);
  });

  it('of a session does, whatever its step asks', () => {
    const [first] = largest((name) => isTold(name) && !name.endsWith('.setup'));
    expect(first?.members, first?.name).toBeLessThan(0.5 * SESSION_JSON_LIMITS.members);
  });
});

describe('a body of small wrong members', () => {
  let rig: Rig;
  let person: Person;
  beforeAll(async () => {
    rig = await createRig();
    person = await Person.enter(rig, {});
  });
  afterAll(() => rig.bench.close());

  const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [at.toString(36), 'x']));
  const empty = (count: number) => Array.from({ length: count }, () => ({}));
  const written = (value: unknown) => JSON.stringify(value);

  /** Returns the processor milliseconds of a request, and the size of its answer. */
  const send = async (method: string, path: string, body: string, bearer: string) => {
    rig.bench.clock.advance(61);
    const { user, system } = process.threadCpuUsage();
    const answer = await rig.send(bearer, method, path, body);
    const spent = process.threadCpuUsage({ user, system });
    return { answer, milliseconds: (spent.user + spent.system) / 1000, bytes: JSON.stringify(answer.body).length };
  };

  const step = () => `/v1/session/steps/${person.current.uuid}`;
  const ofLink: [string, () => string, (count: number) => unknown][] = [
    ['the figures of a failure', () => `${step()}/error`, (count) => ({ version: 1, reason: 'camera_busy', extra: named(count) })],
    ['a list in an answer', () => `${step()}/submit`, (count) => ({ version: 1, submission: { consents: empty(count) } })],
    ['unknown members of an answer', () => `${step()}/submit`, (count) => ({ version: 1, submission: named(count) })],
    ['what a step is asked', () => `${step()}/actions/send`, (count) => ({ input: named(count) })],
    ['what a device says of itself', () => `/v1/workflows/${person.view.workflow.uuid}/initialize`, named],
    ['another device', () => '/v1/session/handoff', named],
  ];

  it.each(ofLink)('in %s costs next to nothing', async (_, path, make) => {
    for (const count of [1_900, 5_000, 40_000]) {
      const body = written(make(count));
      const { answer, milliseconds, bytes } = await send('POST', path(), body, person.token);
      expect(answer.status).toBeLessThan(500);
      if (count > SESSION_JSON_LIMITS.members) expect([400, 413]).toContain(answer.status);
      expect(milliseconds, `${count} members, ${body.length} bytes`).toBeLessThan(onThisMachine(150));
      expect(bytes).toBeLessThan(40_000);
    }
  });

  const ofKey: [string, (count: number) => unknown][] = [
    ['its steps', (count) => ({ steps: Array.from({ length: count }, () => null) })],
    ['its setup', (count) => ({ steps: ['note'], setup: named(count) })],
    ['the setup of a step', (count) => ({ steps: ['note'], setup: { note: named(count) } })],
  ];
  it.each(ofKey)('in %s costs a key’s call next to nothing', async (_, make) => {
    for (const count of [19_000, 85_000]) {
      const { answer, milliseconds, bytes } = await send('POST', '/v1/workflows', written(make(count)), rig.bench.apiKey);
      expect(answer.status).toBe(400);
      expect(milliseconds, `${count} members`).toBeLessThan(onThisMachine(300));
      expect(bytes).toBeLessThan(60_000);
    }
  });

  it('is told in a sentence, and a comma or a bracket within a text is no member', async () => {
    const many = await send('POST', `${step()}/error`, written({ version: 1, reason: 'camera_busy', extra: named(5_000) }), person.token);
    expect(many.answer.body.errors).toEqual([{ path: '', code: 'too_many_members', message: expect.stringContaining('2000 members') }]);
    const text = `${',[{'.repeat(3_000)}\\"`;
    const one = await send('POST', `${step()}/submit`, written({ version: 0, submission: { text } }), person.token);
    expect(one.answer.body.errors?.[0]?.code).not.toBe('too_many_members');
  });

  it('names a hundred of them, and no name whole that is longer than a path', async () => {
    const body = written({ steps: ['note'], setup: { note: named(5_000) } });
    const { answer } = await send('POST', '/v1/workflows', body, rig.bench.apiKey);
    expect(answer.body.errors).toHaveLength(100);
    const long = await send('POST', '/v1/workflows', written({ steps: ['note'], ['x'.repeat(300_000)]: 1 }), rig.bench.apiKey);
    expect(long.bytes).toBeLessThan(4_000);
  });
});
