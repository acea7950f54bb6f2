import { createPublicKey, randomUUID, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN_SCOPE } from '#contracts/base/settings.ts';
import { createRig, Person, type Rig } from '#test/support/workflows.ts';

let rig: Rig;
/** A live key of the same tenant, with which the tests change settings. */
let liveKey: string;
beforeAll(async () => {
  rig = await createRig();
  const scopes = ['workflows', ADMIN_SCOPE];
  liveKey = (await rig.bench.keys.create({ tenantId: rig.bench.tenant.id, name: 'live operator', livemode: true, scopes })).key;
});
afterAll(() => rig.bench.close());

const problem = (answer: { body: { type?: string } }) => answer.body.type?.split(':').at(-1);
const patch = (body: object) => rig.send(liveKey, 'PATCH', '/v1/settings', body);

describe('settings', () => {
  it('are shown with their defaults, and with the keys that webhooks are signed with', async () => {
    const { status, body } = await rig.asPartner('GET', '/v1/settings');
    expect(status).toBe(200);
    expect(body.result).toMatchObject({
      tenant_uuid: rig.bench.tenant.id,
      company: { name: 'Banco Jacaranda', support: { email: null } },
      retention: {
        media_days: 30,
        abandoned_days: 30,
        abandoned_media_days: 7,
        signed_document_days: null,
        open_document_days: 365,
        otp_days: 30,
        webhook_days: 90,
      },
      legal_hold: false,
    });
    expect(body.result.webhook_keys.map((key: { livemode: boolean }) => key.livemode)).toEqual([true, false]);
    const published = await rig.app.request(new URL(body.result.webhook_keys_url).pathname + new URL(body.result.webhook_keys_url).search);
    expect(((await published.json()) as { keys: object[] }).keys).toMatchObject(body.result.webhook_keys);
    for (const tenant of ['', 'x', randomUUID()])
      expect((await rig.app.request(`/.well-known/zaguan-webhook-keys.json?tenant=${tenant}`)).status).toBe(404);
  });

  it('are changed as a merge patch says, and each change is in the log', async () => {
    const changed = await patch({ minimum_age: 21, company: { support: { email: 'ayuda@banco.example' } } });
    expect(changed.body.result).toMatchObject({
      minimum_age: 21,
      company: { name: 'Banco Jacaranda', support: { email: 'ayuda@banco.example' } },
    });
    expect((await patch({ minimum_age: null })).body.result.minimum_age).toBe(18);
    const { body } = await rig.asPartner('GET', `/v1/settings/log/tenant/${rig.bench.tenant.id}?per_page=100`);
    expect(body.result.data.map((entry: { type: string; data: object }) => [entry.type, entry.data])).toContainEqual([
      'settings.updated',
      { members: 'company minimum_age' },
    ]);
    expect(JSON.stringify(body)).not.toContain('ayuda@');
  });

  it('take no address that no webhook would reach, and keep the one before', async () => {
    await patch({ log_webhook_url: 'https://banco.example/log' });
    for (const url of [
      'http://banco.example/x',
      'https://169.254.169.254/x',
      'https://user:pass@banco.example/',
      'https://banco.example:22/',
    ])
      for (const [path, body] of [
        ['log_webhook_url', { log_webhook_url: url }],
        ['senders.alerts_url', { senders: { alerts_url: url } }],
        ['validations.document_url', { validations: { document_url: url } }],
      ] as const)
        expect((await patch(body)).body.errors, `${path} ${url}`).toMatchObject([{ path, code: 'invalid_url' }]);
    expect((await patch({ minimum_age: 20 })).body.result).toMatchObject({
      log_webhook_url: 'https://banco.example/log',
      senders: { alerts_url: null },
    });
    expect((await patch({ minimum_age: null, log_webhook_url: null })).status).toBe(200);
  });

  it.each([
    [{ origins: ['https://banco.example/path'] }, 'origins.0'],
    [{ company: { name: '' } }, 'company.name'],
    [{ company: null }, 'company'],
    [{ retention: { media_days: 0 } }, 'retention.media_days'],
    [{ custom_domains: ['https://x'] }, 'custom_domains.0'],
  ])('refuse %o by its member', async (body, path) => {
    const answer = await patch(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].path).toBe(path);
  });

  describe('senders', () => {
    const account = { account_sid: `AC${'b'.repeat(32)}`, sender: '+525500001111' };
    const secret = () => rig.bench.tenants.secret(rig.bench.tenant.id, 'senders.sms.auth_token');

    it('take a secret, seal it and never show it', async () => {
      const answer = await patch({ senders: { sms: { ...account, auth_token: 'their-own-token' } } });
      expect(answer.body.result.senders.sms).toEqual({ ...account, backup_sender: null });
      expect(await secret()).toBe('their-own-token');
      // A member that the request leaves out stays unchanged.
      await patch({ senders: { sms: { sender: 'Jacaranda' } } });
      expect(await secret()).toBe('their-own-token');
      await patch({ senders: { sms: { auth_token: 'a-newer-token' } } });
      expect(await secret()).toBe('a-newer-token');
      const shown = JSON.stringify([
        (await rig.asPartner('GET', '/v1/settings')).body,
        (await rig.asPartner('GET', `/v1/settings/log/tenant/${rig.bench.tenant.id}?per_page=100`)).body,
        (await rig.bench.engine.executeSql('select settings from platform.tenants')).rows,
        (await rig.bench.engine.executeSql("select encode(wrapped, 'escape') as wrapped from platform.tenant_secrets")).rows,
      ]);
      expect(shown).not.toMatch(/their-own|a-newer/);
      await patch({ senders: { sms: null } });
      expect(await secret()).toBeNull();
    });

    it.each([
      [{ sms: account }, 'senders.sms.auth_token'],
      [{ sms: { ...account, auth_token: null } }, 'senders.sms.auth_token'],
      [{ sms: { ...account, auth_token: 'two words' } }, 'senders.sms.auth_token'],
      [{ sms: { ...account, auth_token: 7 } }, 'senders.sms.auth_token'],
      [{ sms: { auth_token: 'x' } }, 'senders.sms.account_sid'],
      [{ sms: { ...account, account_sid: 'http://169.254.169.254/', auth_token: 'x' } }, 'senders.sms.account_sid'],
      [{ whatsapp: { phone_id: '../x', template: 'codigo', token: 'x' } }, 'senders.whatsapp.phone_id'],
    ])('refuse %o by its member, and change nothing', async (senders, path) => {
      const answer = await patch({ senders, minimum_age: 30 });
      expect(answer.status).toBe(400);
      expect(answer.body.errors[0].path).toBe(path);
      const { result } = (await rig.asPartner('GET', '/v1/settings')).body;
      expect(result).toMatchObject({ minimum_age: 18, senders: { sms: null, whatsapp: null } });
      expect(await secret()).toBeNull();
    });

    it('are of one tenant', async () => {
      const other = await rig.bench.otherTenant();
      await patch({ senders: { sms: { ...account, auth_token: 'their-own-token' } } });
      expect(await rig.bench.tenants.secret(other.tenantId, 'senders.sms.auth_token')).toBeNull();
      await patch({ senders: null });
    });
  });

  it('let the hosted page of a custom domain call the session API', async () => {
    await patch({ custom_domains: ['alta.banco.example'] });
    await rig.bench.proveDomain('alta.banco.example');
    const { uuid } = await rig.create();
    const { token } = await rig.issue(uuid);
    const from = (origin: string) => rig.send(token, 'GET', '/v1/session', undefined, { origin });
    expect((await from('https://alta.banco.example')).status).toBe(200);
    expect(problem(await from('https://other.example'))).toBe('origin_not_allowed');
    expect((await from('null')).body.detail).toContain('the origin null, which cannot be registered');
  });

  it('let a page of the developer’s machine call it for test data alone', async () => {
    const readFrom = async (key: string) => {
      const { uuid } = (await rig.send(key, 'POST', '/v1/workflows', { steps: ['note'] })).body.result;
      const { token } = (await rig.send(key, 'POST', `/v1/workflows/${uuid}/token`, {})).body.result;
      return rig.send(token, 'GET', '/v1/session', undefined, { origin: 'http://localhost:5173' });
    };
    expect((await readFrom(rig.bench.apiKey)).status).toBe(200);
    expect(problem(await readFrom(liveKey))).toBe('origin_not_allowed');
  });

  it('are read by a test key, and not changed: they are one for live data too', async () => {
    const { result: before } = (await rig.asPartner('GET', '/v1/settings')).body;
    const weaker = {
      origins: ['https://evil.example'],
      redirect_hosts: ['evil.example'],
      custom_domains: ['evil.example'],
      retention: { media_days: 1 },
      legal_hold: true,
      minimum_age: 0,
      senders: { sms: { account_sid: `AC${'e'.repeat(32)}`, sender: 'Evil', auth_token: 'x' } },
    };
    for (const [member, value] of Object.entries(weaker)) {
      const answer = await rig.asPartner('PATCH', '/v1/settings', { [member]: value });
      expect([answer.status, problem(answer)], member).toEqual([403, 'live_key_needed']);
      expect(answer.body.detail).toContain('Use a live key');
    }
    expect((await rig.asPartner('GET', '/v1/settings')).body.result).toEqual(before);
  });

  it('are for keys with the scope admin', async () => {
    const { key } = await rig.bench.keys.create({ tenantId: rig.bench.tenant.id, name: 'plain', livemode: false, scopes: ['workflows'] });
    for (const path of ['', '/keys', '/webhook-secrets', '/webhook-deliveries', `/log/tenant/${rig.bench.tenant.id}`])
      expect(problem(await rig.send(key, 'GET', `/v1/settings${path}`))).toBe('scope_missing');
    const { uuid } = await rig.create();
    expect(problem(await rig.send((await rig.issue(uuid)).token, 'GET', '/v1/settings'))).toBe('scope_missing');
  });

  it('are opened by the scope admin alone, which opens nothing else', async () => {
    const admin = { tenantId: rig.bench.tenant.id, name: 'settings only', livemode: true, scopes: [ADMIN_SCOPE] };
    const { key } = await rig.bench.keys.create(admin);
    expect((await rig.send(key, 'PATCH', '/v1/settings', { minimum_age: 18 })).status).toBe(200);
    for (const path of ['', '/keys', '/webhook-secrets', '/webhook-deliveries', `/log/tenant/${rig.bench.tenant.id}`])
      expect((await rig.send(key, 'GET', `/v1/settings${path}`)).status, path).toBe(200);
    for (const path of [
      '/v1/workflows',
      '/v1/steps/catalog',
      '/v1/settingsx',
      '/v1/settings%2F..%2Fworkflows',
      '/v1/settings/../workflows',
    ])
      expect(problem(await rig.send(key, 'GET', path)), path).toBe('scope_missing');
  });
});

