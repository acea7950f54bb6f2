import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import { shardOf } from '#platform/base/shard.ts';
import { createRig, Person, problemIn, type Rig } from '#test/support/workflows.ts';
import { workflowStore } from '../model/store.ts';

let rig: Rig;

beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => rig.bench.clock.advance(61));

const create = (body: unknown) => rig.asPartner('POST', '/v1/workflows', body);
const paths = (answer: { body: { errors?: { path: string }[] } }) => answer.body.errors?.map((error) => error.path);

async function strangerKey(): Promise<string> {
  const stranger = await rig.bench.otherTenant();
  return (await rig.bench.keys.create({ tenantId: stranger.tenantId, name: 'stranger', livemode: false, scopes: ['workflows'] })).key;
}

describe('Create workflow', () => {
  it('answers 200 with every member of the record, null where nothing fills it', async () => {
    const responsible = randomUUID();
    const { status, body } = await create({
      steps: ['consent', 'note:uno', 'note:dos'],
      setup: { 'note:dos': { label: 'Dos' } },
      responsible_uuid: responsible,
      external_reference_id: 'case-1',
      callback_url: 'https://banco.example/hook',
      metadata: { branch: 7 },
      expires_in: 60,
      entity_uuid: null,
      people_uuid: null,
      skip_steps: null,
      unknown_member: 'ignored',
    });
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    const { uuid, steps, created_at, updated_at, ...record } = body.result;
    expect(record).toEqual({
      responsible_uuid: responsible,
      people_uuid: null,
      entity_uuid: null,
      status: 'pristine',
      disable_geolocation: false,
      geolocation: false,
      started_at: null,
      finished_at: null,
      callback_at: null,
      lead_uuid: null,
      credit_uuid: null,
      skip_steps: null,
      error: null,
      external_reference_id: 'case-1',
      expires_in: 60,
      metadata: { branch: 7 },
      internal_metadata: null,
      template_binding_uuid: null,
      rule_set_uuid: null,
      document_uuid: null,
      user_email: null,
      vouched_by: null,
      claims: null,
      claims_at: null,
      failed_rules: null,
      attention: [],
      waiting_since: null,
      decision: null,
    });
    expect([typeof uuid, created_at === updated_at]).toEqual(['string', true]);
    expect(steps.map((step: { step: string; custom_id: string }) => [step.step, step.custom_id])).toEqual([
      ['consent', ''],
      ['note', 'uno'],
      ['note', 'dos'],
    ]);
    expect(steps[0]).toEqual({
      uuid: steps[0].uuid,
      workflow_uuid: uuid,
      custom_id: '',
      coordinates: null,
      error: null,
      metadata: { name: 'consent', title: 'Consent', description: 'Grants the biometric consent.' },
      status: 'pristine',
      step: 'consent',
      started_at: null,
      finished_at: null,
      payload: null,
      created_at,
      updated_at,
    });
  });

  it('names every step and setup that is wrong', async () => {
    const answer = await create({
      steps: ['nope', 'note', 'note', 'constructor', 'code'],
      setup: { 'note:x': {}, note: { label: 'x'.repeat(21) } },
    });
    expect([answer.status, problemIn(answer)]).toEqual([400, 'invalid_body']);
    expect(paths(answer)?.sort()).toEqual(
      ['setup.code', 'setup.note.label', 'setup.note.label', 'setup.note:x', 'steps.0', 'steps.2', 'steps.3'].sort(),
    );
    expect(paths(await create({ steps: ['consent', 'consent:again'] }))).toEqual(['steps.1']);
    expect(paths(await create({ steps: ['code'], setup: { code: { email: 'no' } } }))).toEqual(['setup.code.email']);
    expect((await create({ steps: [] })).status).toBe(400);
    expect((await create({})).status).toBe(400);
    expect((await create({ steps: ['note'], expires_in: -1 })).status).toBe(400);
  });

  it('wants a consent asked for, and a person known, before the step that needs them', async () => {
    expect((await create({ steps: ['photo', 'consent'] })).body.errors[0]).toMatchObject({ path: 'steps.0', code: 'consent_missing' });
    expect((await create({ steps: ['consent', 'photo'] })).status).toBe(200);
    expect((await create({ steps: ['membership'] })).body.errors[0]).toMatchObject({ path: 'steps.0', code: 'person_missing' });
    expect((await create({ steps: ['identity', 'membership'] })).status).toBe(200);
    expect((await create({ steps: ['membership'], people_uuid: rig.outside.peopleUuid })).status).toBe(200);
    expect(paths(await create({ steps: ['note'], people_uuid: randomUUID() }))).toEqual(['people_uuid']);
  });

  it('refuses a member that a step’s setup does not have, and names those that it has', async () => {
    const { status, body } = await create({ steps: ['note'], setup: { note: { lable: 'Hola', secert: 'x' } } });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { path: 'setup.note.lable', code: 'unknown_member', message: 'There is no such member; it may have label, secret, findings' },
      { path: 'setup.note.secert', code: 'unknown_member', message: 'There is no such member; it may have label, secret, findings' },
    ]);
    const inside = await create({ steps: ['consent'], setup: { consent: { texts: [{ title: 'Hola', titel: 'Hola' }] } } });
    expect(inside.body.errors).toMatchObject([{ path: 'setup.consent.texts.0.titel', message: expect.stringContaining('title') }]);
  });

  it('asks of an unknown step or reference whether a near one was meant, and of ten names at most', async () => {
    const messages = async (body: object) => (await create(body)).body.errors.map(({ message }: { message: string }) => message);
    expect(await messages({ steps: ['nota', 'consnet:first', 'elsewhere', '9'], setup: { 'not:a': {}, 'consnet:frist': {} } })).toEqual([
      'There is no step "nota"; did you mean note?',
      'There is no step "consnet:first"; did you mean consent?',
      'There is no step "elsewhere"; see the step catalog',
      'There is no step "9"; see the step catalog',
      'No step of this workflow has this reference; did you mean nota?',
      'No step of this workflow has this reference; did you mean consnet:first?',
    ]);
    expect(await messages({ steps: ['note:a', 'note:b'], skip_steps: { 'nota:b': 'true' } })).toEqual([
      'No step of this workflow has this reference; did you mean note:b?',
    ]);
    const many = await messages({ steps: Array.from({ length: 12 }, () => 'nota') });
    expect(many.map((message: string) => message.includes('did you mean'))).toEqual([...Array(10).fill(true), false, false]);
    expect(await messages({ steps: ['note:'.padEnd(130, 'x')] })).toEqual([expect.stringContaining('see the step catalog')]);
  });

  it('takes a setup that is for tests from a test key only', async () => {
    const { key } = await rig.bench.keys.create({ tenantId: rig.bench.tenant.id, name: 'real', livemode: true, scopes: ['workflows'] });
    const drawn = { steps: ['consent', 'photo'], setup: { photo: { drawn: true } } };
    const { token } = await rig.issue((await create(drawn)).body.result.uuid);
    const view = (await rig.send(token, 'GET', '/v1/session')).body.result;
    expect(view.steps.map(({ needs }: { needs: { camera: boolean } }) => needs.camera)).toEqual([false, false]);
    const refused = await rig.send(key, 'POST', '/v1/workflows', drawn);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ path: 'setup.photo.drawn', code: 'test_mode_only' }]);
    const plain = await rig.send(key, 'POST', '/v1/workflows', { steps: ['consent', 'photo'], setup: { photo: { drawn: false } } });
    expect(plain.status).toBe(200);
    await rig.send(key, 'DELETE', `/v1/workflows/${plain.body.result.uuid}`);
  });

  it('refuses an autofill that no step takes', async () => {
    const nothing = await create({ steps: ['consent'], autofill: { send_email: true, user_email: 'a@example.com' } });
    expect([nothing.status, paths(nothing)]).toEqual([400, ['autofill.send_email']]);
    const unused = await rig.asPartner('POST', '/v1/workflows', { steps: ['note'], autofill: { autosigning: true } });
    expect([unused.status, paths(unused)]).toEqual([400, ['autofill']]);
  });

  it('takes a callback on https, and on this machine only because the server allows it', async () => {
    for (const callback_url of [
      'http://banco.example/hook',
      'ftp://banco.example',
      'https://user:pass@banco.example/',
      'hook',
      'http://127.0.0.1.banco.example/',
      'https://banco.example:22/',
      'https://10.0.0.1/hook',
      'https://169.254.169.254/latest/meta-data',
      'https://2886729729/',
      'https://[fd00::1]/',
      'https://[64:ff9b::a00:1]/',
      'https://[::ffff:10.0.0.1]/',
    ]) {
      expect(paths(await create({ steps: ['note'], callback_url }))).toEqual(['callback_url']);
    }
    for (const callback_url of ['https://banco.example/hook', 'http://localhost:4200/hook', 'http://127.0.0.1:4200/hook']) {
      expect((await create({ steps: ['note'], callback_url })).status).toBe(200);
    }
  });

  it('keeps metadata of a bounded size', async () => {
    const largest = { note: 'x'.repeat(16_384 - '{"note":""}'.length) };
    expect((await create({ steps: ['note'], metadata: largest })).body.result.metadata).toEqual(largest);
    const answer = await create({ steps: ['note'], metadata: { note: `${largest.note}x` } });
    expect(answer).toMatchObject({ status: 400, body: { error: 'metadata: At most 16384 characters as JSON' } });
  });

  it('refuses text that cannot be stored', async () => {
    expect(problemIn(await create({ steps: ['note'], metadata: { a: ['x\u0000'] } }))).toBe('invalid_body');
    expect(problemIn(await create({ steps: ['note'], external_reference_id: '\ud800' }))).toBe('invalid_body');
  });
});

