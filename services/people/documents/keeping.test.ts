import { randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import type { Problem } from '#platform/base/problem.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { contractPdf } from '#test/support/specimens/contract-pdf.ts';
import type { PeopleTables } from '../model/tables.ts';

/** Retention of documents, the person they belong to, and the deletion of their files. */

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform);
  await service.start?.();
});
beforeEach(async () => {
  caller = await platform.otherTenant();
});
afterAll(() => platform.close());

const api = () => createRouterClient(service.router, { context: { caller } });
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, key, errors }: Problem) => ({ status, key, errors }),
  );
const pdf = contractPdf({ pages: 1 });
const png = sharp({ create: { width: 60, height: 20, channels: 3, background: '#124' } })
  .png()
  .toBuffer();
const upload = async () => (await api().documents.create({ file: new File([Uint8Array.from(await pdf)], 'Contrato.pdf') })).result;
const LUCIA = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: 'Gámez' };

async function sign({ people_uuid = null as string | null, workflow_uuid = '' } = {}) {
  const { uuid, sha256 } = await upload();
  const body = {
    signing_uuid: randomUUID(),
    sha256,
    signature: { kind: 'drawn' as const, png: (await png).toString('base64') },
    signer: { name: 'Lucía Pérez', people_uuid },
    evidence: {
      workflow_uuid: workflow_uuid || (await platform.newWorkflow(caller)),
      consent: { text: 'Acepto.', text_sha256: 'a'.repeat(64) },
    },
    store_sign: true,
  };
  await api().documents.sign({ params: { uuid }, body });
  return uuid;
}

const mine = () => ({ tenant_id: caller.tenantId, livemode: caller.livemode });
const kept = () =>
  platform.platform.database.query
    .selectFrom('documents.files')
    .where((where) => where.and(mine()))
    .selectAll()
    .execute();
/** Counts those of these files that are still stored. */
async function stored(files: Awaited<ReturnType<typeof kept>>): Promise<number> {
  const all = await Promise.all(files.map(({ uuid }) => platform.platform.blobs.read(caller, `documents/test/${uuid}`)));
  return all.filter((bytes) => bytes !== null).length;
}

describe('a document that is deleted', () => {
  it('takes its files with it', async () => {
    const uuid = await sign();
    const files = await kept();
    expect(await stored(files)).toBe(3);
    await api().documents.delete({ uuid });
    expect(await problemOf(api().documents.get({ uuid }))).toMatchObject({ status: 404 });
    await platform.jobs.run();
    expect(await stored(files)).toBe(0);
    expect(await kept()).toEqual([]);
    const log = await platform.entriesOf(caller.tenantId, { kind: 'tenant', id: caller.tenantId });
    expect(log.at(-1)).toMatchObject({ type: 'document.deleted', data: { document: uuid } });
  });

  it('is not, as soon as any process laid a legal hold, and neither is its signer or a template', async () => {
    const { id } = (await api().people.create(LUCIA)).result;
    const uuid = await sign({ people_uuid: id });
    const template = (await api().documentTemplates.create({ file: new File([Uint8Array.from(await pdf)], 'Plantilla.pdf') })).result;
    await platform.tenants.settings(caller.tenantId);
    await platform.replica().tenants.patch(caller.tenantId, { legal_hold: true });
    expect(await problemOf(api().documents.delete({ uuid }))).toMatchObject({ status: 409, key: 'legal_hold' });
    expect(await problemOf(api().documentTemplates.delete({ uuid: template.uuid }))).toMatchObject({ status: 409, key: 'legal_hold' });
    expect(await problemOf(api().people.delete({ id }))).toMatchObject({ status: 409, key: 'legal_hold' });
    expect((await api().documents.get({ uuid })).result.status).toBe('signed');
  });
});

describe('a signer', () => {
  it('who is known by then has signed; a stranger cannot be named', async () => {
    const { id } = (await api().people.create(LUCIA)).result;
    const uuid = await sign({ people_uuid: id });
    expect((await api().documents.list({ people_uuid: id })).result.data).toMatchObject([{ uuid, people_uuid: id }]);
    expect(await problemOf(sign({ people_uuid: randomUUID() }))).toMatchObject({ status: 422, errors: [{ code: 'unknown' }] });
  });

  it('who is recorded before or after is found by the workflow, and not by that of a claim once something vouches', async () => {
    const [before, later] = [await platform.newWorkflow(caller), await platform.newWorkflow(caller)];
    const attach = (workflow: string, people_uuid: string | null) =>
      service.attach(caller, { workflow, step: 'person', people_uuid, person: LUCIA });
    const { people_uuid } = await attach(before, null);
    const first = await sign({ workflow_uuid: before });
    const second = await sign({ workflow_uuid: later });
    const signerOf = async (uuid: string) => (await api().documents.get({ uuid })).result.people_uuid;
    expect([await signerOf(first), await signerOf(second)]).toEqual([people_uuid, null]);
    await attach(later, people_uuid);
    expect([await signerOf(first), await signerOf(second)]).toEqual([people_uuid, people_uuid]);
    await api().people.saveByNationalId(LUCIA);
    expect([await signerOf(first), await signerOf(second)]).toEqual([null, null]);
    await attach(later, people_uuid);
    expect((await api().documents.list({ workflow_uuid: later })).result.data).toHaveLength(1);
  });

  it('who is deleted takes along what was signed, and what was not stays', async () => {
    const { id } = (await api().people.create(LUCIA)).result;
    const [signed, open] = [await sign({ people_uuid: id }), await upload()];
    const files = await kept();
    expect(await stored(files)).toBe(4);
    await api().people.delete({ id });
    await platform.jobs.run();
    expect(await problemOf(api().documents.get({ uuid: signed }))).toMatchObject({ status: 404 });
    expect((await api().documents.get({ uuid: open.uuid })).result.status).toBe('open');
    expect(await stored(files)).toBe(1);
  });

  it('gets the document and the signature with their data', async () => {
    const { id } = (await api().people.create(LUCIA)).result;
    const uuid = await sign({ people_uuid: id });
    const { body } = await api().people.data({ params: { id } });
    const archive = Buffer.from(await new Response(body as BodyInit).arrayBuffer()).toString('latin1');
    for (const name of ['document.json', 'signed.pdf', 'signature.png']) expect(archive).toContain(`documents/${uuid}/${name}`);
  });
});