describe('keys', () => {
  const create = (body: object, headers = {}) => rig.asPartner('POST', '/v1/settings/keys', body, headers);
  const works = async (key: string) => (await rig.send(key, 'GET', '/v1/workflows')).status === 200;

  it('are rotated without a gap', async () => {
    const first = (await create({ name: 'server' })).body.result;
    const second = (await create({ name: 'server' })).body.result;
    expect(problem(await create({ name: 'server' }))).toBe('conflict');
    expect([await works(first.key), await works(second.key)]).toEqual([true, true]);
    const revoked = await rig.asPartner('DELETE', `/v1/settings/keys/${first.id}`);
    expect(revoked.body.result.revoked_at).not.toBeNull();
    expect([await works(first.key), await works(second.key)]).toEqual([false, true]);
    expect((await create({ name: 'server' })).status).toBe(200);
    const listed = (await rig.asPartner('GET', '/v1/settings/keys')).body.result;
    expect(listed.filter((key: { name: string }) => key.name === 'server')).toHaveLength(3);
    expect(JSON.stringify(listed)).not.toContain(second.key.slice(-20));
  });

  it('of test mode make no live ones, nor ones with a scope that there is not', async () => {
    expect(problem(await create({ name: 'live', livemode: true }))).toBe('live_key_needed');
    expect((await create({ name: 'odd', scopes: ['everything'] })).status).toBe(400);
  });

  it('of live mode are out of a test key’s reach', async () => {
    const { id } = await rig.bench.keys.create({ tenantId: rig.bench.tenant.id, name: 'live', livemode: true, scopes: ['workflows'] });
    expect((await rig.asPartner('DELETE', `/v1/settings/keys/${id}`)).status).toBe(404);
    expect(JSON.stringify((await rig.asPartner('GET', '/v1/settings/keys')).body)).not.toContain(id);
  });

  it('are shown once, and once more to a retry', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const [first, second] = [await create({ name: 'once' }, headers), await create({ name: 'once' }, headers)];
    expect(second.body).toEqual(first.body);
    const { rows } = await rig.bench.engine.executeSql('select * from platform.idempotency');
    expect(JSON.stringify(rows)).not.toContain(first.body.result.key);
  });

  it('of another tenant are not there', async () => {
    const other = await rig.bench.otherTenant();
    const { id } = await rig.bench.keys.create({ tenantId: other.tenantId, name: 'x', livemode: false, scopes: ['workflows'] });
    expect((await rig.asPartner('DELETE', `/v1/settings/keys/${id}`)).status).toBe(404);
  });
});

