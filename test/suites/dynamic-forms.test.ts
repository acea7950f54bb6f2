import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personalData } from '#steps/personal-data/personal-data.contract.ts';
import { type House, openHouse } from './conformance/house.ts';

/** Dynamic forms over HTTP, as a partner and a browser call: a form defined in the people service, filled in in a workflow. */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes; each expectation says which.
type Loose = any;

async function ask(bearer: string, method: string, path: string, body?: unknown): Promise<{ status: number; body: Loose }> {
  house.bench.clock.advance(10);
  const answer = await fetch(`${house.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
}
const partner = (method: string, path: string, body?: unknown, key = house.keys.live) => ask(key, method, path, body);

const fields = [
  { title: 'Lugar donde trabajas', type: 'text', key: 'employer', rules: ['required', 'max:80'] },
  { title: 'Estado', type: 'select', key: 'state', rules: ['required'], catalog_id: 'states' },
];
const values = { employer: 'Panadería El Trigo', state: 14 };

async function descriptorOf(key: string): Promise<string> {
  const made = await partner('POST', '/people/v1/dynamic-descriptors', { name: 'Tu trabajo', description: '', key, descriptor: fields });
  return made.body.result.id;
}
const create = (descriptor: string, key?: string) =>
  partner('POST', '/workflows/v1/workflows', { steps: ['personal_data', 'dynamic_form'], setup: { dynamic_form: { descriptor } } }, key);

/** Opens a workflow at its form. */
async function enter(descriptor: string) {
  const { uuid } = (await create(descriptor)).body.result;
  const { token } = (await partner('POST', `/workflows/v1/workflows/${uuid}/token`, {})).body.result;
  await ask(token, 'POST', `/workflows/v1/workflows/${uuid}/initialize`, {});
  let view = (await ask(token, 'GET', '/workflows/v1/session')).body.result;
  const post = async (name: string, body: object = {}) => {
    const { uuid: step, version } = view.current;
    const answer = await ask(token, 'POST', `/workflows/v1/session/steps/${step}/${name}`, { version, ...body });
    if (answer.status < 300) view = answer.body.result;
    return answer;
  };
  await post('start');
  await post('submit', { submission: personalData.samples.submission });
  await post('start');
  const end = async () => {
    await house.bench.jobs.run();
    return (await partner('GET', `/workflows/v1/workflows/${uuid}`)).body.result;
  };
  return { uuid, current: () => view.current, submit: (sent: object) => post('submit', { submission: { values: sent } }), end };
}
const valuesOf = async (person: string) =>
  (await partner('GET', `/people/v1/people/${person}/dynamic-values?all=true`)).body.result.data.map((one: Loose) => one.values);

it('a workflow names its descriptor by id or key; one that is unknown, or of other data, is told with its place', async () => {
  const id = await descriptorOf('employment');
  for (const which of [id, 'employment']) expect((await create(which)).status).toBe(200);
  for (const [which, key] of [
    [randomUUID(), house.keys.live],
    [id, house.keys.test],
    ['employment', house.keys.other],
  ] as const) {
    const { status, body } = await create(which, key);
    expect([status, body.errors[0].path]).toEqual([400, 'setup.dynamic_form.descriptor']);
  }
});

it('a template is refused where it names a descriptor that is not there, and may leave it to its workflows', async () => {
  const template = (steps_setup: object | null) =>
    partner('POST', '/workflows/v1/templates', { name: 'Crédito', steps: ['personal_data', 'dynamic_form'], config: {}, steps_setup });
  await descriptorOf('template');
  const { status, body } = await template({ dynamic_form: { descriptor: randomUUID() } });
  expect([status, body.errors]).toMatchObject([400, [{ path: 'steps_setup.dynamic_form.descriptor', code: 'invalid_value' }]]);
  for (const setup of [{ dynamic_form: { descriptor: 'template' } }, null]) expect((await template(setup)).status).toBe(201);
});

it('asks what the descriptor asked when the workflow was made, and the person has the values', async () => {
  const id = await descriptorOf('work');
  const person = await enter('work');
  await partner('PATCH', `/people/v1/dynamic-descriptors/${id}`, { descriptor: [{ title: 'Otra', type: 'number', key: 'other' }] });
  expect(person.current().setup).toMatchObject({
    name: 'Tu trabajo',
    fields: [{ key: 'employer' }, { key: 'state', catalog_id: 'states' }],
  });
  expect(person.current().setup.catalogs.states).toHaveLength(32);
  const refused = await person.submit({ ...values, state: 99 });
  expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'submission.values.state']);
  expect((await person.submit(values)).status).toBe(200);
  const { status, people_uuid } = await person.end();
  expect(status).toBe('success');
  expect(await valuesOf(people_uuid)).toEqual([values]);

  // No trusted source confirms a second person with the same CURP, so their values wait with the other claims.
  const stranger = await enter(id);
  await stranger.submit({ other: 7 });
  const waiting = await stranger.end();
  expect([waiting.status, waiting.claims.people_uuid]).toEqual(['people_error', people_uuid]);
  expect(waiting.claims.differences).toEqual([{ member: 'dynamic_values.dynamic_form', known: null, claimed: { other: 7 } }]);
  expect(await valuesOf(people_uuid)).toEqual([values]);
  await partner('POST', `/workflows/v1/workflows/${stranger.uuid}/claims/accept`, {});
  expect((await stranger.end()).status).toBe('success');
  // The acceptance vouches for the record, so what somebody only claimed before is no longer answered.
  expect(await valuesOf(people_uuid)).toEqual([{ other: 7 }]);
});
