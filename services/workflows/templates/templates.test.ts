import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRig, problemIn, type Rig } from '#test/support/workflows.ts';
import { unpack } from '../model/pack.ts';

let rig: Rig;

beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => rig.bench.clock.advance(61));

const template = {
  name: 'Cuenta',
  description: 'Nómina',
  steps: ['consent', 'note:a', 'note:b', 'code'],
  config: {
    metadata: { branch: 7, kind: 'a' },
    expires_in: 60,
    disable_geolocation: true,
    geolocation: true,
    skip_steps: { 'note:b': 'a.text == "x"' },
  },
  steps_setup: { 'note:a': { label: 'Uno' } },
};
const make = (body: object) => rig.asPartner('POST', '/v1/templates', body);
const run = (uuid: string, overwrites?: unknown) => rig.asPartner('POST', `/v1/templates/${uuid}/workflows`, { overwrites });
const made = async (more: object = {}): Promise<string> => (await make({ ...template, ...more })).body.result.uuid;
const faults = (answer: { body: { errors?: { path: string; code: string }[] } }) =>
  answer.body.errors?.map(({ path, code }) => [path, code]);

describe('a workflow template', () => {
  it('is made, read, listed and changed, each member there', async () => {
    const { status, body } = await make(template);
    expect(status).toBe(201);
    const { uuid, created_at, updated_at, ...record } = body.result;
    expect(record).toEqual({ ...template, config: { ...template.config, rule_set_uuid: null, autofill: null, callback_url: null } });
    expect([typeof uuid, created_at]).toEqual(['string', updated_at]);
    const renamed = await rig.asPartner('PATCH', `/v1/templates/${uuid}`, { name: 'Otra', steps_setup: template.steps_setup });
    expect(renamed.body.result).toMatchObject({ ...record, name: 'Otra' });
    expect((await rig.asPartner('GET', `/v1/templates/${uuid}`)).body.result).toEqual(renamed.body.result);
    const without = await rig.asPartner('PATCH', `/v1/templates/${uuid}`, { name: 'Sin setups' });
    expect([without.status, faults(without)?.[0]?.[0]]).toEqual([400, 'steps_setup']);
    const list = await rig.asPartner('GET', '/v1/templates');
    expect(list.body.result.data[0]).toEqual(renamed.body.result);
    const plain = await make({ name: 'Mínima', steps: ['note'], config: {}, steps_setup: null });
    expect(plain.body.result).toMatchObject({ description: null, steps_setup: null, config: { metadata: null, expires_in: 0 } });
  });

  it.each([
    [{ steps: ['nope'], steps_setup: null, config: {} }, [['steps.0', 'unknown_step']]],
    [{ steps_setup: { 'note:a': { lable: 'x' } } }, [['steps_setup.note:a.lable', 'unknown_member']]],
    [{ steps_setup: { 'note:x': {} } }, [['steps_setup.note:x', 'unknown_step']]],
    [{ steps: ['photo'], steps_setup: null, config: {} }, [['steps.0', 'consent_missing']]],
    [{ config: { skip_steps: { 'note:a': 'b.text == ""' } } }, [['config.skip_steps.note:a', 'later_step']]],
    [{ config: { skip_steps: { 'note:a': '1 < 2' } } }, [['config.skip_steps.note:a', 'never_runs']]],
    [{ config: { rule_set_uuid: randomUUID() } }, [['config.rule_set_uuid', 'unknown']]],
    [{ config: { metadata: { customization_uuid: randomUUID() } } }, [['config.metadata.customization_uuid', 'unknown']]],
    [{ config: { callback_url: 'ftp://banco.example' } }, [['config.callback_url', expect.any(String)]]],
  ])('is checked as a workflow is: %j', async (wrong, expected) => {
    const answer = await make({ ...template, ...wrong });
    expect([answer.status, problemIn(answer), faults(answer)]).toEqual([400, 'invalid_body', expected]);
  });

  it('refuses a condition whose name is misspelt, and a change that would break it', async () => {
    expect((await make({ ...template, config: { skip_step: {} } })).status).toBe(400);
    const change = await rig.asPartner('PATCH', `/v1/templates/${await made()}`, { steps: ['note:a'], steps_setup: null });
    expect(faults(change)).toEqual([['config.skip_steps.note:b', 'unknown_step']]);
  });

  it('may leave to its workflows what a step needs, a person, or part of a setup', async () => {
    expect((await make({ ...template, steps: ['code', 'membership'], steps_setup: null, config: {} })).status).toBe(201);
    expect((await make({ ...template, steps: ['code'], steps_setup: { code: {} }, config: {} })).status).toBe(201);
    const wrong = await make({ ...template, steps: ['code'], steps_setup: { code: { email: 'no' } }, config: {} });
    expect(faults(wrong)).toMatchObject([['steps_setup.code.email', expect.any(String)]]);
  });
});