describe('webhooks', () => {
  const secrets = async () => (await rig.asPartner('GET', '/v1/settings/webhook-secrets')).body.result as { id: string }[];

  it('are signed with two secrets and a public key while a secret is changed', async () => {
    const [old] = await secrets();
    const made = (await rig.asPartner('POST', '/v1/settings/webhook-secrets', {})).body.result;
    expect(made.secret).toMatch(/^whsec_/);
    expect(problem(await rig.asPartner('POST', '/v1/settings/webhook-secrets', {}))).toBe('conflict');
    const { uuid } = await rig.create({ callback_url: 'https://banco.example/hook' });
    await rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { status: 'failed' });
    await rig.bench.jobs.run();
    const sent = rig.bench.outbound.sent.at(-1)!;
    const signatures = sent.headers['webhook-signature']!.split(' ');
    expect(signatures.map((signature) => signature.split(',')[0])).toEqual(['v1', 'v1', 'v1a']);

    const { webhook_keys } = (await rig.asPartner('GET', '/v1/settings')).body.result;
    const raw = Buffer.from(webhook_keys.find((key: { livemode: boolean }) => !key.livemode).public_key.slice('whpk_'.length), 'base64');
    const key = createPublicKey({
      key: Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw]),
      format: 'der',
      type: 'spki',
    });
    const signed = Buffer.from(`${sent.headers['webhook-id']}.${sent.headers['webhook-timestamp']}.${sent.body}`);
    const signature = Buffer.from(signatures[2]!.slice('v1a,'.length), 'base64');
    expect(verify(null, signed, key, signature)).toBe(true);
    expect(verify(null, Buffer.concat([signed, Buffer.from(' ')]), key, signature)).toBe(false);

    await rig.asPartner('DELETE', `/v1/settings/webhook-secrets/${old?.id}`);
    expect((await secrets()).map((secret) => secret.id)).toEqual([made.id]);
  });

  it('are listed with their attempts, and sent again under the same id', async () => {
    const { uuid } = await rig.create({ callback_url: 'https://banco.example/hook' });
    rig.bench.outbound.answer = () => 410;
    await rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { status: 'failed' });
    await rig.bench.jobs.run();
    rig.bench.outbound.answer = () => 200;
    const list = async (query: string) => (await rig.asPartner('GET', `/v1/settings/webhook-deliveries?${query}`)).body.result.data;
    const [dead] = await list(`subject_id=${uuid}&status=dead`);
    expect(dead).toMatchObject({
      type: 'workflow.failed',
      subject: { kind: 'workflow', id: uuid },
      attempts: [{ number: 1, status: 410 }],
    });
    const again = await rig.asPartner('POST', `/v1/settings/webhook-deliveries/${dead.id}/resend`);
    expect(again.body.result.status).toBe('pending');
    await rig.bench.jobs.run();
    expect(rig.bench.outbound.sent.at(-1)?.headers['webhook-id']).toBe(dead.id);
    expect((await list(`subject_id=${uuid}`))[0]).toMatchObject({ status: 'delivered', attempts: [{ status: 410 }, { status: 200 }] });
    expect((await rig.asPartner('POST', '/v1/settings/webhook-deliveries/evt_unknown/resend')).status).toBe(404);
  });

  it('wait unsigned for a webhook secret where there is none, and the attempt says so', async () => {
    const { uuid } = await rig.create({ callback_url: 'https://banco.example/hook' });
    for (const { id } of await secrets()) await rig.asPartner('DELETE', `/v1/settings/webhook-secrets/${id}`);
    await rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { status: 'failed' });
    await rig.bench.jobs.run();
    const { data } = (await rig.asPartner('GET', `/v1/settings/webhook-deliveries?subject_id=${uuid}`)).body.result;
    expect(data[0].attempts).toMatchObject([{ number: 1, status: null, error: 'no_webhook_secret' }]);
    await rig.asPartner('POST', '/v1/settings/webhook-secrets', {});
  });
});

