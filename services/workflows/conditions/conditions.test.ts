import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FindingCode } from '#contracts/base/findings.ts';
import { createRig, Person, problemIn, type Rig } from '#test/support/workflows.ts';

let rig: Rig;

beforeAll(async () => {
  rig = await createRig();
});
afterAll(() => rig.bench.close());
beforeEach(() => rig.bench.clock.advance(61));

const post = (path: string, body: unknown) => rig.asPartner('POST', `/v1/${path}`, body);
const recordOf = async ({ view }: Person) => (await rig.asPartner('GET', `/v1/workflows/${view.workflow.uuid}`)).body.result;
const statuses = ({ view }: Person) => view.steps.map(({ status }) => status);
const logOf = async (uuid: string) => {
  const { timeline } = (await rig.asPartner('GET', `/v1/workflows/${uuid}/data`)).body.result;
  return timeline.map(({ type, data }: { type: string; data: object }) => ({ type, ...data }));
};

async function ruleSet(...expressions: string[]): Promise<string> {
  const rules = [];
  for (const expression of expressions)
    rules.push((await post('rules', { name: `Regla ${expression}`, expression, message: `No cumple ${expression}` })).body.result.uuid);
  return (await post('rule-sets', { name: 'Alta', rules })).body.result.uuid;
}

