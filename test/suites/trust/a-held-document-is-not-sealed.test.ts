import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bank, openBank, Visitor } from './bank.ts';

/**
 * Class: seals on doubtful signatures. What is signed while a human has yet to decide on a finding gets no seal and no copy before the yes,
 * none at all after the no, and the person learns of the finding from neither. A seal cannot be undone, so nothing causes one but a
 * submission that is recorded, or a decision.
 */

let bank: Bank;
let reviewer: string;
beforeAll(async () => {
  bank = await openBank();
  const scopes = ['workflows', 'workflows:review'];
  ({ key: reviewer } = await bank.bench.keys.create({ tenantId: bank.bench.tenant.id, name: 'reviewer', livemode: false, scopes }));
});
afterAll(() => bank.close());
beforeEach(() => bank.bench.clock.advance(3_700));

const run = () => bank.bench.jobs.run();

/** Gives an answer a finding, as one about their face, that a human has to judge. */
const doubt = ({ uuid }: Visitor, position: number) =>
  bank.bench.engine.executeSql(
    "update workflows.steps set needs_decision = true, findings = array['face_mismatch'] where workflow_uuid = $1 and position = $2",
    [uuid, position],
  );

/** Returns a person who is about to sign behind a step whose finding, as one about their face, a human has to judge. */
async function doubtful() {
  const document_uuid = await bank.paper();
  const visitor = await Visitor.enter(bank, { steps: ['personal_data', 'document_sign'], setup: { document_sign: { document_uuid } } });
  await visitor.tellsName();
  await doubt(visitor, 0);
  await run();
  return { visitor, document_uuid };
}
async function signs() {
  const { visitor, document_uuid } = await doubtful();
  const answer = await visitor.signs();
  await run();
  return { visitor, document_uuid, answer };
}
const decide = async (visitor: Visitor, decision: 'approve' | 'reject') => {
  const { updated_at: seen } = await bank.workflow(visitor.uuid);
  const { status } = await bank.ask(reviewer, 'POST', `/workflows/v1/workflows/${visitor.uuid}/decision`, { decision, seen });
  expect(status).toBe(200);
  await run();
};
const documentOf = (uuid: string) => bank.result('GET', `/people/v1/documents/${uuid}`);
const signedFile = async (uuid: string) => (await bank.partner('GET', `/people/v1/documents/${uuid}/signed`)).status;
const copyOf = (visitor: Visitor) => visitor.call('GET', `/workflows/v1/session/steps/${visitor.view.steps[1]!.uuid}/files/signed`);
const payloadOf = async (visitor: Visitor) => (await bank.workflow(visitor.uuid)).steps[1].payload;