describe('List workflows', () => {
  it('filters, orders and pages, and keeps the filters in the neighbours’ addresses', async () => {
    const responsible = randomUUID();
    const made = [];
    for (const reference of ['a', 'b', 'c', 'd', 'e']) {
      made.push(await rig.create({ responsible_uuid: responsible, external_reference_id: reference }));
      rig.bench.clock.advance(10);
    }
    const list = async (query: string) => (await rig.asPartner('GET', `/v1/workflows?responsible_uuid=${responsible}${query}`)).body.result;
    const references = (page: { data: { external_reference_id: string }[] }) => page.data.map((one) => one.external_reference_id).join('');
    const first = await list('&per_page=2');
    expect([references(first), first.from, first.to, first.current_page, first.per_page, first.prev_page_url]).toEqual([
      'ed',
      1,
      2,
      1,
      2,
      null,
    ]);
    expect(first.data[0].steps).toHaveLength(1);
    const { pathname, search } = new URL(first.next_page_url);
    const second = (await rig.asPartner('GET', pathname.replace('/workflows', '') + search)).body.result;
    expect([references(second), second.from, second.to]).toEqual(['cb', 3, 4]);
    const last = await list('&per_page=2&page=3');
    expect([references(last), last.next_page_url, new URL(last.prev_page_url).searchParams.get('page')]).toEqual(['a', null, '2']);
    const beyond = await list('&page=9');
    expect([beyond.data, beyond.from, beyond.to]).toEqual([[], null, null]);
    expect(references(await list('&order=asc'))).toBe('abcde');
    expect(references(await list(`&from_date=${made[1]?.created_at}&to_date=${made[3]?.created_at}&order=asc`))).toBe('bcd');
    expect(references(await list('&external_reference_id=c'))).toBe('c');
    expect(references(await list('&status=success'))).toBe('');
    expect(references(await list(`&status=pristine&people_uuid=${randomUUID()}`))).toBe('');
    expect((await list('&per_page=101')).per_page).toBe(100);
    expect(references(await list('&from_date=2026-11-20&to_date=2026-11-20&order=asc'))).toBe('abcde');
    expect(references(await list('&from_date=2026-11-21'))).toBe('');
    expect(references(await list('&to_date=2026-11-19'))).toBe('');
    const twice = await rig.asPartner('GET', '/v1/workflows?page=1&page=2');
    expect([twice.status, twice.body.errors]).toEqual([400, [{ path: 'page', code: 'invalid_type', message: 'Send a number, once' }]]);
    for (const wrong of ['&per_page=0', '&page=0', '&status=nope', '&order=up', '&from_date=yesterday', '&from_date=2026-11-31']) {
      expect((await rig.asPartner('GET', `/v1/workflows?responsible_uuid=${responsible}${wrong}`)).status).toBe(400);
    }
  });

  it('never shows another tenant’s, nor the other mode’s', async () => {
    await rig.create({ external_reference_id: 'mine' });
    expect((await rig.send(await strangerKey(), 'GET', '/v1/workflows')).body.result.data).toEqual([]);
    const { key } = await rig.bench.keys.create({ tenantId: rig.bench.tenant.id, name: 'live', livemode: true, scopes: ['workflows'] });
    expect((await rig.send(key, 'GET', '/v1/workflows')).body.result.data).toEqual([]);
  });
});

