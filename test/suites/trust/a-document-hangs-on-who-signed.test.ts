import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Bank, LUISA, openBank, Visitor } from './bank.ts';

/**
 * Class: documents signed under a mere claim. They are attached to no verified person, whether the claim or the verification came first.
 */

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const MAILBOX = 'luisa@example.com';
const known = { name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };

beforeEach(async () => {
  bank.bench.clock.advance(3_700);
  await bank.settings({ people: null });
  for (const { id } of (await bank.result('GET', '/people/v1/people?per_page=100')).data)
    await bank.result('DELETE', `/people/v1/people/${id}`);
});

/** Enters as a person who typed the CURP before any record had it, and who is about to sign. */
async function claimant() {
  const document_uuid = await bank.paper();
  const setup = { document_sign: { document_uuid } };
  const visitor = await Visitor.enter(bank, { steps: ['personal_data', 'document_sign'], setup });
  await visitor.tellsName({ name: 'Mallory' });
  await bank.bench.jobs.run();
  const { people_uuid: id } = await bank.workflow(visitor.uuid);
  bank.bench.clock.advance(60);
  return { visitor, id, document_uuid };
}
const signs = async (visitor: Visitor) => {
  expect((await visitor.signs()).status).toBe(200);
  await bank.bench.jobs.run();
};
const signerOf = async (uuid: string) => (await bank.result('GET', `/people/v1/documents/${uuid}`)).people_uuid;
const takeOver = (id: string) => bank.result('PATCH', `/people/v1/people/${id}`, { ...known, national_id: LUISA.curp });

describe('a document that was signed on a claim', () => {
  it('hangs on the record that the claim made, while nobody vouches for that', async () => {
    const { visitor, id, document_uuid } = await claimant();
    await signs(visitor);
    expect(await signerOf(document_uuid)).toBe(id);
  });

  it('hangs on nobody where a key took the record over before it was signed', async () => {
    const { visitor, id, document_uuid } = await claimant();
    await takeOver(id);
    await signs(visitor);
    expect(await signerOf(document_uuid)).toBeNull();
    expect((await bank.result('GET', `/people/v1/documents?people_uuid=${id}`)).data).toEqual([]);
  });

  it.each([
    ['a key changes the person', takeOver],
    ['a key saves them by CURP', () => bank.result('POST', '/people/v1/people/by-national-id', { ...known, national_id: LUISA.curp })],
  ])('leaves the record when %s', async (_who, write) => {
    const { visitor, id, document_uuid } = await claimant();
    await signs(visitor);
    await write(id);
    expect(await bank.person(id)).toMatchObject({ vouched_by: 'partner' });
    expect(await signerOf(document_uuid)).toBeNull();
  });

  it('leaves the record when its claims are accepted elsewhere, and stays where they were accepted', async () => {
    const { visitor, id, document_uuid } = await claimant();
    await signs(visitor);
    bank.bench.clock.advance(3_700);
    const second = await bank.paper();
    const setup = { document_sign: { document_uuid: second } };
    const other = await Visitor.enter(bank, { steps: ['personal_data', 'document_sign'], setup });
    await other.tellsName();
    await bank.bench.jobs.run();
    await signs(other);
    expect(await signerOf(second)).toBeNull();
    expect((await bank.workflow(other.uuid)).claims).toMatchObject({ on_record: 'read', only_claimed: true });
    await bank.result('POST', `/workflows/v1/workflows/${other.uuid}/claims/accept`, {});
    await bank.bench.jobs.run();
    expect(await bank.person(id)).toMatchObject({ name: 'Luisa', vouched_by: 'operator' });
    expect([await signerOf(document_uuid), await signerOf(second)]).toEqual([null, id]);
  });

  it('stays where the tenant lets people join', async () => {
    await bank.settings({ people: { unvouched: 'join' } });
    const { id } = await bank.result('POST', '/people/v1/people', { ...known, national_id: LUISA.curp });
    const { visitor, document_uuid } = await claimant();
    await signs(visitor);
    expect(await signerOf(document_uuid)).toBe(id);
  });
});

