import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN_SCOPE } from '#contracts/base/settings.ts';
import { sessionView } from '#contracts/session/session.ts';
import { StepFailure, TRIES } from '#steps/base/step.server.ts';
import { createRig, Person, problemIn, type Rig } from '#test/support/workflows.ts';
import { workflowStore } from '../model/store.ts';

let rig: Rig;

beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => {
  Object.assign(rig.outside, { failure: null, no: null, peopleFailure: null, pause: null, completions: 0 });
  // Each test starts in a new minute, so that no other test's requests count against its rate limit.
  rig.bench.clock.advance(61);
});

const key = () => ({ 'idempotency-key': randomUUID() });

describe('the session', () => {
  it('shows the browser what the contract lets it see, and nothing else of the setup', async () => {
    const person = await Person.enter(
      rig,
      { setup: { note: { label: 'Hola', secret: 'sesame' } } },
      { redirect_url: 'https://banco.example/listo' },
    );
    expect(sessionView.safeParse(person.view).success).toBe(true);
    expect(person.current.setup).toEqual({ label: 'Hola' });
    expect(JSON.stringify(person.view)).not.toContain('sesame');
    expect(person.view).toMatchObject({ workflow: { status: 'working', livemode: false }, can_go_back: false, redirect_url: null });
    expect(person.current.needs.geolocation).toBe(true);
  });

  it('never asks for the place where the workflow does not want it', async () => {
    const person = await Person.enter(rig, { disable_geolocation: true });
    expect(person.current.needs.geolocation).toBe(false);
    await person.start();
    await person.post('submit', { submission: { text: 'x' }, coordinates: ['19.4', '-99.1'] });
    const { body } = await rig.asPartner('GET', `/v1/workflows/${person.view.workflow.uuid}`);
    expect(body.result.steps[0].coordinates).toBeNull();
  });

  it('keeps no place with a step whose catalog entry has none', async () => {
    const person = await Person.enter(rig, { steps: ['identity', 'note'] });
    const place = { coordinates: ['19.4', '-99.1'] };
    await person.start();
    await person.post('submit', { submission: { curp: 'XEXX010101HNEXXXA4' }, ...place });
    await person.start();
    await person.post('submit', { submission: { text: 'x' }, ...place });
    const { body } = await rig.asPartner('GET', `/v1/workflows/${person.view.workflow.uuid}`);
    const stored = body.result.steps.map(({ coordinates }: { coordinates: unknown }) => coordinates);
    expect(stored).toEqual([null, [['19.4', '-99.1']]]);
  });

  it('says what it will ask for, and at the end what was really shared', async () => {
    const person = await Person.enter(rig, { steps: ['note:a', 'note:b', 'identity'] });
    const shares = () => person.view.steps.map((step) => step.shares);
    expect(shares()).toEqual([['name', 'location'], ['name', 'location'], ['curp']]);
    await person.answer({ text: 'aquí' });
    await person.answer({ text: 'nada' });
    expect(shares()).toEqual([['name', 'location'], ['name'], ['curp']]);
    rig.outside.no = 'expired_document';
    const elsewhere = await Person.enter(rig, { steps: ['note:a', 'identity'], disable_geolocation: true });
    expect(elsewhere.view.steps.map((step) => step.shares)).toEqual([['name'], ['curp']]);
    await elsewhere.answer({ text: 'nada' });
    expect(elsewhere.view).toMatchObject({ workflow: { status: 'failed' }, steps: [{ shares: ['name'] }, { shares: [] }] });
  });

  it('leads back to no host that the tenant has taken away since', async () => {
    const person = await Person.enter(rig, { steps: ['note'] }, { redirect_url: 'https://banco.example/listo' });
    await person.answer({ text: 'uno' });
    const scopes = ['workflows', ADMIN_SCOPE];
    const { key } = await rig.bench.keys.create({ tenantId: rig.bench.tenant.id, name: 'live operator', livemode: true, scopes });
    const hosts = (redirect_hosts: string[]) => rig.send(key, 'PATCH', '/v1/settings', { redirect_hosts });
    expect((await hosts([])).status).toBe(200);
    await person.read();
    expect(person.view.redirect_url).toBeNull();
    await hosts(['banco.example']);
    await person.read();
    expect(person.view.redirect_url).toContain('https://banco.example/listo');
  });

  it('walks through the steps to the end, and leads back to the partner', async () => {
    const person = await Person.enter(rig, { steps: ['note:a', 'note:b'] }, { redirect_url: 'https://banco.example/listo?x=1' });
    expect((await person.answer({ text: 'uno' })).status).toBe(200);
    await person.start();
    const last = await person.post('submit', { submission: { text: 'dos' }, coordinates: ['19.4', '-99.1'] });
    expect(last.status).toBe(200);
    expect(person.view).toMatchObject({ workflow: { status: 'success' }, current: null });
    expect(person.view.redirect_url).toBe(`https://banco.example/listo?x=1&workflow=${person.view.workflow.uuid}&status=success`);
    const { body } = await rig.asPartner('GET', `/v1/workflows/${person.view.workflow.uuid}`);
    expect(body.result.steps[1]).toMatchObject({
      custom_id: 'b',
      payload: { text: 'dos' },
      coordinates: [['19.4', '-99.1']],
      status: 'success',
    });
  });

  it('goes back with what was answered, but not behind a final step', async () => {
    const person = await Person.enter(rig, { steps: ['code', 'note:a', 'note:b'], setup: { code: { email: 'a@example.com' } } });
    await person.start();
    const sent = await person.post('actions/send', { input: {} });
    expect(sent.status).toBe(200);
    expect(problemIn(await person.submit({ code: 'wrong' }))).toBe('code_wrong');
    await person.submit({ code: String(sent.body.result.sent) });
    expect(person.view.can_go_back).toBe(false);
    expect(problemIn(await person.post('back'))).toBe('step_final');
    await person.answer({ text: 'uno' });
    expect(person.view.can_go_back).toBe(true);
    await person.post('back');
    expect(person.current).toMatchObject({ custom_id: 'a', status: 'working', payload: { text: 'uno' } });
  });
});

