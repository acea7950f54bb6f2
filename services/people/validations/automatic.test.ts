import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { drawnFace } from '#test/support/specimens/faces.ts';
import type { PeopleTables } from '../model/tables.ts';
import type { CredentialNumbers } from './classes/ports.ts';

/** The events that start validations automatically. */

const LUCIA = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: 'Gámez' };

const FRONT = {
  ...{ ine_type: 'G' as string | null, elector_key: 'PRGMLS89090914M700', emission_number: '01', expiration_date: '2034-12-31' },
  ...{ curp: LUCIA.national_id, name: 'LUCÍA', first_lastname: 'PÉREZ', second_lastname: 'GÁMEZ', birthdate: '1989-09-09', gender: 'M' },
};
const REVERSE = {
  ...{ cic: '000123456', ocr_number: '1234000000012', expiration_date: '20341231' },
  ...{ name: 'LUCIA', lastname: 'PEREZ GAMEZ', date: '19890909', gender: 'M' },
};

/** The credentials that the registry was queried for. */
const registry = { asked: [] as CredentialNumbers[] };
/** The fake OCR of credential pictures. */
const reader = {
  front: async (_file: { mime: string }): Promise<typeof FRONT | null> => FRONT,
  reverse: async (_file: { mime: string }): Promise<typeof REVERSE | null> => REVERSE,
};

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  const never = async () => Promise.reject(new Error('Nobody asks for this here.'));
  service = openPeople(platform.platform, {
    registries: {
      ...{ curp: never, rfc: never },
      async credential(_caller, credential) {
        registry.asked.push(credential);
        return { isOfAuthority: true, elector_key: null, valid: true, expired: false, court_order: false, incorrect_data: false };
      },
    },
    credentialReader: { front: async (_caller, file) => reader.front(file), reverse: async (_caller, file) => reader.reverse(file) },
  });
  await service.start();
});
beforeEach(async () => {
  caller = await platform.otherTenant();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => platform.close());

const api = () => createRouterClient(service.router, { context: { caller } });
const define = async (name: string, more: Record<string, unknown> = {}) =>
  (await api().validations.create({ name, class: 'curp', config: {}, execution_type: 'auto', ...more })).result.id;
/** Returns name, cause and model type of each validation that waited for this person, and runs all waiting jobs. */
const ran = async (person_id: string) => {
  const names = new Map((await api().validations.list({})).result.data.map(({ id, name }) => [id, name]));
  const { data } = (await api().validationResults.list({ person_id })).result;
  await platform.jobs.run();
  return data
    .filter(({ status }) => status === 0)
    .map(({ validation_id, metadata, model_type }) => [names.get(validation_id), metadata.because, model_type])
    .sort();
};

it('by a key: when somebody is made, and when what the class reads changes', async () => {
  await define('curp');
  await define('manual', { execution_type: 'manual' });
  await define('sleeping', { active: false });
  const { result: made } = await api().people.create(LUCIA);
  expect(await ran(made.id)).toEqual([['curp', 'person.vouched', 'person']]);
  const update = (body: object) => api().people.update({ params: { id: made.id }, body });
  await update({ external_ref_id: 'A-1' });
  await update({ name: 'Lucía' });
  expect(await ran(made.id)).toEqual([]);
  await update({ name: 'Lucía María' });
  expect(await ran(made.id)).toEqual([['curp', 'person.changed', 'person']]);
  await api().people.saveByNationalId({ ...LUCIA, name: 'Lucía María' });
  expect(await ran(made.id)).toEqual([]);
  await api().people.saveByNationalId({ ...LUCIA, name: 'Lucía' });
  expect(await ran(made.id)).toEqual([['curp', 'person.changed', 'person']]);
});

it('by a key: when an address or contact data come or change', async () => {
  const { result: list } = await api().blacklists.create({ name: 'Lista', entries: [] });
  await define('list', { class: 'blacklist', config: { lists: [list.id] } });
  const { result: made } = await api().people.create(LUCIA);
  expect(await ran(made.id)).toEqual([['list', 'person.vouched', 'person']]);
  const place = { street: 'Calle', ext_num: '1', state: 'J', municipality: 'M', colony: 'C', zip_code: '44100', references: '' };
  const { result: home } = await api().addresses.create({ person_id: made.id, ...place });
  expect(await ran(made.id)).toEqual([['list', 'address.changed', 'address']]);
  await api().addresses.update({ params: { id: home.id }, body: { street: 'Otra' } });
  expect(await ran(made.id)).toEqual([['list', 'address.changed', 'address']]);
  await api().contacts.create({ person_id: made.id, email: 'lucia@correo.example', phone: '5512345678' });
  expect(await ran(made.id)).toEqual([['list', 'person.changed', 'person']]);
});

it('never for claims that nothing vouches for; for all of them once somebody does', async () => {
  const { result: list } = await api().blacklists.create({ name: 'Lista', entries: [] });
  await define('list', { class: 'blacklist', config: { lists: [list.id] } });
  const workflow = randomUUID();
  const acting = systemCaller(caller, 'workflow', { workflow });
  const address = { street: 'Calle', ext_num: '1', state: 'J', municipality: 'M', colony: 'C', zip_code: '44100' };
  const { people_uuid } = await service.attach(acting, { workflow, step: 'person', person: LUCIA, address });
  expect(await ran(people_uuid)).toEqual([]);
  await service.attach(acting, { workflow, step: 'person', person: { ...LUCIA, name: 'Lucila' }, address });
  expect(await ran(people_uuid)).toEqual([]);
  await service.attach(acting, { workflow, step: 'person', people_uuid, person: LUCIA, address, accepted: ['name'] });
  expect(await ran(people_uuid)).toEqual([
    ['list', 'person.vouched', 'address'],
    ['list', 'person.vouched', 'person'],
  ]);
  // A trusted source has confirmed the person by now, so a later workflow of the tenant changes their record.
  const another = randomUUID();
  const next = { workflow: another, step: 'person', people_uuid, person: { ...LUCIA, name: 'Lucrecia' } };
  await service.attach(systemCaller(caller, 'workflow', { workflow: another }), next);
  expect(await ran(people_uuid)).toEqual([['list', 'person.changed', 'person']]);
});

it('by the good end of a workflow of somebody vouched for, once', async () => {
  await platform.tenants.patch(caller.tenantId, { validations: { hosts: ['bank.example'] } });
  await define('files', { class: 'document', config: { url: 'https://bank.example/files', collection: 'selfie' } });
  await define('curp');
  const workflow = randomUUID();
  const acting = systemCaller(caller, 'workflow', { workflow });
  const { people_uuid } = await service.attach(acting, { workflow, step: 'person', person: LUCIA });
  expect(await service.workflowEnded(acting, { workflow, people_uuid })).toBe(false);
  expect(await ran(people_uuid)).toEqual([]);
  await api().people.update({ params: { id: people_uuid }, body: { external_ref_id: 'A-1' } });
  expect(await service.workflowEnded(acting, { workflow: randomUUID(), people_uuid })).toBe(false);
  await api().people.update({ params: { id: people_uuid }, body: LUCIA });
  await ran(people_uuid);
  const next = { workflow: randomUUID(), people_uuid };
  expect(await service.workflowEnded(acting, next)).toBe(true);
  expect(await ran(people_uuid)).toEqual([['files', 'workflow.ended', 'person']]);
  await service.workflowEnded(acting, next);
  expect(await ran(people_uuid)).toEqual([]);
});

describe('by pictures of a credential', () => {
  /** Uploads the pictures; `ended` returns status and error of each validation. */
  const upload = async (ocr: object = {}) => {
    await define('ine', { class: 'ine', execution_type: 'manual' });
    registry.asked = [];
    const { result: person } = await api().people.create(LUCIA);
    const picture = new File([Uint8Array.from(await drawnFace())], 'ine.jpg');
    const body = { ine_front: picture, ine_reverse: picture, ...ocr };
    const { result: said } = await api().faces.uploadCredential({ params: { id: person.id }, body });
    await platform.jobs.run();
    const ended = async () =>
      (await api().validationResults.list({ person_id: person.id })).result.data.map((one) => [one.status, one.error]);
    return { said, person, ended };
  };

  it('reads those that nobody read, asks the registry by what they say, and keeps that', async () => {
    const { said, person, ended } = await upload();
    expect(said).toContain('runs in the background');
    expect(await ended()).toEqual([[2, null]]);
    const asked = { type: 'EFGH', cic: '000123456', ocr: '1234000000012', elector_key: FRONT.elector_key, emission_number: '01' };
    expect(registry.asked).toEqual([asked]);
    const { body } = await api().people.data({ params: { id: person.id }, headers: { accept: 'application/json' } });
    const { voter_credential: credential } = (body as { result: { voter_credential: object } }).result;
    expect(credential).toMatchObject({ ocr_data_front: FRONT, ocr_data_reverse: REVERSE });
  });

  it('believes the key about a side, and reads the other alone', async () => {
    vi.spyOn(reader, 'front').mockRejectedValue(new Error('Nobody reads this.'));
    const { ended } = await upload({ ocr_data_front: JSON.stringify({ ...FRONT, ine_type: 'D' }) });
    expect(await ended()).toEqual([[2, null]]);
    expect(registry.asked).toMatchObject([{ type: 'D', cic: '000123456' }]);
  });

  it('waits for a reader that does not answer', async () => {
    const busy = vi.spyOn(reader, 'reverse').mockRejectedValueOnce(new Problem('unavailable', 'Too many wait.'));
    const { ended } = await upload();
    platform.clock.advance(60);
    await platform.jobs.run();
    expect(busy).toHaveBeenCalledTimes(2);
    expect(await ended()).toEqual([[2, null]]);
  });

  it('knows a model whose letter was not read by a validity that no older one has', async () => {
    vi.spyOn(reader, 'front').mockResolvedValue({ ...FRONT, ine_type: null });
    expect(await (await upload()).ended()).toEqual([[2, null]]);
    expect(registry.asked).toMatchObject([{ type: 'EFGH', cic: '000123456', elector_key: FRONT.elector_key }]);
    vi.spyOn(reader, 'front').mockResolvedValue({ ...FRONT, ine_type: null, expiration_date: '2024-12-31' });
    caller = await platform.otherTenant();
    expect(await (await upload()).ended(), 'two validities').toEqual([[5, 'credential_unread']]);
  });

  it('gives up on pictures that say nothing', async () => {
    vi.spyOn(reader, 'front').mockResolvedValue(null);
    vi.spyOn(reader, 'reverse').mockResolvedValue(null);
    expect(await (await upload()).ended()).toEqual([[5, 'credential_unread']]);
    expect(registry.asked).toEqual([]);
  });
});