describe('a document that was signed while a finding is undecided', () => {
  it('has an act and no seal, and the person reads of a copy that comes later and of no finding', async () => {
    const { visitor, document_uuid, answer } = await signs();
    expect(answer.status).toBe(200);
    expect(await documentOf(document_uuid)).toMatchObject({ status: 'open', workflow_uuid: visitor.uuid, signed_sha256: null });
    expect(await payloadOf(visitor)).toMatchObject({ sealed: false, several_signers: false, signed_sha256: null });
    const view = await visitor.read();
    expect(view.workflow.status).toBe('received');
    expect(view.steps[1]!.keeps).toMatchObject({ ready: false, waits_for_others: false });
    const copy = await copyOf(visitor);
    expect(copy.status).toBeGreaterThanOrEqual(404);
    expect(await signedFile(document_uuid)).toBe(404);
    const shown = JSON.stringify([answer.body, view, copy.body]);
    expect(['face_mismatch', 'decision', 'undecided', 'review'].filter((word) => shown.includes(word))).toEqual([]);
  });

  it('is sealed after the approval, with the time and the words of the act', async () => {
    const { visitor, document_uuid } = await signs();
    const { signed_at } = await payloadOf(visitor);
    bank.bench.clock.advance(86_400);
    await decide(visitor, 'approve');
    const { status, signed_sha256 } = await documentOf(document_uuid);
    expect(status).toBe('signed');
    expect(await payloadOf(visitor)).toMatchObject({ sealed: true, signed_sha256, signed_at });
    expect((await visitor.read()).steps[1]!.keeps).toMatchObject({ ready: true });
    const file = await copyOf(visitor);
    expect(file.status).toBe(200);
    const form = new FormData();
    form.append('file', new File([file.bytes], 'x.pdf'));
    expect(await bank.result('POST', '/people/v1/documents/verify', form)).toMatchObject({ verdict: 'valid', reason: 'as_sealed' });
    expect(await bank.signedText(document_uuid)).toContain(signed_at.slice(0, 10));
  });

  it('says refused after the rejection: nothing is sealed, no copy is offered, and the act is there', async () => {
    const { visitor, document_uuid } = await signs();
    await decide(visitor, 'reject');
    expect(await documentOf(document_uuid)).toMatchObject({ status: 'refused', signed_sha256: null, signed_at: null });
    expect(await signedFile(document_uuid)).toBe(404);
    const view = await visitor.read();
    expect([view.workflow.status, view.steps[1]!.keeps]).toEqual(['failed', null]);
    expect(await payloadOf(visitor)).toMatchObject({ sealed: false, refused: true });
    const log = await bank.bench.entriesOf(bank.bench.tenant.id, { kind: 'workflow', id: visitor.uuid });
    expect(log.map(({ type }) => type).filter((type) => type.startsWith('document.'))).toEqual(['document.act']);
  });

  it('is not open for ever where a key ends the workflow while the signature is on its way', async () => {
    const { visitor, document_uuid } = await doubtful();
    const { sha256 } = await documentOf(document_uuid);
    expect((await bank.partner('PATCH', `/workflows/v1/workflows/${visitor.uuid}`, { status: 'failed' })).status).toBe(200);
    await run();
    const png = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#124' } })
      .png()
      .toBuffer();
    const body = {
      ...{ signing_uuid: visitor.view.steps[1]!.uuid, sha256, awaits_decision: true },
      signature: { kind: 'drawn' as const, png: png.toString('base64') },
      signer: { name: 'Luisa Pérez', people_uuid: null },
      evidence: { workflow_uuid: visitor.uuid, consent: { text: 'Acepto.', text_sha256: 'a'.repeat(64) } },
    };
    await bank.peopleFor(visitor.uuid).documents.sign({ params: { uuid: document_uuid }, body });
    await run();
    expect((await documentOf(document_uuid)).status).toBe('refused');
  });
});

describe('a document that is signed before a step which may doubt it', () => {
  const signsBefore = async (step: string, more: object = {}) => {
    const document_uuid = await bank.paper();
    const setup = { document_sign: { document_uuid } };
    const visitor = await Visitor.enter(bank, { steps: ['personal_data', 'document_sign', step], setup, ...more });
    await visitor.tellsName();
    await run();
    await visitor.signs();
    await run();
    return { visitor, document_uuid };
  };
  const verdict = async (visitor: Visitor, decision: 'approved' | 'rejected') => {
    const { status } = await bank.ask(reviewer, 'POST', `/workflows/v1/steps/${visitor.view.steps[2]!.uuid}/review`, { decision });
    expect(status).toBe(200);
    await run();
  };

  it('has an act and no seal until that step is done, and is sealed at the good end', async () => {
    const { visitor, document_uuid } = await signsBefore('review');
    expect(await documentOf(document_uuid)).toMatchObject({ status: 'open', signed_sha256: null });
    expect(await signedFile(document_uuid)).toBe(404);
    await verdict(visitor, 'approved');
    expect(await documentOf(document_uuid)).toMatchObject({ status: 'signed' });
    expect(await payloadOf(visitor)).toMatchObject({ sealed: true });
  });

  it('says refused where that step says no, and where a key ends the workflow before it', async () => {
    const { visitor, document_uuid } = await signsBefore('review');
    await verdict(visitor, 'rejected');
    expect(await documentOf(document_uuid)).toMatchObject({ status: 'refused', signed_sha256: null });
    const other = await signsBefore('document_capture');
    expect(await documentOf(other.document_uuid)).toMatchObject({ status: 'open' });
    await bank.partner('PATCH', `/workflows/v1/workflows/${other.visitor.uuid}`, { status: 'failed' });
    await run();
    expect(await documentOf(other.document_uuid)).toMatchObject({ status: 'refused', signed_sha256: null });
  });

  it('waits for no step that its condition skips', async () => {
    const skip_steps = { document_capture: 'personal_data.name == "Luisa"' };
    const { document_uuid } = await signsBefore('document_capture', { skip_steps });
    expect(await documentOf(document_uuid)).toMatchObject({ status: 'signed' });
  });
});

