import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '#platform/base/problem.ts';
import { back, front } from '#test/support/sample-papers.ts';
import { createRig, Person, type Rig } from '#test/support/workflows.ts';
import { gather } from '../state/gather.ts';

let rig: Rig;

beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => {
  rig.bench.clock.advance(61);
  rig.bench.outbound.sent.length = 0;
  rig.bench.outbound.answer = () => 200;
  rig.outside.attached.length = 0;
  rig.outside.endedWell.length = 0;
  rig.outside.peopleFailure = null;
});

const CURP = 'XEXX010101HNEXXXA4';
const callback = { callback_url: 'https://banco.example/hook' };
const record = async (person: Person) => (await rig.asPartner('GET', `/v1/workflows/${person.view.workflow.uuid}`)).body.result;

async function proveEmail(person: Person) {
  await person.start();
  const { body } = await person.post('actions/send', { input: {} });
  return person.submit({ code: String(body.result.sent) });
}

describe('what steps learned', () => {
  it('is put together in order, later answers over earlier ones', () => {
    const facts = (value: object | null) => ({ facts: value, status: 'success' as const });
    expect(gather([facts({ contact: { email: 'a@example.com' } }), facts(null)])).toMatchObject({
      person: null,
      contact: { email: 'a@example.com' },
    });
    const known = gather([
      facts({ contact: { email: 'a@example.com' } }),
      facts({ person: { national_id: CURP, name: 'FULANA' } }),
      facts({ person: { national_id: CURP, gender: 'FEMALE' }, contact: { phone: '525512345678' }, address: { street: 'A' } }),
      facts({ address: { street: 'B' } }),
    ]);
    expect(known).toEqual({
      person: { national_id: CURP, name: 'FULANA', gender: 'FEMALE' },
      contact: { email: 'a@example.com', phone: '525512345678' },
      address: { street: 'B' },
      references: null,
      dynamic_values: [],
      proven: [],
      faces: [],
      ...{ liveness: [], capture: null },
      document_address: null,
    });
    const proof = facts({ person: { national_id: CURP }, proof_address: { street: 'C' } });
    expect(gather([facts({ address: { street: 'A' } }), proof])?.address, 'what they said goes before what a paper says').toEqual({
      street: 'A',
    });
    expect(gather([proof])?.address).toEqual({ street: 'C' });
    const reopened = { ...facts({ person: { national_id: 'XEXX010101MNEXXXA8' } }), status: 'working' as const };
    expect(gather([facts({ person: { national_id: CURP } }), reopened]).person?.national_id).toBe(CURP);
  });

  it('is vouched for by a credential and a living face only while nobody says another name, birth date or CURP', () => {
    const status = 'success' as const;
    const capture = { national_id: CURP, name: 'MARÍA PEÑA GÓMEZ', birthdate: '2001-01-01', card: { front, reverse: back } };
    const card = { national_id: CURP, name: 'MARÍA', first_lastname: 'PEÑA', second_lastname: 'GÓMEZ', birthdate: '2001-01-01' };
    const isCaptured = (later: object = {}, first: object = { person: card, capture }) =>
      gather([
        { status, facts: first },
        { status, facts: { person: { national_id: CURP, ...later } } },
      ])?.capture !== null;
    expect(isCaptured()).toBe(true);
    expect(isCaptured({ name: 'Maria', first_lastname: 'Pena' }), 'accents and Ñ aside').toBe(true);
    expect(isCaptured({ name: 'Rosa' })).toBe(false);
    expect(isCaptured({ birthdate: '2001-01-02' })).toBe(false);
    expect(isCaptured({ national_id: 'XEXX010101MNEXXXA8' })).toBe(false);
    expect(isCaptured({}, { person: card })).toBe(false);
  });

  it('leaves out an RFC that is not of the person’s CURP, whichever of the two was told first', () => {
    const status = 'success' as const;
    const tax = { status, facts: { tax: { rfc: 'PEGL890909AB1' } } };
    const taxIdOf = (national_id: string) => gather([tax, { status, facts: { person: { national_id } } }]).person?.tax_id;
    expect([taxIdOf('PEGL890909MJCRMS08'), taxIdOf('AAPR630321HDFLRC09')]).toEqual(['PEGL890909AB1', undefined]);
    const national_id = 'PEGL890909MJCRMS08';
    expect(gather([tax], national_id).person, 'whom a key named').toEqual({ national_id, tax_id: 'PEGL890909AB1' });
    expect([gather([tax], 'AAPR630321HDFLRC09').person, gather([tax]).person]).toEqual([null, null]);
  });
});

