import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bank, LUISA, openBank, Visitor } from './bank.ts';

/**
 * Class: claims about an already recorded person. No step may write a claim until a trusted source confirms it (vouches); the claimant
 * must not learn whether the person is known; and an API key decides on it.
 */

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const MAILBOX = 'luisa@example.com';
const STRANGER = 'mallory@evil.example';
const STEPS = ['verify_email', 'personal_data', 'personal_address'];
const mallory = { name: 'Mallory Evil', first_lastname: 'Hacker', second_lastname: '' };
const known = { national_id: LUISA.curp, name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };
const home = {
  ...{ street: 'Av. Juárez', ext_num: '9', state: 'Jalisco', municipality: 'Guadalajara', colony: 'Centro' },
  ...{ zip_code: '44100', references: '', is_current_address: true },
};

/** Creates the partner's client, with all data written by the partner. */
async function client(): Promise<string> {
  const { id } = await bank.result('POST', '/people/v1/people', { ...known, external_ref_id: 'client 7' });
  await bank.result('POST', '/people/v1/addresses', { person_id: id, ...home });
  await bank.result('POST', '/people/v1/contacts', { person_id: id, email: MAILBOX, phone: '525512345678' });
  return id;
}

const everybody = async (): Promise<{ id: string }[]> => (await bank.result('GET', '/people/v1/people?per_page=100')).data;

beforeEach(async () => {
  // Limits are per minute and hour; moving the clock on avoids them.
  bank.bench.clock.advance(3_700);
  await bank.settings({ people: null });
  for (const { id } of await everybody()) await bank.result('DELETE', `/people/v1/people/${id}`);
});

/** Enters as a stranger with the client's CURP, another name and their own mailbox. */
async function stranger(): Promise<Visitor> {
  const visitor = await Visitor.enter(bank, { steps: STEPS });
  await visitor.proves(STRANGER);
  await visitor.tellsName(mallory);
  await bank.bench.jobs.run();
  await visitor.tellsAddress();
  await bank.bench.jobs.run();
  return visitor;
}

describe('a stranger with the CURP of somebody known', () => {
  it('changes nothing of her record, in any member, address or contact', async () => {
    const id = await client();
    const before = await bank.person(id);
    const { uuid } = await stranger();
    expect(await bank.person(id)).toEqual(before);
    expect(await everybody()).toHaveLength(1);
    const record = await bank.workflow(uuid);
    expect(record).toMatchObject({
      status: 'people_error',
      error: { fatal: false, details: { reason: 'unvouched', error_id: 3104 } },
      people_uuid: null,
      vouched_by: null,
      finished_at: null,
      claims_at: expect.any(String),
      claims: { people_uuid: id },
    });
    expect(record.claims.differences).toEqual(
      expect.arrayContaining([
        { member: 'name', known: 'Luisa', claimed: 'Mallory Evil' },
        { member: 'email', known: MAILBOX, claimed: STRANGER },
        expect.objectContaining({ member: 'address', known: expect.objectContaining({ street: 'Av. Juárez' }) }),
      ]),
    );
    expect(bank.webhooksOf(uuid).map(({ type, data }) => [type, data.people_uuid])).toEqual([['workflow.people_error', null]]);
    expect(JSON.stringify(bank.webhooksOf(uuid))).not.toContain(LUISA.curp);
  });

  it('hangs no document on her, and none of a workflow that had recorded somebody else before', async () => {
    const id = await client();
    const document_uuid = await bank.paper();
    const visitor = await Visitor.enter(bank, { steps: ['personal_data', 'document_sign'], setup: { document_sign: { document_uuid } } });
    await visitor.tellsName({ ...mallory, curp: 'BEML920313HMCLNS09' });
    await bank.bench.jobs.run();
    expect((await bank.workflow(visitor.uuid)).people_uuid).not.toBeNull();
    await visitor.post('back');
    await visitor.tellsName(mallory);
    await bank.bench.jobs.run();
    expect(await everybody()).toMatchObject([{ id }]);
    expect((await visitor.signs()).status).toBe(200);
    await bank.bench.jobs.run();
    expect(await bank.result('GET', `/people/v1/documents/${document_uuid}`)).toMatchObject({ status: 'signed', people_uuid: null });
    expect((await bank.workflow(visitor.uuid)).people_uuid).toBeNull();
    expect((await bank.result('GET', `/people/v1/documents?people_uuid=${id}`)).data).toEqual([]);
  });

  it('is no way to retry, to be swept away, or to be seen by a key without the scope of people', async () => {
    await client();
    const { uuid } = await stranger();
    bank.bench.clock.advance(8 * 86_400);
    await bank.sweep();
    expect((await bank.workflow(uuid)).status).toBe('people_error');
    const { key } = await bank.bench.keys.create({
      tenantId: bank.bench.tenant.id,
      name: 'narrow',
      livemode: false,
      scopes: ['workflows'],
    });
    const seen = await bank.ask(key, 'GET', `/workflows/v1/workflows/${uuid}`);
    expect(seen.body.result).toMatchObject({ claims: null, error: { details: { reason: 'unvouched' } } });
    const judged = await bank.ask(key, 'POST', `/workflows/v1/workflows/${uuid}/claims/accept`, {});
    expect([judged.status, judged.body.type]).toEqual([403, 'urn:zaguan:problem:scope_missing']);
  });
});