describe('Find workflows by external reference', () => {
  it('pages what has the reference, awkward ones too', async () => {
    const reference = 'cuenta 1/2 ñ?&#%';
    const { uuid } = await rig.create({ external_reference_id: reference });
    const { body } = await rig.asPartner('GET', `/v1/workflows/by-external-reference/${encodeURIComponent(reference)}`);
    expect(body.result.data.map((one: { uuid: string }) => one.uuid)).toEqual([uuid]);
    expect((await rig.asPartner('GET', '/v1/workflows/by-external-reference/nothing')).body.result.data).toEqual([]);
  });
});

describe('Get workflow and Get step', () => {
  it('know their own, and answer 404 to any other id', async () => {
    const { uuid, steps } = await rig.create();
    const step = steps[0]?.uuid;
    expect((await rig.asPartner('GET', `/v1/workflows/${uuid}`)).body.result.uuid).toBe(uuid);
    expect((await rig.asPartner('GET', `/v1/steps/${step}`)).body.result).toMatchObject({ uuid: step, workflow_uuid: uuid });
    expect((await rig.asPartner('GET', `/v1/steps/${step}/media`)).body.result).toEqual([]);
    const stranger = await strangerKey();
    for (const bearer of [rig.bench.apiKey, stranger]) {
      const named = bearer === stranger ? { workflow: uuid, step } : { workflow: randomUUID(), step: randomUUID() };
      for (const path of [`/v1/workflows/${named.workflow}`, `/v1/steps/${named.step}`, `/v1/steps/${named.step}/media`]) {
        expect((await rig.send(bearer, 'GET', path)).status).toBe(404);
      }
      for (const [method, path] of [
        ['DELETE', ''],
        ['PATCH', ''],
        ['POST', '/initialize'],
        ['POST', '/token'],
        ['GET', '/token'],
      ] as const) {
        const body = method === 'POST' || method === 'PATCH' ? {} : undefined;
        expect((await rig.send(bearer, method, `/v1/workflows/${named.workflow}${path}`, body)).status).toBe(404);
      }
    }
    expect((await rig.asPartner('GET', '/v1/workflows/not-a-uuid')).status).toBe(404);
    expect((await rig.asPartner('GET', '/v1/steps/not-a-uuid/media')).status).toBe(404);
  });
});