describe('the log', () => {
  it('tells which link does not hold', async () => {
    const { uuid } = await rig.create();
    await rig.issue(uuid);
    await rig.issue(uuid);
    const prove = async () => (await rig.asPartner('GET', `/v1/settings/log/workflow/${uuid}`)).body.result;
    expect(await prove()).toMatchObject({ length: 3, whole: true, broken: null });
    await rig.bench.engine.executeSql(`update platform.events set actor = 'nobody' where stream_id = $1 and number = 2`, [uuid]);
    expect(await prove()).toMatchObject({ whole: false, broken: { number: 2, reason: 'changed' } });
    await rig.bench.engine.executeSql('delete from platform.events where stream_id = $1 and number = 2', [uuid]);
    expect(await prove()).toMatchObject({ whole: false, broken: { number: 2, reason: 'missing' } });
  });

  it('is proven for a key sixty times a minute, for each time all of it is read', async () => {
    const path = `/v1/settings/log/tenant/${rig.bench.tenant.id}`;
    expect((await rig.asPartner('GET', path)).headers.get('ratelimit-policy')).toBe('"key";q=60;w=60');
  });

  it('is answered for also where its beginning, all of it, or its head is gone', async () => {
    const { uuid } = await rig.create();
    await rig.issue(uuid);
    const prove = async () => (await rig.asPartner('GET', `/v1/settings/log/workflow/${uuid}`)).body.result;
    const deleteFrom = (what: string) => rig.bench.engine.executeSql(`delete from platform.${what} and stream_id = '${uuid}'`);
    await deleteFrom('events where number = 1');
    expect(await prove()).toMatchObject({ whole: false, broken: { number: 1, reason: 'missing' }, data: [{ number: 2 }] });
    await deleteFrom('events where true');
    expect(await prove()).toMatchObject({ length: 0, whole: false, broken: { number: 1, reason: 'missing' }, data: [] });
    await rig.issue(uuid);
    await deleteFrom('event_heads where true');
    expect(await prove()).toMatchObject({ whole: false, data: [{ number: 3 }] });
  });

  it('shows no other tenant’s, no live one to a test key, and none that there is not', async () => {
    for (const path of [`workflow/${randomUUID()}`, 'workflow/x', 'otherwise/x', `tenant/${randomUUID()}`])
      expect((await rig.asPartner('GET', `/v1/settings/log/${path}`)).status).toBe(404);
  });
});