describe('what is kept of her in the workflow of a stranger', () => {
  const kept = async (uuid: string) => {
    const { rows } = await sql<{ claims: unknown }>`select claims::text from workflows.workflows where uuid = ${uuid}`.execute(
      bank.bench.platform.database.query as Kysely<unknown>,
    );
    return JSON.stringify(rows);
  };
  const accept = (uuid: string) => bank.partner('POST', `/workflows/v1/workflows/${uuid}/claims/accept`, { members: ['name'] });

  it('is nothing: a key reads what her record says now, and nothing once it is deleted', async () => {
    const id = await client();
    const { uuid } = await stranger();
    expect(await kept(uuid)).toContain('Mallory Evil');
    expect(await kept(uuid)).not.toMatch(new RegExp(`Luisa|Pérez|${MAILBOX}`));
    await bank.result('PATCH', `/people/v1/people/${id}`, { name: 'María Luisa' });
    const nameOf = (record: { claims: { differences: { member: string; known: unknown }[] } }) =>
      record.claims.differences.find(({ member }) => member === 'name')?.known;
    expect(nameOf(await bank.workflow(uuid))).toBe('María Luisa');
    expect((await bank.result('GET', '/workflows/v1/workflows?status=people_error')).data.map(nameOf)).toContain('María Luisa');
    expect(nameOf(await bank.result('GET', `/workflows/v1/workflows/${uuid}/data`))).toBe('María Luisa');

    await bank.result('DELETE', `/people/v1/people/${id}`);
    const { differences, on_record } = (await bank.workflow(uuid)).claims;
    expect(on_record).toBe('gone');
    expect(differences.filter(({ known: says }: { known: unknown }) => says !== null)).toEqual([]);
    expect((await accept(uuid)).status).toBe(409);
    expect(await everybody()).toEqual([]);
  });

  it('names her alone: what is accepted is never written to somebody who has her CURP now', async () => {
    const id = await client();
    const { uuid } = await stranger();
    await bank.result('DELETE', `/people/v1/people/${id}`);
    const other = await client();
    const before = await bank.person(other);
    const answer = await accept(uuid);
    expect([answer.status, answer.body.type]).toEqual([409, 'urn:zaguan:problem:conflict']);
    await bank.bench.jobs.run();
    expect(await bank.person(other)).toEqual(before);
    await bank.result('POST', `/workflows/v1/workflows/${uuid}/claims/refuse`, {});
    expect((await bank.workflow(uuid)).status).toBe('failed');
  });

  it('is bound to her also where she is deleted between the answer and the job', async () => {
    const id = await client();
    const { uuid } = await stranger();
    expect((await accept(uuid)).status).toBe(200);
    await bank.result('DELETE', `/people/v1/people/${id}`);
    await bank.bench.jobs.run();
    expect(await everybody()).toEqual([]);
    expect(await bank.workflow(uuid)).toMatchObject({ status: 'people_error', people_uuid: null });
  });

  it('is gone with her where claims that a code left over were accepted: nobody is written, and the workflow says that nobody was', async () => {
    const id = await client();
    bank.bench.clock.advance(3_700);
    const visitor = await Visitor.enter(bank, { steps: ['verify_email', 'personal_data'] });
    await visitor.proves(MAILBOX);
    await visitor.tellsName({ name: 'Luz' });
    await bank.bench.jobs.run();
    expect((await accept(visitor.uuid)).status).toBe(200);
    await bank.result('DELETE', `/people/v1/people/${id}`);
    await bank.bench.jobs.run();
    expect(await everybody()).toEqual([]);
    expect(await bank.workflow(visitor.uuid)).toMatchObject({ status: 'success', claims: null });
    expect((await accept(visitor.uuid)).status).toBe(409);
    const log = await bank.bench.entriesOf(bank.bench.tenant.id, { kind: 'workflow', id: visitor.uuid });
    const said = log.map(({ type, data }) => [type, data.reason]);
    expect(said).toContainEqual(['workflow.person_failed', 'person_refused']);
    expect(said).toContainEqual(['claims.dropped', undefined]);
  });

  it('never comes back where a key deletes her and another accepts at the same time', async () => {
    for (let round = 0; round < 6; round++) {
      bank.bench.clock.advance(3_700);
      const id = await client();
      const { uuid } = await stranger();
      const remove = () => bank.partner('DELETE', `/people/v1/people/${id}`);
      const [first, second] = round % 2 ? [accept, remove] : [remove, accept];
      const answers = await Promise.all([first(uuid), second(uuid)]);
      const accepted = answers[round % 2 ? 0 : 1]!;
      expect([200, 409], JSON.stringify(accepted.body)).toContain(accepted.status);
      if (accepted.status === 409) expect(accepted.body.type).toBe('urn:zaguan:problem:conflict');
      await bank.bench.jobs.run();
      expect(await everybody()).toEqual([]);
      const { status, people_uuid, error } = await bank.workflow(uuid);
      expect([status, people_uuid]).toEqual(['people_error', null]);
      expect(error.details.reason).toBe(accepted.status === 200 ? 'person_refused' : 'unvouched');
    }
  });
});