describe('time', () => {
  it('takes away what nobody signed, what was kept long enough, and what a process that died has left', async () => {
    const [open, signed] = [(await upload()).uuid, await sign()];
    const orphan = randomUUID();
    const row = { ...mine(), uuid: orphan, kept_at: null, created_at: platform.clock.now() };
    await platform.platform.database.query.insertInto('documents.files').values(row).execute();
    const left = async () => (await api().documents.list({})).result.data.map(({ uuid }) => uuid);
    const run = async (days: number, meanwhile = async () => {}) => {
      platform.clock.advance(days * 86_400);
      await meanwhile();
      await platform.platform.database.transaction((trx) => platform.jobs.enqueue(trx, 'documents-forget', {}));
      await platform.jobs.run();
    };
    await run(1);
    expect((await kept()).map(({ uuid }) => uuid)).not.toContain(orphan);
    expect(new Set(await left())).toEqual(new Set([open, signed]));
    await run(365);
    expect(await left()).toEqual([signed]);
    await run(3650);
    expect(await left()).toEqual([signed]);
    await platform.tenants.patch(caller.tenantId, { retention: { signed_document_days: 3650 } });
    await run(1, async () => {
      await platform.tenants.settings(caller.tenantId);
      await platform.replica().tenants.patch(caller.tenantId, { legal_hold: true });
    });
    expect(await left()).toEqual([signed]);
    await platform.tenants.patch(caller.tenantId, { legal_hold: false });
    await run(1);
    expect(await left()).toEqual([]);
    expect(await kept()).toEqual([]);
    platform.clock.set('2026-11-20T18:00:00.000Z');
  });
});

describe('a template', () => {
  const box = (y: number): [number, number, number, number] => [72, y, 300, 24];

  it('makes documents: texts that are known stand in them, the rest is theirs to fill', async () => {
    const file = new File([Uint8Array.from(await pdf)], 'Plantilla.pdf');
    const template = (await api().documentTemplates.create({ file })).result;
    const element = async (name: string, kind: 'text' | 'signature', y: number) =>
      (await api().documentTemplates.elements.create({ params: { uuid: template.uuid }, body: { page: 1, box: box(y), kind, name } }))
        .result;
    const [city, date, place] = [
      await element('Ciudad', 'text', 500),
      await element('Fecha', 'text', 540),
      await element('Firma', 'signature', 600),
    ];
    const values = { [city.uuid]: 'Mérida, Yucatán' };
    const made = (await api().documents.createFromTemplate({ params: template, body: { values, name: 'Contrato de Lucía' } })).result;
    expect(made).toMatchObject({ name: 'Contrato de Lucía', template_uuid: template.uuid, status: 'open' });
    const { text } = (await api().documents.pageText({ uuid: made.uuid, page: '1' })).result;
    expect(text).toContain('Mérida, Yucatán');
    const { elements } = (await api().documents.get({ uuid: made.uuid })).result;
    expect(elements.map(({ name, kind }) => [name, kind])).toEqual([
      ['Fecha', 'text'],
      ['Firma', 'signature'],
    ]);
    expect(elements.map(({ uuid }) => uuid)).not.toContain(date.uuid);

    const create = (body: object) => problemOf(api().documents.createFromTemplate({ params: template, body }));
    expect(await create({ values: { [place.uuid]: 'x' } })).toMatchObject({ status: 422, errors: [{ code: 'unknown' }] });
    expect(await create({ values: { [city.uuid]: 'x'.repeat(900) } })).toMatchObject({ errors: [{ code: 'too_long' }] });
    await api().documentTemplates.delete({ uuid: template.uuid });
    expect(await create({})).toMatchObject({ status: 404, key: 'not_found' });
    expect((await api().documents.get({ uuid: made.uuid })).result.status).toBe('open');
  });
});