describe('List step catalog', () => {
  it('describes each step and the setup it takes', async () => {
    const { body } = await rig.asPartner('GET', '/v1/steps/catalog');
    const code = body.result.find((entry: { key: string }) => entry.key === 'code');
    expect(code).toMatchObject({ title: 'Code', setup_required: true, requires_people: false, allow_multiple: false, geolocation: false });
    expect(code.setup).toMatchObject({ type: 'object', properties: { email: { type: 'string', format: 'email' } }, required: ['email'] });
    expect(body.result.find((entry: { key: string }) => entry.key === 'membership').requires_people).toBe(true);
  });
});

describe('tokens', () => {
  it('begin with their tenant’s shard, and whoever writes to the database alone makes none that opens', async () => {
    const { uuid } = await rig.create();
    const { token } = await rig.issue(uuid);
    expect(token).toMatch(new RegExp(`^ses_${shardOf(rig.bench.tenant.id)}`));
    const open = async () => (await rig.send(token, 'GET', '/v1/session')).status;
    const hashed = (by: string) => rig.bench.engine.executeSql(`update workflows.tokens set hash = ${by} where workflow_uuid = '${uuid}'`);
    expect(await open()).toBe(200);
    await hashed(`sha256('${token}')`);
    expect(await open()).toBe(403);
    const { keys, database } = rig.bench.platform;
    const [row] = await workflowStore(rig.bench.caller(), database.query).tokens.list(uuid);
    const place = JSON.stringify([rig.bench.tenant.id, false, uuid, row?.id, token]);
    await hashed(`'\\x${(await keys.hmac('session-tokens', place)).toString('hex')}'`);
    expect(await open()).toBe(200);
    await hashed(`'\\x00'`);
    expect(await open()).toBe(403);
  });

  it.each([
    ['another workflow', async () => ({ workflow_uuid: (await rig.create()).uuid })],
    ['another workflow of another tenant', () => elsewhere(false, rig.bench.otherTenant())],
    ['a live workflow', () => elsewhere(true, rig.bench.caller())],
  ])('open nothing where their row says that they are of %s', async (_what, place) => {
    const { uuid } = await rig.create();
    const { token } = await rig.issue(uuid);
    const { query } = rig.bench.platform.database;
    await query
      .updateTable('workflows.tokens')
      .set(await place())
      .where('workflow_uuid', '=', uuid)
      .execute();
    const answer = await rig.send(token, 'GET', '/v1/session');
    expect([answer.status, answer.body.type]).toEqual([403, 'urn:zaguan:problem:token_invalid']);
  });

  it('say the shard of their row, or open nothing, whatever its hash', async () => {
    const { uuid } = await rig.create();
    const { token } = await rig.issue(uuid);
    const place = await elsewhere(false, rig.bench.otherTenant());
    const { keys, database } = rig.bench.platform;
    const { id } = (await workflowStore(rig.bench.caller(), database.query).tokens.list(uuid))[0]!;
    const hash = await keys.hmac('session-tokens', JSON.stringify([place.tenant_id, false, place.workflow_uuid, id, token]));
    await database.query
      .updateTable('workflows.tokens')
      .set({ ...place, hash })
      .where('id', '=', id)
      .execute();
    expect(problemIn(await rig.send(token, 'GET', '/v1/session'))).toBe('token_invalid');
  });

  /** Creates a workflow and moves it to another tenant or mode. */
  async function elsewhere(livemode: boolean, owner: Pick<Caller, 'tenantId'> | Promise<Pick<Caller, 'tenantId'>>) {
    const { uuid } = await rig.create();
    const place = { tenant_id: (await owner).tenantId, livemode };
    const { query } = rig.bench.platform.database;
    await query.deleteFrom('workflows.steps').where('workflow_uuid', '=', uuid).execute();
    await query.updateTable('workflows.workflows').set(place).where('uuid', '=', uuid).execute();
    return { ...place, workflow_uuid: uuid };
  }

  it('come with an address, both forms, an expiration, and a QR when the parameter is present', async () => {
    const { uuid } = await rig.create({ expires_in: 30 });
    const plain = (await rig.asPartner('GET', `/v1/workflows/${uuid}/token`)).body.result;
    expect(plain.token).toMatch(/^ses_[0-9a-f]{4}[A-Za-z0-9_-]{43}$/);
    expect(Buffer.from(plain.token_encoded, 'base64url').toString()).toBe(plain.token);
    expect(plain.url).toBe(`http://localhost:4100/w/${uuid}#t=${plain.token_encoded}`);
    expect(plain.expiration).toBe(new Date(rig.bench.clock.now().getTime() + 30 * 60_000).toISOString());
    expect(plain.qr_code).toBeNull();
    expect(plain.workflow.uuid).toBe(uuid);
    for (const query of ['generate_qr', 'generate_qr=', 'generate_qr=false']) {
      expect((await rig.asPartner('GET', `/v1/workflows/${uuid}/token?${query}`)).body.result.qr_code).toMatch(/^data:image\/png;base64,/);
    }
    const posted = (await rig.asPartner('POST', `/v1/workflows/${uuid}/token`, { generate_qr: false })).body.result;
    expect(posted.qr_code).toMatch(/^data:image\/png;base64,/);
    const open = await rig.create();
    expect((await rig.issue(open.uuid)).expiration).toBeNull();
  });

  it('lead only to hosts and domains that the tenant registered', async () => {
    const { uuid } = await rig.create();
    const ask = (body: object) => rig.asPartner('POST', `/v1/workflows/${uuid}/token`, body);
    for (const redirect_url of [
      'https://evil.example/',
      'http://banco.example/',
      'javascript:alert(1)',
      'https://banco.example.evil.example/',
      '//banco.example',
      'https://u:p@banco.example/',
    ]) {
      const answer = await ask({ redirect_url });
      expect([answer.status, paths(answer)]).toEqual([400, ['redirect_url']]);
    }
    expect(paths(await ask({ custom_domain: 'alta.evil.example' }))).toEqual(['custom_domain']);
    for (const redirect_url of ['https://banco.example/fin', 'http://localhost:4200/fin'])
      expect((await ask({ redirect_url })).status).toBe(200);
    await rig.bench.tenants.patch(rig.bench.tenant.id, { custom_domains: ['alta.banco.example'] });
    expect(paths(await ask({ custom_domain: 'alta.banco.example' }))).toEqual(['custom_domain']);
    await rig.bench.proveDomain('alta.banco.example');
    expect((await ask({ custom_domain: 'alta.banco.example' })).body.result.url).toContain(`https://alta.banco.example/w/${uuid}#t=`);
  });
});