describe('skip_steps', () => {
  it('skips a step whose condition holds when the workflow comes to it, and no other', async () => {
    const person = await Person.enter(rig, {
      steps: ['note:a', 'note:b', 'note:c'],
      skip_steps: { 'note:b': 'a.text == "corto"', 'note:c': 'b != null && metadata.branch == 7' },
      metadata: { branch: 7 },
    });
    await person.answer({ text: 'corto' });
    expect(statuses(person)).toEqual(['success', 'skipped', 'pristine']);
    expect(person.current.custom_id).toBe('c');
    await person.answer({ text: 'fin' });
    expect(person.view.workflow.status).toBe('success');
    const { skip_steps, uuid } = await recordOf(person);
    expect(skip_steps).toEqual({ 'note:b': 'a.text == "corto"', 'note:c': 'b != null && metadata.branch == 7' });
    expect(await logOf(uuid)).toContainEqual(expect.objectContaining({ type: 'step.skipped' }));
  });

  it('judges anew what comes after a step that the person went back to', async () => {
    const person = await Person.enter(rig, { steps: ['note:a', 'note:b', 'note:c'], skip_steps: { 'note:b': 'a.text == "corto"' } });
    await person.answer({ text: 'corto' });
    expect(person.current.custom_id).toBe('c');
    await person.post('back');
    expect([person.current.custom_id, statuses(person)]).toEqual(['a', ['working', 'pristine', 'pristine']]);
    await person.submit({ text: 'largo' });
    expect(person.current.custom_id).toBe('b');
    await person.post('start');
    await person.post('back');
    await person.submit({ text: 'corto' });
    expect([person.current.custom_id, statuses(person)]).toEqual(['c', ['success', 'skipped', 'pristine']]);
  });

  it('skips nothing by a condition that cannot be judged, and the log says so', async () => {
    const person = await Person.enter(rig, { steps: ['note:a', 'note:b'], skip_steps: { 'note:b': 'metadata.nothing == 1' } });
    await person.answer({ text: 'x' });
    expect(person.current.custom_id).toBe('b');
    const entries = await logOf(person.view.workflow.uuid);
    expect(entries.filter(({ type }: { type: string }) => type === 'step.skip_failed')).toMatchObject([
      { step: person.current.uuid, reason: 'failed' },
    ]);
  });

  it('ends as skipped where every step is, from the first on', async () => {
    const person = await Person.enter(rig, {
      steps: ['note:a', 'note:b'],
      skip_steps: { 'note:a': 'metadata.done', 'note:b': 'metadata.done' },
      metadata: { done: true },
    });
    expect([person.view.workflow.status, statuses(person)]).toEqual(['skipped', ['skipped', 'skipped']]);
  });

  it('reads the record of the person whom a key named, before what they say', async () => {
    const named = await Person.enter(rig, {
      steps: ['note:a', 'identity', 'note:b'],
      people_uuid: rig.outside.peopleUuid,
      skip_steps: { 'note:a': 'person.age >= 60', 'note:b': 'person.name == "FULANA" && person.age >= 60' },
    });
    expect(named.current.step).toBe('identity');
    await named.answer({ curp: rig.outside.nationalId });
    expect(statuses(named)).toEqual(['skipped', 'success', 'skipped']);
    const stranger = await Person.enter(rig, { steps: ['note'], skip_steps: { note: 'person == null' } });
    expect(stranger.view.workflow.status).toBe('skipped');
  });

  it.each([
    [{ 'note:x': 'true' }, 'skip_steps.note:x', 'unknown_step'],
    [{ 'note:b': 'c.text == ""' }, 'skip_steps.note:b', 'later_step'],
    [{ 'note:b': 'b.text == ""' }, 'skip_steps.note:b', 'later_step'],
    [{ 'note:b': 'nobody.text == ""' }, 'skip_steps.note:b', 'unknown_name'],
    [{ 'note:b': 'a.text ==' }, 'skip_steps.note:b', 'syntax'],
    [{ 'note:b': 'a.text.matches("a")' }, 'skip_steps.note:b', 'not_allowed'],
    [{ 'note:b': 'true || a.text == ""' }, 'skip_steps.note:b', 'never_runs'],
    [{ 'note:b': 'a.nothing == 1' }, 'skip_steps.note:b', 'always_fails'],
    [{ 'note:b': 'a.text > 3' }, 'skip_steps.note:b', 'always_fails'],
    [{ 'note:b': 'a' }, 'skip_steps.note:b', 'always_fails'],
    [{ 'note:b': '1 / 0 == 1 && a.text == ""' }, 'skip_steps.note:b', null],
    [{ 'note:b': 'person.age > 3' }, 'skip_steps.note:b', 'always_fails'],
  ])('refuses what could never be judged, at its place: %j', async (skip_steps, path, code) => {
    const answer = await post('workflows', { steps: ['note:a', 'note:b', 'note:c'], skip_steps });
    if (code === null) return expect(answer.status).toBe(200);
    expect([answer.status, problemIn(answer)]).toEqual([400, 'invalid_body']);
    expect(answer.body.errors).toMatchObject([{ path, code }]);
    if (code !== 'unknown_step' && code !== 'never_runs') expect(answer.body.errors[0].message).toMatch(/at character \d+/);
  });

  it('tells nobody of a step for an operator that a condition skips', async () => {
    const person = await Person.enter(rig, {
      ...{ steps: ['note', 'approval'], skip_steps: { approval: 'note.text == "corto"' } },
      callback_url: 'https://banco.example/hook',
    });
    await person.answer({ text: 'corto' });
    expect([person.view.workflow.status, statuses(person)]).toEqual(['success', ['success', 'skipped']]);
    const { uuid } = person.view.workflow;
    const types = (await logOf(uuid)).map(({ type }: { type: string }) => type);
    expect(types.filter((type: string) => type === 'step.waits')).toEqual([]);
    expect((await recordOf(person)).waiting_since).toBeNull();
  });

  it('takes nothing as nothing', async () => {
    expect((await post('workflows', { steps: ['note'], skip_steps: {} })).body.result.skip_steps).toBeNull();
  });

  it('lets no step that may be skipped give what another needs, unless that one is skipped with it', async () => {
    const steps = ['consent', 'photo'];
    const refused = await post('workflows', { steps, skip_steps: { consent: 'metadata.old' } });
    expect(refused.body.errors).toMatchObject([{ path: 'steps.1', code: 'consent_missing' }]);
    const skip_steps = { consent: 'metadata.old', photo: 'metadata.old' };
    expect((await post('workflows', { steps, skip_steps })).status).toBe(200);
    const person = await post('workflows', { steps: ['note:a', 'identity', 'membership'], skip_steps: { identity: 'a.text == ""' } });
    expect(person.body.errors).toMatchObject([{ path: 'steps.2', code: 'person_missing' }]);
  });
});

