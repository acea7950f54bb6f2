import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { attachedFacts } from '#contracts/people/attach.ts';
import type { Caller } from '#platform/base/ports.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { PeopleTables } from '../model/tables.ts';

type AttachedFacts = z.input<typeof attachedFacts>;

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform);
});
afterAll(() => platform.close());

const CURP = 'PEGL890909MJCRMS08';
const OTHER_CURP = 'BEML920313HMCLNS09';
const ADDRESS = {
  street: 'Av. Juárez',
  ext_num: 'S/N',
  state: 'Jalisco',
  municipality: 'Guadalajara',
  colony: 'Centro',
  zip_code: '44100',
};

/** Switches to a new tenant and returns the facts of a workflow in it. */
async function workflow(): Promise<AttachedFacts> {
  caller = { ...(await platform.otherTenant()), kind: 'system', scopes: new Set() };
  return { workflow: crypto.randomUUID(), step: 'personal_data', person: { national_id: CURP, name: 'Lucía', first_lastname: 'Pérez' } };
}

const api = () => createRouterClient(service.router, { context: { caller } });
const person = async (id: string) => (await api().people.get({ id })).result;
const everybody = async () => (await api().people.list({})).result.data;

it('makes the person with a lone e-mail and an address, in one go', async () => {
  const facts = await workflow();
  const contact = { email: 'lucia@correo.example', email_confirmation: true };
  const { people_uuid } = await service.attach(caller, { ...facts, contact, address: ADDRESS });
  expect(await person(people_uuid)).toMatchObject({
    national_id: CURP,
    name: 'Lucía',
    gender: 'FEMALE',
    contact_data: [{ email: 'lucia@correo.example', phone: null, email_confirmation: true, sms_confirmation: false }],
    addresses: [{ street: 'Av. Juárez', ext_num: 'S/N', references: '', is_current_address: true }],
  });
});

it('takes a confirmation with its address alone', async () => {
  const facts = await workflow();
  const { people_uuid } = await service.attach(caller, { ...facts, contact: { email: 'lucia@correo.example' } });
  const contact = { phone: '525512345678', email_confirmation: true, sms_confirmation: false };
  await service.attach(caller, { ...facts, workflow: crypto.randomUUID(), people_uuid, contact });
  expect((await person(people_uuid)).contact_data).toMatchObject([
    { email: 'lucia@correo.example', phone: '525512345678', email_confirmation: false, sms_confirmation: false },
  ]);
});

it('changes nothing when the same facts come again, at once or later', async () => {
  const facts = { ...(await workflow()), contact: { email: 'lucia@correo.example' }, address: ADDRESS };
  const answers = await Promise.all(Array.from({ length: 10 }, () => service.attach(caller, facts)));
  expect(new Set(answers.map((answer) => answer.people_uuid)).size).toBe(1);
  const before = await person(answers[0]!.people_uuid);
  platform.clock.advance(60);
  await service.attach(caller, facts);
  expect(await person(before.id)).toEqual(before);
  expect(before.addresses).toHaveLength(1);
  expect(before.contact_data).toHaveLength(1);
  expect(await platform.entriesOf(caller.tenantId, { kind: 'person', id: before.id })).toHaveLength(1);
});

it('changes the rows it made when the step is answered anew', async () => {
  const facts = { ...(await workflow()), contact: { email: 'lucia@correo.exmaple' }, address: ADDRESS };
  const { people_uuid } = await service.attach(caller, facts);
  const corrected = { ...facts, contact: { email: 'lucia@correo.example' }, address: { ...ADDRESS, street: 'Av. Hidalgo' } };
  await service.attach(caller, corrected);
  expect(await person(people_uuid)).toMatchObject({
    contact_data: [{ email: 'lucia@correo.example' }],
    addresses: [{ street: 'Av. Hidalgo' }],
  });
  expect((await person(people_uuid)).addresses).toHaveLength(1);
});

it('makes an address anew where somebody gave the one that it made to another person', async () => {
  const facts = { ...(await workflow()), address: ADDRESS };
  const { people_uuid } = await service.attach(caller, facts);
  const { id: other } = (
    await api().people.create({ national_id: OTHER_CURP, name: 'Luis', first_lastname: 'Beltrán', second_lastname: '' })
  ).result;
  const [given] = (await person(people_uuid)).addresses;
  await platform.platform.database.query.updateTable('people.addresses').where('id', '=', given!.id).set({ person_id: other }).execute();
  await service.attach(caller, { ...facts, address: { ...ADDRESS, street: 'Av. Hidalgo' } });
  expect((await person(people_uuid)).addresses).toMatchObject([{ street: 'Av. Hidalgo', is_current_address: true }]);
  expect((await person(other)).addresses).toMatchObject([{ id: given!.id, street: 'Av. Juárez' }]);
});