describe('Initialize workflow', () => {
  it('starts once, and takes whatever device comes next', async () => {
    const { uuid } = await rig.create();
    const { token } = await rig.issue(uuid);
    const shown = async () => (await rig.asPartner('GET', `/v1/workflows/${uuid}`)).body.result;
    const first = await rig.send(token, 'POST', `/v1/workflows/${uuid}/initialize`, { user_agent: 'Mozilla', device_id: 'd1', ip: null });
    expect(await shown()).toMatchObject({
      status: 'working',
      internal_metadata: { user_agent: 'Mozilla', device_id: 'd1', ip: '203.0.113.9' },
    });
    const startedAt = first.body.result.started_at;
    rig.bench.clock.advance(5);
    const second = await rig.send(token, 'POST', `/v1/workflows/${uuid}/initialize`, { ip: '2001:db8::1', device_id: 'd2' });
    expect(second.body.result).toMatchObject({ status: 'working', started_at: startedAt });
    expect((await shown()).internal_metadata).toEqual({
      user_agent: 'Mozilla',
      device_id: 'd2',
      ip: '203.0.113.9',
      device_name: null,
      system_name: null,
      system_version: null,
      app_version: null,
    });
    const log = await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: uuid });
    expect(log.map((entry) => entry.type)).toEqual(['workflow.created', 'token.issued', 'workflow.initialized', 'workflow.device']);
    for (const wrong of [
      { ip: '999.1.1.1' },
      { user_agent: 'x'.repeat(501) },
      { device_id: 'x'.repeat(101) },
      { app_version: 'x'.repeat(51) },
    ]) {
      expect((await rig.send(token, 'POST', `/v1/workflows/${uuid}/initialize`, wrong)).status).toBe(400);
    }
  });
});

