import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { curpCheckDigit } from '#mexico/curp.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { contractPdf } from '#test/support/specimens/contract-pdf.ts';
import type { PeopleTables } from '../model/tables.ts';
import type { TimeAuthority } from './sealing/timestamp.ts';

/** Documents with several signers: permissions, sealing, and deletion of a signer, a person or an expired document. */

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;
let told: string[];
/** The state of the fake time authority, which selects the message of its error. */
let time: { broken: boolean };

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform, {
    signingWorkflows: { documentChanged: async (_caller, workflow) => void told.push(workflow), decision: async () => null },
  });
  await service.start();
});
beforeEach(async () => {
  caller = await platform.otherTenant();
  told = [];
});
afterAll(() => platform.close());

const api = (as: Caller = caller, house = service) => createRouterClient(house.router, { context: { caller: as } });
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, key, errors }: Problem) => ({ status, key, errors }),
  );
const png = sharp({ create: { width: 60, height: 20, channels: 3, background: '#124' } })
  .png()
  .toBuffer();
const pdf = contractPdf({ pages: 1 });
const PASSWORD = 'secreto de Lucía 9';

async function paper(places = 2) {
  const { uuid, sha256 } = (await api().documents.create({ file: new File([Uint8Array.from(await pdf)], 'Crédito.pdf') })).result;
  const elements: string[] = [];
  for (let at = 0; at < places; at++) {
    const body = { page: 1, box: [40 + at * 180, 600, 160, 50] as [number, number, number, number], kind: 'signature' as const };
    elements.push((await api().documents.elements.create({ params: { uuid }, body: { ...body, name: `Firma ${at + 1}` } })).result.uuid);
  }
  return { uuid, sha256, elements };
}

/** Returns a well-formed CURP that belongs to no person. */
function curp(number: number): string {
  const first17 = `PEGL89090${number}MJCRMS0`;
  return first17 + curpCheckDigit(first17);
}
const CURPS = [curp(1), curp(2), curp(3)];
async function person(at: number) {
  const body = { national_id: CURPS[at]!, name: ['Lucía', 'Ana', 'Eva'][at]!, first_lastname: 'Pérez', second_lastname: '' };
  return (await api().people.create({ ...body, external_ref_id: `cliente ${at}` })).result.id;
}
const signer = (id: string, document_id: string, more: object = {}) =>
  api().signers.create({ params: { id }, body: { document_id, password: PASSWORD, ...more } });

async function act({ sha256 }: { sha256: string }, people_uuid: string | null, more: object = {}, at = { platform, caller }) {
  return {
    signing_uuid: randomUUID(),
    sha256,
    signature: { kind: 'drawn' as const, png: (await png).toString('base64') },
    signer: { name: 'Quien firma', people_uuid },
    evidence: { workflow_uuid: await at.platform.newWorkflow(at.caller), consent: { text: 'Acepto.', text_sha256: 'a'.repeat(64) } },
    ...more,
  };
}
const sign = async (document: { uuid: string; sha256: string }, people_uuid: string | null, more: object = {}) =>
  api().documents.sign({ params: { uuid: document.uuid }, body: await act(document, people_uuid, more) });

/** Creates a document with two signers who have not signed yet. */
async function together() {
  const document = await paper();
  const people = [await person(0), await person(1)] as const;
  await signer(people[0], document.uuid, { elements: [document.elements[0]] });
  await signer(people[1], document.uuid);
  return { document, people };
}
const recordOf = async (uuid: string) => (await api().documents.get({ uuid })).result;
const textOf = async (uuid: string) => {
  const bytes = new Uint8Array(await ((await api().documents.signed({ uuid })) as File).arrayBuffer());
  const { pages } = await platform.platform.pdfs.inspect(caller, bytes, { maxPages: 20 });
  const texts = await Promise.all(pages.map((_page, at) => platform.platform.pdfs.text(caller, bytes, at)));
  return { bytes, pages: texts.map((text) => text.replaceAll('\n', ' ')) };
};
const filesLeft = () =>
  platform.platform.database.query
    .selectFrom('documents.files')
    .where((where) => where.and({ tenant_id: caller.tenantId, livemode: caller.livemode }))
    .where('kept_at', 'is not', null)
    .select('uuid')
    .execute();