describe('a rule set', () => {
  it('takes of one turn no more than its rules may take together', async () => {
    const rule_set_uuid = await ruleSet(...Array.from({ length: 30 }, (_, at) => `metadata.items.all(n, n >= 0 || n == ${at})`));
    const metadata = { items: Array.from({ length: 1_000 }, (_, index) => index) };
    const person = await Person.enter(rig, { steps: ['note'], rule_set_uuid, metadata });
    await person.answer({ text: 'x' });
    const { status, failed_rules } = await recordOf(person);
    expect([status, failed_rules[0].fault]).toEqual(['rules_failed', 'too_large']);
    expect(failed_rules.length).toBeGreaterThan(15);
    expect(failed_rules.length).toBeLessThan(30);
  });

  it('that holds lets the workflow end well', async () => {
    const person = await Person.enter(rig, { steps: ['note'], rule_set_uuid: await ruleSet('note.text.size() > 2', 'metadata == null') });
    await person.answer({ text: 'largo' });
    expect(person.view.workflow.status).toBe('success');
    expect((await recordOf(person)).failed_rules).toEqual([]);
  });

  it('that does not ends it as rules_failed; keys alone read why, also where a rule cannot be judged', async () => {
    const set = await ruleSet('note.text.size() > 9', 'metadata.nothing == 1', 'note.text != ""');
    const person = await Person.enter(rig, { steps: ['note'], rule_set_uuid: set });
    const answer = await person.answer({ text: 'corto' });
    expect(person.view.workflow.status).toBe('rules_failed');
    expect(JSON.stringify(answer.body)).not.toContain('No cumple');
    const { status, failed_rules, rule_set_uuid } = await recordOf(person);
    expect([status, rule_set_uuid]).toEqual(['rules_failed', set]);
    expect(failed_rules).toMatchObject([
      { name: 'Regla note.text.size() > 9', message: 'No cumple note.text.size() > 9', fault: null },
      { name: 'Regla metadata.nothing == 1', fault: 'failed' },
    ]);
    const bySession = await person.call('POST', `/v1/workflows/${person.view.workflow.uuid}/initialize`, {});
    expect(bySession.body.result.failed_rules).toBeNull();
  });

  it('reads the findings by their codes, which a skip condition does not', async () => {
    const set = await ruleSet('!("face_mismatch" in attention)');
    const statusAfter = async (findings: FindingCode[]) => {
      rig.outside.findings = findings;
      const person = await Person.enter(rig, { steps: ['note'], rule_set_uuid: set });
      await person.answer({ text: 'x' });
      rig.outside.findings = [];
      return (await recordOf(person)).status;
    };
    expect(await statusAfter(['face_mismatch'])).toBe('rules_failed');
    expect(await statusAfter(['card_expired'])).toBe('success');
    expect(await statusAfter([])).toBe('success');
    const skips = await post('workflows', { steps: ['note:a', 'note:b'], skip_steps: { 'note:b': 'size(attention) == 0' } });
    expect(skips.body.errors).toMatchObject([{ path: 'skip_steps.note:b', code: 'unknown_name' }]);
    const never = await post('workflows', { steps: ['note'], rule_set_uuid: await ruleSet('attention > 3') });
    expect(never.body.errors).toMatchObject([{ path: 'rule_set_uuid', code: 'always_fails' }]);
  });

  it('is asked at the last answer, before anything is known of the person', async () => {
    const person = await Person.enter(rig, { steps: ['identity', 'note'], rule_set_uuid: await ruleSet('note.text == "sí"') });
    await person.answer({ curp: rig.outside.nationalId });
    await person.answer({ text: 'no' });
    expect(person.view.workflow.status).toBe('rules_failed');
    await rig.bench.jobs.run();
    expect((await person.read()).workflow.status).toBe('rules_failed');
  });

  it('is asked again where an operator opens the workflow, and not of one whose steps were all skipped', async () => {
    const set = await ruleSet('note.text == "sí"');
    const person = await Person.enter(rig, { steps: ['note'], rule_set_uuid: set });
    await person.answer({ text: 'no' });
    const opened = await rig.asPartner('PATCH', `/v1/workflows/${person.view.workflow.uuid}`, { status: 'working' });
    expect(opened.body.result.status).toBe('rules_failed');
    const skipped = await Person.enter(rig, { steps: ['note'], rule_set_uuid: set, skip_steps: { note: 'metadata == null' } });
    expect(skipped.view.workflow.status).toBe('skipped');
  });

  it('stays as it was when its workflow was made', async () => {
    const set = await ruleSet('note.text == "sí"');
    const person = await Person.enter(rig, { steps: ['note'], rule_set_uuid: set });
    const [rule] = (await rig.asPartner('GET', `/v1/rule-sets/${set}`)).body.result.rules;
    expect((await rig.asPartner('PATCH', `/v1/rules/${rule}`, { expression: 'note.text == "no"' })).status).toBe(200);
    await person.answer({ text: 'sí' });
    expect(person.view.workflow.status).toBe('success');
  });

  it('is refused where the workflow has not what it reads, where it never holds, and where there is none', async () => {
    const codeOf = async (rule_set_uuid: string) =>
      (await post('workflows', { steps: ['note:a'], rule_set_uuid })).body.errors.map(({ path, code }: { path: string; code: string }) => [
        path,
        code,
      ]);
    expect(await codeOf(await ruleSet('verify_email.email != ""'))).toEqual([['rule_set_uuid', 'unknown_name']]);
    expect(await codeOf(await ruleSet('a.text != ""', '1 > 2'))).toEqual([['rule_set_uuid', 'never_succeeds']]);
    expect(await codeOf(await ruleSet('a.nothing == 1', 'a.text > 3', 'a.text == "" && a.nothing == 1', 'a.text.getMonth() == 1'))).toEqual(
      [
        ['rule_set_uuid', 'always_fails'],
        ['rule_set_uuid', 'always_fails'],
        ['rule_set_uuid', 'never_succeeds'],
        ['rule_set_uuid', 'always_fails'],
      ],
    );
    expect(await codeOf(await ruleSet('person.age >= 18'))).toEqual([['rule_set_uuid', 'always_fails']]);
    expect(await codeOf(randomUUID())).toEqual([['rule_set_uuid', 'unknown']]);
  });
});