describe('the address on record', () => {
  it('is the one that the server saw of a session, whatever the device says, and a key’s to say', async () => {
    const { uuid } = await rig.create();
    const { token } = await rig.issue(uuid);
    const path = `/v1/workflows/${uuid}`;
    const recorded = async () => (await rig.asPartner('GET', path)).body.result.internal_metadata?.ip ?? null;
    await rig.asPartner('POST', `${path}/initialize`, { user_agent: 'Partner' });
    expect(await recorded()).toBeNull();
    await rig.asPartner('POST', `${path}/initialize`, { ip: '198.51.100.7' });
    expect(await recorded()).toBe('198.51.100.7');
    await rig.send(token, 'POST', `${path}/initialize`, { ip: '2001:db8::1' });
    expect(await recorded()).toBe('203.0.113.9');
    await rig.asPartner('PATCH', path, { internal_metadata: { ip: '198.51.100.7' } });
    expect(await recorded()).toBe('198.51.100.7');
    await rig.send(token, 'PATCH', path, { internal_metadata: { ip: '2001:db8::1' } });
    expect(await recorded()).toBe('203.0.113.9');
  });
});

describe('Update running workflow', () => {
  it('takes any status from a key, audited, and two from a session', async () => {
    const person = await Person.enter(rig);
    const { uuid } = person.view.workflow;
    const path = `/v1/workflows/${uuid}`;
    const refused = await person.call('PATCH', path, { status: 'success' });
    expect([refused.status, problemIn(refused)]).toEqual([403, 'status_not_allowed']);
    expect(
      (await person.call('PATCH', path, { status: 'error', error: { details: { reason: 'camera_busy' } } })).body.result,
    ).toMatchObject({
      status: 'error',
      error: { fatal: null, extra: null, details: { reason: 'camera_busy', error_id: 3205, stack: null } },
    });
    expect((await person.call('PATCH', path, { status: 'working' })).body.result).toMatchObject({ status: 'working', error: null });
    const ended = await rig.asPartner('PATCH', path, { error: { fatal: true, extra: { score: 3 }, details: { reason: 'called_off' } } });
    expect(ended.body.result).toMatchObject({
      status: 'failed',
      error: { fatal: true, extra: { score: 3 }, details: { reason: 'called_off', error_id: 3901 } },
    });
    expect(ended.body.result.finished_at).not.toBeNull();
    expect(problemIn(await person.call('PATCH', path, { status: 'working' }))).toBe('workflow_finished');
    expect(problemIn(await person.start())).toBe('workflow_finished');
    const opened = await rig.asPartner('PATCH', path, { status: 'working', internal_metadata: { device_name: 'Ventanilla 3' } });
    expect(opened.body.result).toMatchObject({ status: 'working', finished_at: null, internal_metadata: { device_name: 'Ventanilla 3' } });
    const log = await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: uuid });
    expect(log.filter((entry) => entry.type === 'workflow.manual').map(({ data }) => [data.by, data.from, data.to])).toEqual([
      ['session', 'working', 'error'],
      ['session', 'error', 'working'],
      ['key', 'working', 'failed'],
      ['key', 'failed', 'working'],
    ]);
    expect((await rig.bench.events.verify(rig.bench.tenant.id, { kind: 'workflow', id: uuid })).brokenAt).toBeNull();
  });
});

