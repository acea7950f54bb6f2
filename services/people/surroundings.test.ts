import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { registriesPort } from '#services/joins/registries.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { PeopleTables } from './model/tables.ts';
import type { CurpAnswer } from './validations/classes/ports.ts';

/** Groups, references and searches, and the deletion of all of a person's data with the person. */

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;
let other: Caller;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform);
  other = await platform.otherTenant();
});
beforeEach(async () => {
  caller = await platform.otherTenant();
});
afterAll(() => platform.close());

const api = (as: Caller = caller) => createRouterClient(service.router, { context: { caller: as } });
const LUCIA = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: 'Gámez' };
const WENCESLAO = { national_id: 'BOXW310820HNERXN09', name: 'Wenceslao', first_lastname: 'Bojórquez', second_lastname: '' };
const NOBODY = '11111111-2222-4333-8444-555555555555';

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, key, errors }: Problem) => ({ status, key, errors }),
  );
/** Returns the data of a person's record as JSON. */
const data = async (as: ReturnType<typeof api>, id: string) => {
  const { body } = await as.people.data({ params: { id }, headers: { accept: 'application/json' } });
  if (!('success' in body)) throw new Error('This is no JSON.');
  return body.result;
};
const lucia = async (more: object = {}) => (await api().people.create({ ...LUCIA, ...more })).result;

describe('people groups', () => {
  it('are made, read, listed and changed; people belong to one', async () => {
    const { result } = await api().groups.create({ name: ' Sucursal Centro ', description: '' });
    expect(result).toEqual({
      id: expect.any(String),
      name: 'Sucursal Centro',
      description: '',
      created_at: '2026-11-20T18:00:00.000Z',
      updated_at: '2026-11-20T18:00:00.000Z',
    });
    expect((await api().groups.get({ id: result.id })).result).toEqual(result);
    const changed = await api().groups.update({ params: { id: result.id }, body: { description: 'Cuentas' } });
    expect(changed.result).toEqual({ ...result, description: 'Cuentas' });
    expect((await api().groups.list({})).result).toMatchObject({ data: [{ id: result.id }], next_page_url: null });
    const person = await lucia({ people_group_id: result.id });
    expect(person.people_group_id).toBe(result.id);
    const out = await api().people.update({ params: { id: person.id }, body: { people_group_id: null } });
    expect(out.result.people_group_id).toBeNull();
  });

  it('are their tenant’s alone', async () => {
    const { id } = (await api().groups.create({ name: 'Centro', description: '' })).result;
    expect(await problemOf(api(other).groups.get({ id }))).toMatchObject({ status: 404 });
    expect(await problemOf(api(other).groups.update({ params: { id }, body: { name: 'x' } }))).toMatchObject({ status: 404 });
    expect((await api(other).groups.list({})).result.data).toEqual([]);
    const joined = api(other).people.create({ ...LUCIA, people_group_id: id });
    expect(await problemOf(joined)).toMatchObject({ status: 422, errors: [{ path: 'people_group_id', code: 'unknown' }] });
  });
});

describe('references', () => {
  it('come with their relation, in the lists and in the person', async () => {
    const { id: person_id } = await lucia();
    const { result } = await api().references.create({ person_id, name: 'Ana Ruiz', phone: '55 1234 5678', person_relation_id: 2 });
    expect(result).toMatchObject({ person_id, phone: '525512345678', person_relation_id: 2, person_relation: { id: 2 } });
    expect((await api().references.get({ id: result.id })).result).toEqual(result);
    expect((await api().people.get({ id: person_id })).result.references).toEqual([result]);
    const changed = await api().references.update({ params: { id: result.id }, body: { person_relation_id: 1 } });
    expect(changed.result).toEqual({ ...result, person_relation_id: 1, person_relation: expect.objectContaining({ id: 1 }) });
    expect((await api().references.list({ person_id })).result.data).toHaveLength(1);
    expect((await api().references.list({ person_id: NOBODY })).result.data).toEqual([]);
  });

  it('refuse an unknown person or relation, and a phone that is none', async () => {
    const { id: person_id } = await lucia();
    const fields = { person_id, name: 'Ana', phone: '5512345678', person_relation_id: 1 };
    const create = (more: object) => problemOf(api().references.create({ ...fields, ...more }));
    expect(await create({ person_id: NOBODY })).toMatchObject({ status: 422, errors: [{ path: 'person_id', code: 'unknown' }] });
    expect(await create({ person_relation_id: 9_999 })).toMatchObject({ errors: [{ path: 'person_relation_id', code: 'unknown' }] });
    expect(await create({ phone: '123' })).toMatchObject({ errors: [{ path: 'phone' }] });
    expect(await problemOf(api(other).references.create(fields))).toMatchObject({ errors: [{ path: 'person_id', code: 'unknown' }] });
  });
});