describe('a document that is signed over a link of which the server finds something', () => {
  /** Returns a person whose link another device opened too, after as many answers. */
  async function contended(steps: readonly string[], consequence: 'review' | 'fail', after: number) {
    await bank.settings({ findings: { another_device: consequence } });
    const document_uuid = await bank.paper();
    const visitor = await Visitor.enter(bank, { steps, setup: { document_sign: { document_uuid } } });
    for (const [at, step] of steps.entries()) {
      if (at === after)
        await bank.bench.engine.executeSql(
          "update workflows.tokens set contender_hash = '\\x01', contested_at = $2 where workflow_uuid = $1",
          [visitor.uuid, bank.bench.clock.now()],
        );
      await (step === 'document_sign' ? visitor.signs() : visitor.tellsName());
      await run();
      expect([step, (await documentOf(document_uuid)).signed_sha256]).toEqual([step, null]);
    }
    await bank.settings({ findings: { another_device: 'continue' } });
    return { visitor, document_uuid };
  }

  it.each([
    ['the signature', ['personal_data', 'document_sign']],
    ['a later answer', ['document_sign', 'personal_data']],
  ])('is sealed after the approval alone, and never after a no, where that is found at %s', async (_which, steps) => {
    const reviewed = await contended(steps, 'review', 1);
    expect((await bank.workflow(reviewed.visitor.uuid)).attention).toEqual(['another_device']);
    await decide(reviewed.visitor, 'approve');
    expect((await documentOf(reviewed.document_uuid)).status).toBe('signed');
    const rejected = await contended(steps, 'review', 1);
    await decide(rejected.visitor, 'reject');
    const failed = await contended(steps, 'fail', 1);
    expect((await bank.workflow(failed.visitor.uuid)).status).toBe('failed');
    for (const { document_uuid } of [rejected, failed])
      expect(await documentOf(document_uuid)).toMatchObject({ status: 'refused', signed_sha256: null });
  });
});

describe('a document whose workflow has rules that are asked at its end', () => {
  it.each([
    ['Luisa', 'signed'],
    ['nobody', 'refused'],
  ])('is open until then, and where the name has to be %s it is %s', async (name, status) => {
    const rule = { name, expression: `personal_data.name == "${name}"`, message: 'No' };
    const { uuid: ofRule } = await bank.result('POST', '/workflows/v1/rules', rule);
    const { uuid: rule_set_uuid } = await bank.result('POST', '/workflows/v1/rule-sets', { name, rules: [ofRule] });
    const document_uuid = await bank.paper();
    const body = { steps: ['document_sign', 'personal_data'], setup: { document_sign: { document_uuid } }, rule_set_uuid };
    const visitor = await Visitor.enter(bank, body);
    await visitor.signs();
    await run();
    expect(await documentOf(document_uuid)).toMatchObject({ status: 'open', signed_sha256: null });
    await visitor.tellsName();
    await run();
    expect((await documentOf(document_uuid)).status).toBe(status);
  });
});