describe('a signer', () => {
  it('is made with the elements that were named, else with all that nobody has', async () => {
    const document = await paper(3);
    const [lucia, ana] = [await person(0), await person(1)];
    await api().contacts.create({ person_id: lucia, email: 'lucia@correo.example', phone: '525512345678' });
    const first = (await signer(lucia, document.uuid, { elements: [document.elements[1]] })).result;
    expect(first).toEqual({
      ...{ id: expect.any(String), name: 'Lucía Pérez', email: 'lucia@correo.example', document_id: document.uuid, person_id: lucia },
      ...{ external_person_id: 'cliente 0', is_permanent: false, expires_in: 0, metadata: null, signed_at: null },
      ...{ created_at: expect.any(String), updated_at: expect.any(String) },
      fillable_elements: [
        {
          ...{ id: expect.any(String), signer_id: first.id, template_element_id: null, document_element_id: document.elements[1] },
          ...{ filled_at: null, created_at: expect.any(String), updated_at: expect.any(String) },
        },
      ],
    });
    const second = (await signer(ana, document.uuid, { elements: [] })).result;
    expect(second.email).toBeNull();
    expect(new Set(second.fillable_elements.map((place) => place.document_element_id))).toEqual(
      new Set([document.elements[0], document.elements[2]]),
    );
    const [listed] = (await api().signers.list({ id: ana })).result;
    expect(listed).toMatchObject({
      ...second,
      fillable_elements: expect.any(Array),
      document: { id: document.uuid, template_id: null, name: 'Crédito.pdf', from_file: true, send_email: false, signed_at: null },
    });
    expect((await recordOf(document.uuid)).signers.map(({ person_id }) => person_id)).toEqual([lucia, ana]);
  });

  it('is refused an element that another has, one that is none, a second time, and what is of others', async () => {
    const document = await paper(1);
    const [lucia, ana] = [await person(0), await person(1)];
    const field = {
      page: 1,
      box: [72, 500, 100, 20] as [number, number, number, number],
      kind: 'text' as const,
      name: 'x',
      required: false,
    };
    const text = (await api().documents.elements.create({ params: { uuid: document.uuid }, body: field })).result.uuid;
    expect(await problemOf(signer(lucia, document.uuid, { elements: [text] }))).toMatchObject({
      ...{ status: 422, errors: [{ path: 'elements.0', code: 'unknown' }] },
    });
    await signer(lucia, document.uuid);
    expect(await problemOf(signer(ana, document.uuid, { elements: document.elements }))).toMatchObject({
      ...{ status: 422, errors: [{ path: 'elements.0', code: 'element_taken' }] },
    });
    expect(await problemOf(signer(ana, document.uuid))).toMatchObject({
      status: 422,
      errors: [{ path: 'elements', code: 'element_taken' }],
    });
    expect(await problemOf(signer(lucia, document.uuid))).toMatchObject({
      status: 422,
      errors: [{ path: 'document_id', code: 'repeated' }],
    });
    expect(await problemOf(signer(randomUUID(), document.uuid))).toMatchObject({ status: 404 });
    expect(await problemOf(signer(ana, randomUUID()))).toMatchObject({ status: 404 });
    const other = await platform.otherTenant();
    const foreign = (await api(other).documents.create({ file: new File([Uint8Array.from(await pdf)], 'x.pdf') })).result;
    expect(await problemOf(signer(ana, foreign.uuid))).toMatchObject({ status: 404 });
    expect(await problemOf(api(other).signers.list({ id: lucia }))).toMatchObject({ status: 404 });
    const params = { uuid: document.uuid, element_uuid: document.elements[0]! };
    expect(await problemOf(api().documents.elements.delete(params))).toMatchObject({ status: 409 });
  });

  it('takes no place of a document of a template that may be another’s: where nobody has several, they are named', async () => {
    const { uuid } = (await api().documentTemplates.create({ file: new File([Uint8Array.from(await pdf)], 'Crédito.pdf') })).result;
    for (const at of [0, 1]) {
      const body = { page: 1, box: [40 + at * 180, 600, 160, 50] as [number, number, number, number], kind: 'signature' as const };
      await api().documentTemplates.elements.create({ params: { uuid }, body: { ...body, name: `Firma ${at + 1}` } });
    }
    const document = (await api().documents.createFromTemplate({ params: { uuid }, body: {} })).result;
    const [lucia, ana] = [await person(0), await person(1)];
    for (const more of [{}, { elements: [] }, { elements: null }])
      expect(await problemOf(signer(lucia, document.uuid, more))).toMatchObject({
        status: 422,
        errors: [{ path: 'elements', code: 'required' }],
      });
    const [first, second] = (await recordOf(document.uuid)).elements.map((element) => element.uuid);
    await signer(lucia, document.uuid, { elements: [second] });
    const { fillable_elements } = (await signer(ana, document.uuid)).result;
    expect(fillable_elements.map((place) => place.document_element_id)).toEqual([first]);
  });

  it('has a password that is neither kept nor logged', async () => {
    const { people } = await together();
    await problemOf(signer(people[0], randomUUID()));
    const tables = await platform.engine.executeSql(
      `select table_schema, table_name from information_schema.tables where table_schema in ('people', 'documents', 'platform', 'jobs')`,
    );
    for (const { table_schema, table_name } of tables.rows as { table_schema: string; table_name: string }[]) {
      const { rows } = await platform.engine.executeSql(`select * from "${table_schema}"."${table_name}"`);
      expect(JSON.stringify(rows), table_name).not.toContain(PASSWORD);
    }
    expect(JSON.stringify(platform.logged)).not.toContain(PASSWORD);
  });
});