describe('a submission', () => {
  it('sent twice at once, or again after a lost answer, has one effect and one answer', async () => {
    const person = await Person.enter(rig);
    await person.start();
    const headers = key();
    const step = person.current;
    const body = { submission: { text: 'una vez' } };
    const [first, second] = await Promise.all([person.post('submit', body, headers, step), person.post('submit', body, headers, step)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(rig.outside.completions).toBe(1);
    person.app = rig.serve();
    const later = await person.post('submit', body, headers, step);
    expect(later.body).toEqual(first.body);
    expect(rig.outside.completions).toBe(1);
    expect(problemIn(await person.post('submit', { submission: { text: 'otra' } }, headers, step))).toBe('idempotency_conflict');
  });

  it('of two devices takes the first; the other reads again', async () => {
    const person = await Person.enter(rig, { steps: ['note:a', 'note:b'] });
    await person.start();
    const step = person.current;
    const answers = await Promise.all([
      person.post('submit', { submission: { text: 'uno' } }, key(), step),
      person.post('submit', { submission: { text: 'dos' } }, key(), step),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  it('answered by another replica while the handler ran, gives that answer', async () => {
    const person = await Person.enter(rig);
    await person.start();
    const step = person.current;
    const headers = key();
    let release = () => {};
    rig.outside.pause = new Promise((resolve) => {
      release = resolve;
    });
    const other = rig.serve();
    const first = person.post('submit', { submission: { text: 'x' } }, headers, step);
    person.app = other;
    const second = person.post('submit', { submission: { text: 'x' } }, headers, step);
    // On Postgres the other replica waits for the first one's answer.
    await expect.poll(() => rig.outside.completions).toBe(process.env.TEST_DATABASE_URL ? 1 : 2);
    release();
    const [one, two] = await Promise.all([first, second]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.body).toEqual(one.body);
    const log = await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: person.view.workflow.uuid });
    expect(log.filter((entry) => entry.type === 'step.submitted')).toHaveLength(1);
  });

  it('that its person takes back is not recorded, not even by a replica that is still at it', async () => {
    const person = await Person.enter(rig);
    await person.start();
    const step = person.current;
    let release = () => {};
    rig.outside.pause = new Promise((resolve) => {
      release = resolve;
    });
    const sent = person.post('submit', { submission: { text: 'x' } }, key(), step);
    await expect.poll(() => rig.outside.completions).toBe(1);
    person.app = rig.serve();
    const withdrawn = await person.post('withdraw', {}, key(), step);
    expect(withdrawn).toMatchObject({ status: 200, body: { result: { current: { uuid: step.uuid, version: step.version + 1 } } } });
    release();
    expect(problemIn(await sent)).toBe('version_conflict');
    expect((await person.submit({ text: 'y' })).status).toBe(200);
    expect(problemIn(await person.post('withdraw', {}, key(), step))).toBe('workflow_finished');
  });

  it('that was accepted while its person took it back, says so', async () => {
    const person = await Person.enter(rig, { steps: ['note:a', 'note:b'] });
    await person.start();
    const step = person.current;
    let release = () => {};
    rig.outside.pause = new Promise((resolve) => {
      release = resolve;
    });
    const submitted = person.post('submit', { submission: { text: 'x' } }, key(), step);
    await expect.poll(() => rig.outside.completions).toBe(1);
    const withdrawn = person.post('withdraw', {}, key(), step);
    release();
    expect([(await submitted).status, problemIn(await withdrawn)]).toEqual([200, 'step_not_current']);
  });

  it('whose recording fails half way leaves nothing, and goes through under the same key', async () => {
    const person = await Person.enter(rig, { callback_url: 'https://banco.example/hook' });
    await person.start();
    const headers = key();
    const before = await person.read();
    // The transaction writes the webhook near its end, and then the answer with its idempotency key.
    const { webhooks, idempotency } = rig.bench.platform;
    for (const breakOnce of [
      () => vi.spyOn(webhooks, 'send').mockRejectedValueOnce(new Error('killed here')),
      () => vi.spyOn(idempotency, 'store').mockRejectedValueOnce(new Error('killed here')),
    ]) {
      const broken = breakOnce();
      expect((await person.submit({ text: 'x' }, headers)).status).toBe(500);
      expect({ ...(await person.read()), server_time: '' }).toEqual({ ...before, server_time: '' });
      broken.mockRestore();
    }
    expect((await person.submit({ text: 'x' }, headers)).status).toBe(200);
    const log = await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: before.workflow.uuid });
    expect(log.filter((entry) => entry.type === 'step.submitted')).toHaveLength(1);
  });

  it('that does not fit the step names the member; out of order or before the start it is refused', async () => {
    const person = await Person.enter(rig, { steps: ['note:a', 'note:b'] });
    expect(problemIn(await person.submit({ text: 'x' }))).toBe('conflict');
    await person.start();
    const wrong = await person.submit({ text: '' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors[0].path).toBe('submission.text');
    const next = { ...person.current, uuid: person.view.steps[1]?.uuid ?? '' };
    expect(problemIn(await person.post('submit', { submission: { text: 'x' } }, {}, next))).toBe('step_not_current');
    expect((await person.post('submit', { submission: { text: 'x' } }, {}, { ...next, uuid: randomUUID() })).status).toBe(404);
    expect(problemIn(await person.post('start', {}, {}, { ...person.current, version: 9 }))).toBe('version_conflict');
  });

  it('with hostile JSON is a coded rejection', async () => {
    const person = await Person.enter(rig);
    await person.start();
    const path = `/v1/session/steps/${person.current.uuid}/submit`;
    const poisoned = await person.call('POST', path, `{"version":1,"submission":{"text":"x","__proto__":{"admin":true}}}`);
    expect([poisoned.status, problemIn(poisoned)]).toEqual([400, 'invalid_json']);
    for (const text of ['a\u0000b', 'a\ud800b']) {
      const answer = await person.submit({ text });
      expect([answer.status, problemIn(answer)]).toEqual([400, 'invalid_body']);
    }
    expect(problemIn(await person.call('POST', path, '{'))).toBe('invalid_json');
    expect(problemIn(await person.call('POST', path, '[]'))).toBe('invalid_body');
    expect(problemIn(await person.call('POST', path, JSON.stringify({ version: 1, submission: { text: 'x'.repeat(1_100_000) } })))).toBe(
      'payload_too_large',
    );
    expect((await person.submit({ text: 'bien' })).status).toBe(200);
  });

  it('that a supplier cannot take is 503, marks the step, and goes through later under the same key', async () => {
    const person = await Person.enter(rig);
    await person.start();
    const headers = key();
    rig.outside.failure = new StepFailure('unavailable', 'The carrier is down', { retryAfter: 7 });
    const answer = await person.submit({ text: 'x' }, headers);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '7']);
    await person.read();
    expect(person.view.workflow).toMatchObject({ status: 'error', error: { reason: 'provider_unavailable', fatal: false } });
    expect(person.current).toMatchObject({ status: 'error', attempts_left: 3 });
    rig.outside.failure = null;
    expect((await person.submit({ text: 'x' }, headers)).status).toBe(200);
    expect(person.view.workflow).toMatchObject({ status: 'success', error: null });
  });

  it('whose step hangs is given up, and the workflow goes on', async () => {
    const person = await Person.enter(rig);
    await person.start();
    rig.outside.pause = new Promise(() => {});
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const hanging = person.submit({ text: 'x' });
      await vi.waitFor(() => expect(rig.outside.completions).toBe(1));
      await vi.advanceTimersByTimeAsync(25_000);
      expect(problemIn(await hanging)).toBe('deadline_exceeded');
    } finally {
      vi.useRealTimers();
    }
    rig.outside.pause = null;
    expect((await person.submit({ text: 'x' })).status).toBe(200);
  });

  it('that breaks the step uses up an attempt, three are all, and an operator gives more', async () => {
    const person = await Person.enter(rig);
    rig.outside.failure = new Error('a bug with CURP in its message');
    for (const left of [2, 1, 0]) {
      await person.start();
      expect((await person.submit({ text: 'x' })).status).toBe(500);
      expect((await person.read()).current).toMatchObject({ status: 'error', attempts_left: left });
    }
    rig.outside.failure = null;
    const used = await person.start();
    expect(problemIn(used)).toBe('attempts_exhausted');
    expect(used.body.detail).toContain('PATCH /workflows/v1/workflows/{uuid} {"status": "working"}');
    expect(problemIn(await person.submit({ text: 'x' }))).toBe('attempts_exhausted');
    const { steps } = workflowStore(rig.bench.caller(), rig.bench.platform.database.query);
    await steps.remember(person.current.uuid, { [TRIES]: { failures: 2 }, kept: true });
    await rig.asPartner('PATCH', `/v1/workflows/${person.view.workflow.uuid}`, { status: 'working' });
    expect((await steps.find(person.current.uuid))?.memory).toEqual({ kept: true });
    await person.read();
    expect((await person.submit({ text: 'x' })).status).toBe(200);
  });

  it('that is a business no ends the workflow with its reason', async () => {
    const person = await Person.enter(rig);
    rig.outside.no = 'under_age';
    expect((await person.answer({ text: 'x' })).status).toBe(200);
    expect(person.view.workflow).toMatchObject({ status: 'failed', error: { reason: 'under_age', fatal: true } });
    expect(person.view.steps[0]?.status).toBe('failed');
  });
});