describe('a legal hold', () => {
  it('keeps photos past their time and refuses deletions, as soon as any process laid it and until it is lifted', async () => {
    const person = await Person.enter(rig, { steps: ['consent', 'photo'] });
    await person.answer({ accepted: true });
    await person.start();
    const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const media = randomUUID();
    await person.upload('document', pixel, { uuid: media, type: 'image/png' });
    const { uuid } = person.view.workflow;
    await rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { status: 'success' });
    const blob = () => rig.bench.platform.blobs.read({ tenantId: rig.bench.tenant.id }, `workflows/test/${media}`);
    rig.bench.clock.advance(31 * 86_400);
    await rig.bench.tenants.settings(rig.bench.tenant.id);
    await rig.bench.replica().tenants.patch(rig.bench.tenant.id, { legal_hold: true });
    await rig.sweep();
    expect(await blob()).not.toBeNull();
    expect(problem(await rig.asPartner('DELETE', `/v1/workflows/${uuid}`))).toBe('legal_hold');
    await patch({ legal_hold: false });
    await rig.sweep();
    expect(await blob()).toBeNull();
    expect((await rig.asPartner('DELETE', `/v1/workflows/${uuid}`)).status).toBe(200);
  });
});

describe('what was abandoned', () => {
  it('keeps its photos for a week after its end', async () => {
    const person = await Person.enter(rig, { steps: ['consent', 'photo'], expires_in: 60 });
    await person.answer({ accepted: true });
    await person.start();
    const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const media = randomUUID();
    await person.upload('document', pixel, { uuid: media, type: 'image/png' });
    const blob = () => rig.bench.platform.blobs.read({ tenantId: rig.bench.tenant.id }, `workflows/test/${media}`);
    rig.bench.clock.advance(31 * 86_400);
    await rig.sweep();
    rig.bench.clock.advance(6 * 86_400);
    await rig.sweep();
    expect(await blob()).not.toBeNull();
    rig.bench.clock.advance(2 * 86_400);
    await rig.sweep();
    expect(await blob()).toBeNull();
  });
});