describe('a document with two signers', () => {
  it('is recorded act by act, and sealed once when the last has signed, with a page of evidence for each', async () => {
    const { document, people } = await together();
    const first = await act(document, people[0]);
    const { result } = await api().documents.sign({ params: { uuid: document.uuid }, body: first });
    expect(result).toMatchObject({ sealed: false, sha256: null, timestamped: null, kind: 'drawn' });
    await platform.jobs.run();
    expect(await recordOf(document.uuid)).toMatchObject({ status: 'open', signed_sha256: null });
    expect(await problemOf(api().documents.signed({ uuid: document.uuid }))).toMatchObject({ status: 404 });
    expect(told).toEqual([]);

    // A repeated request returns the first result, even with another body; the document no longer changes.
    const again = { ...first, store_sign: true, signature: { kind: 'typed' as const, png: first.signature.png } };
    expect((await api().documents.sign({ params: { uuid: document.uuid }, body: again })).result).toEqual(result);
    expect(await problemOf(sign(document, people[0]))).toMatchObject({ status: 409 });
    expect(await problemOf(api().documents.fill({ params: { uuid: document.uuid }, body: { texts: {} } }))).toBeNull();
    const place = { page: 1, box: [72, 400, 100, 20] as [number, number, number, number], kind: 'signature' as const, name: 'x' };
    expect(await problemOf(api().documents.elements.create({ params: { uuid: document.uuid }, body: place }))).toMatchObject({
      status: 409,
    });

    const last = await act(document, people[1], { store_sign: true });
    expect((await api().documents.sign({ params: { uuid: document.uuid }, body: last })).result).toMatchObject({ sealed: false });
    await platform.jobs.run();
    const sealed = await recordOf(document.uuid);
    expect(sealed).toMatchObject({ status: 'signed', people_uuid: null, workflow_uuid: null, timestamped: false });
    expect(told.toSorted()).toEqual([first.evidence.workflow_uuid, last.evidence.workflow_uuid].toSorted());
    const { pages } = await textOf(document.uuid);
    const constancias = pages.filter((text) => text.includes('Constancia de firma electrónica'));
    expect(constancias).toHaveLength(2);
    for (const { evidence, signing_uuid } of [first, last])
      expect(
        constancias.filter((text) => text.includes(evidence.workflow_uuid) || pages.join().includes(signing_uuid)).length,
      ).toBeGreaterThan(0);
    expect((await api().documents.sign({ params: { uuid: document.uuid }, body: first })).result).toMatchObject({
      ...{ sealed: true, sha256: sealed.signed_sha256 },
    });
    const [listed] = (await api().signers.list({ id: people[0] })).result;
    expect(listed).toMatchObject({ signed_at: expect.any(String), document: { signed_at: sealed.signed_at } });
    expect(listed!.fillable_elements.map(({ filled_at }) => filled_at)).toEqual([listed!.signed_at]);
    expect((await api().documents.list({ people_uuid: people[1] })).result.data.map(({ uuid }) => uuid)).toEqual([document.uuid]);
    const workflow_uuid = first.evidence.workflow_uuid;
    expect((await api().documents.list({ workflow_uuid })).result.data.map(({ uuid }) => uuid)).toEqual([document.uuid]);
    const log = await platform.entriesOf(caller.tenantId, { kind: 'workflow', id: workflow_uuid });
    expect(log.map(({ type }) => type)).toEqual(['workflow.created', 'document.act', 'document.signed']);
    // The acts are now in the sealed file; a drawn signature remains only where `store_sign` was set.
    expect(await filesLeft()).toHaveLength(3);
    const [keeps, drops] = [sealed.signers[1]!.id, sealed.signers[0]!.id];
    expect(await problemOf(api().documents.signature({ uuid: document.uuid, signer: keeps }))).toBeNull();
    expect(await problemOf(api().documents.signature({ uuid: document.uuid, signer: drops }))).toMatchObject({ status: 404 });
    expect(await problemOf(signer(await person(2), document.uuid))).toMatchObject({ status: 422, errors: [{ code: 'signed' }] });
  });

  it('is known by its bytes, and a change is told', async () => {
    const { document, people } = await together();
    for (const id of people) await sign(document, id);
    await platform.jobs.run();
    const { bytes } = await textOf(document.uuid);
    const verify = async (file: Uint8Array) => (await api().documents.verify({ file: new File([Uint8Array.from(file)], 'x.pdf') })).result;
    const valid = await verify(bytes);
    expect(valid).toMatchObject({ verdict: 'valid', reason: 'as_sealed', seal: { whole: true, intact: true } });
    expect(valid.document!.signers.map(({ person_id }) => person_id)).toEqual([...people]);
    expect(await verify(Buffer.concat([bytes, Buffer.from('% y más\n%%EOF\n')]))).toMatchObject({ verdict: 'changed' });
  });

  it('is signed by nobody else, and by each in their own places', async () => {
    const { document, people } = await together();
    const stranger = await person(2);
    for (const who of [stranger, null]) expect(await problemOf(sign(document, who))).toMatchObject({ status: 409, key: 'conflict' });
    expect(await problemOf(sign(document, people[0], { signature_elements: [document.elements[1]] }))).toMatchObject({
      ...{ status: 422, errors: [{ path: 'signature_elements.0', code: 'not_yours' }] },
    });
    expect(await problemOf(sign(document, people[0], { signature_elements: [] }))).toMatchObject({
      ...{ status: 422, errors: [{ code: 'required' }] },
    });
    expect((await recordOf(document.uuid)).signers.every(({ signed_at }) => signed_at === null)).toBe(true);
  });

  it('that has a place which nobody is to sign is signed by nobody', async () => {
    const document = await paper(2);
    const lucia = await person(0);
    await signer(lucia, document.uuid, { elements: [document.elements[0]] });
    expect(await problemOf(sign(document, lucia))).toMatchObject({ status: 409 });
    await signer(await person(1), document.uuid);
    expect(await problemOf(sign(document, lucia))).toBeNull();
  });

  it('is sealed once by two last acts at once, and by two processes at once', async () => {
    const { document, people } = await together();
    const answers = await Promise.all(people.map((id) => sign(document, id)));
    expect(answers.map(({ result }) => result.sealed)).toEqual([false, false]);
    expect((await platform.jobs.waiting()).filter(({ queue }) => queue === 'people-seal-document')).toHaveLength(1);
    const job = { tenantId: caller.tenantId, livemode: caller.livemode, uuid: document.uuid };
    await platform.platform.database.transaction((trx) => platform.jobs.enqueue(trx, 'people-seal-document', job));
    await platform.jobs.run();
    const { signed_sha256 } = await recordOf(document.uuid);
    const log = await platform.entriesOf(caller.tenantId, {
      kind: 'workflow',
      id: (await recordOf(document.uuid)).signers[0]!.workflow_uuid!,
    });
    expect(log.filter(({ type }) => type === 'document.signed').map(({ data }) => data)).toMatchObject([{ signed_sha256 }]);
  });

  it('waits for a time authority, and is sealed by the job that comes back', async () => {
    time = { broken: true };
    const authority: TimeAuthority = {
      name: 'autoridad',
      size: async () => 4_000,
      stamp: async () => {
        throw new Problem('unavailable', time.broken ? 'The time authority does not answer.' : 'Not any more.');
      },
    } as unknown as TimeAuthority;
    const another = await createTestPlatform<PeopleTables>(peopleMigrations);
    try {
      const house = openPeople(another.platform, { time: authority });
      await house.start();
      const as = createRouterClient(house.router, { context: { caller: another.caller() } });
      const { uuid, sha256 } = (await as.documents.create({ file: new File([Uint8Array.from(await pdf)], 'x.pdf') })).result;
      const { id } = (await as.people.create({ national_id: CURPS[0]!, name: 'Lucía', first_lastname: 'Pérez', second_lastname: '' }))
        .result;
      await as.signers.create({ params: { id }, body: { document_id: uuid, password: '' } });
      const { result } = await as.documents.sign({
        params: { uuid },
        body: await act({ sha256 }, id, {}, { platform: another, caller: another.caller() }),
      });
      expect(result).toMatchObject({ sealed: false });
      await another.jobs.run();
      expect((await as.documents.get({ uuid })).result.status).toBe('open');
      expect((await another.jobs.waiting()).map(({ queue }) => queue)).toContain('people-seal-document');
      await house.close();
    } finally {
      await another.close();
    }
  });
});