describe('a device report', () => {
  it('is kept on the step and does not use up an attempt', async () => {
    const person = await Person.enter(rig);
    await person.start();
    expect((await person.post('error', { reason: 'camera_permission_denied', extra: { waited: 8 } })).status).toBe(200);
    expect(person.view.workflow.error).toEqual({ reason: 'camera_permission_denied', error_id: 3201, fatal: false });
    expect(person.current).toMatchObject({
      status: 'error',
      attempts_left: 3,
      error: { reason: 'camera_permission_denied', error_id: 3201 },
    });
    await person.start();
    expect((await person.submit({ text: 'x' })).status).toBe(200);
  });
});

describe('a device report of something that nobody needs', () => {
  it('is in the log and changes nothing', async () => {
    const person = await Person.enter(rig);
    await person.start();
    const before = person.view;
    expect((await person.post('error', { reason: 'location_denied' })).status).toBe(200);
    expect(person.view).toEqual(before);
    const log = await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: before.workflow.uuid });
    expect(log.at(-1)).toMatchObject({ type: 'step.fault', data: { by: 'device', reason: 'location_denied' } });
  });
});

describe('another service', () => {
  it('is asked in the name of the tenant, and learns nothing of the session', async () => {
    rig.outside.callers.length = 0;
    const person = await Person.enter(rig);
    await person.answer({ text: 'hola' });
    const { uuid: workflow } = person.view.workflow;
    const asking = { kind: 'system', tenantId: rig.bench.tenant.id, livemode: false, workflow };
    expect(rig.outside.callers).toMatchObject([asking]);
    expect(rig.outside.callers[0]).not.toHaveProperty('token');
  });
});