describe('a document whose workflow has a finding of a step that was opened again', () => {
  it('is sealed by no status that a key without the scope of reviews sets', async () => {
    const document_uuid = await bank.paper();
    const steps = ['document_sign', 'personal_data', 'document_capture'];
    const visitor = await Visitor.enter(bank, { steps, setup: { document_sign: { document_uuid } } });
    await visitor.signs();
    await visitor.tellsName();
    await doubt(visitor, 1);
    await visitor.read();
    expect((await visitor.post('back')).status).toBe(200);
    for (const status of ['success', 'skipped'])
      expect((await bank.partner('PATCH', `/workflows/v1/workflows/${visitor.uuid}`, { status })).status).toBe(409);
    await run();
    expect((await bank.workflow(visitor.uuid)).attention).toEqual(['face_mismatch']);
    expect(await documentOf(document_uuid)).toMatchObject({ status: 'open', signed_sha256: null });
    await visitor.tellsName();
    expect((await bank.partner('PATCH', `/workflows/v1/workflows/${visitor.uuid}`, { status: 'skipped' })).status).toBe(200);
    await run();
    expect((await documentOf(document_uuid)).status).toBe('signed');
  });
});

describe('a document whose signature was recorded, and whose submission was not', () => {
  /** Returns a person whose submission another process takes back in the moment in which the act is recorded. */
  async function lost(more: object = {}) {
    const document_uuid = await bank.paper();
    const setup = { document_sign: { document_uuid } };
    const visitor = await Visitor.enter(bank, { steps: ['personal_data', 'document_sign'], setup, ...more });
    await visitor.tellsName();
    await run();
    const { engine } = bank.bench;
    await engine.executeSql(`create function take_back() returns trigger language plpgsql as $$ begin
      update workflows.steps set version = version + 1 where workflow_uuid = '${visitor.uuid}' and position = 1; return new; end $$`);
    await engine.executeSql('create trigger take_back after update on documents.signers for each row execute function take_back()');
    const { status } = await visitor.signs();
    await engine.executeSql('drop trigger take_back on documents.signers');
    await engine.executeSql('drop function take_back');
    expect(status).toBe(409);
    await run();
    expect(await documentOf(document_uuid)).toMatchObject({ status: 'open', workflow_uuid: visitor.uuid, signed_sha256: null });
    await visitor.read();
    return { visitor, document_uuid };
  }

  it('is not sealed, also where the answer is given again beside a finding', async () => {
    const { visitor, document_uuid } = await lost();
    expect((await visitor.post('back')).status).toBe(200);
    await visitor.tellsName();
    await doubt(visitor, 0);
    await visitor.read();
    expect((await visitor.signs()).status).toBe(200);
    await run();
    expect(await documentOf(document_uuid)).toMatchObject({ status: 'open', signed_sha256: null });
    await decide(visitor, 'reject');
    expect(await documentOf(document_uuid)).toMatchObject({ status: 'refused', signed_sha256: null });
  });

  it('is sealed once the answer is recorded, and refused where the workflow ends without it', async () => {
    const { visitor, document_uuid } = await lost();
    expect((await visitor.signs()).status).toBe(200);
    await run();
    expect((await documentOf(document_uuid)).status).toBe('signed');
    const ended = await lost();
    await bank.partner('PATCH', `/workflows/v1/workflows/${ended.visitor.uuid}`, { status: 'success' });
    await run();
    expect(await documentOf(ended.document_uuid)).toMatchObject({ status: 'refused', signed_sha256: null });
  });
});

it('a document that is signed when nothing is undecided is sealed at once, and the copy is offered with the answer', async () => {
  const document_uuid = await bank.paper();
  const visitor = await Visitor.enter(bank, { steps: ['personal_data', 'document_sign'], setup: { document_sign: { document_uuid } } });
  await visitor.tellsName();
  await run();
  await visitor.signs();
  expect(visitor.view.steps[1]!.keeps).toMatchObject({ ready: true });
  expect(await documentOf(document_uuid)).toMatchObject({ status: 'signed' });
});