describe('deletion of one signer', () => {
  it('who has not signed leaves the document to the others, with their places free', async () => {
    const { document, people } = await together();
    await sign(document, people[0]);
    await api().people.delete({ id: people[1] });
    await platform.jobs.run();
    expect(await recordOf(document.uuid)).toMatchObject({ status: 'open', signers: [{ person_id: people[0] }] });
    const eva = await person(2);
    await signer(eva, document.uuid);
    await sign(document, eva);
    await platform.jobs.run();
    expect(await recordOf(document.uuid)).toMatchObject({ status: 'signed' });
  });

  it('who alone has signed takes the document along', async () => {
    const { document, people } = await together();
    await sign(document, people[0], { store_sign: true });
    await api().people.delete({ id: people[0] });
    await platform.jobs.run();
    expect(await problemOf(recordOf(document.uuid))).toMatchObject({ status: 404 });
    expect(await filesLeft()).toEqual([]);
    expect((await api().signers.list({ id: people[1] })).result).toEqual([]);
  });

  it('who signed with others takes their act along, also between the last act and the seal', async () => {
    const { document, people } = await together();
    for (const id of people) await sign(document, id);
    await api().people.delete({ id: people[0] });
    await platform.jobs.run();
    const open = await recordOf(document.uuid);
    expect(open).toMatchObject({ status: 'open', signers: [{ person_id: people[1], signed_at: expect.any(String) }] });
    expect(await filesLeft()).toHaveLength(3);
  });

  it('leaves a sealed file to the others, and goes with the last of them', async () => {
    const { document, people } = await together();
    for (const id of people) await sign(document, id);
    await platform.jobs.run();
    await api().people.delete({ id: people[0] });
    expect(await recordOf(document.uuid)).toMatchObject({ status: 'signed', signers: [{ person_id: people[1] }] });
    await api().people.delete({ id: people[1] });
    expect(await problemOf(recordOf(document.uuid))).toMatchObject({ status: 404 });
  });

  it('is stopped by a legal hold', async () => {
    const { document, people } = await together();
    await sign(document, people[0]);
    await platform.tenants.patch(caller.tenantId, { legal_hold: true });
    for (const id of people) expect(await problemOf(api().people.delete({ id }))).toMatchObject({ status: 409, key: 'legal_hold' });
    expect(await problemOf(api().documents.delete({ uuid: document.uuid }))).toMatchObject({ status: 409, key: 'legal_hold' });
    expect((await recordOf(document.uuid)).signers).toHaveLength(2);
  });
});