describe('Workflow templates of one tenant', () => {
  it('have a bound together, so that no page of them is larger; what there is stays, and can be made smaller', async () => {
    const uuid = await made();
    const large = `{"description": "${'x'.repeat(8_000_000)}"}`;
    await rig.bench.engine.executeSql('update workflows.templates set members = members || $1::jsonb where uuid = $2', [large, uuid]);
    const refused = [await make(template), await rig.asPartner('PATCH', `/v1/templates/${uuid}`, { name: 'Otra', steps_setup: null })];
    for (const answer of refused) expect([answer.status, faults(answer)]).toEqual([400, [['', 'too_long']]]);
    const smaller = await rig.asPartner('PATCH', `/v1/templates/${uuid}`, { description: null, steps_setup: null });
    expect([smaller.status, smaller.body.result.name]).toEqual([200, template.name]);
    expect((await make(template)).status).toBe(201);
  });
});

describe('Create workflow from template', () => {
  it('makes the workflow that the template says, with the overwrites laid over it', async () => {
    const uuid = await made();
    const { status, body } = await run(uuid, {
      setup: { code: { email: 'a@example.com' }, 'note:a': { secret: 's' } },
      skip_steps: { 'note:b': null, 'note:a': 'metadata.branch == 8' },
      metadata: { branch: 8, kind: null },
      external_reference_id: 'case-1',
      expires_in: null,
    });
    expect(status).toBe(201);
    expect(body.result).toMatchObject({
      status: 'pristine',
      skip_steps: { 'note:a': 'metadata.branch == 8' },
      metadata: { branch: 8 },
      external_reference_id: 'case-1',
      expires_in: 0,
      disable_geolocation: true,
      geolocation: true,
    });
    expect(body.result.steps.map(({ step, custom_id }: { step: string; custom_id: string }) => `${step}:${custom_id}`)).toEqual([
      ...['consent:', 'note:a', 'note:b', 'code:'],
    ]);
    const { rows } = (await rig.bench.engine.executeSql(
      `select setup from workflows.steps where uuid = '${body.result.steps[1].uuid}'`,
    )) as {
      rows: { setup: Uint8Array }[];
    };
    expect(unpack(rows[0]!.setup)).toEqual({ label: 'Uno', secret: 's' });
    const { timeline } = (await rig.asPartner('GET', `/v1/workflows/${body.result.uuid}/data`)).body.result;
    expect(timeline[0].data).toMatchObject({ template: uuid });
  });

  it('names what is wrong at its place in the overwrites', async () => {
    const uuid = await made();
    expect(faults(await run(uuid))).toEqual([['overwrites.setup.code', 'setup_required']]);
    const email = { code: { email: 'a@example.com' } };
    expect(faults(await run(uuid, { setup: { ...email, 'note:x': {} } }))).toEqual([['overwrites.setup.note:x', 'unknown_step']]);
    expect(faults(await run(uuid, { setup: { ...email, 'note:a': { lable: 'x' } } }))).toEqual([
      ['overwrites.setup.note:a.lable', 'unknown_member'],
    ]);
    expect(faults(await run(uuid, { setup: email, people_uuid: randomUUID() }))).toEqual([['overwrites.people_uuid', 'unknown_person']]);
    const strange = await run(uuid, { setup: email, steps: ['note'], seutp: {} });
    expect([strange.status, strange.body.error]).toEqual([400, 'overwrites.steps: There is no such member (and 1 more, see errors)']);
    expect(faults(strange)).toEqual([
      ['overwrites.steps', 'unknown_member'],
      ['overwrites.seutp', 'unknown_member'],
    ]);
    const misspelt = await make({ ...template, config: { expiresIn: 60 } });
    expect(faults(misspelt)).toEqual([['config.expiresIn', 'unknown_member']]);
    expect((await run(randomUUID(), { setup: email })).status).toBe(404);
  });

  it('has one effect for one Idempotency-Key, and is another tenant’s 404', async () => {
    const uuid = await made();
    const body = { overwrites: { setup: { code: { email: 'a@example.com' } } } };
    const send = () => rig.asPartner('POST', `/v1/templates/${uuid}/workflows`, body, { 'idempotency-key': `once-${uuid}` });
    const [first, second] = [await send(), await send()];
    expect(second.body.result.uuid).toBe(first.body.result.uuid);
    const changed = { steps: ['consent', 'note:a'], config: {}, steps_setup: null };
    expect((await rig.asPartner('PATCH', `/v1/templates/${uuid}`, changed)).status).toBe(200);
    expect((await send()).body.result?.uuid).toBe(first.body.result.uuid);
    const stranger = await rig.bench.otherTenant();
    const { key } = await rig.bench.keys.create({ tenantId: stranger.tenantId, name: 's', livemode: false, scopes: ['workflows'] });
    expect((await rig.send(key, 'POST', `/v1/templates/${uuid}/workflows`, body)).status).toBe(404);
  });
});
