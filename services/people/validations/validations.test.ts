import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { validationConfigs } from '#contracts/people/validation-classes.ts';
import { testPeople } from '#contracts/verification/test-people.ts';
import { ASK_AGAIN_SECONDS } from '#platform/base/durations.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { OutboundRefused, type OutboundRequest } from '#platform/calls/outbound.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import type { PeopleTables } from '../model/tables.ts';
import type { CurpAnswer, WorkflowMedium } from './classes/ports.ts';

/** Definitions, runs and results of validations, from the request to the stored record. */

const KNOWN: CurpAnswer & { isKnown: true } = {
  ...{ isKnown: true, inUse: true, status: 'AN', name: 'LUCIA', first_lastname: 'PEREZ', second_lastname: 'GAMEZ' },
  ...{ birthdate: '1989-09-09', gender: 'FEMALE' },
};
const LUCIA = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: 'Gámez' };
const NOBODY = '11111111-2222-4333-8444-555555555555';

/** The fake registry: its answer, and the CURPs that it was queried for. */
const registry = { says: async (): Promise<CurpAnswer> => KNOWN, asked: [] as string[] };
/** The fake server of the tenant: its answer, and the requests that it received. */
const outside = { says: async () => ({ status: 200, body: new Uint8Array() }), asked: [] as OutboundRequest[] };

/** The files of a finished workflow. */
const kept = { files: [] as WorkflowMedium[], deadline: 0 };

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;
let other: Caller;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  const never = async () => Promise.reject(new Error('Nobody asks for this here.'));
  service = openPeople(platform.platform, {
    registries: {
      rfc: never,
      credential: async () => ({
        isOfAuthority: true,
        elector_key: null,
        valid: true,
        expired: false,
        court_order: false,
        incorrect_data: false,
      }),
      async curp(_caller, curp) {
        registry.asked.push(curp);
        return registry.says();
      },
    },
    media: {
      async newestOf({ deadline }) {
        kept.deadline = deadline;
        return { workflow: NOBODY, files: kept.files };
      },
      read: never,
    },
    async sendRequest(request) {
      outside.asked.push(request);
      return outside.says();
    },
  });
  await service.start();
  other = await platform.otherTenant();
});
beforeEach(async () => {
  await platform.jobs.run();
  caller = { ...(await platform.otherTenant()), livemode: true };
  registry.says = async () => KNOWN;
  registry.asked = [];
  outside.says = async () => ({ status: 200, body: new Uint8Array() });
  outside.asked = [];
});
afterAll(() => platform.close());

const api = (as: Caller = caller) => createRouterClient(service.router, { context: { caller: as } });
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, key, errors }: Problem) => ({ status, key, errors }),
  );
const define = async (more: object = {}) =>
  (
    await api().validations.create({ name: 'CURP', class: 'curp', config: {}, ...more } as Parameters<
      ReturnType<typeof api>['validations']['create']
    >[0])
  ).result;
const lucia = async (more: object = {}, as: Caller = caller) => (await api(as).people.create({ ...LUCIA, ...more })).result.id;
const run = (id: string, validations?: string[]) =>
  api().personValidations.run({ params: { id }, body: validations ? { validations } : {} });
const latest = async (id: string, as: Caller = caller) => (await api(as).personValidations.latest({ id })).result;
const all = async (person_id: string) => (await api().validationResults.list({ person_id })).result.data;