describe('what a session learns', () => {
  /** Returns everything that a session may receive, before and after the job, without ids and times. */
  async function heard(): Promise<string[]> {
    const lines: string[] = [];
    const visitor = await Visitor.enter(bank, { steps: ['verify_email', 'personal_data'] }, { redirect_url: 'https://banco.example/back' });
    const note = (answer: { status: number; body: unknown }) => {
      const own = [visitor.uuid, ...visitor.view.steps.map(({ uuid }) => uuid)];
      const text = own.reduce((rest, id, at) => rest.replaceAll(id, `<${at}>`), JSON.stringify(answer.body));
      lines.push(
        `${answer.status} ${text}`
          .replace(/"(req_[^"]*|\d{4}-\d\d-\d\dT[^"]*)"/g, '"…"')
          .replace(/"request_id":"[^"]*"/, '"request_id":"…"'),
      );
    };
    const everything = async () => {
      note(await visitor.call('GET', '/workflows/v1/session'));
      note(await visitor.call('POST', `/workflows/v1/workflows/${visitor.uuid}/initialize`, {}));
      note(await visitor.call('PATCH', `/workflows/v1/workflows/${visitor.uuid}`, { status: 'working' }));
      for (const name of ['start', 'submit', 'withdraw', 'back', 'error'])
        note(await visitor.post(name, { submission: {}, reason: 'camera_busy' }));
      note(await visitor.call('POST', '/workflows/v1/session/handoff', {}));
    };
    await visitor.proves(STRANGER);
    note(await visitor.tellsName(mallory));
    expect(visitor.view.workflow).toMatchObject({ status: 'received', error: null });
    expect(visitor.view.redirect_url).toContain('status=received');
    await everything();
    const ended = visitor.view.workflow.finished_at;
    bank.bench.clock.advance(5);
    await bank.bench.jobs.run();
    await everything();
    expect((await visitor.read()).workflow.finished_at).toBe(ended);
    return lines;
  }

  it('is word for word the same for somebody known and somebody unknown, before and after the job', async () => {
    const unknown = await heard();
    for (const { id } of await everybody()) await bank.result('DELETE', `/people/v1/people/${id}`);
    bank.bench.clock.advance(3_700);
    await client();
    const ofKnown = await heard();
    expect(ofKnown).toEqual(unknown);
    expect(unknown.join()).not.toMatch(/people_error|unvouched|Luisa/);
  });

  it('is no event of what the job found, neither while they answer nor after', async () => {
    const stamps = async (visitor: Visitor) => {
      const { watchStatesOf } = await import('#services/workflows/state/watch-states.ts');
      const owner = { tenantId: bank.bench.tenant.id, livemode: false };
      const [state] = await watchStatesOf(owner, bank.bench.platform.database.query as never, [visitor.uuid], bank.bench.clock.now());
      return [state?.stamp, state?.status];
    };
    for (const isKnown of [false, true]) {
      if (isKnown) {
        for (const { id } of await everybody()) await bank.result('DELETE', `/people/v1/people/${id}`);
        await client();
      }
      const visitor = await Visitor.enter(bank, { steps: ['personal_data', 'personal_address'] });
      for (const say of [() => visitor.tellsName(mallory), () => visitor.tellsAddress()]) {
        await say();
        const before = await stamps(visitor);
        bank.bench.clock.advance(5);
        await bank.bench.jobs.run();
        expect(await stamps(visitor)).toEqual(before);
      }
      expect((await stamps(visitor))[1]).toBe('received');
    }
  });

  it('is no file that they may read after their end, but their own copy', async () => {
    const answers = [];
    for (const isKnown of [false, true]) {
      if (isKnown) {
        for (const { id } of await everybody()) await bank.result('DELETE', `/people/v1/people/${id}`);
        await client();
      }
      const document_uuid = await bank.paper();
      const visitor = await Visitor.enter(bank, { steps: ['personal_data', 'document_sign'], setup: { document_sign: { document_uuid } } });
      await visitor.tellsName(mallory);
      await visitor.signs();
      await bank.bench.jobs.run();
      expect((await bank.workflow(visitor.uuid)).status).toBe(isKnown ? 'people_error' : 'success');
      const step = visitor.view.steps.at(-1)!;
      const files = ['document', 'page-1', step.keeps!.file].map((name) =>
        visitor.call('GET', `/workflows/v1/session/steps/${step.uuid}/files/${name}`),
      );
      answers.push((await Promise.all(files)).map(({ status, body }) => [status, body?.type]));
    }
    const refusal = [409, 'urn:zaguan:problem:workflow_finished'];
    expect(answers).toEqual([0, 1].map(() => [refusal, refusal, [200, undefined]]));
  });

  it('is the same after a key refused', async () => {
    await client();
    const visitor = await stranger();
    const before = await visitor.read();
    await bank.result('POST', `/workflows/v1/workflows/${visitor.uuid}/claims/refuse`, {});
    const { server_time: _, ...after } = await visitor.read();
    expect(before).toMatchObject(after);
  });
});