it('takes back a person who was a slip, when the step is answered anew with another CURP', async () => {
  const facts = { ...(await workflow()), contact: { email: 'lucia@correo.example' }, address: ADDRESS };
  const slip = await service.attach(caller, facts);
  platform.clock.advance(60);
  const right = await service.attach(caller, { ...facts, person: { ...facts.person!, national_id: OTHER_CURP } });
  expect(right.people_uuid).not.toBe(slip.people_uuid);
  expect(await everybody()).toMatchObject([{ id: right.people_uuid, national_id: OTHER_CURP }]);
  expect((await person(right.people_uuid)).addresses).toHaveLength(1);
  const left = await platform.entriesOf(caller.tenantId, { kind: 'person', id: slip.people_uuid });
  expect(left.at(-1)).toMatchObject({ type: 'person.deleted', data: { workflow: facts.workflow, successor: right.people_uuid } });
});

it('leaves a person to whom somebody else has written since, or who was there before', async () => {
  const facts = await workflow();
  const slip = await service.attach(caller, facts);
  platform.clock.advance(60);
  await api().people.update({ params: { id: slip.people_uuid }, body: { external_ref_id: 'A-1' } });
  await service.attach(caller, { ...facts, person: { ...facts.person!, national_id: OTHER_CURP } });
  expect(await everybody()).toHaveLength(2);
  const left = await platform.entriesOf(caller.tenantId, { kind: 'person', id: slip.people_uuid });
  expect(left.at(-1)).toMatchObject({ type: 'person.let_go' });

  const known = await workflow();
  const { result } = await api().people.create({ ...known.person!, name: 'Lucía', first_lastname: 'Pérez', second_lastname: '' });
  await service.attach(caller, { ...known, people_uuid: result.id });
  await service.attach(caller, { ...known, person: { ...known.person!, national_id: OTHER_CURP } });
  expect((await everybody()).map(({ id }) => id)).toContain(result.id);
});

it('takes nobody back under a legal hold, as soon as any process laid it', async () => {
  const facts = await workflow();
  const slip = await service.attach(caller, facts);
  await platform.tenants.settings(caller.tenantId);
  await platform.replica().tenants.patch(caller.tenantId, { legal_hold: true });
  await service.attach(caller, { ...facts, person: { ...facts.person!, national_id: OTHER_CURP } });
  expect((await everybody()).map(({ id }) => id)).toContain(slip.people_uuid);
  const left = await platform.entriesOf(caller.tenantId, { kind: 'person', id: slip.people_uuid });
  expect(left.at(-1)).toMatchObject({ type: 'person.let_go' });
});

it('joins e-mail and phone of two steps in one contact, and keeps what was confirmed', async () => {
  const facts = await workflow();
  const { people_uuid } = await service.attach(caller, { ...facts, contact: { email: 'lucia@correo.example', email_confirmation: true } });
  const contact = { email: 'lucia@correo.example', email_confirmation: true, phone: '+52 1 55 1234 5678', sms_confirmation: true };
  await service.attach(caller, { ...facts, contact });
  expect((await person(people_uuid)).contact_data).toMatchObject([
    { email: 'lucia@correo.example', phone: '525512345678', email_confirmation: true, sms_confirmation: true },
  ]);
});

it('keeps what an earlier workflow knew and a later one does not say', async () => {
  const facts = await workflow();
  const { people_uuid } = await service.attach(caller, {
    ...facts,
    person: { ...facts.person!, tax_id: 'PEGL890909AB1', second_lastname: 'Gámez' },
  });
  await service.attach(caller, {
    ...facts,
    workflow: crypto.randomUUID(),
    people_uuid,
    person: { ...facts.person!, tax_id: null, name: 'María Lucía' },
  });
  const [only, ...more] = await everybody();
  expect(more).toEqual([]);
  expect(only).toMatchObject({ name: 'María Lucía', second_lastname: 'Gámez', tax_id: 'PEGL890909AB1' });
});