describe('rules and rule sets', () => {
  it('are made, read, listed and changed, each member kept that the change does not name', async () => {
    const made = await post('rules', { name: 'Mayor de edad', expression: 'person.age >= 18' });
    expect([made.status, made.body.result]).toMatchObject([201, { name: 'Mayor de edad', expression: 'person.age >= 18', message: null }]);
    const { uuid } = made.body.result;
    const changed = await rig.asPartner('PATCH', `/v1/rules/${uuid}`, { message: 'Menor' });
    expect(changed.body.result).toMatchObject({ uuid, name: 'Mayor de edad', expression: 'person.age >= 18', message: 'Menor' });
    expect((await rig.asPartner('GET', `/v1/rules/${uuid}`)).body.result).toEqual(changed.body.result);
    expect((await rig.asPartner('GET', '/v1/rules?per_page=1')).body.result.data).toHaveLength(1);
    const wrong = await rig.asPartner('PATCH', `/v1/rules/${uuid}`, { expression: 'person.age >=' });
    expect(wrong.body.errors).toMatchObject([{ path: 'expression', code: 'syntax', message: expect.stringContaining('at character 14') }]);
    const fails = await post('rules', { name: 'Falla', expression: 'true && 1 / 0 == 1' });
    expect(fails.body.errors).toMatchObject([
      { path: 'expression', code: 'always_fails', message: expect.stringMatching(/at character 1$/) },
    ]);
    const unknown = await post('rule-sets', { name: 'Alta', rules: [uuid, randomUUID()] });
    expect([unknown.status, unknown.body.errors]).toMatchObject([400, [{ path: 'rules.1', code: 'unknown' }]]);
  });
});

describe('Validate expression syntax', () => {
  const validate = (body: unknown) => post('expressions/validate', body);

  it('says yes, or what is wrong and at which character', async () => {
    expect((await validate({ expression: 'person.age > 3', data_names: ['person'] })).body.result).toBe('The expression is valid');
    expect((await validate({ expression: 'anything.at == "all"' })).status).toBe(200);
    const unknown = await validate({ expression: 'persona.age > 3', data_names: ['person'] });
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      [{ path: 'expression', code: 'unknown_name', message: 'There is no “persona”, at character 1' }],
    ]);
    expect(unknown.body.error).toContain('at character 1');
    expect((await validate({ expression: 'a > 3', data_names: ['a', '1a', 'list'] })).body.errors).toMatchObject([
      { path: 'data_names.1' },
      { path: 'data_names.2' },
    ]);
    expect((await validate({ expression: 'a > 3', data_names: [] })).status).toBe(400);
  });
});