describe('deletion', () => {
  it('leaves the log, whose last entry says so, and no other row that names the workflow', async () => {
    const person = await Person.enter(rig, { steps: ['note'] });
    await person.answer({ text: 'algo que se olvida' });
    const { uuid } = person.view.workflow;
    await rig.asPartner('POST', `/v1/workflows/${uuid}/token`, {}, { 'idempotency-key': randomUUID() });
    expect((await rig.asPartner('DELETE', `/v1/workflows/${uuid}`)).status).toBe(200);
    await rig.bench.jobs.run();
    const proof = (await rig.asPartner('GET', `/v1/settings/log/workflow/${uuid}`)).body.result;
    expect(proof).toMatchObject({ whole: true });
    expect(proof.data.at(-1).type).toBe('workflow.deleted');
    expect(JSON.stringify(proof)).not.toContain('algo que se olvida');
    const { rows: tables } = await rig.bench.engine.executeSql(
      `select relnamespace::regnamespace || '.' || relname as name from pg_class
       where relnamespace::regnamespace::text in ('platform', 'workflows') and relkind in ('r', 'p') and not relispartition order by 1`,
    );
    const naming: string[] = [];
    for (const { name } of tables as { name: string }[]) {
      const { rows } = await rig.bench.engine.executeSql(`select count(*) as count from ${name} t where t::text like '%${uuid}%'`);
      if ((rows[0] as { count: number }).count > 0) naming.push(name);
    }
    expect(naming).toEqual(['platform.event_heads', 'platform.events']);
  });

  it('forgets what webhooks said and would have said, and keeps that they were sent', async () => {
    const reference = `CASO-${randomUUID()}`;
    const callback_url = `https://banco.example/hook?caso=${reference}`;
    const { uuid } = await rig.create({ callback_url, external_reference_id: reference });
    await rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { status: 'failed' });
    await rig.bench.jobs.run();
    rig.bench.outbound.answer = () => 500;
    rig.bench.clock.advance(1);
    await rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { status: 'success' });
    await rig.bench.jobs.run();
    const before = rig.bench.outbound.sent.length;
    expect((await rig.asPartner('DELETE', `/v1/workflows/${uuid}`)).status).toBe(200);
    rig.bench.outbound.answer = () => 200;
    rig.bench.clock.advance(86_400);
    await rig.bench.jobs.run();
    expect(rig.bench.outbound.sent).toHaveLength(before);
    const { data } = (await rig.asPartner('GET', `/v1/settings/webhook-deliveries?subject_id=${uuid}`)).body.result;
    const common = { url: 'https://banco.example', forgotten: true, attempts: [{ number: 1 }] };
    expect(data).toMatchObject([
      { ...common, type: 'workflow.finished', status: 'dead' },
      { ...common, type: 'workflow.failed', status: 'delivered' },
    ]);
    const { rows } = await rig.bench.engine.executeSql('select t::text from platform.webhook_deliveries t');
    expect(JSON.stringify(rows)).not.toContain(reference);
    const resent = await rig.asPartner('POST', `/v1/settings/webhook-deliveries/${data[0].id}/resend`, {});
    expect([resent.status, problem(resent)]).toEqual([409, 'conflict']);
  });
});
