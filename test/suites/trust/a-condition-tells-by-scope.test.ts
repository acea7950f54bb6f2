import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Bank, openBank } from './bank.ts';

/**
 * Class: conditions that reveal personal data. A skipped step and a failed rule reveal what a person's record contains, so a key that may
 * not read people may not use conditions on them, however they enter the workflow.
 */

let bank: Bank;
let narrow: string;
let people_uuid: string;
beforeAll(async () => {
  bank = await openBank();
  const tenantId = bank.bench.tenant.id;
  ({ key: narrow } = await bank.bench.keys.create({ tenantId, name: 'narrow', livemode: false, scopes: ['workflows'] }));
  const names = { name: 'Elías', first_lastname: 'Bravo', second_lastname: 'Meza' };
  ({ id: people_uuid } = await bank.result('POST', '/people/v1/people', { ...names, national_id: 'BEML920313HMCLNS09' }));
});
afterAll(() => bank.close());

const make = (path: string, body: object, key = narrow) => bank.ask(key, 'POST', `/workflows/v1/${path}`, body);
const steps = ['acceptance', 'curp'];

async function ruleSet(expression: string): Promise<string> {
  const { uuid } = (await make('rules', { name: 'Regla', expression })).body.result;
  return (await make('rule-sets', { name: 'Reglas', rules: [uuid] })).body.result.uuid;
}

it('asks the scope for people of a key that names a person and reads them', async () => {
  const skip_steps = { curp: 'person.national_id.startsWith("B")' };
  const rule_set_uuid = await ruleSet('metadata == null || person.age > 30');
  const template = async (config: object) =>
    (await make('templates', { name: 'Alta', steps, steps_setup: null, config })).body.result.uuid as string;
  const ways: [path: string, body: object][] = [
    ['workflows', { steps, people_uuid, skip_steps }],
    ['workflows', { steps, people_uuid, rule_set_uuid }],
    [`templates/${await template({ skip_steps })}/workflows`, { overwrites: { people_uuid } }],
    [`templates/${await template({ rule_set_uuid })}/workflows`, { overwrites: { people_uuid } }],
    [`templates/${await template({})}/workflows`, { overwrites: { people_uuid, skip_steps } }],
    [`templates/${await template({})}/workflows`, { overwrites: { people_uuid, rule_set_uuid } }],
  ];
  for (const [path, body] of ways) {
    const refused = await make(path, body);
    expect([refused.status, refused.body.type], JSON.stringify(body)).toEqual([403, 'urn:zaguan:problem:scope_missing']);
    expect((await make(path, body, bank.bench.apiKey)).status, JSON.stringify(body)).toBeLessThan(300);
  }
});

it('asks it neither for a condition over what the person answers, nor for a person whom no condition reads', async () => {
  expect((await make('workflows', { steps, rule_set_uuid: await ruleSet('person.age > 30') })).status).toBe(200);
  expect((await make('workflows', { steps, people_uuid, skip_steps: { curp: 'metadata.known' }, metadata: { known: true } })).status).toBe(
    200,
  );
});