it('keeps GUIDs of other makers, and finds workflows by them', async () => {
  const ids = { responsible_uuid: '11111111-2222-3333-4444-555555555555', entity_uuid: '00000000-0000-0000-0000-000000000001' };
  expect((await rig.asPartner('POST', '/v1/workflows', { steps: ['consent'], ...ids })).body.result).toMatchObject(ids);
  const found = await rig.asPartner('GET', `/v1/workflows?responsible_uuid=${ids.responsible_uuid}`);
  expect(found.body.result.data).toMatchObject([ids]);
});

describe('all that is kept of a workflow', () => {
  it('comes in pages of 500 of each list, and every row once', async () => {
    const person = await Person.enter(rig, { steps: ['consent', 'note'] });
    const { uuid } = person.view.workflow;
    await person.start();
    await person.submit({ accepted: true });
    const copied = 'step_uuid, key, kind, accepted, portrait, text_sha256, language, version, token_id, ip, user_agent, recorded_at';
    await rig.bench.engine.executeSql(
      `insert into workflows.consents (tenant_id, livemode, workflow_uuid, number, ${copied})
       select tenant_id, livemode, workflow_uuid, n, ${copied} from workflows.consents, generate_series(2, 501) as n where workflow_uuid = $1`,
      [uuid],
    );
    const read = async (query = '') => (await rig.asPartner('GET', `/v1/workflows/${uuid}/data${query}`)).body.result;
    const first = await read();
    expect(first.consents).toHaveLength(500);
    const { search, pathname } = new URL(first.next_page_url);
    expect(pathname).toBe(`/workflows/v1/workflows/${uuid}/data`);
    const second = await read(search);
    expect([second.consents.length, second.next_page_url, second.tokens, second.timeline]).toEqual([1, null, [], []]);
    expect(second.uuid).toBe(uuid);
  });
});

describe('Delete workflow permanently', () => {
  it('leaves no row, no bytes, no answer, and a log without personal data', async () => {
    const person = await Person.enter(rig, { steps: ['consent', 'photo'] });
    await person.start();
    await person.submit({ accepted: true }, { 'idempotency-key': 'k1' });
    await person.start();
    const media = randomUUID();
    const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    expect((await person.upload('document', pixel, { uuid: media, type: 'image/png' })).status).toBe(200);
    const { uuid } = person.view.workflow;
    const answer = await rig.asPartner('DELETE', `/v1/workflows/${uuid}`);
    expect([answer.status, answer.body]).toEqual([200, { success: true, result: 'Workflow deleted' }]);
    await rig.bench.jobs.run();
    expect(await rig.bench.platform.blobs.read({ tenantId: rig.bench.tenant.id }, `workflows/test/${media}`)).toBeNull();
    for (const table of ['steps', 'media', 'tokens', 'consents'] as const) {
      const rows = await rig.bench.platform.database.query
        .selectFrom(`workflows.${table}`)
        .selectAll()
        .where('workflow_uuid', '=', uuid)
        .execute();
      expect(rows).toEqual([]);
    }
    const { rows } = await rig.bench.engine.executeSql('select * from platform.idempotency where subjects @> array[$1::uuid]', [uuid]);
    expect(rows).toEqual([]);
    expect((await rig.asPartner('GET', `/v1/workflows/${uuid}`)).status).toBe(404);
    expect(problemIn(await person.call('GET', '/v1/session'))).toBe('token_invalid');
    expect((await rig.asPartner('DELETE', `/v1/workflows/${uuid}`)).status).toBe(404);
    const log = await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: uuid });
    expect(log.at(-1)?.type).toBe('workflow.deleted');
  });
});