describe('a key', () => {
  const judge = (uuid: string, how: 'accept' | 'refuse', body: object = {}) =>
    bank.partner('POST', `/workflows/v1/workflows/${uuid}/claims/${how}`, body);

  it('accepts: the person is as was claimed, vouched for as strongly as the accepted names are, and the workflow succeeds', async () => {
    const id = await client();
    const { uuid } = await stranger();
    expect((await judge(uuid, 'accept')).status).toBe(200);
    expect((await judge(uuid, 'accept')).status).toBe(409);
    await bank.bench.jobs.run();
    expect(await bank.workflow(uuid)).toMatchObject({
      status: 'success',
      people_uuid: id,
      vouched_by: 'operator',
      claims: null,
      error: null,
    });
    const person = await bank.person(id);
    expect(person).toMatchObject({ name: 'Mallory Evil', vouched_by: 'operator', external_ref_id: 'client 7' });
    expect(person.contact_data).toContainEqual(expect.objectContaining({ email: STRANGER, email_confirmation: true }));
    expect(bank.webhooksOf(uuid).map(({ type }) => type)).toEqual(['workflow.people_error', 'workflow.finished']);
    const log = await bank.bench.entriesOf(bank.bench.tenant.id, { kind: 'workflow', id: uuid });
    expect(log.map(({ type }) => type)).toContain('claims.accepted');
    expect(JSON.stringify(log)).not.toContain('Mallory');
  });

  it('accepts some members, and no others are written', async () => {
    const id = await client();
    const before = await bank.person(id);
    const { uuid } = await stranger();
    expect((await judge(uuid, 'accept', { members: ['address', 'nothing'] })).status).toBe(400);
    expect((await judge(uuid, 'accept', { members: ['address'] })).status).toBe(200);
    await bank.bench.jobs.run();
    const after = await bank.person(id);
    expect([after.name, after.contact_data, after.nationality_id]).toEqual([before.name, before.contact_data, before.nationality_id]);
    expect(after.addresses).toHaveLength(2);
  });

  it('ends the workflow by hand: claims that nobody can judge are dropped, and the log says so', async () => {
    const id = await client();
    const before = await bank.person(id);
    const { uuid } = await stranger();
    await bank.partner('PATCH', `/workflows/v1/workflows/${uuid}`, { status: 'success' });
    expect(await bank.workflow(uuid)).toMatchObject({ status: 'success', people_uuid: null, claims: null });
    expect(await bank.person(id)).toEqual(before);
    const log = await bank.bench.entriesOf(bank.bench.tenant.id, { kind: 'workflow', id: uuid });
    expect(log.map(({ type }) => type)).toContain('claims.dropped');
  });

  it('ends by hand what left claims over, or had not found them yet: they are dropped then, and the log says so', async () => {
    const id = await client();
    bank.bench.clock.advance(3_700);
    const left = await Visitor.enter(bank, { steps: ['verify_email', 'personal_data', 'acceptance'] });
    await left.proves(MAILBOX);
    await left.tellsName({ name: 'Luz' });
    await bank.bench.jobs.run();
    expect((await bank.workflow(left.uuid)).claims.differences).toHaveLength(1);
    const early = await Visitor.enter(bank, { steps: ['personal_data', 'acceptance'] });
    await early.tellsName(mallory);
    const before = await bank.person(id);
    for (const { uuid } of [left, early]) {
      await bank.result('PATCH', `/workflows/v1/workflows/${uuid}`, { status: 'failed' });
      await bank.bench.jobs.run();
      expect(await bank.workflow(uuid)).toMatchObject({ status: 'failed', claims: null });
      const log = await bank.bench.entriesOf(bank.bench.tenant.id, { kind: 'workflow', id: uuid });
      expect(log.filter(({ type }) => type === 'claims.dropped')).toHaveLength(1);
      expect((await judge(uuid, 'accept')).status).toBe(409);
    }
    expect(await bank.person(id)).toEqual(before);
    const kept = await sql`select uuid from workflows.workflows where claims is not null and uuid in (${left.uuid}, ${early.uuid})`.execute(
      bank.bench.platform.database.query as Kysely<unknown>,
    );
    expect(kept.rows).toEqual([]);
  });

  it('refuses: nothing is written, and the workflow has failed', async () => {
    const id = await client();
    const before = await bank.person(id);
    const { uuid } = await stranger();
    expect((await judge(uuid, 'refuse')).status).toBe(200);
    await bank.bench.jobs.run();
    expect(await bank.workflow(uuid)).toMatchObject({
      status: 'failed',
      claims: null,
      people_uuid: null,
      error: { fatal: true, details: { reason: 'claims_refused', error_id: 3105 } },
    });
    expect(await bank.person(id)).toEqual(before);
    expect((await judge(uuid, 'refuse')).status).toBe(409);
  });

  it('that does not answer is reminded a week before they are refused for it', async () => {
    await client();
    const { uuid } = await stranger();
    bank.bench.clock.advance(22.5 * 86_400);
    await bank.sweep();
    expect(bank.webhooksOf(uuid).map(({ type }) => type)).toEqual(['workflow.people_error']);
    bank.bench.clock.advance(86_400);
    await bank.sweep();
    await bank.sweep();
    expect(bank.webhooksOf(uuid).map(({ type }) => type)).toEqual(['workflow.people_error', 'workflow.claims_expiring']);
    bank.bench.clock.advance(7 * 86_400);
    await bank.sweep();
    expect(await bank.workflow(uuid)).toMatchObject({ status: 'failed', error: { details: { reason: 'claims_expired', error_id: 3106 } } });
    expect(bank.webhooksOf(uuid).map(({ type }) => type)).toEqual(['workflow.people_error', 'workflow.claims_expiring', 'workflow.failed']);
  });
});

