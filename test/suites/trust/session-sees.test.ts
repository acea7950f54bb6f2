import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionView } from '#contracts/session/session.ts';
import { createRig, Person, type Rig } from '../../support/workflows.ts';
import { openHouse } from '../conformance/house.ts';
import type { Fixture } from '../conformance/sample.ts';
import { samples } from '../conformance/samples.ts';

/**
 * Class: the rights of a session. In every operation that it may call, also after the end, a session token reveals only what its session
 * view shows; it reports its device's events and nothing else, and after the end it changes nothing.
 */

let rig: Rig;
beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());

/** Members that may be non-null for a session, of the workflow and of each step. */
const WORKFLOW = ['uuid', 'status', 'disable_geolocation', 'geolocation', 'started_at', 'finished_at', 'expires_in', 'error', 'steps'];
const STEP = ['uuid', 'step', 'custom_id', 'metadata', 'status', 'started_at', 'finished_at', 'created_at', 'updated_at'];

const filled = (record: Record<string, unknown>) => Object.keys(record).filter((member) => record[member] !== null);
const beside = (record: Record<string, unknown>, allowed: readonly string[]) =>
  filled(record).filter((member) => !allowed.includes(member));

async function walked(): Promise<Person> {
  const person = await Person.enter(rig, {
    steps: ['note', 'note:again'],
    metadata: { risk_score: 87, internal_note: 'refer to compliance' },
    external_reference_id: 'account 7',
    responsible_uuid: randomUUID(),
    entity_uuid: randomUUID(),
    callback_url: 'https://bank.example/webhook',
  });
  await person.answer({ text: 'what the person said' });
  return person;
}

/** Returns every operation that a session token may call, with the answer of each. */
const calls = (person: Person) => {
  const { uuid } = person.view.workflow;
  return [
    () => person.call('POST', `/v1/workflows/${uuid}/initialize`, { device_name: 'A phone' }),
    () => person.call('PATCH', `/v1/workflows/${uuid}`, { status: 'working' }),
    () =>
      person.call('PATCH', `/v1/workflows/${uuid}`, {
        error: { details: { reason: 'camera_busy' }, extra: { waited: 8 } },
        status: 'error',
      }),
  ];
};

describe('what a session sees of the record', () => {
  it('is what its view shows, and every other member is there and null', async () => {
    const person = await walked();
    const key = (await rig.asPartner('GET', `/v1/workflows/${person.view.workflow.uuid}`)).body.result;
    for (const call of calls(person)) {
      const { status, body } = await call();
      expect(status).toBe(200);
      expect(Object.keys(body.result).sort()).toEqual(Object.keys(key).sort());
      expect(beside(body.result, WORKFLOW)).toEqual([]);
      for (const step of body.result.steps) {
        expect(Object.keys(step).sort()).toEqual(Object.keys(key.steps[0]).sort());
        expect(beside(step, STEP)).toEqual([]);
      }
      if (body.result.error) {
        expect(filled(body.result.error)).toEqual(['details']);
        expect(filled(body.result.error.details)).toEqual(['reason', 'error_id']);
      }
      expect(JSON.stringify(body)).not.toMatch(/compliance|account 7|what the person said|A phone/);
    }
  });

  it('is the same after the end', async () => {
    const person = await walked();
    await person.answer({ text: 'the last' });
    const { uuid } = person.view.workflow;
    const { status, body } = await person.call('POST', `/v1/workflows/${uuid}/initialize`, {});
    expect(status).toBe(200);
    expect(beside(body.result, WORKFLOW)).toEqual([]);
    expect(JSON.stringify(body)).not.toMatch(/compliance|account 7|the last/);
  });
});

describe('of all operations of all services', () => {
  it('a session opens two, with its own workflow, and sees nothing more there', async () => {
    const house = await openHouse();
    let numbers = 0;
    const call = (id: string, input: unknown, key?: string) =>
      house.call('http', house.operations.find((one) => one.id === id)!, input, key ? { key } : {});
    const fixture: Fixture = {
      house,
      next: () => ++numbers,
      make: async (id, input) => {
        const { body } = await call(id, input);
        return body.result ?? body;
      },
    };
    try {
      const workflow = await fixture.make('workflows.create', await samples['workflows.create']!.valid(fixture));
      const { token } = await fixture.make('workflows.createToken', { params: { uuid: workflow.uuid }, body: {} });
      const own: Record<string, string> = { workflows: workflow.uuid, steps: workflow.steps[0].uuid };
      const open: string[] = [];
      for (const { id } of house.operations) {
        const input = (await samples[id]!.valid(fixture)) as { uuid?: string; params?: { uuid?: string } } | undefined;
        const uuid = own[id.split('.')[0]!];
        if (uuid && input?.uuid) input.uuid = uuid;
        if (uuid && input?.params?.uuid) input.params.uuid = uuid;
        const { status, body } = await call(id, input, token);
        if (status === 401 || status === 403) continue;
        open.push(id);
        expect(status, id).toBe(200);
        expect(beside(body.result, WORKFLOW), id).toEqual([]);
        for (const step of body.result.steps) expect(beside(step, STEP), id).toEqual([]);
      }
      expect(open).toEqual(['workflows.initialize', 'workflows.update']);
    } finally {
      await house.close();
    }
  });

  it('the session’s own answer with their view, and no member beside', async () => {
    const person = await walked();
    const answers = [
      await person.call('GET', '/v1/session'),
      await person.post('back'),
      await person.start(),
      await person.post('error', { reason: 'camera_silent' }),
      await person.submit({ text: 'again' }),
      await person.call('GET', '/v1/session'),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(sessionView.parse(body.result)).toEqual(body.result);
    }
  });
});

describe('what a session may say', () => {
  it('is a cause of its own table', async () => {
    const person = await walked();
    for (const reason of ['person_refused', 'expired', 'under_age', 'anything_else']) {
      const reported = await person.post('error', { reason });
      expect(reported.status, reason).toBe(400);
      const body = { status: 'error', error: { details: { reason } } };
      expect((await person.call('PATCH', `/v1/workflows/${person.view.workflow.uuid}`, body)).status, reason).toBe(400);
    }
    expect((await person.post('error', { reason: 'camera_silent' })).status).toBe(200);
  });

  it('has at most twenty figures', async () => {
    const person = await walked();
    const extra = (figures: number) => Object.fromEntries(Array.from({ length: figures }, (_, at) => [`figure_${at}`, at]));
    expect((await person.post('error', { reason: 'camera_silent', extra: extra(20) })).status).toBe(200);
    expect((await person.post('error', { reason: 'camera_silent', extra: extra(21) })).status).toBe(400);
    const report = (figures: number) => ({ error: { details: { reason: 'camera_silent' }, extra: extra(figures) } });
    const path = `/v1/workflows/${person.view.workflow.uuid}`;
    expect((await person.call('PATCH', path, report(21))).status).toBe(400);
    expect((await person.call('PATCH', path, report(20))).status).toBe(200);
  });

  it('changes nothing after the end, what is recorded of the device included', async () => {
    const person = await walked();
    await person.answer({ text: 'the last' });
    const { uuid } = person.view.workflow;
    const record = async () => (await rig.asPartner('GET', `/v1/workflows/${uuid}`)).body.result;
    const before = await record();
    await person.call('POST', `/v1/workflows/${uuid}/initialize`, { ip: '198.51.100.1', user_agent: 'forged' });
    await person.call('PATCH', `/v1/workflows/${uuid}`, { internal_metadata: { device_name: 'forged' } });
    expect(await record()).toEqual(before);
  });
});
