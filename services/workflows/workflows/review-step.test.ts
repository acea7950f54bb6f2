import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '#platform/base/problem.ts';
import { createRig, Person, problemIn, type Rig } from '#test/support/workflows.ts';
import { REVIEW_SCOPE } from './review-step.ts';

let rig: Rig;
/** An API key that may decide reviews, and its id. */
let key: string;
let keyId: string;
beforeAll(async () => {
  rig = await createRig();
  const reviewer = { tenantId: rig.bench.tenant.id, name: 'reviewer', livemode: false, scopes: ['workflows', REVIEW_SCOPE] };
  ({ key, id: keyId } = await rig.bench.keys.create(reviewer));
});
afterAll(() => rig.bench.close());
beforeEach(async () => {
  rig.outside.failure = null;
  await rig.bench.jobs.run();
  rig.outside.notices.length = 0;
});

const callback_url = 'https://banco.example/hooks';

/** Returns a person who has answered all steps and whose workflow waits for a human review. */
const waiting = (...more: string[]) => waitingIn({ steps: ['code', 'approval', ...more] });

async function waitingIn(body: object): Promise<Person> {
  const person = await Person.enter(rig, { setup: { code: { email: 'diana@ejemplo.mx' } }, callback_url, ...body });
  await person.start();
  await person.post('actions/send', { input: {} });
  await person.submit({ code: String(rig.outside.sends) });
  return person;
}

const review = (person: Person, body: object, headers: Record<string, string> = {}, bearer = key) =>
  rig.send(bearer, 'POST', `/v1/steps/${person.view.steps.find(({ step }) => step === 'approval')!.uuid}/review`, body, headers);
const workflowOf = async (person: Person) => (await rig.asPartner('GET', `/v1/workflows/${person.view.workflow.uuid}`)).body.result;
const logOf = (person: Person) => rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: person.view.workflow.uuid });
const webhooksOf = (person: Person) =>
  rig.bench.outbound.sent.map(({ body }) => JSON.parse(body)).filter(({ data }) => data.workflow_uuid === person.view.workflow.uuid);

describe('a step that waits for an operator', () => {
  it('is open at once, says so to the partner, and shows the person that they wait', async () => {
    const person = await waiting();
    expect(person.current).toMatchObject({ step: 'approval', status: 'working', answered_by: 'operator' });
    expect(person.view.can_go_back).toBe(false);
    expect((await workflowOf(person)).waiting_since).toBe(rig.bench.clock.now().toISOString());
    await rig.bench.jobs.run();
    expect(webhooksOf(person).map(({ type }) => type)).toEqual(['workflow.review_waiting']);
  });

  it('is among what a partner lists of what waits, until it is decided', async () => {
    const listed = async () =>
      (await rig.asPartner('GET', '/v1/workflows?review=waiting')).body.result.data.map(({ uuid }: { uuid: string }) => uuid);
    const [first, second] = [await waiting(), await waiting()];
    const mine = [first, second].map((person) => person.view.workflow.uuid);
    expect(await listed()).toEqual(expect.arrayContaining(mine));
    expect((await review(second, { decision: 'approved' })).status).toBe(200);
    expect(await listed()).toContain(mine[0]);
    expect(await listed()).not.toContain(mine[1]);
    expect((await rig.asPartner('GET', '/v1/workflows?review=perhaps')).status).toBe(400);
  });

  it('takes nothing from the session, and no decision without the scope', async () => {
    const person = await waiting();
    expect(problemIn(await person.submit({ decision: 'approved' }))).toBe('conflict');
    expect(problemIn(await review(person, { decision: 'approved' }, {}, person.token))).toBe('forbidden');
    expect(problemIn(await review(person, { decision: 'approved' }, {}, rig.bench.apiKey))).toBe('scope_missing');
    const { tenantId } = await rig.bench.otherTenant();
    const stranger = await rig.bench.keys.create({ tenantId, name: 'stranger', livemode: false, scopes: ['workflows', REVIEW_SCOPE] });
    expect((await review(person, { decision: 'approved' }, {}, stranger.key)).status).toBe(404);
    expect((await review(person, { decision: 'perhaps' })).status).toBe(400);
    expect((await person.read()).workflow.status).toBe('working');
  });

  it('is not there where the person answers', async () => {
    const person = await Person.enter(rig, { steps: ['note', 'approval'] });
    const [note] = person.view.steps;
    await person.start();
    expect(problemIn(await rig.send(key, 'POST', `/v1/steps/${note!.uuid}/review`, { decision: 'approved' }))).toBe('conflict');
    expect(problemIn(await review(person, { decision: 'approved' }))).toBe('step_not_current');
  });

  it('is ended by no sweep, and its media stay', async () => {
    const person = await waiting();
    rig.bench.clock.advance(400 * 86_400);
    await rig.sweep();
    expect(await workflowOf(person)).toMatchObject({ status: 'working', finished_at: null });
  });
});