describe('what vouches', () => {
  it('is a key that named her: facts are written as before, but for another CURP', async () => {
    const id = await client();
    const visitor = await Visitor.enter(bank, { steps: ['personal_data'], people_uuid: id });
    await visitor.tellsName({ name: 'María Luisa' });
    await bank.bench.jobs.run();
    expect(await bank.person(id)).toMatchObject({ name: 'María Luisa', vouched_by: 'partner' });
    expect(await bank.workflow(visitor.uuid)).toMatchObject({ status: 'success', vouched_by: 'partner', claims: null });
    expect((await visitor.read()).workflow.status).toBe('success');

    const mistaken = await Visitor.enter(bank, { steps: ['personal_data'], people_uuid: id });
    await mistaken.tellsName({ curp: 'BEML920313HMCLNS09' });
    await bank.bench.jobs.run();
    expect((await bank.workflow(mistaken.uuid)).error.details.reason).toBe('person_mismatch');
  });

  it('is a code at an address that a key wrote: what is empty is filled, and what differs stays a claim', async () => {
    const id = await client();
    await bank.result('PATCH', `/people/v1/people/${id}`, { nationality_id: null });
    const visitor = await Visitor.enter(bank, { steps: STEPS });
    await visitor.proves(MAILBOX);
    await visitor.tellsName({ name: 'Luz' });
    await visitor.tellsAddress();
    await bank.bench.jobs.run();
    const record = await bank.workflow(visitor.uuid);
    expect(record).toMatchObject({ status: 'success', people_uuid: id, vouched_by: 'contact', claims_at: null });
    expect(record.claims.differences.map(({ member }: { member: string }) => member)).toEqual(['name', 'address']);
    const person = await bank.person(id);
    expect(person).toMatchObject({ name: 'Luisa', nationality_id: 144, vouched_by: 'partner' });
    expect(person.contact_data).toMatchObject([{ email: MAILBOX, email_confirmation: true }]);
    expect(person.addresses).toMatchObject([{ street: 'Av. Juárez', is_current_address: true }]);
    expect((await visitor.read()).workflow).toMatchObject({ status: 'received' });
    expect((await bank.partner('POST', `/workflows/v1/workflows/${visitor.uuid}/claims/accept`, { members: ['name'] })).status).toBe(200);
    await bank.bench.jobs.run();
    expect(await bank.person(id)).toMatchObject({ name: 'Luz' });
    expect(await bank.workflow(visitor.uuid)).toMatchObject({ status: 'success', claims: null, vouched_by: 'operator' });
    const heard = bank.webhooksOf(visitor.uuid);
    expect(heard.map(({ type, data }) => [type, data.claims])).toEqual([['workflow.finished', true]]);
  });

  it('is a code by SMS at a phone that a key wrote, and none that came by WhatsApp', async () => {
    const id = await client();
    for (const [step, voucher] of [
      ['verify_whatsapp', null],
      ['verify_phone', 'contact'],
    ] as const) {
      bank.bench.clock.advance(3_700);
      const visitor = await Visitor.enter(bank, { steps: [step, 'personal_data'] });
      await visitor.proves('+525512345678');
      await visitor.tellsName();
      await bank.bench.jobs.run();
      expect(await bank.workflow(visitor.uuid)).toMatchObject({
        status: voucher ? 'success' : 'people_error',
        people_uuid: voucher ? id : null,
        vouched_by: voucher,
      });
    }
  });

  it('may come with a later step, and then the claims are written', async () => {
    const id = await client();
    const visitor = await Visitor.enter(bank, { steps: ['personal_data', 'verify_email'] });
    await visitor.tellsName();
    await bank.bench.jobs.run();
    expect(await bank.workflow(visitor.uuid)).toMatchObject({ status: 'working', people_uuid: null });
    await visitor.proves(MAILBOX);
    await bank.bench.jobs.run();
    expect(await bank.workflow(visitor.uuid)).toMatchObject({ status: 'success', people_uuid: id, vouched_by: 'contact', claims: null });
  });

  it('is never an address that only claims brought', async () => {
    const first = await Visitor.enter(bank, { steps: ['verify_email', 'personal_data'] });
    await first.proves(STRANGER);
    await first.tellsName(mallory);
    await bank.bench.jobs.run();
    const { people_uuid: id } = await bank.workflow(first.uuid);
    expect(await bank.person(id)).toMatchObject({ vouched_by: null, contact_data: [{ email: STRANGER, email_confirmation: true }] });

    // The owner of that mailbox may continue a record that consists only of claims.
    bank.bench.clock.advance(3_700);
    const again = await Visitor.enter(bank, { steps: ['verify_email', 'personal_data'] });
    await again.proves(STRANGER);
    await again.tellsName({ ...mallory, name: 'Mallory' });
    await bank.bench.jobs.run();
    expect(await bank.workflow(again.uuid)).toMatchObject({ status: 'success', people_uuid: id, vouched_by: null });
    expect(await bank.person(id)).toMatchObject({ name: 'Mallory', vouched_by: null });

    // The first voucher (here the partner's key) takes the record over: the claims' mailbox no longer gives access.
    bank.bench.clock.advance(3_700);
    await bank.result('PATCH', `/people/v1/people/${id}`, known);
    expect(await bank.person(id)).toMatchObject({ vouched_by: 'partner', contact_data: [{ email: STRANGER, email_confirmation: false }] });
    const late = await Visitor.enter(bank, { steps: ['verify_email', 'personal_data'] });
    await late.proves(STRANGER);
    await late.tellsName(mallory);
    await bank.bench.jobs.run();
    expect((await bank.workflow(late.uuid)).error.details.reason).toBe('unvouched');
    expect(await bank.person(id)).toMatchObject({ name: 'Luisa' });
  });

  it('is not the workflow that made a record of claims, once a key has taken it over', async () => {
    const visitor = await Visitor.enter(bank, { steps: ['personal_data', 'personal_address'] });
    await visitor.tellsName(mallory);
    await bank.bench.jobs.run();
    const { people_uuid: id } = await bank.workflow(visitor.uuid);
    bank.bench.clock.advance(60);
    await bank.result('PATCH', `/people/v1/people/${id}`, known);
    await visitor.tellsAddress();
    await bank.bench.jobs.run();
    expect((await bank.person(id)).addresses).toEqual([]);
    expect(await bank.workflow(visitor.uuid)).toMatchObject({ status: 'people_error', people_uuid: null, claims: { people_uuid: id } });
  });
});