describe('the person', () => {
  it('is recorded by a job, with what came before, and the webhook says success only then', async () => {
    const person = await Person.enter(rig, {
      ...callback,
      steps: ['code', 'identity'],
      setup: { code: { email: 'a@example.com' } },
      external_reference_id: 'c-1',
    });
    await proveEmail(person);
    expect(person.view.first_name).toBeNull();
    const last = await person.answer({ curp: CURP });
    expect(last.status).toBe(200);
    expect(person.view).toMatchObject({ workflow: { status: 'received' }, first_name: 'Fulana', current: null });
    expect((await record(person)).status).toBe('working');
    expect(rig.bench.outbound.sent).toEqual([]);
    rig.outside.attachment = { vouched_by: 'enrollment' };
    await rig.bench.jobs.run();
    rig.outside.attachment = {};
    expect(rig.outside.attached).toEqual([
      {
        card_answer: null,
        people_uuid: null,
        printed_ids: [],
        person: { national_id: CURP, name: 'FULANA' },
        contact: { email: 'a@example.com', email_confirmation: true },
        address: null,
        references: null,
        dynamic_values: [],
        proven: [{ channel: 'EMAIL', destination: 'a@example.com' }],
        faces: [],
        ...{ liveness: [], capture: null },
        document_address: null,
        accepted: null,
        isApproved: false,
      },
    ]);
    const ended = await record(person);
    expect(ended).toMatchObject({ status: 'success', people_uuid: rig.outside.peopleUuid });
    expect(rig.outside.endedWell).toEqual([
      {
        workflow: ended.uuid,
        finished_at: ended.finished_at,
        people_uuid: rig.outside.peopleUuid,
        portrait: null,
        portrait_refused: false,
        portrait_approved: false,
      },
    ]);
    expect(ended.callback_at).toBe(rig.bench.clock.now().toISOString());
    const [webhook] = rig.bench.outbound.sent;
    expect(webhook?.url).toBe(callback.callback_url);
    const news = JSON.parse(webhook?.body ?? '');
    expect(news).toMatchObject({ type: 'workflow.finished', livemode: false });
    expect(news.data).toEqual({
      workflow_uuid: ended.uuid,
      status: 'success',
      external_reference_id: 'c-1',
      people_uuid: rig.outside.peopleUuid,
      steps: ended.steps.map(({ uuid, step, custom_id, status }: Record<string, string>) => ({ uuid, step, custom_id, status })),
      error: null,
      attention: [],
      vouched_by: 'enrollment',
    });
    expect(webhook?.body).not.toContain(CURP);
    expect(webhook?.body).not.toContain('example.com"');
    expect(JSON.stringify(rig.bench.logged)).not.toContain(CURP);
  });

  it('is completed by what comes after her', async () => {
    const person = await Person.enter(rig, { steps: ['identity', 'code'], setup: { code: { email: 'b@example.com' } } });
    rig.outside.attached = [];
    await person.answer({ curp: CURP });
    await rig.bench.jobs.run();
    expect((await record(person)).people_uuid).toBe(rig.outside.peopleUuid);
    await proveEmail(person);
    await rig.bench.jobs.run();
    expect(rig.outside.attached.map((known) => known.contact?.email)).toEqual([undefined, 'b@example.com']);
    expect((await record(person)).status).toBe('success');
  });

  it('is one: a step that tells another CURP than the one before is refused', async () => {
    const person = await Person.enter(rig, { steps: ['identity:first', 'identity:second'] });
    await person.answer({ curp: CURP });
    const { status, body } = await person.answer({ curp: 'XEXX010101MNEXXXA8' });
    expect([status, body.type]).toEqual([422, 'urn:zaguan:problem:curp_differs']);
    expect((await person.submit({ curp: CURP })).status).toBeLessThan(300);
  });

  it('that cannot be recorded now is tried again; an ending waits for it', async () => {
    const person = await Person.enter(rig, { ...callback, steps: ['identity'] });
    rig.outside.peopleFailure = new Problem('unavailable', 'down');
    await person.answer({ curp: CURP });
    await rig.bench.jobs.run();
    expect(await record(person)).toMatchObject({
      status: 'people_error',
      error: { fatal: false, details: { reason: 'person_not_recorded' } },
    });
    expect(rig.bench.outbound.sent).toEqual([]);
    rig.outside.peopleFailure = null;
    rig.bench.clock.advance(60);
    await rig.bench.jobs.run();
    expect(await record(person)).toMatchObject({ status: 'success', error: null });
    expect(rig.bench.outbound.sent).toHaveLength(1);
  });

  it('that keeps failing waits for an operator, whose update tries again', async () => {
    const person = await Person.enter(rig, { ...callback, steps: ['identity'] });
    rig.outside.peopleFailure = new Error('a bug');
    await person.answer({ curp: CURP });
    for (let round = 0; round < 12; round++) {
      await rig.bench.jobs.run();
      rig.bench.clock.advance(3600);
    }
    expect((await rig.bench.jobs.waiting()).filter((job) => job.queue === 'workflows-attach-person')).toEqual([]);
    expect((await record(person)).status).toBe('people_error');
    expect(rig.bench.outbound.sent.map((sent) => JSON.parse(sent.body).type)).toEqual(['workflow.people_error']);
    const { callback_at } = await record(person);
    expect(callback_at).not.toBeNull();
    rig.outside.peopleFailure = null;
    await rig.asPartner('PATCH', `/v1/workflows/${person.view.workflow.uuid}`, { status: 'working' });
    await rig.bench.jobs.run();
    // The second webhook leaves the time of the first.
    expect(await record(person)).toMatchObject({ status: 'success', callback_at });
  });

  it('whose data are refused, or who is somebody else, is not tried again', async () => {
    const refused = await Person.enter(rig, { steps: ['identity'] });
    rig.outside.peopleFailure = new Problem('invalid_body', 'national_id', { status: 422 });
    await refused.answer({ curp: CURP });
    await rig.bench.jobs.run();
    expect(await record(refused)).toMatchObject({ status: 'people_error', error: { details: { reason: 'person_refused' } } });

    rig.outside.peopleFailure = null;
    const given = rig.outside.peopleUuid;
    const mistaken = await Person.enter(rig, { steps: ['identity'], people_uuid: given });
    await mistaken.answer({ curp: 'XEXX010101MNEXXXA8' });
    await rig.bench.jobs.run();
    expect(await record(mistaken)).toMatchObject({
      status: 'people_error',
      people_uuid: given,
      error: { details: { reason: 'person_mismatch' } },
    });
    expect(rig.outside.attached).toEqual([]);
  });

  it('who is the one that the workflow was made for, is recorded as such', async () => {
    const person = await Person.enter(rig, { steps: ['identity'], people_uuid: rig.outside.peopleUuid });
    await person.answer({ curp: CURP });
    await rig.bench.jobs.run();
    expect(rig.outside.attached[0]?.people_uuid).toBe(rig.outside.peopleUuid);
    expect(await record(person)).toMatchObject({ status: 'success', people_uuid: rig.outside.peopleUuid });
  });
});