it('leaves the person their days: they count from the answer of the operator', async () => {
  const person = await waiting('note');
  rig.bench.clock.advance(31 * 86_400);
  await review(person, { decision: 'approved' });
  await rig.sweep();
  expect(await workflowOf(person)).toMatchObject({ status: 'working' });
  rig.bench.clock.advance(31 * 86_400);
  await rig.sweep();
  expect(await workflowOf(person)).toMatchObject({ status: 'failed', error: { details: { reason: 'expired' } } });
});

describe('a decision', () => {
  it('that approves goes on, to success where nothing is left, and the log has the id of the key', async () => {
    const person = await waiting();
    const { status, body } = await review(person, { decision: 'approved', reason: 'Todo coincide' });
    expect(status).toBe(200);
    expect(body.result).toMatchObject({ status: 'success', waiting_since: null });
    expect((await person.read()).workflow.status).toBe('success');
    const decided = (await logOf(person)).filter(({ type }) => type === 'step.submitted').at(-1);
    expect(decided).toMatchObject({ actor: keyId, data: { step: person.view.steps[1]!.uuid, outcome: 'success' } });

    const open = await waiting('note');
    expect((await review(open, { decision: 'approved' })).body.result.status).toBe('working');
    expect((await open.read()).current?.step).toBe('note');
  });

  it('that rejects ends the workflow, with its cause', async () => {
    const person = await waiting();
    const { body } = await review(person, { decision: 'rejected', reason: 'La foto es de otra persona' });
    expect(body.result).toMatchObject({ status: 'failed', error: { fatal: true, details: { reason: 'review_rejected', error_id: 3002 } } });
    expect(JSON.stringify(await person.read())).not.toContain('otra persona');
  });

  it('stays: the same one under its key is the same answer, and any later one a conflict', async () => {
    const person = await waiting('note');
    const headers = { 'idempotency-key': 'decision-1' };
    const first = await review(person, { decision: 'approved' }, headers);
    const again = await review(person, { decision: 'approved' }, headers);
    expect(again.body).toEqual(first.body);
    const other = await review(person, { decision: 'rejected' }, headers);
    expect([other.status, problemIn(other)]).toEqual([409, 'idempotency_conflict']);
    const second = await review(person, { decision: 'rejected' });
    expect([second.status, problemIn(second)]).toEqual([409, 'step_not_current']);
    await person.read();
    await person.answer({ text: 'hola' });
    const late = await review(person, { decision: 'rejected' });
    expect([late.status, problemIn(late)]).toEqual([409, 'workflow_finished']);
  });
});

describe('the person', () => {
  it.each([
    ['approved', [], 'done'],
    ['approved', ['note'], 'go_on'],
    ['rejected', [], 'rejected'],
  ] as const)('hears that it was %s, with %j to come, where they proved an address', async (decision, more, news) => {
    const person = await waiting(...more);
    await review(person, { decision, reason: 'Nota interna' });
    await rig.bench.jobs.run();
    const { uuid } = person.view.workflow;
    expect(rig.outside.notices).toEqual([
      { channel: 'EMAIL', to: 'diana@ejemplo.mx', news, reference: expect.any(String), user: uuid, language: null },
    ]);
  });

  it('hears what conditions made of the answer: nothing is left, or the rules do not hold', async () => {
    const heard = async (body: object) => {
      const person = await waitingIn(body);
      await review(person, { decision: 'approved' });
      await rig.bench.jobs.run();
      return [(await workflowOf(person)).status, rig.outside.notices.splice(0).map(({ news }) => news)];
    };
    const skip_steps = { note: 'approval.decision == "approved"' };
    expect(await heard({ steps: ['code', 'approval', 'note'], skip_steps })).toEqual(['success', ['done']]);
    const rule = await rig.asPartner('POST', '/v1/rules', { name: 'Nunca', expression: 'metadata != null' });
    const rules = [rule.body.result.uuid];
    const set = (await rig.asPartner('POST', '/v1/rule-sets', { name: 'Nunca', rules })).body.result.uuid;
    expect(await heard({ steps: ['code', 'approval'], rule_set_uuid: set })).toEqual(['rules_failed', ['rejected']]);
  });

  it('hears nothing while another operator has to answer', async () => {
    const person = await waiting('approval:second');
    await review(person, { decision: 'approved' });
    await rig.bench.jobs.run();
    expect(rig.outside.notices).toEqual([]);
  });

  it('hears it under one reference however often it is tried, and not at all without a proven address', async () => {
    const person = await waiting();
    const references: string[] = [];
    await review(person, { decision: 'approved' });
    for (let tries = 0; tries < 2; tries++) {
      references.push(
        ...(await rig.bench.jobs.waiting()).flatMap(({ data }) => ('news' in data && 'reference' in data ? [String(data.reference)] : [])),
      );
      rig.outside.failure = tries === 0 ? new Problem('unavailable', 'No carrier took it') : null;
      await rig.bench.jobs.run();
      rig.bench.clock.advance(3600);
    }
    expect(new Set(references).size).toBe(1);
    expect(rig.outside.notices.map(({ reference }) => reference)).toEqual([references[0]]);

    const unknown = await Person.enter(rig, { steps: ['approval'] });
    await review(unknown, { decision: 'approved' });
    await rig.bench.jobs.run();
    expect(rig.outside.notices).toHaveLength(1);
  });
});