describe('an action', () => {
  it('runs once per key and remembers for the completion', async () => {
    const person = await Person.enter(rig, { steps: ['code'], setup: { code: { email: 'a@example.com' } } });
    expect(problemIn(await person.post('actions/send', { input: {} }))).toBe('conflict');
    await person.start();
    const sends = rig.outside.sends;
    const headers = key();
    const first = await person.post('actions/send', { input: {} }, headers);
    const again = await person.post('actions/send', { input: {} }, headers);
    expect(again.body).toEqual(first.body);
    expect(rig.outside.sends).toBe(sends + 1);
    const unknown = await person.post('actions/toString', { input: {} });
    expect([unknown.status, unknown.body.detail]).toEqual([404, 'The step has no such action; it has send']);
    expect((await person.post('actions/send', {})).body).toMatchObject({ errors: [{ path: 'input', message: 'It is missing' }] });
    expect((await person.submit({ code: String(first.body.result.sent) })).status).toBe(200);
  });

  it('that could not be done is told, and leaves the step open to try again', async () => {
    const person = await Person.enter(rig, { steps: ['code'], setup: { code: { email: 'a@example.com' } } });
    await person.start();
    rig.outside.failure = new StepFailure('code_not_sent', 'The carrier refused');
    expect(problemIn(await person.post('actions/send', { input: {} }))).toBe('code_not_sent');
    rig.outside.failure = null;
    expect((await person.post('actions/send', { input: {} })).status).toBe(200);
  });
});