describe('claims that wait', () => {
  const open = async () => (await bank.result('GET', '/workflows/v1/workflows?claims=open')).data.map(({ uuid }: { uuid: string }) => uuid);

  it('are found, those too that a code left over, until a key judges them; and a key without the scope finds none', async () => {
    await client();
    const waiting = await stranger();
    bank.bench.clock.advance(3_700);
    const left = await Visitor.enter(bank, { steps: ['verify_email', 'personal_data'] });
    await left.proves(MAILBOX);
    await left.tellsName({ name: 'Luz' });
    await bank.bench.jobs.run();
    bank.bench.clock.advance(3_700);
    const done = await Visitor.enter(bank, { steps: ['verify_email', 'personal_data'] });
    await done.proves(MAILBOX);
    await done.tellsName();
    await bank.bench.jobs.run();
    expect(bank.webhooksOf(done.uuid).map(({ data }) => 'claims' in data)).toEqual([false]);
    const mine = async () => (await open()).filter((uuid: string) => [waiting.uuid, left.uuid, done.uuid].includes(uuid));
    expect(await mine()).toEqual([left.uuid, waiting.uuid]);

    const { key } = await bank.bench.keys.create({ tenantId: bank.bench.tenant.id, name: 'few', livemode: false, scopes: ['workflows'] });
    const refused = await bank.ask(key, 'GET', '/workflows/v1/workflows?claims=open');
    expect([refused.status, refused.body.type]).toEqual([403, 'urn:zaguan:problem:scope_missing']);

    await bank.result('POST', `/workflows/v1/workflows/${left.uuid}/claims/refuse`, {});
    // Ending the workflow by hand decides the claim: it can no longer be accepted.
    await bank.result('PATCH', `/workflows/v1/workflows/${waiting.uuid}`, { status: 'success' });
    expect(await mine()).toEqual([]);
  });
});