describe('a person whom a key named', () => {
  const steps = ['code', 'identity'];
  const setup = { code: { email: 'a@example.com' } };
  const contact = { email: 'a@example.com', email_confirmation: true };

  it('is told what steps learned, also where none asks who they are', async () => {
    const { peopleUuid } = rig.outside;
    const person = await Person.enter(rig, { steps: ['code'], setup, people_uuid: peopleUuid });
    await proveEmail(person);
    expect((await record(person)).status).toBe('working');
    await rig.bench.jobs.run();
    expect(rig.outside.attached).toMatchObject([{ people_uuid: peopleUuid, person: null, contact }]);
    expect(await record(person)).toMatchObject({ status: 'success', people_uuid: peopleUuid });

    const skipping = await Person.enter(rig, { steps, setup, people_uuid: peopleUuid, skip_steps: { identity: 'code != null' } });
    await proveEmail(skipping);
    await rig.bench.jobs.run();
    expect(rig.outside.attached[1]).toMatchObject({ people_uuid: peopleUuid, person: null, contact });
    expect((await record(skipping)).status).toBe('success');
  });

  it('is told nothing before a step that may say that somebody else answers', async () => {
    const person = await Person.enter(rig, { steps, setup, people_uuid: rig.outside.peopleUuid });
    await proveEmail(person);
    await rig.bench.jobs.run();
    expect(rig.outside.attached).toEqual([]);
    await person.answer({ curp: 'XEXX010101MNEXXXA8' });
    await rig.bench.jobs.run();
    expect(rig.outside.attached).toEqual([]);
    expect((await record(person)).error.details.reason).toBe('person_mismatch');
  });
});

