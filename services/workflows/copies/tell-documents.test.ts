import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STILL_TO_COME } from '#test/support/sample-steps.ts';
import { createRig, Person, problemIn, type Rig } from '#test/support/workflows.ts';
import { REVIEW_SCOPE } from '../workflows/review-step.ts';

/** What the documents service is told of a decision on findings, and what the person is offered meanwhile. */

let rig: Rig;
let key: string;
beforeAll(async () => {
  rig = await createRig();
  const reviewer = { tenantId: rig.bench.tenant.id, name: 'reviewer', livemode: false, scopes: ['workflows', REVIEW_SCOPE] };
  ({ key } = await rig.bench.keys.create(reviewer));
});
afterAll(() => rig.bench.close());
beforeEach(() => {
  rig.outside.findings = [];
  rig.outside.failure = null;
  rig.outside.decided.length = 0;
});

const uuidOf = (person: Person) => person.view.workflow.uuid;
const run = () => rig.bench.jobs.run();
/** Returns a person whose first answer has a finding. */
async function doubtful(body: object = {}, text = STILL_TO_COME): Promise<Person> {
  const person = await Person.enter(rig, { steps: ['note'], ...body });
  rig.outside.findings = ['face_mismatch'];
  await person.answer({ text });
  rig.outside.findings = [];
  return person;
}
const decide = async (person: Person, decision: 'approve' | 'reject') => {
  const { body } = await rig.asPartner('GET', `/v1/workflows/${uuidOf(person)}`);
  return rig.send(key, 'POST', `/v1/workflows/${uuidOf(person)}/decision`, { decision, seen: body.result.updated_at });
};
const set = (person: Person, body: object) => rig.asPartner('PATCH', `/v1/workflows/${uuidOf(person)}`, body);
const toldOf = async (person: Person) => {
  await run();
  return [...new Set(rig.outside.decided.flatMap(([workflow, approved]) => (workflow === uuidOf(person) ? [approved] : [])))];
};
const review = (person: Person, decision: 'approved' | 'rejected') =>
  rig.send(key, 'POST', `/v1/steps/${person.view.steps.at(-1)!.uuid}/review`, { decision });

describe('the documents service hears', () => {
  it('nothing while a finding is undecided or may still come, and nothing of a workflow without signatures', async () => {
    expect(await toldOf(await doubtful())).toEqual([]);
    expect(await toldOf(await doubtful({ steps: ['note', 'note:again'] }))).toEqual([]);
    const coming = await Person.enter(rig, { steps: ['note', 'note:again'] });
    await coming.answer({ text: 'hola' });
    expect(await toldOf(coming)).toEqual([]);
    const plain = await Person.enter(rig, { steps: ['identity'] });
    await plain.answer({ curp: 'XEXX010101HNEXXXA4' });
    expect(await toldOf(plain)).toEqual([]);
  });

  it('the good end of a workflow whose steps found nothing', async () => {
    const person = await Person.enter(rig, { steps: ['note'] });
    await person.answer({ text: 'hola' });
    expect(await toldOf(person)).toEqual([true]);
  });

  it('the end of a workflow that failed before the step that might have found something', async () => {
    const person = await Person.enter(rig, { steps: ['note', 'note:again'] });
    await person.answer({ text: 'hola' });
    await set(person, { status: 'failed' });
    expect(await toldOf(person)).toEqual([false]);
  });

  it.each([
    ['an approval', (person: Person) => decide(person, 'approve'), true],
    ['a rejection', (person: Person) => decide(person, 'reject'), false],
    ['an end that a key set', (person: Person) => set(person, { status: 'failed' }), false],
  ])('%s', async (_what, act, approved) => {
    const person = await doubtful();
    await act(person);
    expect(await toldOf(person)).toEqual([approved]);
  });

  it('no success that a key sets, which is refused while a finding is undecided', async () => {
    const person = await doubtful();
    expect(problemIn(await set(person, { status: 'success' }))).toBe('conflict');
    expect(await toldOf(person)).toEqual([]);
  });

  it.each(['approved', 'rejected'] as const)('that an operator’s own step was %s', async (decision) => {
    const person = await doubtful({ steps: ['note', 'approval'] });
    expect(await toldOf(person)).toEqual([]);
    await review(person, decision);
    expect(await toldOf(person)).toEqual([decision === 'approved']);
  });

  it('that a rule does not hold, and that nobody came back', async () => {
    const { body } = await rig.asPartner('POST', '/v1/rules', { name: 'Nunca', expression: 'note.text == "adiós"', message: 'No' });
    const set = await rig.asPartner('POST', '/v1/rule-sets', { name: 'Reglas', rules: [body.result.uuid] });
    const ruled = await doubtful({ rule_set_uuid: set.body.result.uuid });
    expect(await toldOf(ruled)).toEqual([false]);
    const gone = await doubtful({ steps: ['note', 'note:again'] });
    rig.bench.clock.advance(400 * 86_400);
    await rig.sweep();
    expect(await toldOf(gone)).toEqual([false]);
  });

  it('the approval of a workflow that was rejected and opened again', async () => {
    const person = await doubtful();
    await decide(person, 'reject');
    await set(person, { status: 'working' });
    await decide(person, 'approve');
    const told = await toldOf(person);
    expect(told.at(-1)).toBe(true);
    expect(told).not.toContain(null);
  });

  it('of a second finding before a late job of the first: nothing, until that is decided too', async () => {
    const person = await doubtful({ steps: ['note', 'approval', 'note:again'] });
    await rig.send(key, 'POST', `/v1/steps/${person.view.steps[1]!.uuid}/review`, { decision: 'approved' });
    await person.read();
    rig.outside.findings = ['liveness_failed'];
    await person.answer({ text: 'otra' });
    expect(await toldOf(person)).toEqual([]);
    await decide(person, 'approve');
    expect(await toldOf(person)).toEqual([true]);
  });

  it('the decision on a workflow that was deleted before the job ran', async () => {
    const person = await doubtful();
    await decide(person, 'approve');
    await rig.asPartner('DELETE', `/v1/workflows/${uuidOf(person)}`);
    expect(await toldOf(person)).toEqual([true]);
  });
});

describe('the copy that the person is offered', () => {
  const copyOf = async (person: Person) => (await person.read()).steps[0]!.keeps;

  it('is still to come while nobody decided, and comes for nobody after a rejection', async () => {
    const person = await doubtful();
    expect(await copyOf(person)).toMatchObject({ ready: false });
    await decide(person, 'reject');
    expect(await copyOf(person)).toBeNull();
    const approved = await doubtful();
    await decide(approved, 'approve');
    expect(await copyOf(approved)).toMatchObject({ ready: false });
  });

  it('stays where it was ready before the rejection', async () => {
    const person = await doubtful({}, 'hola');
    await decide(person, 'reject');
    expect(await copyOf(person)).toMatchObject({ ready: true });
  });
});