it('lists the catalogs whole', async () => {
  const { nationalities, states, maritalStatuses, relations } = api().catalogs;
  expect((await nationalities()).result).toContainEqual(expect.objectContaining({ id: 144, code: 'MX', country: 'México' }));
  expect((await states()).result.map(({ id }) => id)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
  for (const catalog of [await maritalStatuses(), await relations()]) {
    expect(catalog.result[0]).toEqual({
      id: 1,
      code: expect.any(String),
      name: expect.any(String),
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
  }
});

describe('searches', () => {
  it('find by ids those there are, and by external ids the newest one', async () => {
    const first = await lucia({ external_ref_id: 'A-1', vendor_ref_id: 'v/1' });
    platform.clock.advance(60);
    const second = (await api().people.create({ ...WENCESLAO, external_ref_id: 'A-1' })).result;
    const byIds = async (as: Caller) => (await api(as).people.findByIds({ ids: [first.id, NOBODY, second.id] })).result.map(({ id }) => id);
    expect(await byIds(caller)).toEqual([second.id, first.id]);
    expect(await byIds(other)).toEqual([]);
    const search = async (ids: string[]) => (await api().people.findByIds({ ids })).result;
    expect(await search([])).toEqual([]);
    expect(await search(Array.from({ length: 1_000 }, () => NOBODY))).toEqual([]);
    const byExternal = async (as: Caller, ...ids: string[]) => (await api(as).people.findByExternalIds({ external_ref_id: ids })).result;
    expect((await byExternal(caller, 'A-0', 'A-1'))?.id).toBe(second.id);
    expect(await byExternal(caller, 'A-0')).toBeNull();
    expect(await byExternal(caller)).toBeNull();
    expect(await byExternal(other, 'A-1')).toBeNull();
    expect((await api().people.getByExternalId({ external_id: 'A-1' })).result.id).toBe(second.id);
    expect((await api().people.getByVendorId({ vendor_id: 'v/1' })).result.id).toBe(first.id);
    expect(await problemOf(api(other).people.getByExternalId({ external_id: 'A-1' }))).toMatchObject({ status: 404 });
    expect(await problemOf(api().people.getByVendorId({ vendor_id: 'v/2' }))).toMatchObject({ status: 404 });
  });
});

it('makes a person of what a CURP says, once', async () => {
  const { result } = await api().people.createFromCurp({ curp: 'pegl890909mjcrms08' });
  expect(result).toMatchObject({ national_id: LUCIA.national_id, name: '', gender: 'FEMALE', entity_of_birth: 'Jalisco', age: 37 });
  const twice = await problemOf(api().people.createFromCurp({ curp: LUCIA.national_id }));
  expect(twice).toMatchObject({ status: 422, errors: [{ path: 'curp', code: 'taken' }] });
  const wrong = await problemOf(api().people.createFromCurp({ curp: 'PEGL890909MJCRMS09' }));
  expect(wrong).toMatchObject({ errors: [{ path: 'curp', code: 'curp_check' }] });
});

describe('a person of a CURP', () => {
  const registered = (says: () => Promise<CurpAnswer>) => {
    const nobody = registriesPort(null);
    const house = openPeople(platform.platform, { registries: { ...nobody, curp: says } });
    return createRouterClient(house.router, { context: { caller } }).people.createFromCurp({ curp: LUCIA.national_id });
  };
  const KNOWN = {
    ...{ isKnown: true as const, inUse: true, status: 'AN', birthdate: null, gender: null },
    ...{ name: 'LUCÍA', first_lastname: 'PÉREZ', second_lastname: 'GÁMEZ' },
  };

  it('has the names that the registry has', async () => {
    const { result } = await registered(async () => KNOWN);
    expect(result).toMatchObject({
      name: 'LUCÍA',
      first_lastname: 'PÉREZ',
      second_lastname: 'GÁMEZ',
      birthdate: '1989-09-09T00:00:00.000Z',
    });
  });

  it('is asked for of nobody where somebody has it already', async () => {
    await registered(async () => KNOWN);
    expect(await problemOf(registered(() => Promise.reject(new Error('asked'))))).toMatchObject({
      status: 422,
      errors: [{ code: 'taken' }],
    });
  });

  it('is none where the registry does not know it, has another in its place, or does not answer', async () => {
    const says = (replacedBy: string | null) => problemOf(registered(async () => ({ isKnown: false, replacedBy })));
    expect(await says(null)).toMatchObject({ status: 422, errors: [{ path: 'curp', code: 'curp_unknown' }] });
    expect(await says('Another took its place.')).toMatchObject({ status: 422, errors: [{ path: 'curp', code: 'curp_replaced' }] });
    const silent = registered(() => Promise.reject(new Problem('unavailable', 'Not now.')));
    expect(await problemOf(silent)).toMatchObject({ key: 'unavailable' });
    expect((await api().people.list({})).result.data).toEqual([]);
  });
});

describe('the export', () => {
  const lines = async (request: object = {}, as: Caller = caller) => {
    const { headers, body } = await api(as).people.exportCsv(request);
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' });
    return Buffer.from(await new Response(body as BodyInit).arrayBuffer())
      .toString()
      .split('\r\n');
  };

  it('has one line per person, with the present address and the newest contact', async () => {
    const { id: person_id } = await lucia({ external_ref_id: '=1+1', name: 'Lucía, "Lu"' });
    const place = { person_id, ext_num: '1', state: 'Jalisco', municipality: 'M', colony: 'C', zip_code: '01234', references: '' };
    await api().addresses.create({ ...place, street: '-Calle', is_current_address: true });
    platform.clock.advance(1);
    await api().addresses.create({ ...place, street: 'Otra' });
    await api().contacts.create({ person_id, email: 'lucia@correo.example', phone: '5512345678' });
    const [titles, line, end, ...more] = await lines();
    expect(titles!.startsWith('\ufeffid,national_id,name,')).toBe(true);
    const sources = 'vouched_by,address_known_by,email_known_by,phone_known_by';
    expect(titles!.endsWith(`zip_code,email,phone,email_confirmation,sms_confirmation,${sources}`)).toBe(true);
    expect(line).toContain(`${person_id},PEGL890909MJCRMS08,"Lucía, ""Lu""",Pérez`);
    expect(line).toContain(",'=1+1,");
    expect(line).toContain(",'-Calle,1,,C,M,,Jalisco,01234,lucia@correo.example,525512345678,false,false,partner,partner,partner,partner");
    expect([end, ...more]).toEqual(['']);
  });

  it('leaves out what is excluded, what is of other days, and other tenants', async () => {
    const person = await lucia();
    const [titles, line] = await lines({ exclude: ['address', 'contact'] });
    expect(titles!.endsWith(',created_at,updated_at,vouched_by')).toBe(true);
    expect(line).toContain(person.id);
    const day = person.created_at.slice(0, 10);
    expect(await lines({ start_date: day, end_date: day })).toHaveLength(3);
    expect(await lines({ end_date: '2026-11-01' })).toHaveLength(2);
    expect(await lines({ start_date: '2027-01-01' })).toHaveLength(2);
    expect(await problemOf(lines({ start_date: '2026-11-02', end_date: '2026-11-01' }))).toMatchObject({
      status: 422,
      key: 'invalid_body',
    });
    expect(await lines({}, other)).toHaveLength(2);
  });

  it('only reads, so that a key repeats nothing of it', async () => {
    await lucia();
    const idempotency = { scope: 'POST /people/v1/people/export', key: 'k', hash: 'one' };
    const withKey = createRouterClient(service.router, { context: { caller, idempotency } });
    const linesOf = async () => (await new Response((await withKey.people.exportCsv({})).body as BodyInit).text()).split('\r\n');
    expect(await linesOf()).toHaveLength(3);
    platform.clock.advance(1);
    await api().people.create(WENCESLAO);
    expect(await linesOf()).toHaveLength(4);
  });

  it('goes on beyond what is read at once', async () => {
    const now = platform.clock.now();
    const common = { tenant_id: caller.tenantId, livemode: caller.livemode, name: '', first_lastname: '', second_lastname: '' };
    const people = Array.from({ length: 1_203 }, (_, index) => ({ ...common, id: crypto.randomUUID(), national_id: `x${index}` }));
    for (let from = 0; from < people.length; from += 401) {
      const values = people.slice(from, from + 401).map((person) => ({ ...person, created_at: now, updated_at: now }));
      await platform.platform.database.query.insertInto('people.people').values(values).execute();
    }
    const ids = (await lines({ exclude: ['address', 'contact'] })).slice(1, -1).map((line) => line.split(',')[0]);
    expect(new Set(ids)).toEqual(new Set(people.map(({ id }) => id)));
    expect(ids).toHaveLength(1_203);
  });
});

describe('a person’s own rights', () => {
  async function full() {
    const { id: person_id } = await lucia();
    await api().addresses.create({
      person_id,
      street: 'Av. Juárez',
      ext_num: '12',
      state: 'Jalisco',
      municipality: 'Guadalajara',
      colony: 'Centro',
      zip_code: '44100',
      references: '',
    });
    await api().contacts.create({ person_id, email: 'lucia@correo.example', phone: '5512345678' });
    await api().references.create({ person_id, name: 'Ana Ruiz', phone: '5587654321', person_relation_id: 1 });
    await service.attach(caller, { workflow: NOBODY, step: 'x', people_uuid: person_id, contact: { email: 'otra@correo.example' } });
    return person_id;
  }

  it('exports everything that is kept about one', async () => {
    const id = await full();
    for (let number = 0; number < 120; number++)
      await api().contacts.create({ person_id: id, email: `l${number}@correo.example`, phone: '5512345678' });
    const result = await data(api(), id);
    expect(result).toMatchObject({
      person: { id, national_id: LUCIA.national_id },
      people_group: null,
      addresses: [{ street: 'Av. Juárez' }],
      references: [{ name: 'Ana Ruiz' }],
      learned_from: [{ workflow_uuid: NOBODY }],
    });
    expect(new Set(result.contact_data.map((contact) => contact.id)).size).toBe(122);
    expect(await problemOf(data(api(other), id))).toMatchObject({ status: 404 });
  });

  it('deletes nobody under a legal hold, as soon as any process laid it', async () => {
    const { id } = await lucia();
    await platform.tenants.settings(caller.tenantId);
    await platform.replica().tenants.patch(caller.tenantId, { legal_hold: true });
    expect(await problemOf(api().people.delete({ id }))).toMatchObject({ status: 409, key: 'legal_hold' });
    expect((await api().people.get({ id })).result.id).toBe(id);
  });

  it('deletes one with all that hangs on them, and keeps a record that names nobody', async () => {
    const id = await full();
    expect(await problemOf(api(other).people.delete({ id }))).toMatchObject({ status: 404 });
    await api().people.delete({ id });
    expect(await problemOf(api().people.get({ id }))).toMatchObject({ status: 404 });
    expect(await problemOf(api().people.delete({ id }))).toMatchObject({ status: 404 });
    const mine = (table: 'addresses' | 'contact_data' | 'personal_references' | 'attachments') =>
      platform.platform.database.query.selectFrom(`people.${table}`).selectAll().where('tenant_id', '=', caller.tenantId).execute();
    for (const table of ['addresses', 'contact_data', 'personal_references', 'attachments'] as const) expect(await mine(table)).toEqual([]);
    const events = await platform.entriesOf(caller.tenantId, { kind: 'person', id });
    expect(events.at(-1)).toMatchObject({ type: 'person.deleted' });
    expect(JSON.stringify(events)).not.toMatch(/PEGL|Luc|correo|5512345678/);
    expect((await lucia()).id).not.toBe(id);
  });

  it('leaves no row of any table that names a person', async () => {
    const id = await full();
    await api().biometrics.save({ person_id: id, type: 'ENROLL' });
    const validation = (await api().validations.create({ name: 'CURP', class: 'curp', config: {} })).result.id;
    await api().personValidations.run({ params: { id }, body: { validations: [validation] } });
    const descriptor = [{ title: 'Ingreso', type: 'number' as const, key: 'monthly' }];
    const { id: descriptor_id } = (await api().dynamicDescriptors.create({ name: 'Ingreso', description: '', key: 'income', descriptor }))
      .result;
    const dynamic_values = [{ step: 'form', descriptor_id, values: { monthly: 1 } }];
    await service.attach(caller, { workflow: NOBODY, step: 'form', people_uuid: id, dynamic_values });
    const { rows } = await platform.engine.executeSql(
      `select table_name as name from information_schema.columns where table_schema = 'people' and column_name = 'person_id' order by 1`,
    );
    const naming = (rows as { name: string }[]).map(({ name }) => name);
    const withFiles = ['portraits', 'voter_credentials'];
    const counted = async () => {
      const found: string[] = [];
      for (const name of naming) {
        const { rows: mine } = await platform.engine.executeSql(`select 1 from people.${name} where person_id = $1 limit 1`, [id]);
        if (mine.length > 0) found.push(name);
      }
      return found;
    };
    // The suites of faces and signers cover the tables with files. A new table must be filled in this test.
    expect(await counted()).toEqual(naming.filter((name) => !withFiles.includes(name)));
    await api().people.delete({ id });
    expect(await counted()).toEqual([]);
  });
});
