import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FindingCode } from '#contracts/base/findings.ts';
import { createRig, Person, problemIn, type Rig } from '#test/support/workflows.ts';
import { watchStatesOf } from '../state/watch-states.ts';
import { REVIEW_SCOPE } from './review-step.ts';

let rig: Rig;
/** An API key that may decide, and its id. */
let key: string;
let keyId: string;
beforeAll(async () => {
  rig = await createRig();
  const reviewer = { tenantId: rig.bench.tenant.id, name: 'reviewer', livemode: false, scopes: ['workflows', REVIEW_SCOPE] };
  ({ key, id: keyId } = await rig.bench.keys.create(reviewer));
});
afterAll(() => rig.bench.close());
beforeEach(async () => {
  await rig.bench.jobs.run();
  rig.outside.findings = [];
  rig.outside.attached.length = 0;
  rig.outside.notices.length = 0;
});

const callback_url = 'https://banco.example/hooks';
const CURP = 'XEXX010101HNEXXXA4';

/** Returns a person who has answered a step with these findings and then the other steps. */
async function answered(findings: readonly FindingCode[], body: object = {}, more: readonly object[] = []): Promise<Person> {
  const person = await Person.enter(rig, { steps: ['note'], callback_url, ...body });
  rig.outside.findings = findings;
  await person.answer({ text: 'hola' });
  rig.outside.findings = [];
  for (const submission of more) await person.answer(submission);
  await rig.bench.jobs.run();
  return person;
}
const withIdentity = { steps: ['note', 'identity'] };
const doubtful = () => answered(['face_mismatch'], withIdentity, [{ curp: CURP }]);

/** Decides on the workflow as it is now, unless the body says what was seen. */
const decide = async (person: Person, body: object, headers: Record<string, string> = {}, bearer = key) => {
  const seen = (await workflowOf(person)).updated_at;
  return rig.send(bearer, 'POST', `/v1/workflows/${person.view.workflow.uuid}/decision`, { seen, ...body }, headers);
};
const workflowOf = async (person: Person) => (await rig.asPartner('GET', `/v1/workflows/${person.view.workflow.uuid}`)).body.result;
const logOf = (person: Person) => rig.bench.entriesOf(rig.bench.tenant.id, { kind: 'workflow', id: person.view.workflow.uuid });
const webhooksOf = (person: Person) =>
  rig.bench.outbound.sent.map(({ body }) => JSON.parse(body)).filter(({ data }) => data.workflow_uuid === person.view.workflow.uuid);

describe('an approval', () => {
  it('confirms the credential that was captured before it; without one nothing does', async () => {
    rig.outside.isCaptured = true;
    const person = await answered(['face_unsure'], withIdentity, [{ curp: CURP }]);
    expect(rig.outside.attached).toEqual([]);
    await decide(person, { decision: 'approve' });
    await rig.bench.jobs.run();
    expect(rig.outside.attached).toMatchObject([{ isApproved: true, capture: { card: { front: expect.any(Object) } } }]);
    rig.outside.attached.length = 0;
    await answered([], withIdentity, [{ curp: CURP }]);
    rig.outside.isCaptured = false;
    expect(rig.outside.attached).toMatchObject([{ isApproved: false, capture: { selfie: null } }]);
  });

  it.each<['a decision' | 'an operator’s step', string[]]>([
    ['a decision', ['identity', 'note']],
    ['an operator’s step', ['identity', 'approval']],
  ])('by %s tells the record of a person who was recorded before it', async (by, steps) => {
    rig.outside.isCaptured = true;
    rig.outside.attachment = { vouched_by: 'capture' };
    const person = await Person.enter(rig, { steps });
    await person.answer({ curp: CURP });
    await rig.bench.jobs.run();
    rig.outside.isCaptured = false;
    expect(rig.outside.attached).toMatchObject([{ isApproved: false }]);
    rig.outside.findings = ['face_unsure'];
    if (by === 'a decision') {
      await person.answer({ text: 'hola' });
      expect((await decide(person, { decision: 'approve' })).status).toBe(200);
    } else await rig.send(key, 'POST', `/v1/steps/${person.view.steps[1]!.uuid}/review`, { decision: 'approved' });
    rig.outside.attachment = { vouched_by: 'enrollment' };
    await rig.bench.jobs.run();
    rig.outside.attachment = {};
    expect(rig.outside.attached).toMatchObject([{ isApproved: false }, { isApproved: true }]);
    expect(await workflowOf(person)).toMatchObject({ status: 'success', vouched_by: 'enrollment' });
  });

  it('tells nothing anew of a person whom something stronger confirmed', async () => {
    rig.outside.attachment = { vouched_by: 'enrollment' };
    const person = await Person.enter(rig, { steps: ['identity', 'note'] });
    await person.answer({ curp: CURP });
    await rig.bench.jobs.run();
    rig.outside.findings = ['face_unsure'];
    await person.answer({ text: 'hola' });
    await decide(person, { decision: 'approve' });
    await rig.bench.jobs.run();
    rig.outside.attachment = {};
    expect(rig.outside.attached).toHaveLength(1);
    expect(await workflowOf(person)).toMatchObject({ status: 'success' });
  });
});