describe('a definition', () => {
  it('is made with defaults, answered by the name of its class, changed and listed', async () => {
    const made = await define();
    expect(made).toMatchObject({ class: 'CurpValidation', active: true, execution_type: 'manual', allow_retry: true });
    expect(made.config).toEqual({ compare: true, require_active: true });
    const changed = await api().validations.update({ params: { id: made.id }, body: { active: false, config: { compare: false } } });
    expect(changed.result).toMatchObject({ active: false, config: { compare: false, require_active: true } });
    expect((await api().validations.get({ id: made.id })).result).toEqual(changed.result);
    expect((await api().validations.list({})).result.data).toEqual([changed.result]);
    expect(await problemOf(api(other).validations.get({ id: made.id }))).toMatchObject({ status: 404 });
    expect(await problemOf(api({ ...caller, livemode: false }).validations.get({ id: made.id }))).toMatchObject({ status: 404 });
  });

  it('is answered with every member of its configuration', async () => {
    await platform.tenants.patch(caller.tenantId, { validations: { hosts: ['bank.example'] } });
    const url = 'https://bank.example/x';
    const least: Record<keyof typeof validationConfigs, object> = {
      ...{ curp: {}, rfc: {}, ine: {}, anti_spoofing: {}, external: { url }, document: { collection: 'selfie' } },
      blacklist: { lists: [(await api().blacklists.create({ name: 'x', entries: [] })).result.id] },
      face_duplicity: { purpose: 'Prevención de fraude' },
    };
    for (const [className, config] of Object.entries(least)) {
      const made = await define({ class: className, config });
      const members = Object.keys(validationConfigs[className as 'curp'].shape).sort();
      expect([className, ...Object.keys(made.config).sort()]).toEqual([className, ...members]);
    }
    const { config } = await define({ class: 'document', config: least.document });
    expect(config).toMatchObject({ url: null, success_if: null, headers: [] });
  });

  it('says where a configuration is wrong', async () => {
    const faultsOf = async (className: string, config: object) =>
      (await problemOf(define({ class: className, config })))?.errors?.map(({ path, code }) => `${path} ${code}`);
    expect(await faultsOf('curp', { compare: 1 })).toEqual(['config.compare invalid_type']);
    expect(await faultsOf('curp', { compare: true, requir_active: true })).toEqual(['config.requir_active unknown_member']);
    const misspelt = define({ class: 'external', config: { url: 'https://bank.example/x', sucess_if: 'body.ok' } });
    expect((await problemOf(misspelt))?.errors?.[0]?.message).toContain('did you mean success_if?');
    expect(await faultsOf('blacklist', { lists: [NOBODY] })).toEqual(['config.lists unknown']);
    expect(await faultsOf('external', { url: 'https://10.0.0.1/x' })).toEqual(['config.url invalid_url']);
    expect(await faultsOf('external', { url: 'https://bank.example/x', success_if: 'code == 200' })).toEqual([
      'config.success_if unknown_name',
    ]);
    expect(await faultsOf('document', { url: 'https://bank.example/x', collection: 'selfie' })).toEqual(['config.url host_not_listed']);
    for (const name of ['Host', 'Keep-Alive', 'Content-Encoding'])
      expect(await faultsOf('external', { url: 'https://bank.example/x', headers: [{ name, value: 'x' }] })).toEqual([
        'config.headers.0.name not_allowed',
      ]);
  });

  it('keeps the values of headers sealed, and each until another is sent', async () => {
    const url = 'https://bank.example/check';
    const headers = [{ name: 'Authorization', value: 'Bearer very-secret' }];
    const { id, config } = await define({ class: 'external', config: { url, headers } });
    expect(config.headers).toEqual([{ name: 'Authorization', value: null }]);
    const { rows } = await platform.engine.executeSql('select config::text, headers from people.validations where id = $1', [id]);
    const [row] = rows as { config: string; headers: Uint8Array }[];
    expect(row!.config + Buffer.from(row!.headers).toString('latin1')).not.toContain('very-secret');

    const kept = {
      url,
      headers: [
        { name: 'authorization', value: null },
        { name: 'x-more', value: '1' },
      ],
    };
    await api().validations.update({ params: { id }, body: { config: kept } });
    await run(await lucia());
    await platform.jobs.run();
    expect(outside.asked[0]!.headers).toMatchObject({ authorization: 'Bearer very-secret', 'x-more': '1' });
    const lost = api().validations.update({ params: { id }, body: { config: { url, headers: [{ name: 'x-new' }] } } });
    expect(await problemOf(lost)).toMatchObject({ status: 422, errors: [{ path: 'config.headers.0.value', code: 'missing' }] });
  });

  it('shows the values of headers to no other server than the one that they were given for', async () => {
    const headers = [{ name: 'Authorization', value: 'Bearer very-secret' }];
    const { id } = await define({ class: 'external', config: { url: 'https://bank.example/check', headers } });
    const moved = (url: string, value: string | null = null) =>
      api().validations.update({ params: { id }, body: { config: { url, headers: [{ name: 'Authorization', value }] } } });
    for (const url of ['https://elsewhere.example/check', 'https://bank.example.elsewhere.example/', 'https://bank.example:8443/check'])
      expect(await problemOf(moved(url))).toMatchObject({ status: 422, errors: [{ path: 'config.headers.0.value', code: 'missing' }] });
    expect((await moved('https://bank.example/other/path')).success).toBe(true);
    expect((await moved('https://elsewhere.example/check', 'another')).success).toBe(true);
    expect(await problemOf(moved('https://bank.example/check'))).toMatchObject({ status: 422 });
    const inherited = define({
      class: 'external',
      config: { url: 'https://bank.example/', headers: [{ name: 'constructor', value: 'x' }] },
    });
    expect((await inherited).config.headers).toEqual([{ name: 'constructor', value: null }]);
  });
});