it('adds to the extra data that the partner keeps', async () => {
  const facts = await workflow();
  const made = await api().people.create({
    ...facts.person!,
    name: 'Lucía',
    first_lastname: 'Pérez',
    second_lastname: '',
    extra_data: { branch: 7 },
  });
  await service.attach(caller, {
    ...facts,
    people_uuid: made.result.id,
    person: { ...facts.person!, extra_data: { nationality: 'MX' } },
  });
  expect((await person(made.result.id)).extra_data).toEqual({ branch: 7, nationality: 'MX' });
});

it('refuses a CURP that is not that of people_uuid, an unknown person, and facts that cannot be', async () => {
  const facts = await workflow();
  const { people_uuid } = await service.attach(caller, facts);
  const again = { ...facts, step: 'curp', people_uuid };
  await expect(service.attach(caller, { ...again, person: { national_id: OTHER_CURP } })).rejects.toMatchObject({ key: 'conflict' });
  await expect(service.attach(caller, { ...again, people_uuid: crypto.randomUUID() })).rejects.toMatchObject({ status: 404 });
  await expect(service.attach(caller, { ...facts, step: 'x', person: null })).rejects.toMatchObject({ status: 422 });
  await expect(
    service.attach(caller, { ...facts, step: 'y', address: { street: 'Sola' } as AttachedFacts['address'] }),
  ).rejects.toMatchObject({
    status: 422,
    errors: expect.arrayContaining([expect.objectContaining({ path: 'address.zip_code' })]),
  });
  expect(await everybody()).toHaveLength(1);
});

it('leaves nothing behind when a part of it fails', async () => {
  const facts = await workflow();
  const attaching = service.attach(caller, { ...facts, contact: { email: 'lucia@correo.example', phone: '12' }, address: ADDRESS });
  await expect(attaching).rejects.toMatchObject({ status: 422, errors: [{ path: 'phone' }] });
  expect(await everybody()).toEqual([]);
});

const ANA = { name: 'Ana Ruiz', phone: '+525512345679', person_relation_id: 11 };
const BETO = { name: 'Beto Luna', phone: '55 1234 5680', person_relation_id: 4 };
const referencesOn = async (id: string) => (await person(id)).references.map(({ name, phone }) => `${name} ${phone}`).sort();

it('keeps the references that a workflow tells, and replaces them when it tells others', async () => {
  const facts = await workflow();
  const { people_uuid } = await service.attach(caller, { ...facts, references: [ANA, BETO] });
  expect(await referencesOn(people_uuid)).toEqual(['Ana Ruiz 525512345679', 'Beto Luna 525512345680']);
  await service.attach(caller, { ...facts, references: [BETO] });
  expect(await referencesOn(people_uuid)).toEqual(['Beto Luna 525512345680']);
  // Another person replaces the first, who is deleted together with their references.
  const other = await service.attach(caller, { ...facts, person: { ...facts.person!, national_id: OTHER_CURP }, references: [BETO] });
  expect(await everybody()).toHaveLength(1);
  expect(await referencesOn(other.people_uuid)).toEqual(['Beto Luna 525512345680']);
});

it('attaches no reference to somebody who was there before, where nothing vouches', async () => {
  const facts = await workflow();
  const { people_uuid } = await service.attach(caller, { ...facts, references: [BETO] });
  const stranger = { ...facts, workflow: crypto.randomUUID(), references: [ANA] };
  const offered = await service.offer(caller, stranger);
  expect(offered).toMatchObject({ people_uuid: null, claims: { people_uuid } });
  expect('claims' in offered && offered.claims?.differences).toContainEqual({ member: 'references', claimed: 'Ana Ruiz, 525512345679' });
  expect(await referencesOn(people_uuid)).toEqual(['Beto Luna 525512345680']);
  const { claims } = (await service.offer(caller, { ...stranger, people_uuid, accepted: ['references'] })) as { claims: null };
  expect(claims).toBeNull();
  expect(await referencesOn(people_uuid)).toEqual(['Ana Ruiz 525512345679', 'Beto Luna 525512345680']);
});

const MATCH = { outcome: 'match', match_level: 6, at: '2026-11-20T17:59:00.000Z' } as const;
const MISMATCH = { outcome: 'mismatch', match_level: 0, at: '2026-11-20T17:59:30.000Z' } as const;
const facesOn = async (id: string) => (await api().biometrics.ofPerson({ id })).result;