it('gives each signer their part with their data, before and after the seal', async () => {
  const { document, people } = await together();
  await sign(document, people[0], { store_sign: true });
  const archive = async (id: string) => {
    const { body } = await api().people.data({ params: { id } });
    return Buffer.from(await new Response(body as BodyInit).arrayBuffer()).toString('latin1');
  };
  const has = (text: string, names: readonly string[]) => names.map((name) => text.includes(`documents/${document.uuid}/${name}`));
  const names = ['document.json', 'signer.json', 'act.json', 'signature.png', 'signed.pdf'];
  expect(has(await archive(people[0]), names)).toEqual([true, true, true, true, false]);
  expect(has(await archive(people[1]), names)).toEqual([true, true, false, false, false]);
  await sign(document, people[1]);
  await platform.jobs.run();
  expect(has(await archive(people[0]), names)).toEqual([true, true, false, true, true]);
  expect(has(await archive(people[1]), names)).toEqual([true, true, false, false, true]);
});

it('counts the days of an open document from the last act', async () => {
  const { document, people } = await together();
  const sweep = async (days: number) => {
    platform.clock.advance(days * 86_400);
    await platform.platform.database.transaction((trx) => platform.jobs.enqueue(trx, 'documents-forget', {}));
    await platform.jobs.run();
  };
  await platform.tenants.patch(caller.tenantId, { retention: { open_document_days: 30 } });
  await sweep(20);
  await sign(document, people[0]);
  await sweep(20);
  expect((await recordOf(document.uuid)).status).toBe('open');
  await sweep(11);
  expect(await problemOf(recordOf(document.uuid))).toMatchObject({ status: 404 });
  expect(await filesLeft()).toEqual([]);
  platform.clock.set('2026-11-20T18:00:00.000Z');
});