describe('a token', () => {
  it('that is wrong, expired, revoked or foreign is 403, and its type says which', async () => {
    const { uuid } = await rig.create({ expires_in: 1 });
    const { token, token_encoded } = await rig.issue(uuid);
    const other = await rig.create();
    expect((await rig.send(token_encoded, 'GET', '/v1/session')).status).toBe(200);
    const ask = async (bearer: string, method = 'GET', path = '/v1/session') => {
      const answer = await rig.send(bearer, method, path, method === 'GET' ? undefined : {});
      return [answer.status, problemIn(answer)];
    };
    expect(await ask(`ses_0a1b${'A'.repeat(43)}`)).toEqual([403, 'token_invalid']);
    expect(await ask('ses_short')).toEqual([403, 'token_invalid']);
    expect(await ask(token, 'POST', `/v1/workflows/${other.uuid}/initialize`)).toEqual([403, 'token_foreign']);
    expect(await ask(token, 'PATCH', `/v1/workflows/${other.uuid}`)).toEqual([403, 'token_foreign']);
    expect(await ask(token, 'GET', `/v1/workflows/${uuid}`)).toEqual([403, 'forbidden']);
    expect(await ask(rig.bench.apiKey)).toEqual([403, 'token_invalid']);
    expect(await ask('')).toEqual([403, 'forbidden']);
    rig.bench.clock.advance(61);
    expect(await ask(token)).toEqual([403, 'token_expired']);
    const fresh = await rig.issue(uuid);
    expect((await rig.asPartner('DELETE', `/v1/workflows/${uuid}/token`)).body.result).toEqual({ revoked: 1 });
    expect(await ask(fresh.token)).toEqual([403, 'token_revoked']);
  });

  it('is limited to five at once; an ended one makes room', async () => {
    const { uuid } = await rig.create({ expires_in: 1 });
    for (let count = 0; count < 5; count++) await rig.send((await rig.issue(uuid)).token, 'GET', '/v1/session');
    expect(problemIn(await rig.asPartner('POST', `/v1/workflows/${uuid}/token`, {}))).toBe('too_many_tokens');
    rig.bench.clock.advance(61);
    await rig.issue(uuid);
  });

  it('adds nothing to the log by what changes nothing', async () => {
    const person = await Person.enter(rig);
    const { uuid } = person.view.workflow;
    const length = async () => (await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: uuid })).length;
    const before = await length();
    for (let count = 0; count < 3; count++) {
      expect((await person.call('POST', `/v1/workflows/${uuid}/initialize`, { user_agent: 'Test' })).status).toBe(200);
      expect((await person.call('PATCH', `/v1/workflows/${uuid}`, { status: 'working' })).status).toBe(200);
    }
    expect(await length()).toBe(before);
    await person.call('POST', `/v1/workflows/${uuid}/initialize`, { user_agent: 'Another' });
    expect(await length()).toBe(before + 1);
  });

  it('writes 600 times an hour at most, with as many tokens as there may be, for no log is ever shortened', async () => {
    const person = await Person.enter(rig);
    const { uuid } = person.view.workflow;
    const second = new Person(rig, (await rig.issue(uuid)).token, person.view);
    const write = (count: number) =>
      (count % 2 ? person : second).call('POST', `/v1/workflows/${uuid}/initialize`, { user_agent: `Browser ${count}` });
    // Entering was the first of the 600 writes.
    for (let count = 1; count < 600; count++) {
      rig.bench.clock.advance(1);
      expect((await write(count)).status).toBe(200);
    }
    const refused = await write(600);
    expect([refused.status, problemIn(refused)]).toEqual([429, 'rate_limited']);
    expect((await person.call('GET', '/v1/session')).status).toBe(200);
    expect((await rig.asPartner('PATCH', `/v1/workflows/${uuid}`, { status: 'success' })).status).toBe(200);
  });

  it('may ask 120 times in a minute', async () => {
    const { uuid } = await rig.create();
    const { token } = await rig.issue(uuid);
    for (let count = 0; count < 120; count++) await rig.send(token, 'GET', '/v1/session');
    const answer = await rig.send(token, 'GET', '/v1/session');
    expect([answer.status, problemIn(answer)]).toEqual([429, 'rate_limited']);
  });
});