it('keeps how a face compared with the credential, once, and takes it back with the person', async () => {
  const facts = await workflow();
  const { people_uuid: id } = await service.attach(caller, { ...facts, faces: [MATCH] });
  const [result, ...more] = await facesOn(id);
  expect(more).toEqual([]);
  expect(result).toMatchObject({
    typeName: 'FACE_MATCH_ID',
    execution_date: MATCH.at,
    metadata: { success: true, matchLevel: 6, safe: null },
  });
  expect(await person(id)).toMatchObject({ biometrics: { liveness: null, match_id: true, match_level: 6 } });
  await service.attach(caller, { ...facts, contact: { email: 'lucia@correo.example' }, faces: [MATCH] });
  expect(await facesOn(id)).toEqual([result]);
  await service.attach(caller, { ...facts, faces: [MISMATCH] });
  expect(await facesOn(id)).toMatchObject([{ metadata: { success: false, matchLevel: 0 } }]);
  platform.clock.advance(60);
  await api().people.update({ params: { id }, body: { external_ref_id: 'A-1' } });
  platform.clock.advance(60);
  await service.attach(caller, { ...facts, person: { ...facts.person!, national_id: OTHER_CURP }, faces: [MISMATCH] });
  expect(await facesOn(id)).toEqual([]);
});

it('says no more how the face of a claimant compared, once a key takes the record over; the archive has it', async () => {
  const facts = await workflow();
  const { people_uuid: id } = await service.attach(caller, { ...facts, faces: [MATCH] });
  const claimed = { by: 'claimed', at: platform.clock.now().toISOString(), workflow_uuid: facts.workflow };
  expect(await person(id)).toMatchObject({ biometrics: { match_id: true }, known_by: { biometrics: claimed } });
  await api().people.saveByNationalId({ national_id: CURP, name: 'Lucía', first_lastname: 'Pérez', second_lastname: '' });
  expect(await person(id)).toMatchObject({ vouched_by: 'partner', biometrics: null, known_by: { biometrics: null } });
  expect(await facesOn(id)).toEqual([]);
  const { body } = await api().people.data({ params: { id }, headers: { accept: 'application/json' } });
  const archived = (body as { result: { biometric_results: { id: string }[] } }).result.biometric_results;
  expect(archived).toMatchObject([{ typeName: 'FACE_MATCH_ID', known_by: claimed }]);
  const ofResult = { id: archived[0]!.id };
  await expect(api().biometrics.get(ofResult)).rejects.toMatchObject({ key: 'not_found' });
  await expect(api().biometrics.update({ params: ofResult, body: { metadata: {} } })).rejects.toMatchObject({ key: 'not_found' });
});

it('keeps how a face compared with the portrait as another kind, which says nothing of a credential', async () => {
  const facts = await workflow();
  const { people_uuid } = await service.attach(caller, facts);
  const named = { workflow: crypto.randomUUID(), step: 'person', people_uuid, faces: [{ ...MATCH, beside: 'portrait' as const }] };
  expect(await service.attach(caller, named), 'a key names a mere claim').toMatchObject({ people_uuid, vouched_by: null });
  expect(await facesOn(people_uuid)).toMatchObject([{ typeName: 'FACE_2D_MATCH', metadata: { success: true, matchLevel: 6 } }]);
  expect((await person(people_uuid)).biometrics).toBeNull();
});

it('keeps whether the face passed a challenge, beside how it compared', async () => {
  const facts = await workflow();
  const liveness = [{ passed: true, at: MATCH.at }];
  const { people_uuid: id } = await service.attach(caller, { ...facts, faces: [MATCH], liveness });
  const kinds = async () => (await facesOn(id)).map(({ typeName, metadata }) => [typeName, metadata.success]).sort();
  expect(await kinds()).toEqual([
    ['FACE_MATCH_ID', true],
    ['LIVENESS', true],
  ]);
  expect(await person(id)).toMatchObject({ vouched_by: null, biometrics: { liveness: true, match_id: true, match_level: 6 } });
  await service.attach(caller, { ...facts, faces: [MATCH], liveness: [{ passed: false, at: MISMATCH.at }] });
  expect(await kinds()).toEqual([
    ['FACE_MATCH_ID', true],
    ['LIVENESS', false],
  ]);
  expect(await person(id)).toMatchObject({ biometrics: { liveness: false, match_id: true } });
});

it('keeps what a certified product said of a challenge, and its score where validations look for it', async () => {
  const pad = { provider: 'vendor', standard: 'ISO/IEC 30107-3 level 2', outcome: 'passed' as const, score: 0.93, reference: 'r-1' };
  const facts = await workflow();
  const { people_uuid: id } = await service.attach(caller, { ...facts, liveness: [{ passed: true, at: MATCH.at, pad }] });
  const metadata = { success: true, pad: 'passed', pad_provider: 'vendor', pad_standard: pad.standard, score: 0.93 };
  expect(await facesOn(id)).toMatchObject([{ typeName: 'LIVENESS', vendor_id: 'r-1', metadata }]);
});

