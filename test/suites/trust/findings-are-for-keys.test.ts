import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { findingCodes } from '#contracts/base/findings.ts';
import { createRig, Person, type Rig } from '../../support/workflows.ts';

/** Class: findings. API keys read the codes of what a human may have to judge; no answer to a session has one, so nobody learns to evade. */

const callback_url = 'https://banco.example/hooks';

let rig: Rig;
beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => {
  rig.outside.findings = [];
  rig.outside.no = null;
});

const attentionOf = async (person: Person) =>
  (await rig.asPartner('GET', `/v1/workflows/${person.view.workflow.uuid}`)).body.result.attention as string[];

async function webhooksOf(person: Person) {
  await rig.bench.jobs.run();
  const all = rig.bench.outbound.sent.map(({ body }) => JSON.parse(body));
  return all.filter(({ data }) => data.workflow_uuid === person.view.workflow.uuid);
}

it('keys read them in records, lists and webhooks; no session does, in any answer', async () => {
  rig.outside.findings = findingCodes;
  const person = await Person.enter(rig, { steps: ['note', 'note:again'], callback_url });
  const { uuid } = person.view.workflow;
  const answers = [
    await person.answer({ text: 'the first' }),
    await person.call('POST', `/v1/workflows/${uuid}/initialize`, {}),
    await person.call('PATCH', `/v1/workflows/${uuid}`, { status: 'working' }),
    await person.post('back'),
    await person.submit({ text: 'the first' }),
    await person.answer({ text: 'the last' }),
    await person.call('GET', '/v1/session'),
    await person.call('POST', `/v1/workflows/${uuid}/initialize`, {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const shown = JSON.stringify(answers.map(({ body }) => body));
  expect(findingCodes.filter((code) => shown.includes(code))).toEqual([]);
  expect(await attentionOf(person)).toEqual(findingCodes);
  const listed = (await rig.asPartner('GET', '/v1/workflows')).body.result.data.find((record: { uuid: string }) => record.uuid === uuid);
  expect(listed.attention).toEqual(findingCodes);
  const [waits] = await webhooksOf(person);
  expect([waits.type, waits.data.attention]).toEqual(['workflow.review_waiting', findingCodes]);
});

it.each(findingCodes)('a step that says no for %s tells the session that it was refused, and the key why', async (code) => {
  Object.assign(rig.outside, { findings: [code], no: code });
  const person = await Person.enter(rig, { steps: ['note'] });
  const { uuid } = person.view.workflow;
  const answers = [
    await person.answer({ text: 'the only one' }),
    await person.call('GET', '/v1/session'),
    await person.call('POST', `/v1/workflows/${uuid}/initialize`, {}),
  ];
  expect(JSON.stringify(answers.map(({ body }) => body))).not.toContain(code);
  expect(person.view.workflow).toMatchObject({ status: 'failed', error: { reason: 'step_refused' } });
  expect((await rig.asPartner('GET', `/v1/workflows/${uuid}`)).body.result.error.details.reason).toBe(code);
});

it('a submission that was replaced leaves them in the log alone', async () => {
  rig.outside.findings = ['face_unsure'];
  const person = await Person.enter(rig, { steps: ['note', 'note:again'] });
  await person.answer({ text: 'the first' });
  expect(await attentionOf(person)).toEqual(['face_unsure']);
  // They count until another answer takes their place.
  await person.post('back');
  expect(await attentionOf(person)).toEqual(['face_unsure']);
  rig.outside.findings = ['liveness_failed'];
  await person.submit({ text: 'another' });
  await person.answer({ text: 'the last' });
  expect(await attentionOf(person)).toEqual(['liveness_failed']);
  const log = await rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: person.view.workflow.uuid });
  const entries = log.filter(({ type }) => type === 'findings.replaced');
  expect(entries.map(({ data }) => data.codes)).toEqual(['face_unsure']);
});

it('the same answer keeps them after another submission, although the step finds them no more', async () => {
  rig.outside.findings = ['face_mismatch', 'face_not_judged'];
  const person = await Person.enter(rig, { steps: ['note', 'note:again'] });
  await person.answer({ text: 'the first' });
  await person.post('back');
  rig.outside.findings = [];
  await person.submit({ text: 'the first' });
  await person.answer({ text: 'the last' });
  expect(await attentionOf(person)).toEqual(['face_mismatch']);
  expect((await person.read()).workflow.status).toBe('received');
});

it('another device with the same link is one, for which nobody waits', async () => {
  const person = await Person.enter(rig, { steps: ['note', 'note:again'] });
  for (const device of ['the first', 'another']) {
    person.device = device;
    rig.bench.clock.advance(61);
    await person.read();
  }
  await person.answer({ text: 'hola' });
  await person.answer({ text: 'the last' });
  expect(await attentionOf(person)).toEqual(['another_device']);
  expect((await person.read()).workflow.status).toBe('success');
});

it('another device with the same link is one also for what a device answers to which it hands over', async () => {
  const person = await Person.enter(rig, { steps: ['note', 'note:again'] });
  for (const device of ['the first', 'another']) {
    person.device = device;
    rig.bench.clock.advance(61);
    await person.read();
  }
  const { url } = (await person.call('POST', '/v1/session/handoff')).body.result;
  const second = new Person(rig, new URL(url).hash.replace('#t=', ''), person.view);
  second.device = 'a third';
  await second.read();
  await second.answer({ text: 'hola' });
  expect(await attentionOf(person)).toEqual(['another_device']);
});

it('a step that refuses tells the reason of it too', async () => {
  Object.assign(rig.outside, { findings: ['card_expired'], no: 'credential_expired' });
  const person = await Person.enter(rig, { steps: ['note'], callback_url });
  await person.answer({ text: 'the only one' });
  const [failed] = await webhooksOf(person);
  expect([failed.type, failed.data.attention]).toEqual(['workflow.failed', ['card_expired']]);
});
