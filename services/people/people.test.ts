import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownMembers } from '#contracts/base/known-by.ts';
import { sameMembers } from '#contracts/base/same-members.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { Problem } from '#platform/base/problem.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { PeopleTables } from './model/tables.ts';

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let other: Caller;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform);
  other = await platform.otherTenant();
});
afterAll(() => platform.close());

const api = (caller: Caller = platform.caller()) => createRouterClient(service.router, { context: { caller } });
const live = () => platform.caller({ livemode: true });

const WENCESLAO = { national_id: 'BOXW310820HNERXN09', name: 'Wenceslao', first_lastname: 'Bojórquez', second_lastname: 'Xicoténcatl' };
const LUCIA = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: 'Gámez' };
const X_CURP = 'AUGA040229XOCRMRA1';
const NOBODY = '11111111-2222-4333-8444-555555555555';

async function problemOf(work: Promise<unknown>) {
  const problem: Problem | null = await work.then(
    () => null,
    (error) => error,
  );
  return problem && { status: problem.status, key: problem.key, errors: problem.errors };
}

/** Returns a caller of a new tenant, so that tests do not share data. */
async function stranger(): Promise<Caller> {
  return platform.otherTenant();
}

const BY_PARTNER = { by: 'partner', at: '2026-11-20T18:00:00.000Z', workflow_uuid: null };

