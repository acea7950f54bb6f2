import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { StepFailure } from '#steps/base/step.server.ts';
import { createRig, Person, problemIn, type Rig } from '#test/support/workflows.ts';

let rig: Rig;

beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => {
  rig.outside.failure = null;
  rig.outside.fault = null;
  rig.bench.clock.advance(61);
});

const file = (person: Person, name: string, step = person.view.steps[0]!.uuid) =>
  person.call('GET', `/v1/session/steps/${step}/files/${name}`);

it('of the open step reach its person, kept by nobody on the way', async () => {
  const person = await Person.enter(rig, { setup: { note: { label: 'Hola' } } });
  await person.start();
  const answer = await file(person, 'label');
  expect([answer.status, answer.body]).toEqual([200, 'Hola']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/plain',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': 'attachment; filename="label.txt"',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

it('of a finished step stay, also after the end, and the session names the one to take away', async () => {
  const person = await Person.enter(rig, { setup: { note: { label: 'Hola' } } });
  await person.start();
  expect(person.view.steps[0]!.keeps).toBeNull();
  expect(problemIn(await file(person, 'text'))).toBe('not_found');
  await person.submit({ text: 'lo dicho' });
  expect(person.view.workflow.status).toBe('success');
  expect(person.view.steps[0]!.keeps).toEqual({ file: 'text', save_as: 'Hola.txt', ready: true, waits_for_others: false, comes: true });
  expect((await file(person, 'text')).body).toBe('lo dicho');
});

it('are not there before the step is started, out of order, of another workflow, or under a name that the contract does not take', async () => {
  const person = await Person.enter(rig, { steps: ['note:a', 'note:b', 'identity'] });
  expect(problemIn(await file(person, 'label'))).toBe('conflict');
  await person.start();
  expect(problemIn(await file(person, 'label', person.view.steps[1]!.uuid))).toBe('step_not_current');
  const stranger = await Person.enter(rig);
  await stranger.start();
  for (const answer of [
    await file(person, 'label', stranger.view.steps[0]!.uuid),
    await file(person, 'label', person.view.steps[2]!.uuid),
    await file(person, 'toString'),
    await file(person, '..%2Flabel'),
    await file(person, 'label%00'),
    await file(person, 'label/text'),
  ])
    expect(answer.status === 404 || (answer.status === 400 && problemIn(answer) === 'invalid_body')).toBe(true);
});

it('tell nothing to somebody who went back while they were made', async () => {
  const person = await Person.enter(rig, { steps: ['note:a', 'note:b'], setup: { 'note:b': { label: 'Hola' } } });
  await person.answer({ text: 'uno' });
  await person.start();
  const [made, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  rig.outside.onFile = () => {
    made.resolve();
    return release.promise;
  };
  const answer = file(person, 'label', person.current.uuid);
  await made.promise;
  rig.outside.onFile = null;
  await person.post('back');
  release.resolve();
  expect(problemIn(await answer)).toBe('step_not_current');
});

it('are for a session token alone', async () => {
  const person = await Person.enter(rig);
  await person.start();
  const path = `/v1/session/steps/${person.current.uuid}/files/label`;
  expect((await rig.asPartner('GET', path)).status).toBe(403);
  expect((await rig.send('', 'GET', path)).status).toBe(403);
});

it('that cannot be made say so and cost no attempt; one that is too large never leaves', async () => {
  const person = await Person.enter(rig);
  await person.start();
  rig.outside.failure = new StepFailure('unavailable', 'The maker is down', { retryAfter: 3 });
  const late = await file(person, 'label');
  expect([late.status, problemIn(late), late.headers.get('retry-after')]).toEqual([503, 'unavailable', '3']);
  rig.outside.failure = new Error('a bug with CURP in its message');
  const broken = await file(person, 'label');
  expect([broken.status, JSON.stringify(broken.body).includes('CURP')]).toEqual([500, false]);
  rig.outside.failure = null;
  expect((await file(person, 'huge')).status).toBe(500);
  await person.read();
  expect(person.current).toMatchObject({ status: 'working', attempts_left: 3 });
});

it('that say what only the operator can cure reach the person, and the operator hears of it once for each visit', async () => {
  const person = await Person.enter(rig, { callback_url: 'https://banco.example/hooks' });
  await person.start();
  const extra = { element: 'e1', name: 'Firma del aval' };
  rig.outside.fault = { reason: 'document_unusable', extra };
  const notices = async () => {
    await rig.bench.jobs.run();
    const events = rig.bench.outbound.sent
      .map(({ body }) => JSON.parse(body))
      .filter(({ data }) => data.workflow_uuid === person.view.workflow.uuid);
    return events.map(({ type, data }) => [type, data.error]);
  };
  for (let asked = 0; asked < 3; asked++) expect((await file(person, 'label')).status).toBe(200);
  await person.read();
  const error = { fatal: false, details: { reason: 'document_unusable', error_id: 3005 } };
  expect(person.view.workflow).toMatchObject({ status: 'error', error: { reason: 'document_unusable', fatal: false } });
  expect(person.current).toMatchObject({ status: 'error', attempts_left: 3, error: { error_id: 3005 } });
  // Only an API key reads the details of the error (`extra`); webhooks and the person do not.
  expect(await notices()).toMatchObject([['workflow.error', { ...error, extra: {} }]]);
  expect(JSON.stringify(person.view)).not.toContain('aval');
  const read = await rig.asPartner('GET', `/v1/workflows/${person.view.workflow.uuid}`);
  expect(read.body.result.error).toMatchObject({ ...error, extra });

  // A person who returns gets the same error, and the operator a second webhook.
  await person.call('POST', `/v1/workflows/${person.view.workflow.uuid}/initialize`, {});
  expect((await file(person, 'label')).status).toBe(200);
  expect(await notices()).toMatchObject([
    ['workflow.error', error],
    ['workflow.error', error],
  ]);
  rig.outside.fault = null;
  await person.read();
  expect((await person.submit({ text: 'hola' })).status).toBe(200);
  expect(person.view.workflow).toMatchObject({ status: 'success', error: null });
});

it('that are fetched while the answer is at work are remembered all the same', async () => {
  const person = await Person.enter(rig);
  await person.start();
  const step = person.current.uuid;
  const { promise, resolve } = Promise.withResolvers<void>();
  rig.outside.pause = promise;
  const { completions } = rig.outside;
  const submitting = person.submit({ text: 'hola' });
  await vi.waitFor(() => expect(rig.outside.completions).toBe(completions + 1));
  expect((await file(person, 'label', step)).status).toBe(200);
  rig.outside.pause = null;
  resolve();
  expect((await submitting).status).toBe(200);
  const rows = rig.bench.platform.database.query.selectFrom('workflows.steps').select('memory').where('uuid', '=', step);
  expect(await rows.executeTakeFirst()).toEqual({ memory: { label: 'asked for' } });
});

it('are not noted as fetched where only their head is asked for', async () => {
  const person = await Person.enter(rig);
  await person.start();
  const { uuid } = person.current;
  expect((await person.call('HEAD', `/v1/session/steps/${uuid}/files/label`)).status).toBe(404);
  const rows = rig.bench.platform.database.query.selectFrom('workflows.steps').select('memory').where('uuid', '=', uuid);
  expect(await rows.executeTakeFirst()).toEqual({ memory: {} });
});

it('are asked for a hundred times a minute at most', async () => {
  const person = await Person.enter(rig);
  await person.start();
  for (let asked = 0; asked < 100; asked++) expect((await file(person, 'label')).status).toBe(200);
  const answer = await file(person, 'label');
  expect([answer.status, problemIn(answer)]).toEqual([429, 'rate_limited']);
});