it('hangs on her whom a key named, or whose mailbox was proven, as it did', async () => {
  const { id } = await bank.result('POST', '/people/v1/people', { ...known, national_id: LUISA.curp });
  await bank.result('POST', '/people/v1/contacts', { person_id: id, email: MAILBOX, phone: '525512345678' });
  const [first, second] = [await bank.paper(), await bank.paper()];
  const named = await Visitor.enter(bank, {
    steps: ['document_sign'],
    people_uuid: id,
    setup: { document_sign: { document_uuid: first } },
  });
  await signs(named);
  const setup = { document_sign: { document_uuid: second } };
  const proven = await Visitor.enter(bank, { steps: ['verify_email', 'personal_data', 'document_sign'], setup });
  await proven.proves(MAILBOX);
  await proven.tellsName();
  await bank.bench.jobs.run();
  await signs(proven);
  expect([await signerOf(first), await signerOf(second)]).toEqual([id, id]);
});

describe('a document that hangs on nobody', () => {
  /** Opens a workflow that claims a known person as the signer, without confirmation by a trusted source. */
  const claimed = async () => {
    const { id } = await bank.result('POST', '/people/v1/people', { ...known, national_id: LUISA.curp });
    const document_uuid = await bank.paper();
    const visitor = await Visitor.enter(bank, { steps: ['personal_data', 'document_sign'], setup: { document_sign: { document_uuid } } });
    await visitor.tellsName({ name: 'Mallory' });
    await bank.bench.jobs.run();
    await signs(visitor);
    expect(await signerOf(document_uuid)).toBeNull();
    return { id, document_uuid, workflow: visitor.uuid };
  };
  const there = async (uuid: string) => (await bank.partner('GET', `/people/v1/documents/${uuid}`)).status === 200;
  const verified = async (uuid: string) => {
    const { bytes } = await bank.partner('GET', `/people/v1/documents/${uuid}/signed`);
    const form = new FormData();
    form.append('file', new File([bytes], 'x.pdf'));
    return (await bank.result('POST', '/people/v1/documents/verify', form)).detail;
  };

  it('goes with its workflow, and until then whoever verifies it is told that nobody vouches', async () => {
    const { document_uuid, workflow } = await claimed();
    await bank.result('POST', `/workflows/v1/workflows/${workflow}/claims/refuse`, {});
    await bank.bench.jobs.run();
    expect(await verified(document_uuid)).toContain('Nobody vouches for its signer');
    const answer = await bank.result('DELETE', `/workflows/v1/workflows/${workflow}`);
    expect(answer).toBe(`Workflow deleted. Deleted with it, because it belonged to no person: document ${document_uuid}`);
    expect(await there(document_uuid)).toBe(false);
  });

  it('goes too where an accepted claim took its person away, and person and workflow are deleted', async () => {
    const { visitor, id, document_uuid } = await claimant();
    await signs(visitor);
    expect(await verified(document_uuid)).not.toContain('Nobody vouches');
    await takeOver(id);
    const archive = Buffer.from((await bank.partner('GET', `/people/v1/people/${id}/data`)).bytes).toString('latin1');
    expect(archive).toContain(`"documents/${document_uuid}"`);
    await bank.result('DELETE', `/people/v1/people/${id}`);
    expect(await there(document_uuid)).toBe(true);
    await bank.result('DELETE', `/workflows/v1/workflows/${visitor.uuid}`);
    await bank.bench.jobs.run();
    expect(await there(document_uuid)).toBe(false);
  });

  it('stays for the days that the tenant keeps signed documents, and says so', async () => {
    await bank.settings({ retention: { signed_document_days: 3650 } });
    const { document_uuid, workflow } = await claimed();
    const answer = await bank.result('DELETE', `/workflows/v1/workflows/${workflow}`);
    expect(answer).toContain(
      `It stays, although it belongs to no person, for retention.signed_document_days or a legal hold: document ${document_uuid}`,
    );
    const { data } = await bank.result('GET', `/people/v1/documents?workflow_uuid=${workflow}`);
    expect(data).toMatchObject([{ uuid: document_uuid, people_uuid: null, workflow_deleted_at: expect.any(String) }]);
    expect(await verified(document_uuid)).toContain('The workflow in which it was signed was deleted.');
    await bank.settings({ retention: { signed_document_days: null } });
    await bank.bench.platform.database.transaction((trx) => bank.bench.jobs.enqueue(trx, 'documents-forget', {}));
    await bank.bench.jobs.run();
    expect(await there(document_uuid)).toBe(false);
  });
});