describe('a finding that a human decides', () => {
  it('holds the workflow after the last answer: nothing is recorded, the partner hears it, the person reads that it was received', async () => {
    const person = await doubtful();
    const record = await workflowOf(person);
    const waits = { status: 'working', finished_at: null, people_uuid: null, attention: ['face_mismatch'], decision: null };
    expect(record).toMatchObject({ ...waits, waiting_since: expect.any(String) });
    expect(rig.outside.attached).toEqual([]);
    expect(webhooksOf(person).map(({ type, data }) => [type, data.attention])).toEqual([['workflow.review_waiting', ['face_mismatch']]]);
    expect((await person.read()).workflow).toMatchObject({ status: 'received', error: null });
    expect(person.view.current).toBeNull();
  });

  it('holds a workflow that records nobody too, and one whose person a key named', async () => {
    for (const people_uuid of [undefined, rig.outside.peopleUuid]) {
      const person = await answered(['liveness_not_judged'], people_uuid ? { people_uuid } : {});
      expect(await workflowOf(person)).toMatchObject({ status: 'working', waiting_since: expect.any(String) });
      expect((await person.read()).workflow.status).toBe('received');
      expect((await decide(person, { decision: 'approve' })).status).toBe(200);
      expect((await person.read()).workflow.status).toBe('success');
    }
  });

  it('is among what a partner lists of what waits', async () => {
    const person = await doubtful();
    const { body } = await rig.asPartner('GET', '/v1/workflows?review=waiting');
    expect(body.result.data.map(({ uuid }: { uuid: string }) => uuid)).toContain(person.view.workflow.uuid);
  });

  it('is ended by no sweep', async () => {
    const person = await doubtful();
    rig.bench.clock.advance(400 * 86_400);
    await rig.sweep();
    expect(await workflowOf(person)).toMatchObject({ status: 'working', waiting_since: expect.any(String) });
  });

  it('comes after the rules, whose no needs no human', async () => {
    const { body } = await rig.asPartner('POST', '/v1/rules', { name: 'Nunca', expression: 'note.text == "adiós"', message: 'No' });
    const rules = [body.result.uuid];
    const { body: set } = await rig.asPartner('POST', '/v1/rule-sets', { name: 'Ninguna', rules });
    const person = await answered(['face_mismatch'], { rule_set_uuid: set.result.uuid });
    expect(await workflowOf(person)).toMatchObject({ status: 'rules_failed', waiting_since: null });
    expect(problemIn(await decide(person, { decision: 'approve' }))).toBe('conflict');
  });

  it('is gone with the answer that had it', async () => {
    const person = await Person.enter(rig, { steps: ['note', 'identity'] });
    rig.outside.findings = ['face_mismatch'];
    await person.answer({ text: 'hola' });
    await person.post('back');
    rig.outside.findings = [];
    await person.submit({ text: 'otra vez' });
    await person.answer({ curp: CURP });
    await rig.bench.jobs.run();
    expect(await workflowOf(person)).toMatchObject({ status: 'success', attention: [], waiting_since: null });
    expect(rig.outside.attached).toHaveLength(1);
  });

  it('of a person whose recording was queued stops it', async () => {
    const person = await Person.enter(rig, { steps: ['identity', 'note'] });
    await person.answer({ curp: CURP });
    rig.outside.findings = ['face_mismatch'];
    await person.answer({ text: 'hola' });
    await rig.bench.jobs.run();
    expect(rig.outside.attached).toEqual([]);
    await decide(person, { decision: 'approve' });
    await rig.bench.jobs.run();
    expect(rig.outside.attached).toHaveLength(1);
    expect(await workflowOf(person)).toMatchObject({ status: 'success', people_uuid: rig.outside.peopleUuid });
  });

  it('is decided by an operator’s step behind it', async () => {
    const person = await answered(['face_mismatch'], { steps: ['note', 'approval'] });
    expect(await workflowOf(person)).toMatchObject({ status: 'working', waiting_since: expect.any(String) });
    expect(problemIn(await decide(person, { decision: 'approve' }))).toBe('conflict');
    const step = person.view.steps[1]!.uuid;
    expect((await rig.send(key, 'POST', `/v1/steps/${step}/review`, { decision: 'approved' })).body.result.status).toBe('success');
  });

  it('continues where the setup says so, and fails where it says that; the session learns no reason', async () => {
    const on = await answered(['face_mismatch'], { setup: { note: { findings: { face_mismatch: 'continue' } } } });
    expect(await workflowOf(on)).toMatchObject({ status: 'success', attention: ['face_mismatch'] });
    const off = await answered(['card_expired'], { setup: { note: { findings: { card_expired: 'fail' } } } });
    expect(await workflowOf(off)).toMatchObject({ status: 'failed', error: { details: { reason: 'card_expired', error_id: 3002 } } });
    expect((await off.read()).workflow).toMatchObject({ status: 'failed', error: { reason: 'step_refused' } });
  });
});