describe('a consent', () => {
  it('is recorded with the address that the server saw, whatever the device says of itself', async () => {
    const person = await Person.enter(rig, { steps: ['consent', 'note'] });
    await person.call('POST', `/v1/workflows/${person.view.workflow.uuid}/initialize`, { ip: '198.51.100.66' });
    await person.answer({ accepted: true });
    const [row] = await workflowStore(rig.bench.caller(), rig.bench.platform.database.query).consents.list(person.view.workflow.uuid);
    expect(row).toMatchObject({ accepted: true, ip: '203.0.113.9', user_agent: 'Test' });
  });
});

describe('the event stream', () => {
  const events = async (person: Person) => {
    const response = await person.app.request('/workflows/v1/session/events', { headers: { authorization: `Bearer ${person.token}` } });
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    let text = '';
    return {
      response,
      next: async () => {
        while (!text.includes('\n\n')) {
          const { done, value } = await reader.read();
          if (done) throw new Error('The stream ended before another event came.');
          text += Buffer.from(value).toString();
        }
        const [event = ''] = text.split('\n\n', 1);
        text = text.slice(event.length + 2);
        return event;
      },
      ended: async () => (await reader.read()).done,
      close: () => reader.cancel(),
    };
  };

  it('tells at once where things stand, and then every change, also after a restart', async () => {
    const person = await Person.enter(rig);
    const stream = await events(person);
    expect(stream.response.headers.get('content-type')).toContain('text/event-stream');
    expect(await stream.next()).toContain('"status":"working"');
    await person.start();
    expect(await stream.next()).toContain('event: session');
    await stream.close();
    await person.submit({ text: 'x' });
    person.app = rig.serve();
    const again = await events(person);
    expect(await again.next()).toContain('"status":"success"');
    await again.close();
  });

  it('tells also that a step broke, although its request was refused', async () => {
    const person = await Person.enter(rig);
    await person.start();
    const stream = await events(person);
    expect(await stream.next()).toContain('"status":"working"');
    rig.outside.failure = new Error('broken');
    expect((await person.submit({ text: 'x' })).status).toBe(500);
    expect(await stream.next()).toContain('"status":"error"');
    rig.outside.failure = null;
    await stream.close();
  });

  it('is open four times at most: the oldest makes room for the fifth', async () => {
    const person = await Person.enter(rig);
    const streams = [];
    for (let count = 0; count < 5; count++) {
      const stream = await events(person);
      expect(await stream.next()).toContain('event: session');
      streams.push(stream);
    }
    const [first, ...others] = streams;
    expect(await first!.ended()).toBe(true);
    await person.start();
    for (const stream of others) {
      expect(await stream.next()).toContain('event: session');
      await stream.close();
    }
  });

  it('ends with its token: by the clock, and when somebody revokes it', async () => {
    const { uuid } = await rig.create({ expires_in: 1 });
    const first = new Person(rig, (await rig.issue(uuid)).token, undefined as never);
    await first.read();
    // Two seconds remain, enough for a busy machine to send the first event.
    rig.bench.clock.advance(58);
    const late = await events(first);
    expect(await late.next()).toContain('event: session');
    expect(await late.ended()).toBe(true);

    const revoked = await Person.enter(rig);
    const stream = await events(revoked);
    expect(await stream.next()).toContain('event: session');
    await rig.asPartner('DELETE', `/v1/workflows/${revoked.view.workflow.uuid}/token`);
    expect(await stream.ended()).toBe(true);
  });
});