describe('people', () => {
  it('creates one, filling from the CURP what was not given, every member there', async () => {
    const { result } = await api(live()).people.create(LUCIA);
    expect(result).toEqual({
      ...LUCIA,
      id: expect.any(String),
      birthdate: '1989-09-09T00:00:00.000Z',
      gender: 'FEMALE',
      entity_of_birth: 'Jalisco',
      state_id: 14,
      tax_id: null,
      nationality_id: null,
      external_ref_id: null,
      vendor_ref_id: null,
      biometrics: null,
      addresses_similarity: null,
      marital_status_id: null,
      people_group_id: null,
      extra_data: null,
      temporary_ref_id: null,
      created_at: '2026-11-20T18:00:00.000Z',
      updated_at: '2026-11-20T18:00:00.000Z',
      age: 37,
      information_percentage: 60,
      vouched_by: 'partner',
      vouched_at: '2026-11-20T18:00:00.000Z',
      known_by: {
        ...sameMembers(knownMembers, null),
        ...sameMembers(['national_id', 'name', 'first_lastname', 'second_lastname'], BY_PARTNER),
        ...sameMembers(['birthdate', 'gender', 'entity_of_birth', 'state_id'], BY_PARTNER),
      },
    });
  });

  it('answers the detail form with its relations', async () => {
    const caller = await stranger();
    const made = await api(caller).people.create({ ...LUCIA, nationality_id: 144, marital_status_id: 1, tax_id: 'pegl890909ab1' });
    const person_id = made.result.id;
    await api(caller).addresses.create({ ...ADDRESS, person_id });
    await api(caller).contacts.create({ person_id, email: 'lucia@correo.example', phone: '+52 55 1234 5678' });
    const { result } = await api(caller).people.get({ id: person_id });
    expect(result).toMatchObject({
      addresses: [{ person_id, street: 'Av. Juárez' }],
      contact_data: [{ person_id, phone: '525512345678' }],
      references: [],
      nationality: { id: 144, code: 'MX', name: 'Mexicana', country: 'México', created_at: '2026-11-20T00:00:00.000Z' },
      state: { id: 14, code: 'JC', name: 'Jalisco', country: 'México' },
      marital_status: { id: 1, code: 'single' },
      tax_id: 'PEGL890909AB1',
      information_percentage: 100,
    });
    expect(await api(caller).people.getByNationalId({ national_id: ' pegl890909mjcrms08' })).toEqual({ success: true, result });
  });

  it('has relations that are null, not absent', async () => {
    const caller = await stranger();
    const { result } = await api(caller).people.saveByNationalId({ national_id: WENCESLAO.national_id });
    expect(result).toMatchObject({ name: '', second_lastname: '', nationality: null, state: null, marital_status: null });
    expect(result).toMatchObject({
      addresses: [],
      contact_data: [],
      references: [],
      gender: 'MALE',
      birthdate: '1931-08-20T00:00:00.000Z',
    });
    expect(result.entity_of_birth).toContain('extranjero');
  });

  it('keeps one surname as one surname', async () => {
    const { result } = await api(await stranger()).people.create({ ...LUCIA, second_lastname: '' });
    expect(result.second_lastname).toBe('');
  });

  it('has no gender for X, and says so beside', async () => {
    const { result } = await api(await stranger()).people.create({
      ...WENCESLAO,
      national_id: X_CURP,
      extra_data: { branch: 7 },
    });
    expect(result).toMatchObject({ gender: null, extra_data: { branch: 7, gender_code: 'X' } });
  });

  it('keeps that X when its extra data are replaced', async () => {
    const caller = await stranger();
    const { result } = await api(caller).people.create({ ...WENCESLAO, national_id: X_CURP });
    const changed = await api(caller).people.update({ params: { id: result.id }, body: { extra_data: { branch: 8 } } });
    expect(changed.result).toMatchObject({ gender: null, extra_data: { branch: 8, gender_code: 'X' } });
  });

  it('turns a year older at midnight in Mexico City', async () => {
    const caller = await stranger();
    const { result } = await api(caller).people.create(LUCIA);
    const ageAt = async (time: string) => {
      platform.clock.set(time);
      return (await api(caller).people.get({ id: result.id })).result.age;
    };
    expect(await ageAt('2027-09-09T05:59:00Z')).toBe(37);
    expect(await ageAt('2027-09-09T06:01:00Z')).toBe(38);
    platform.clock.set('2026-11-20T18:00:00Z');
  });

  it.each([
    ['BOXW310820HNERXN08', 'curp_check'],
    ['BACA890909MJCRMS05', 'curp_word'],
    ['AUGA030229XOCRMRA2', 'curp_date'],
    ['PEGL890909QJCRMS08', 'curp_format'],
    ['SABC560626MDFLRN0', 'curp_format'],
  ])('refuses %s (%s)', async (national_id, code) => {
    expect(await problemOf(api(live()).people.create({ ...WENCESLAO, national_id }))).toMatchObject({
      status: 422,
      errors: [{ path: 'national_id', code }],
    });
  });

  it.each([
    ['PEGL890909AB', 'rfc_format'],
    ['AAAA999999AAA', 'rfc_date'],
    ['XAXX010101000', 'rfc_generic'],
    ['xexx-010101-000', 'rfc_generic'],
    ['CAAA', 'rfc_format'],
  ])('refuses the RFC %s (%s)', async (tax_id, code) => {
    const refused = { status: 422, errors: [{ path: 'tax_id', code }] };
    const caller = await stranger();
    expect(await problemOf(api(caller).people.create({ ...LUCIA, tax_id }))).toMatchObject(refused);
    const { id } = (await api(caller).people.create(LUCIA)).result;
    expect(await problemOf(api(caller).people.update({ params: { id }, body: { tax_id } }))).toMatchObject(refused);
    expect((await api(caller).people.get({ id })).result).toMatchObject({ tax_id: null, information_percentage: 60 });
  });

  it('takes an RFC without what people put between its parts, one whose check digit is another, and none', async () => {
    const caller = await stranger();
    const { id } = (await api(caller).people.create({ ...LUCIA, tax_id: 'pegl-890909 ab1' })).result;
    const given = async (tax_id: string | null) => (await api(caller).people.update({ params: { id }, body: { tax_id } })).result.tax_id;
    expect((await api(caller).people.get({ id })).result.tax_id).toBe('PEGL890909AB1');
    expect(await given('VACE460910SX6')).toBe('VACE460910SX6');
    expect(await given(null)).toBeNull();
  });

  it('takes any national id from a key that may, and logs it without the id itself', async () => {
    const asked = { ...WENCESLAO, national_id: 'pasaporte g12345678', ignore_curp_validation: true };
    expect(await problemOf(api().people.create(asked))).toMatchObject({ status: 403, key: 'scope_missing' });
    const scopes = new Set(['people', 'people:ignore_curp_validation']);
    const { result } = await api(platform.caller({ scopes })).people.create(asked);
    expect(result.national_id).toBe('PASAPORTE G12345678');
    expect(platform.logged).toContainEqual(
      expect.objectContaining({ level: 'warn', fields: expect.objectContaining({ person: result.id }) }),
    );
    expect(JSON.stringify(platform.logged)).not.toContain('G12345678');
    const entries = await platform.entriesOf(platform.tenant.id, { kind: 'person', id: result.id });
    expect(entries[0]).toMatchObject({ type: 'person.created', data: { curp_validation_ignored: true } });
  });

  it('refuses what the catalogs do not have, a birth to come, and a second of the same national id', async () => {
    const caller = await stranger();
    const errorOf = async (input: object) => (await problemOf(api(caller).people.create({ ...LUCIA, ...input })))?.errors?.[0];
    expect(await errorOf({ nationality_id: 9999 })).toMatchObject({ path: 'nationality_id' });
    expect(await errorOf({ state_id: 33 })).toMatchObject({ path: 'state_id' });
    expect(await errorOf({ marital_status_id: 99 })).toMatchObject({ path: 'marital_status_id' });
    expect(await errorOf({ birthdate: '2026-11-21' })).toMatchObject({ path: 'birthdate' });
    await api(caller).people.create(LUCIA);
    expect(await problemOf(api(caller).people.create(LUCIA))).toMatchObject({
      status: 422,
      errors: [{ path: 'national_id', code: 'taken' }],
    });
  });

  it('refuses what no table can hold', async () => {
    const caller = await stranger();
    const status = async (input: object) => (await problemOf(api(caller).people.create({ ...LUCIA, ...input })))?.status;
    expect(await status({ name: 'Lu\0cía' })).toBe(422);
    expect(await status({ extra_data: { deep: ['\0'] } })).toBe(422);
    expect(await status({ extra_data: { half: '\ud800' } })).toBe(422);
    expect(await problemOf(api(caller).people.getByNationalId({ national_id: '\0' }))).toMatchObject({ status: 404 });
    expect((await api(caller).people.list({})).result.data).toHaveLength(0);
  });

  it('updates only what was sent', async () => {
    const caller = await stranger();
    const { result } = await api(caller).people.create({ ...LUCIA, external_ref_id: 'c-77', extra_data: { branch: 7 } });
    platform.clock.advance(5);
    const changed = await api(caller).people.update({ params: { id: result.id }, body: { name: 'María Lucía', external_ref_id: null } });
    const at = '2026-11-20T18:00:05.000Z';
    const known_by = { ...result.known_by, name: { ...BY_PARTNER, at } };
    expect(changed.result).toEqual({ ...result, name: 'María Lucía', external_ref_id: null, updated_at: at, known_by });
    platform.clock.set('2026-11-20T18:00:00Z');
  });

  describe('whose CURP is corrected', () => {
    const correct = async (body: object, made: object = {}) => {
      const caller = await stranger();
      const { result } = await api(caller).people.create({ ...LUCIA, ...made });
      return (await api(caller).people.update({ params: { id: result.id }, body })).result;
    };
    const told = { gender: 'MALE', birthdate: '1931-08-20T00:00:00.000Z', state_id: null, age: 95 };

    it('follows it where nobody said anything else', async () => {
      const changed = await correct({ national_id: WENCESLAO.national_id });
      expect(changed).toMatchObject({ ...told, entity_of_birth: expect.stringContaining('extranjero') });
      expect(await correct({ national_id: X_CURP })).toMatchObject({ gender: null, extra_data: { gender_code: 'X' } });
    });

    it('keeps what somebody wrote, then or now, and all of it where the new one is no CURP', async () => {
      expect(await correct({ national_id: WENCESLAO.national_id }, { birthdate: '1989-09-10', state_id: 9 })).toMatchObject({
        gender: 'MALE',
        birthdate: '1989-09-10T00:00:00.000Z',
        state_id: 9,
      });
      expect(await correct({ national_id: WENCESLAO.national_id, gender: 'FEMALE' })).toMatchObject({ ...told, gender: 'FEMALE' });
      const caller = await stranger();
      const { id } = (await api(caller).people.create(LUCIA)).result;
      const may = { ...caller, scopes: new Set([...caller.scopes, 'people:ignore_curp_validation']) };
      const body = { national_id: 'PASAPORTE G12345678', ignore_curp_validation: true };
      expect((await api(may).people.update({ params: { id }, body })).result).toMatchObject({ gender: 'FEMALE', state_id: 14 });
    });

    it('is no X any more when the CURP is not', async () => {
      const caller = await stranger();
      const { id } = (await api(caller).people.create({ ...LUCIA, national_id: X_CURP, extra_data: { branch: 7 } })).result;
      const { result } = await api(caller).people.update({ params: { id }, body: { national_id: LUCIA.national_id } });
      expect(result).toMatchObject({ gender: 'FEMALE', extra_data: { branch: 7 } });
      expect(result.extra_data).not.toHaveProperty('gender_code');
    });
  });

  it('creates or updates by national id, doubling nobody however many ask at once', async () => {
    const caller = await stranger();
    const save = (name: string) => api(caller).people.saveByNationalId({ national_id: LUCIA.national_id, name });
    const saved = await Promise.all(Array.from({ length: 20 }, (_, index) => save(`Lucía ${index}`)));
    expect(new Set(saved.map(({ result }) => result.id)).size).toBe(1);
    expect((await api(caller).people.list({})).result.data).toHaveLength(1);
    const updated = await api(caller).people.saveByNationalId({ national_id: LUCIA.national_id, first_lastname: 'Pérez', gender: null });
    expect(updated.result).toMatchObject({ first_lastname: 'Pérez', gender: null, birthdate: '1989-09-09T00:00:00.000Z' });
  });

  it('shows no person of another tenant or of the other mode', async () => {
    const caller = await stranger();
    const { id } = (await api(caller).people.create(LUCIA)).result;
    for (const foreign of [other, { ...caller, livemode: true }]) {
      expect(await problemOf(api(foreign).people.get({ id }))).toMatchObject({ status: 404 });
      expect(await problemOf(api(foreign).people.update({ params: { id }, body: { name: 'Otra' } }))).toMatchObject({ status: 404 });
      expect(await problemOf(api(foreign).people.getByNationalId({ national_id: LUCIA.national_id }))).toMatchObject({ status: 404 });
      expect((await api(foreign).people.list({})).result.data.map((row) => row.id)).not.toContain(id);
      expect(await problemOf(api(foreign).addresses.create({ ...ADDRESS, person_id: id }))).toMatchObject({
        status: 422,
        errors: [{ path: 'person_id', code: 'unknown' }],
      });
    }
    expect(await problemOf(api().people.get({ id: 'not-a-uuid' }))).toMatchObject({ status: 404 });
  });

  it('lists newest first, in pages that lead to each other', async () => {
    const caller = await stranger();
    const scopes = new Set(['people:ignore_curp_validation']);
    for (let number = 1; number <= 5; number++) {
      platform.clock.advance(1);
      await api({ ...caller, scopes }).people.create({ ...LUCIA, national_id: `N-${number}`, ignore_curp_validation: true });
    }
    platform.clock.set('2026-11-20T18:00:00Z');
    const page = (number: number) => api(caller).people.list({ page: number, per_page: 2 });
    const first = (await page(1)).result;
    expect(first.data.map((row) => row.national_id)).toEqual(['N-5', 'N-4']);
    expect({ ...first, data: [] }).toEqual({
      current_page: 1,
      data: [],
      from: 1,
      next_page_url: `http://localhost:4100/people/v1/people?page=2&per_page=2&cursor=after.1795197604000.${first.data[1]!.id}`,
      per_page: 2,
      prev_page_url: null,
      to: 2,
    });
    expect((await page(3)).result).toMatchObject({ from: 5, to: 5, next_page_url: null, prev_page_url: expect.stringContaining('page=2') });
    expect((await page(4)).result).toMatchObject({ data: [], from: null, to: null, next_page_url: null });
    expect((await api(caller).people.list({})).result.per_page).toBe(20);
  });

  it('keeps __proto__ in free data as data', async () => {
    const extra_data = JSON.parse('{"__proto__": {"admin": true}, "nested": {"__proto__": {"admin": true}}}');
    const { result } = await api(await stranger()).people.create({ ...LUCIA, extra_data });
    expect(Object.getPrototypeOf(result.extra_data!)).toBe(Object.prototype);
    expect((result.extra_data as { admin?: boolean }).admin).toBeUndefined();
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});

const ADDRESS = {
  street: 'Av. Juárez',
  ext_num: '12',
  state: 'Jalisco',
  municipality: 'Guadalajara',
  colony: 'Centro',
  zip_code: '04100',
  references: '',
};

describe('addresses', () => {
  it('creates one with every member there, and keeps a leading zero', async () => {
    const caller = await stranger();
    const person_id = (await api(caller).people.create(LUCIA)).result.id;
    const { result } = await api(caller).addresses.create({ ...ADDRESS, person_id, latitude: 20.67, longitude: '-103.34' });
    expect(result).toEqual({
      ...ADDRESS,
      id: expect.any(String),
      person_id,
      latitude: 20.67,
      longitude: -103.34,
      int_num: null,
      state_id: null,
      city: null,
      source: null,
      ownership: null,
      dwelling_age: null,
      device_coordinates: null,
      is_current_address: false,
      verified_at: null,
      metadata: null,
      created_at: '2026-11-20T18:00:00.000Z',
      updated_at: '2026-11-20T18:00:00.000Z',
      known_by: BY_PARTNER,
    });
    expect(await api(caller).addresses.get({ id: result.id })).toEqual({ success: true, result });
    const bare = await api(caller).addresses.update({
      params: { id: result.id },
      body: { int_num: '3-B', device_coordinates: [20.1, -103.2] },
    });
    expect(bare).toEqual({ ...result, int_num: '3-B', device_coordinates: [20.1, -103.2] });
  });

  it('has one current address per person', async () => {
    const caller = await stranger();
    const person_id = (await api(caller).people.create(LUCIA)).result.id;
    const add = async (is_current_address: boolean) =>
      (await api(caller).addresses.create({ ...ADDRESS, person_id, is_current_address })).result.id;
    const [first, second, third] = [await add(true), await add(true), await add(false)];
    const current = async () =>
      (await api(caller).addresses.list({ person_id })).result.data.filter((row) => row.is_current_address).map((row) => row.id);
    expect(await current()).toEqual([second]);
    await api(caller).addresses.update({ params: { id: third }, body: { is_current_address: true } });
    expect(await current()).toEqual([third]);
    await api(caller).addresses.update({ params: { id: third }, body: { street: 'Otra' } });
    expect(await current()).toEqual([third]);
    expect(first).not.toBe(second);
  });

  it('belongs to its tenant', async () => {
    const caller = await stranger();
    const person_id = (await api(caller).people.create(LUCIA)).result.id;
    const { id } = (await api(caller).addresses.create({ ...ADDRESS, person_id })).result;
    expect(await problemOf(api(other).addresses.get({ id }))).toMatchObject({ status: 404 });
    expect(await problemOf(api(other).addresses.update({ params: { id }, body: {} }))).toMatchObject({ status: 404 });
    expect(await problemOf(api(caller).addresses.get({ id: NOBODY }))).toMatchObject({ status: 404 });
  });
});

describe('contact data', () => {
  it('creates bare, lists with a total, and unconfirms what changes', async () => {
    const caller = await stranger();
    const person_id = (await api(caller).people.create(LUCIA)).result.id;
    const contact = await api(caller).contacts.create({ person_id, email: 'lucia@correo.example', phone: '5512345678' });
    expect(contact).toEqual({
      id: expect.any(String),
      person_id,
      email: 'lucia@correo.example',
      phone: '525512345678',
      email_confirmation: false,
      sms_confirmation: false,
      created_at: '2026-11-20T18:00:00.000Z',
      updated_at: '2026-11-20T18:00:00.000Z',
      known_by: { email: BY_PARTNER, phone: BY_PARTNER },
    });
    for (let number = 0; number < 2; number++)
      await api(caller).contacts.create({ person_id, email: `l${number}@correo.example`, phone: '3312345678' });
    const page = (await api(caller).contacts.list({ person_id, per_page: 2 })).result;
    expect(page).toMatchObject({ total: 3, to: 2, next_page_url: expect.stringContaining(`person_id=${person_id}`) });
    expect((await api(caller).contacts.get({ id: contact.id })).result).toEqual(contact);

    const attach = { workflow: NOBODY, step: 'verify_email', people_uuid: person_id };
    await service.attach(caller, { ...attach, contact: { email: 'LUCIA@correo.example', email_confirmation: true } });
    const confirmed = (await api(caller).contacts.get({ id: contact.id })).result;
    expect(confirmed).toMatchObject({ email_confirmation: true, phone: '525512345678' });
    const changed = await api(caller).contacts.update({ params: { id: contact.id }, body: { email: 'nueva@correo.example' } });
    expect(changed.result).toMatchObject({ email: 'nueva@correo.example', email_confirmation: false });
  });

  it('refuses a phone that is none, and another tenant', async () => {
    const caller = await stranger();
    const person_id = (await api(caller).people.create(LUCIA)).result.id;
    const made = api(caller).contacts.create({ person_id, email: 'lucia@correo.example', phone: '123' });
    expect(await problemOf(made)).toMatchObject({ status: 422, errors: [{ path: 'phone' }] });
    const { id } = await api(caller).contacts.create({ person_id, email: 'lucia@correo.example', phone: '5512345678' });
    expect(await problemOf(api(other).contacts.get({ id }))).toMatchObject({ status: 404 });
    expect(await problemOf(api(other).contacts.update({ params: { id }, body: {} }))).toMatchObject({ status: 404 });
    expect((await api(other).contacts.list({ person_id })).result).toMatchObject({ total: 0, data: [] });
  });
});