describe('a decision', () => {
  it('that approves records the person, then the workflow is a success', async () => {
    const person = await doubtful();
    const seen = (await workflowOf(person)).updated_at;
    const { status, body } = await decide(person, { decision: 'approve', reasons: ['face_mismatch'], note: 'Es ella', seen });
    expect(status).toBe(200);
    const decision = { decision: 'approve', reasons: ['face_mismatch'], note: 'Es ella', decided_at: expect.any(String) };
    expect(body.result).toMatchObject({ status: 'working', waiting_since: null, decision });
    await rig.bench.jobs.run();
    expect(rig.outside.attached).toHaveLength(1);
    expect(await workflowOf(person)).toMatchObject({
      status: 'success',
      people_uuid: rig.outside.peopleUuid,
      attention: ['face_mismatch'],
    });
    const entry = (await logOf(person)).find(({ type }) => type === 'workflow.decided');
    expect(entry).toMatchObject({ actor: keyId, data: { approved: true, reasons: 'face_mismatch' } });
    expect(JSON.stringify(await logOf(person))).not.toContain('Es ella');
  });

  it('that rejects ends the workflow, records nobody, and hides the note from the person', async () => {
    const person = await doubtful();
    const { body } = await decide(person, { decision: 'reject', reasons: ['other_person'], note: 'Otra cara' });
    expect(body.result).toMatchObject({ status: 'failed', people_uuid: null, error: { details: { reason: 'review_rejected' } } });
    await rig.bench.jobs.run();
    expect(rig.outside.attached).toEqual([]);
    const shown = JSON.stringify(await person.read());
    expect(['Otra cara', 'other_person', 'face_mismatch'].filter((text) => shown.includes(text))).toEqual([]);
  });

  it('is made once: its repeat under a key is the same answer, any other a conflict', async () => {
    const person = await doubtful();
    const headers = { 'idempotency-key': 'decision-of-findings-1' };
    const approval = { decision: 'approve', seen: (await workflowOf(person)).updated_at };
    const first = await decide(person, approval, headers);
    expect((await decide(person, approval, headers)).body).toEqual(first.body);
    const other = await decide(person, { decision: 'reject' });
    expect([other.status, problemIn(other)]).toEqual([409, 'conflict']);
  });

  it('on a workflow that changed since it was read is refused, and nothing is lost', async () => {
    const person = await doubtful();
    const seen = new Date(Date.parse((await workflowOf(person)).updated_at) - 1).toISOString();
    const stale = await decide(person, { decision: 'approve', seen });
    expect([stale.status, problemIn(stale)]).toEqual([409, 'version_conflict']);
    expect(await workflowOf(person)).toMatchObject({ status: 'working', decision: null });
  });

  it('that approves without saying what was seen is refused; a rejection needs no more', async () => {
    const person = await doubtful();
    const blind = await decide(person, { decision: 'approve', seen: undefined });
    expect([blind.status, problemIn(blind), blind.body.errors]).toEqual([
      422,
      'invalid_body',
      [expect.objectContaining({ path: 'seen', code: 'required' })],
    ]);
    expect(await workflowOf(person)).toMatchObject({ status: 'working', decision: null });
    expect((await decide(person, { decision: 'reject', seen: undefined })).status).toBe(200);
  });

  it('needs the scope, a key, and the tenant', async () => {
    const person = await doubtful();
    const approval = { decision: 'approve' };
    expect(problemIn(await decide(person, approval, {}, person.token))).toBe('forbidden');
    expect(problemIn(await decide(person, approval, {}, rig.bench.apiKey))).toBe('scope_missing');
    const { tenantId } = await rig.bench.otherTenant();
    const stranger = await rig.bench.keys.create({ tenantId, name: 'stranger', livemode: false, scopes: ['workflows', REVIEW_SCOPE] });
    expect(problemIn(await decide(person, approval, {}, stranger.key))).toBe('not_found');
  });

  it('comes before the last answer where a step waits for the person whose recording is held', async () => {
    const person = await Person.enter(rig, { steps: ['note', 'identity', 'membership'] });
    rig.outside.findings = ['face_mismatch'];
    await person.answer({ text: 'hola' });
    rig.outside.findings = [];
    await person.answer({ curp: CURP });
    await rig.bench.jobs.run();
    const early = await person.start();
    // The same is said where no finding waits, so that nobody learns of one.
    expect([problemIn(early), early.body.detail]).toEqual(['conflict', 'The person is not recorded yet; try again later']);
    expect(await workflowOf(person)).toMatchObject({ status: 'working', waiting_since: expect.any(String) });
    rig.bench.clock.advance(400 * 86_400);
    await rig.sweep();
    expect((await decide(person, { decision: 'approve' })).status).toBe(200);
    await rig.bench.jobs.run();
    expect(rig.outside.attached).toHaveLength(1);
    const again = new Person(rig, (await rig.issue(person.view.workflow.uuid)).token, person.view);
    await again.read();
    await again.answer({});
    expect(await workflowOf(person)).toMatchObject({ status: 'success', people_uuid: rig.outside.peopleUuid });
  });

  it('is waited for from the moment in which a step told what hangs on the record; the session learns nothing of it', async () => {
    const person = await Person.enter(rig, { steps: ['note', 'identity', 'note:sign', 'note:last'], callback_url });
    rig.outside.findings = ['face_mismatch'];
    await person.answer({ text: 'hola' });
    rig.outside.findings = [];
    await person.answer({ curp: CURP });
    await person.start();
    const { uuid } = person.view.workflow;
    const stampOf = async () =>
      (await watchStatesOf(rig.bench.caller(), rig.bench.platform.database.query, [uuid], rig.bench.clock.now()))[0]!.stamp;
    const [before, view] = [await stampOf(), await person.read()];
    expect(await workflowOf(person)).toMatchObject({ waiting_since: null });
    rig.bench.clock.advance(1);
    rig.outside.bars = true;
    await person.call('GET', `/v1/session/steps/${person.current.uuid}/files/label`);
    rig.outside.bars = false;
    expect(await workflowOf(person)).toMatchObject({ status: 'working', waiting_since: expect.any(String) });
    await rig.bench.jobs.run();
    expect(webhooksOf(person).map(({ type }) => type)).toEqual(['workflow.review_waiting']);
    const { body } = await rig.asPartner('GET', '/v1/workflows?review=waiting');
    expect(body.result.data.map((one: { uuid: string }) => one.uuid)).toContain(uuid);
    expect(await stampOf()).toBe(before);
    const { server_time: _, can_go_back, ...now } = await person.read();
    expect({ ...now, can_go_back: !can_go_back, server_time: view.server_time }).toEqual(view);
  });

  it('keeps those on earlier findings, with their notes', async () => {
    const person = await Person.enter(rig, { steps: ['note', 'identity', 'note:last'] });
    rig.outside.findings = ['face_mismatch'];
    await person.answer({ text: 'hola' });
    await person.answer({ curp: CURP });
    const first = (await decide(person, { decision: 'approve', note: 'Es ella' })).body.result.decision;
    expect(first).toMatchObject({ note: 'Es ella', earlier: [] });
    await person.read();
    await person.answer({ text: 'hola' });
    const { earlier: _, ...before } = first;
    expect((await decide(person, { decision: 'reject', note: 'Otra cara' })).body.result).toMatchObject({
      status: 'failed',
      decision: { decision: 'reject', note: 'Otra cara', earlier: [before] },
    });
  });

  it('waits for nothing else: a workflow without such a finding is a conflict', async () => {
    const person = await Person.enter(rig, { steps: ['note', 'note:again'] });
    rig.outside.findings = ['face_mismatch'];
    await person.answer({ text: 'hola' });
    expect(problemIn(await decide(person, { decision: 'approve' }))).toBe('conflict');
    expect(problemIn(await decide(await answered([]), { decision: 'approve' }))).toBe('conflict');
  });

  it.each([
    ['approve', 'done'],
    ['reject', 'rejected'],
  ] as const)('tells the person that it was %s where they proved an address', async (decision, news) => {
    const person = await Person.enter(rig, { steps: ['code', 'note'], setup: { code: { email: 'diana@ejemplo.mx' } } });
    await person.start();
    await person.post('actions/send', { input: {} });
    await person.submit({ code: String(rig.outside.sends) });
    rig.outside.findings = ['face_unsure'];
    await person.answer({ text: 'hola' });
    await decide(person, { decision, note: 'Nota interna' });
    await rig.bench.jobs.run();
    expect(rig.outside.notices).toHaveLength(1);
    expect(JSON.stringify(rig.outside.notices[0])).toContain(news);
    expect(JSON.stringify(rig.outside.notices)).not.toContain('Nota interna');
  });
});