it('is vouched for by a credential that an operator approved and a living face where nobody was there before; somebody who was wants one tie more', async () => {
  const facts = { ...(await workflow()), capture: { selfie: null, card: null }, isApproved: true, faces: [MATCH] };
  const { people_uuid: id, ...first } = await service.attach(caller, facts);
  expect(first).toMatchObject({ vouched_by: 'enrollment', joined: false });
  expect(await person(id)).toMatchObject({ vouched_by: 'enrollment' });
  const later = await service.attach(caller, { ...facts, contact: { email: 'lucia@correo.example', email_confirmation: true } });
  expect(later, 'the same workflow goes on').toMatchObject({ people_uuid: id, vouched_by: 'enrollment' });
  const another = { ...facts, workflow: crypto.randomUUID() };
  expect(await service.offer(caller, another), 'a card and a face alone').toMatchObject({ people_uuid: null, vouched_by: null });
  const proven = [{ channel: 'EMAIL' as const, destination: 'lucia@correo.example' }];
  expect(await service.offer(caller, { ...another, proven })).toMatchObject({ people_uuid: id, vouched_by: 'enrollment' });
  const others = { ...another, workflow: crypto.randomUUID(), proven, faces: [MISMATCH] };
  expect(await service.offer(caller, others), 'another face').toMatchObject({ people_uuid: null });
});

it('is vouched for by no proven address where the face is another than that of the credential', async () => {
  const facts = await workflow();
  const { result } = await api().people.create({ ...facts.person!, name: 'Lucía', first_lastname: 'Pérez', second_lastname: '' });
  await api().contacts.create({ person_id: result.id, email: 'lucia@correo.example', phone: '5512345678' });
  const proven = [{ channel: 'SMS' as const, destination: '+525512345678' }];
  const other = await service.offer(caller, { ...facts, proven, faces: [MATCH, MISMATCH] });
  expect(other).toMatchObject({ people_uuid: null, vouched_by: null, claims: { people_uuid: result.id } });
  expect(await facesOn(result.id)).toEqual([]);
  expect((await person(result.id)).biometrics).toBeNull();
  expect(await service.offer(caller, { ...facts, proven, faces: [MATCH] })).toMatchObject({
    people_uuid: result.id,
    vouched_by: 'contact',
  });
  expect(await facesOn(result.id)).toHaveLength(1);
});

const ON_CARD = { street: 'C DE LA LUNA 8', neighborhood: 'CENTRO', zip_code: '44100', city: 'GUADALAJARA', province: 'JAL.' };

it('has their address compared with the one on the document, until the workflow says another person', async () => {
  const facts = { ...(await workflow()), address: ADDRESS, document_address: ON_CARD };
  const { people_uuid: id } = await service.attach(caller, facts);
  await api().addresses.create({ ...ADDRESS, person_id: id, references: '', ext_num: '1' });
  expect((await person(id)).addresses_similarity).toMatchObject({ colony: 1, municipality: 1, state: 1, ext_num: 0 });
  expect((await person(id)).addresses_similarity?.street).toBeLessThan(0.5);
  const { body } = await api().people.data({ params: { id }, headers: { accept: 'application/json' } });
  expect(body).toMatchObject({ result: { learned_from: [{ document_address: ON_CARD }] } });
  await service.attach(caller, { ...facts, person: { ...facts.person!, national_id: OTHER_CURP } });
  expect((await person(id)).addresses_similarity).toMatchObject({ street: 1, ext_num: 0 });
});

it('refuses the credential of somebody else for a person whom a key named, whatever was told beside it', async () => {
  const facts = await workflow();
  const { people_uuid } = await service.attach(caller, facts);
  const later = { ...facts, people_uuid, workflow: crypto.randomUUID() };
  const faces = [{ outcome: 'match' as const, match_level: 6, at: '2026-11-20T18:00:00.000Z' }];
  for (const told of [facts.person, null])
    await expect(service.attach(caller, { ...later, person: told, faces, printed_ids: [CURP, OTHER_CURP] })).rejects.toMatchObject({
      key: 'conflict',
    });
  expect((await person(people_uuid)).biometrics).toBeNull();
  expect(await service.attach(caller, { ...later, person: null, faces, printed_ids: [CURP] })).toMatchObject({ people_uuid });
});