describe('the callback', () => {
  it('is noted at its first success, however late', async () => {
    const person = await Person.enter(rig, { ...callback });
    rig.bench.outbound.answer = () => 500;
    await person.answer({ text: 'x' });
    await rig.bench.jobs.run();
    expect((await record(person)).callback_at).toBeNull();
    rig.bench.outbound.answer = () => 200;
    rig.bench.clock.advance(60);
    await rig.bench.jobs.run();
    expect((await record(person)).callback_at).toBe(rig.bench.clock.now().toISOString());
  });
});

describe('the sweep', () => {
  const days = (count: number) => rig.bench.clock.advance(count * 86_400);
  const sweep = async () => {
    await rig.sweep();
    await rig.bench.jobs.run();
  };

  it('ends what nobody made or used a token of, and nothing else', async () => {
    const never = await rig.create();
    const short = await rig.create({ expires_in: 60 });
    await rig.issue(short.uuid);
    const inUse = await rig.create();
    const { token } = await rig.issue(inUse.uuid);
    days(29);
    await rig.send(token, 'GET', '/v1/session');
    const recent = await rig.create({ expires_in: 60 });
    await rig.issue(recent.uuid);
    days(2);
    await sweep();
    const status = async (uuid: string) => (await rig.asPartner('GET', `/v1/workflows/${uuid}`)).body.result;
    expect(await status(never.uuid)).toMatchObject({
      status: 'failed',
      error: { fatal: true, details: { reason: 'expired', error_id: 3001 } },
    });
    expect(await status(short.uuid)).toMatchObject({ status: 'failed' });
    expect((await status(inUse.uuid)).status).toBe('pristine');
    expect((await status(recent.uuid)).status).toBe('pristine');
  });

  it('is not snapshot up by one workflow that cannot be ended, however many there are', async () => {
    const uuids = await Promise.all(Array.from({ length: 202 }, async () => (await rig.create()).uuid));
    const [stuck = ''] = uuids.sort();
    await rig.bench.engine.executeSql("update workflows.steps set step = 'of_another_build' where workflow_uuid = $1", [stuck]);
    days(31);
    await sweep();
    const open = "select uuid from workflows.workflows where status <> 'failed' and uuid = any($1::uuid[])";
    expect((await rig.bench.engine.executeSql(open, [uuids])).rows).toEqual([{ uuid: stuck }]);
    expect(rig.bench.logged).toContainEqual(expect.objectContaining({ level: 'error', message: 'sweep failed' }));
  });

  it('deletes photos when the days that the person was promised are over', async () => {
    const person = await Person.enter(rig, { steps: ['consent', 'photo'] });
    await person.answer({ accepted: true });
    await person.start();
    const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const media = crypto.randomUUID();
    await person.upload('document', pixel, { uuid: media, type: 'image/png' });
    await rig.asPartner('PATCH', `/v1/workflows/${person.view.workflow.uuid}`, { status: 'success' });
    const blob = () => rig.bench.platform.blobs.read({ tenantId: rig.bench.tenant.id }, `workflows/test/${media}`);
    days(29);
    await sweep();
    expect(await blob()).not.toBeNull();
    days(2);
    await sweep();
    expect(await blob()).toBeNull();
    const { body } = await rig.asPartner('GET', `/v1/steps/${person.current.uuid}/media`);
    expect(body.result).toEqual([]);
  });
});