describe('the setting “join”', () => {
  it('writes what nothing vouches for, and the log says so each time', async () => {
    await bank.settings({ people: { unvouched: 'join' } });
    const id = await client();
    const { uuid } = await stranger();
    expect(await bank.workflow(uuid)).toMatchObject({ status: 'success', people_uuid: id, vouched_by: null, claims: null });
    const person = await bank.person(id);
    expect(person).toMatchObject({
      name: 'Mallory Evil',
      vouched_by: null,
      known_by: { name: { by: 'claimed' }, national_id: { by: 'partner' } },
    });
    const log = await bank.bench.entriesOf(bank.bench.tenant.id, { kind: 'person', id });
    expect(log.filter(({ data }) => data.joined === true)).toHaveLength(2);
    const mine = await bank.bench.entriesOf(bank.bench.tenant.id, { kind: 'workflow', id: uuid });
    expect(mine.some(({ type, data }) => type === 'workflow.person_attached' && data.joined === true)).toBe(true);
    // Data written that way confirm nothing later.
    await bank.settings({ people: null });
    const later = await Visitor.enter(bank, { steps: ['verify_email', 'personal_data'] });
    bank.bench.clock.advance(3_700);
    await later.proves(STRANGER);
    await later.tellsName(mallory);
    await bank.bench.jobs.run();
    expect((await bank.workflow(later.uuid)).status).toBe('people_error');
  });
});