describe('a run', () => {
  it('answers at once, waits, and tells what came of it', async () => {
    const { id: validation_id } = await define();
    const id = await lucia();
    expect((await run(id)).result).toBe('The validations run in the background');
    const [waiting] = await latest(id);
    expect(waiting).toMatchObject({
      model_type: 'person',
      model_id: id,
      validation_id,
      status: 0,
      content: null,
      retries: 0,
      executed_at: null,
    });
    await platform.jobs.run();
    const [passed] = await latest(id);
    expect(passed).toMatchObject({ id: waiting!.id, status: 2, error: null, metadata: { because: 'asked' } });
    expect(passed!.content).toEqual({ known: true, in_use: true, curp_status: 'AN', differs: [], reasons: [] });
    expect((await api().validationResults.get({ id: passed!.id })).result).toEqual(passed);
    expect(await problemOf(api(other).validationResults.get({ id: passed!.id }))).toMatchObject({ status: 404 });
    expect(await problemOf(latest(id, other))).toMatchObject({ status: 404 });
    expect((await api({ ...caller, livemode: false }).validationResults.list({})).result.data).toEqual([]);

    registry.says = async () => ({ ...KNOWN, inUse: false, status: 'BD', name: 'OTRA' });
    platform.clock.advance(60);
    await run(id);
    await platform.jobs.run();
    expect(await latest(id)).toMatchObject([
      { status: 3, content: { reasons: ['curp_not_in_use', 'name_differs'], differs: ['name'] }, error: null },
    ]);
    expect(await all(id)).toHaveLength(2);
  });

  it('names what it runs: those that are active, and no other than there are', async () => {
    const [first, second] = [await define(), await define({ active: false })];
    const id = await lucia();
    await run(id, [first.id, second.id]);
    expect((await latest(id)).map(({ validation_id }) => validation_id)).toEqual([first!.id]);
    const unknown = await problemOf(run(id, [first.id, NOBODY]));
    expect(unknown).toMatchObject({ status: 422, errors: [{ path: 'validations.1', code: 'unknown' }] });
    expect(await problemOf(run(NOBODY))).toMatchObject({ status: 404 });
    expect((await run(id, [])).success).toBe(true);
    expect(await all(id)).toHaveLength(1);
  });

  it('waits once, however often it is asked for', async () => {
    await define();
    const id = await lucia();
    await Promise.all([run(id), run(id), run(id)]);
    expect(await all(id)).toHaveLength(1);
    expect(await platform.jobs.run()).toBe(1);
    expect(registry.asked).toHaveLength(1);
  });

  it('judges each address where its class does', async () => {
    const list = await api().blacklists.create({
      name: 'Casas',
      entries: [{ kind: 'address', value: 'calle del zaguan 12 centro 44100' }],
    });
    const { id: blacklist } = await define({ class: 'blacklist', config: { lists: [list.result.id], threshold: 0.8 } });
    const { id: curp } = await define();
    const person_id = await lucia();
    const place = { person_id, state: 'Jalisco', municipality: 'Guadalajara', references: '' };
    const one = { ...place, street: 'Calle del Zaguán', ext_num: '12', colony: 'Centro', zip_code: '44100' };
    const [home] = [
      await api().addresses.create(one),
      await api().addresses.create({ ...one, street: 'Avenida Vallarta', zip_code: '45010' }),
    ];
    const runForAddresses = (validations?: string[]) =>
      api().personValidations.runForAddresses({ params: { id: person_id }, body: validations ? { validations } : {} });
    const enqueuedTogether = vi.spyOn(platform.jobs, 'enqueueAll');
    await runForAddresses();
    await runForAddresses();
    // All runs are enqueued in one statement, and the second request enqueues none, because the runs still wait.
    expect(enqueuedTogether.mock.calls.map(([, , runs]) => runs.length)).toEqual([2, 0]);
    enqueuedTogether.mockRestore();
    await platform.jobs.run();
    const results = await latest(person_id);
    expect(results.map(({ validation_id, model_type }) => [validation_id, model_type])).toEqual([
      [blacklist, 'address'],
      [blacklist, 'address'],
    ]);
    const listed = results.filter(({ status }) => status === 3);
    expect(listed).toMatchObject([{ model_id: home!.result.id, content: { kinds: ['address'], reasons: ['listed'] } }]);
    // The class `document` does not run for addresses: it would send the document again for each address.
    await platform.tenants.patch(caller.tenantId, { validations: { hosts: ['bank.example'] } });
    const { id: document } = await define({
      class: 'document',
      config: { url: 'https://bank.example/files', collection: 'address_proof' },
    });
    for (const ofPeople of [curp, document])
      expect(await problemOf(runForAddresses([ofPeople]))).toMatchObject({
        errors: [{ path: 'validations.0', code: 'not_for_addresses' }],
      });
  });

  it('runs again later where nobody answers, so many times', async () => {
    await define();
    const id = await lucia();
    registry.says = async () => {
      throw new Problem('unavailable', 'The registry sleeps.');
    };
    await run(id);
    await platform.jobs.run();
    expect(await latest(id)).toMatchObject([{ status: 4, error: 'unavailable', retries: 1, content: null }]);
    registry.says = async () => KNOWN;
    expect(await platform.jobs.run()).toBe(0);
    platform.clock.advance(ASK_AGAIN_SECONDS[0]);
    await platform.jobs.run();
    expect(await latest(id)).toMatchObject([{ status: 2, error: null, retries: 1 }]);

    registry.says = async () => Promise.reject(new Error('personal words'));
    platform.clock.advance(60);
    await run(id);
    for (const wait of [0, ...ASK_AGAIN_SECONDS, 100_000]) {
      platform.clock.advance(wait);
      await platform.jobs.run();
    }
    expect(await latest(id)).toMatchObject([{ status: 4, error: 'internal', retries: ASK_AGAIN_SECONDS.length }]);
    expect(registry.asked).toHaveLength(2 + 1 + ASK_AGAIN_SECONDS.length);
  });

  it('is skipped where there is nobody to ask', async () => {
    await define();
    const id = await lucia();
    registry.says = async () => {
      throw new Problem('provider_not_configured', 'Nobody.');
    };
    await run(id);
    await platform.jobs.run();
    expect(await latest(id)).toMatchObject([{ status: 5, error: 'no_provider', content: null }]);
    expect(await platform.jobs.waiting()).toEqual([]);
  });

  it('goes on after a kill, and ends once', async () => {
    await define();
    const id = await lucia();
    await run(id);
    const [job] = await platform.jobs.waiting();
    // A process began the run and died.
    await platform.engine.executeSql('update people.validation_results set status = 1 where person_id = $1', [id]);
    await platform.jobs.run();
    expect(await latest(id)).toMatchObject([{ status: 2 }]);
    // A repeated job changes nothing.
    await platform.platform.database.transaction((trx) => platform.jobs.enqueue(trx, job!.queue, job!.data));
    registry.says = async () => ({ isKnown: false, replacedBy: null });
    await platform.jobs.run();
    expect(await latest(id)).toMatchObject([{ status: 2 }]);
    expect(registry.asked).toHaveLength(1);
  });

  it('comes to one verdict where it may not be retried, and runs again after an error', async () => {
    await define({ allow_retry: false });
    const id = await lucia();
    registry.says = async () => {
      throw new Problem('provider_not_configured', 'Nobody.');
    };
    await run(id);
    await platform.jobs.run();
    registry.says = async () => KNOWN;
    platform.clock.advance(60);
    await run(id);
    await platform.jobs.run();
    expect(await latest(id)).toMatchObject([{ status: 2 }]);
    await run(id);
    expect(await all(id)).toHaveLength(2);
  });

  it('waits for the verdict of one that runs, where it may not be retried', async () => {
    await define({ allow_retry: false });
    const id = await lucia();
    await run(id);
    await platform.engine.executeSql('update people.validation_results set status = 1 where person_id = $1', [id]);
    await run(id);
    expect(await all(id)).toHaveLength(1);
  });

  it('comes to one verdict where a run that was not answered and a newer one may both begin', async () => {
    await define({ allow_retry: false });
    const id = await lucia();
    registry.says = async () => Promise.reject(new Problem('unavailable', 'Not now.'));
    await run(id);
    await platform.jobs.run();
    expect(await latest(id)).toMatchObject([{ status: 4, error: 'unavailable' }]);
    registry.says = async () => KNOWN;
    await run(id);
    await platform.jobs.run();
    platform.clock.advance(ASK_AGAIN_SECONDS[0]);
    await platform.jobs.run();
    expect((await all(id)).map(({ status }: { status: number }) => status).sort()).toEqual([2, 4]);
  });

  it('does not begin where another run of it began since it was asked for, and leaves that one the newest', async () => {
    await define({ allow_retry: false });
    const id = await lucia();
    await run(id);
    const [first] = await all(id);
    await platform.engine.executeSql('update people.validation_results set status = 4 where person_id = $1', [id]);
    await run(id);
    expect(await all(id)).toHaveLength(2);
    await platform.engine.executeSql('update people.validation_results set status = 1, retries = 9 where id = $1', [first!.id]);
    await platform.jobs.run();
    expect(await all(id)).toMatchObject([{ id: first!.id, status: 1 }]);
  });

  it('tells a server of the tenant ids alone, under one key for one run', async () => {
    const { id: validation_id } = await define({ class: 'external', config: { url: 'https://bank.example/check' } });
    const id = await lucia();
    outside.says = async () => Promise.reject(new Error('ECONNRESET'));
    await run(id);
    await platform.jobs.run();
    expect(await latest(id)).toMatchObject([{ status: 4, error: 'unavailable' }]);
    outside.says = async () => {
      throw new OutboundRefused('bank.example is not a public address');
    };
    platform.clock.advance(ASK_AGAIN_SECONDS[0]);
    await platform.jobs.run();
    const [{ id: result_id, ...ended } = {} as never] = await latest(id);
    expect(ended).toMatchObject({ status: 5, error: 'address_refused' });
    expect(new Set(outside.asked.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([result_id]));
    const told = { result_id, validation_id, person_id: id, address_id: null, livemode: true };
    expect(JSON.parse(String(outside.asked[0]!.body))).toEqual(told);
  });
});

it('sends the files of a collection, each after its hash is in the log', async () => {
  await platform.tenants.patch(caller.tenantId, { validations: { hosts: ['bank.example'] } });
  const config = { url: 'https://bank.example/files', collection: 'address_proof', body: [{ name: 'kind', value: 'proof' }] };
  const { id: validation } = await define({ class: 'document', config });
  const id = await lucia();
  kept.files = [
    { uuid: NOBODY, mime: 'image/png', size: 3, read: async () => new Uint8Array([1, 2, 3]) },
    { uuid: validation, mime: 'application/pdf', size: 30_000_000, read: () => Promise.reject(new Error('Too large to be read.')) },
  ];
  outside.says = async () => {
    const entries = await platform.entriesOf(caller.tenantId, { kind: 'person', id });
    expect(entries.at(-1)).toMatchObject({ type: 'validation.file_sent', data: { validation, medium: NOBODY, host: 'bank.example' } });
    expect(entries.at(-1)!.data.sha256).toMatch(/^[\w-]{20,}$/);
    return { status: 201, body: new Uint8Array() };
  };
  await run(id);
  await platform.jobs.run();
  expect(await latest(id)).toMatchObject([{ status: 2, content: { files: 1, left_out: 1, http_statuses: [201] } }]);
  const [{ headers, body }] = outside.asked as [OutboundRequest];
  const form = await new Response(body as Uint8Array<ArrayBuffer>, { headers }).formData();
  expect([form.get('kind'), (form.get('file') as File).size, (form.get('file') as File).type]).toEqual(['proof', 3, 'image/png']);

  // Without an address of its own, it takes that of the setting at the time of the run.
  await api().validations.update({ params: { id: validation }, body: { config: { collection: 'address_proof' } } });
  for (const [document_url, result] of [
    [null, { status: 5, error: 'no_provider' }],
    ['https://bank.example/by-default', { status: 2 }],
  ] as const) {
    await platform.tenants.patch(caller.tenantId, { validations: { document_url } });
    platform.clock.advance(60);
    await run(id);
    await platform.jobs.run();
    expect(await latest(id)).toMatchObject([result]);
  }
  expect(outside.asked.map(({ url }) => url)).toEqual(['https://bank.example/files', 'https://bank.example/by-default']);

  // The list of hosts applies when the file is sent, not when the validation was defined.
  await platform.tenants.patch(caller.tenantId, { validations: { hosts: [] } });
  platform.clock.advance(60);
  await run(id);
  await platform.jobs.run();
  expect(await latest(id)).toMatchObject([{ status: 5, error: 'host_not_listed' }]);
  expect(outside.asked).toHaveLength(2);
});

it('has time for as many files as it sends, also to a slow server', async () => {
  await platform.tenants.patch(caller.tenantId, { validations: { hosts: ['bank.example'] } });
  await define({ class: 'document', config: { url: 'https://bank.example/files', collection: 'address_proof' } });
  const id = await lucia();
  kept.files = Array.from({ length: 10 }, () => ({
    ...{ uuid: NOBODY, mime: 'image/png', size: 3 },
    async read() {
      if (platform.clock.now().getTime() > kept.deadline) throw new Problem('unavailable', 'There is no time left to read it.');
      return new Uint8Array([1, 2, 3]);
    },
  }));
  outside.says = async () => {
    platform.clock.advance(30);
    return { status: 200, body: new Uint8Array() };
  };
  await run(id);
  await platform.jobs.run();
  expect(await latest(id)).toMatchObject([{ status: 2, content: { files: 10 } }]);
});

describe('people who play a part', () => {
  const playing = (name: string) => testPeople.find(({ record }) => record.name === name)!.record.curp!;
  const testing = () => ({ ...caller, livemode: false });
  const outcomeOf = async (nationalId: string, className: string, config: Record<string, unknown>) => {
    const as = testing();
    const { id } = (await api(as).validations.create({ name: 'x', class: className as 'external', config })).result;
    const { record } = testPeople.find(({ record: { curp } }) => curp === nationalId)!;
    const names = { name: record.name!, first_lastname: record.first_last_name!, second_lastname: record.second_last_name! };
    const known = (await api(as).people.saveByNationalId({ national_id: nationalId, ...names })).result.id;
    await api(as).personValidations.run({ params: { id: known }, body: { validations: [id] } });
    await platform.jobs.run();
    const { status, error } = (await latest(known, as)).find(({ validation_id }) => validation_id === id)!;
    return [status, error];
  };

  it('come to their outcome in every class that asks no registry of theirs, with a test key', async () => {
    const list = (await api(testing()).blacklists.create({ name: 'Nadie', entries: [] })).result.id;
    const classes = { external: { url: 'https://bank.example' }, blacklist: { lists: [list] }, anti_spoofing: { min_score: 0.9 }, ine: {} };
    for (const [className, config] of Object.entries(classes)) {
      expect(await outcomeOf(playing('NADIE'), className, config), className).toEqual([3, null]);
      expect(await outcomeOf(playing('PAUSA'), className, config), className).toEqual([4, 'unavailable']);
      expect(await outcomeOf(playing('NINGUNO'), className, config), className).toEqual([5, 'no_provider']);
      expect(await outcomeOf(playing('LUISA'), className, config), className).toEqual([2, null]);
    }
    expect(outside.asked).toHaveLength(1);
  });
});
