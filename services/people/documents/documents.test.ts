import { createHash, randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LogReference } from '#platform/base/administration.ts';
import type { Caller } from '#platform/base/ports.ts';
import type { Problem } from '#platform/base/problem.ts';
import { shardOf } from '#platform/base/shard.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { contractPdf } from '#test/support/specimens/contract-pdf.ts';
import type { PeopleTables } from '../model/tables.ts';

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;
let other: Caller;
let workflow: string;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform);
  await service.start?.();
  other = await platform.otherTenant();
});
beforeEach(async () => {
  caller = await platform.otherTenant();
  workflow = await platform.newWorkflow(caller);
});
afterAll(() => platform.close());

const api = (as: Caller = caller) => createRouterClient(service.router, { context: { caller: as } });
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, key, errors }: Problem) => ({ status, key, errors }),
  );
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const fileOf = async (bytes: Uint8Array | Promise<Uint8Array>, name = 'Contrato.pdf') =>
  new File([Uint8Array.from(await bytes)], name, { type: 'application/pdf' });
const bytesOf = async (file: unknown) => new Uint8Array(await (file as File).arrayBuffer());

const png = await sharp({ create: { width: 300, height: 100, channels: 4, background: { r: 10, g: 20, b: 90, alpha: 0.8 } } })
  .png()
  .toBuffer();
const HASH = 'a'.repeat(64);
const LUCIA = { national_id: 'PEGL890909MJCRMS08', name: 'Lucía', first_lastname: 'Pérez', second_lastname: 'Gámez' };

async function upload(as: Caller = caller, pages = 2) {
  return (await api(as).documents.create({ file: await fileOf(contractPdf({ pages })) })).result;
}
type Uploaded = Awaited<ReturnType<typeof upload>>;

const signature = { page: 2, box: [72, 600, 200, 60] as [number, number, number, number], kind: 'signature' as const, name: 'Firma' };

function signing({ sha256 }: Pick<Uploaded, 'sha256'>, more: object = {}) {
  return {
    signing_uuid: randomUUID(),
    sha256,
    signature: { kind: 'drawn' as const, png: png.toString('base64') },
    signer: { name: 'Lucía Pérez Gámez', national_id: 'PEGL890909MJCRMS08' },
    evidence: { workflow_uuid: workflow, consent: { text: 'Acepto firmar este documento.', text_sha256: HASH } },
    ...more,
  };
}

describe('a document', () => {
  it('is taken in, opened by its token, shown as pictures with their text, and listed', async () => {
    const { token, ...document } = await upload();
    expect(document).toMatchObject({ name: 'Contrato.pdf', status: 'open', signed_at: null, pages: [{ width: 612, height: 792 }, {}] });
    expect(token).toMatch(new RegExp(`^doc_${shardOf(caller.tenantId)}[\\w-]{43}$`));
    const element = (await api().documents.elements.create({ params: { uuid: document.uuid }, body: signature })).result;
    const opened = (await api().documents.open({ token })).result;
    expect(opened).toEqual({ ...document, elements: [element], signers: [] });
    expect((await api().documents.get({ uuid: document.uuid })).result).toEqual(opened);
    expect((await api().documents.list({})).result.data).toEqual([document]);
    const picture = await sharp(
      await bytesOf(await api().documents.page({ params: { uuid: document.uuid, page: '2' }, query: { width: 400 } })),
    ).metadata();
    expect(picture).toMatchObject({ format: 'png', width: 400 });
    const { text } = (await api().documents.pageText({ uuid: document.uuid, page: '2' })).result;
    expect(text).toContain('CONTRATO DE APERTURA');
    expect(text).toContain('hoja 2 de 2');
  });

  it('whose token was moved in the database to another tenant or mode opens by it nowhere', async () => {
    const { token, uuid } = await upload();
    const { token_hash } = await platform.platform.database.query
      .selectFrom('documents.documents')
      .select('token_hash')
      .where('uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    const theirs = await platform.platform.keys.hmac('document-tokens', JSON.stringify([caller.tenantId, caller.livemode, token]));
    expect(Buffer.from(token_hash)).toEqual(theirs);
    await platform.platform.database.query
      .updateTable('documents.documents')
      .set({ livemode: !caller.livemode })
      .where('uuid', '=', uuid)
      .execute();
    const moved = { ...caller, livemode: !caller.livemode };
    await expect(api(moved).documents.open({ token })).rejects.toMatchObject({ key: 'not_found' });
  });

  it('keeps no token in clear, and a token opens nothing of another tenant or mode', async () => {
    const { token, uuid } = await upload();
    const kept = await platform.platform.database.query
      .selectFrom('documents.documents')
      .selectAll()
      .where('uuid', '=', uuid)
      .executeTakeFirst();
    expect(JSON.stringify(kept)).not.toContain(token);
    for (const stranger of [other, { ...caller, livemode: !caller.livemode }]) {
      const calls = [
        api(stranger).documents.open({ token }),
        api(stranger).documents.get({ uuid }),
        api(stranger).documents.page({ params: { uuid, page: '1' } }),
        api(stranger).documents.signed({ uuid }),
        api(stranger).documents.delete({ uuid }),
        api(stranger).documents.elements.create({ params: { uuid }, body: signature }),
        api(stranger).documents.sign({ params: { uuid }, body: signing({ sha256: HASH }) }),
      ];
      const answers = await Promise.all(calls.map(problemOf));
      expect(answers.map((answer) => answer?.status)).toEqual(calls.map(() => 404));
    }
    expect((await api(other).documents.list({})).result.data.map((one) => one.uuid)).not.toContain(uuid);
  });

  it('is called by one line that nothing steers, however it was given', async () => {
    const called = async (given: object) =>
      (await api().documents.create({ file: await fileOf(contractPdf({ pages: 1 })), ...given })).result.name;
    expect(await called({ name: ' Contrato\n\u202efdp.exe\u0007 de  cuenta ' })).toBe('Contrato fdp.exe de cuenta');
    expect(await called({ file: await fileOf(contractPdf({ pages: 1 }), '../etc/\u2066a\rb.pdf') })).toBe('.. etc a b.pdf');
    expect(await called({ file: await fileOf(contractPdf({ pages: 1 }), '\u200b') })).toBe('documento.pdf');
    expect(await problemOf(called({ name: '\u202e\n' }))).toMatchObject({ status: 400 });
  });

  it('of a form’s part without a file name is refused with what to do', async () => {
    const refused = await api()
      .documents.create({ file: '%PDF-1.7' as unknown as File })
      .catch((problem) => problem);
    expect(JSON.stringify(refused.data ?? refused.errors)).toContain('filename=');
  });

  it('of a template that is deleted meanwhile is not found', async () => {
    const { uuid } = (await api().documentTemplates.create({ file: await fileOf(contractPdf({ pages: 1 })) })).result;
    const { query } = platform.platform.database;
    const row = await query.selectFrom('documents.templates').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
    await query.deleteFrom('documents.files').where('uuid', '=', row.file_uuid).execute();
    await platform.platform.blobs.remove(caller, `documents/${caller.livemode ? 'live' : 'test'}/${row.file_uuid}`);
    expect(await problemOf(api().documents.createFromTemplate({ params: { uuid }, body: {} }))).toMatchObject({
      status: 404,
      key: 'not_found',
    });
  });

  it('has no page 0, 3 or x', async () => {
    const { uuid } = await upload();
    for (const page of ['0', '3', 'x', '1.5', '-1']) {
      expect(await problemOf(api().documents.page({ params: { uuid, page } }))).toMatchObject({ status: 404 });
      expect(await problemOf(api().documents.pageText({ uuid, page }))).toMatchObject({ status: 404 });
    }
  });

  it('has elements inside its pages, fifty at most', async () => {
    const { uuid } = await upload();
    const create = (more: object) => problemOf(api().documents.elements.create({ params: { uuid }, body: { ...signature, ...more } }));
    expect(await create({ page: 3 })).toMatchObject({ status: 422, errors: [{ path: 'page' }] });
    expect(await create({ box: [500, 10, 200, 20] })).toMatchObject({ status: 422, errors: [{ path: 'box', code: 'outside' }] });
    expect(await create({ box: [10, 780, 20, 20] })).toMatchObject({ errors: [{ path: 'box' }] });
    const { result } = await api().documents.elements.create({ params: { uuid }, body: signature });
    expect((await api().documents.elements.list({ uuid })).result).toEqual([result]);
    await api().documents.elements.delete({ uuid, element_uuid: result.uuid });
    expect(await problemOf(api().documents.elements.delete({ uuid, element_uuid: result.uuid }))).toMatchObject({ status: 404 });
    for (let count = 0; count < 50; count++) expect(await create({})).toBeNull();
    expect(await create({})).toMatchObject({ status: 409 });
  });
});

describe('signing', () => {
  it('takes a long contract, which is shown and signed to its last page', async () => {
    const { uuid, sha256: shown, pages } = await upload(caller, 150);
    expect(pages).toHaveLength(150);
    await api().documents.elements.create({ params: { uuid }, body: { ...signature, page: 150 } });
    expect((await api().documents.pageText({ uuid, page: '150' })).result.text).toContain('hoja 150 de 150');
    expect(await problemOf(api().documents.pageText({ uuid, page: '151' }))).toMatchObject({ status: 404 });
    const pages_delivered = pages.map((_page, at) => at + 1);
    const act = signing({ sha256: shown });
    await api().documents.sign({ params: { uuid }, body: { ...act, evidence: { ...act.evidence, pages_delivered } } });
    const file = await bytesOf(await api().documents.signed({ uuid }));
    expect(await platform.platform.pdfs.text(platform.caller(), file, 150)).toContain('1–150 (de · of 150)');
  });

  it('fills the elements, appends the evidence, and answers the same to the same act', async () => {
    const { uuid, sha256: shown } = await upload();
    await api().documents.elements.create({ params: { uuid }, body: signature });
    const text = { page: 1, box: [72, 700, 300, 30] as [number, number, number, number], kind: 'text' as const, name: 'Ciudad' };
    const field = (await api().documents.elements.create({ params: { uuid }, body: text })).result;
    const act = signing({ sha256: shown }, { texts: { [field.uuid]: 'Peñón (a) \\ ) Tj Ñandú' }, store_sign: true });
    const first = (await api().documents.sign({ params: { uuid }, body: act })).result;
    const file = await bytesOf(await api().documents.signed({ uuid }));
    expect(first).toEqual({
      ...{ uuid, sealed: true, sha256: sha256(file), signed_at: '2026-11-20T18:00:00.000Z', timestamped: false },
      ...{ kind: 'drawn', consent: { text_sha256: HASH, language: 'es-MX' }, signature_kept: true },
    });
    const other = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const again = {
      ...{ ...act, store_sign: false, signature: { kind: 'typed' as const, png: other.toString('base64') } },
      evidence: { ...act.evidence, language: 'en', consent: { text: 'I agree to sign this.', text_sha256: 'b'.repeat(64) } },
    };
    expect((await api().documents.sign({ params: { uuid }, body: again })).result).toEqual(first);
    expect(await bytesOf(await api().documents.signed({ uuid }))).toEqual(file);
    expect((await api().documents.get({ uuid })).result).toMatchObject({ status: 'signed', signed_sha256: first.sha256, sha256: shown });
    const kept = sharp(await bytesOf(await api().documents.signature({ uuid })));
    expect(await kept.raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer());

    const { pdfs } = platform.platform;
    const { pages } = await pdfs.inspect(platform.caller(), file, { maxPages: 9 });
    expect(await pdfs.text(platform.caller(), file, 0)).toContain('Peñón (a) \\ ) Tj Ñandú');
    const evidence = (await Promise.all(pages.slice(2).map((_page, at) => pdfs.text(platform.caller(), file, at + 2)))).join('\n');
    for (const told of [
      'Constancia de firma electrónica',
      'Lucía Pérez Gámez',
      shown,
      sha256(png),
      act.evidence.workflow_uuid,
      'Acepto firmar',
    ])
      expect(evidence.replaceAll('\n', '')).toContain(told);
    expect(evidence).toMatch(/20 de noviembre de 2026\D+12:00:00/);
    expect(evidence).not.toMatch(/avanzada/i);
    expect(evidence).not.toContain('declarado');
  });

  it('tells a name that nothing vouches for as what it is, and that no code was proven', async () => {
    const { uuid, sha256: shown } = await upload();
    const act = signing({ sha256: shown }, { signer: { name: 'Ana Ñuño' } });
    await api().documents.sign({ params: { uuid }, body: act });
    expect(await problemOf(api().documents.signature({ uuid }))).toMatchObject({ status: 404, key: 'not_found' });
    const file = await bytesOf(await api().documents.signed({ uuid }));
    const { pdfs } = platform.platform;
    const { pages } = await pdfs.inspect(platform.caller(), file, { maxPages: 9 });
    const evidence = (await Promise.all(pages.slice(2).map((_page, at) => pdfs.text(platform.caller(), file, at + 2))))
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const told of [
      'Declarado por quien firmó; no comprobado',
      'Given by the signer; not proven',
      'Ana Ñuño',
      'Códigos comprobados',
      'Ninguno · None',
    ])
      expect(evidence).toContain(told);
  });

  it('refuses a declared name that cannot be written, and tells a known one as far as it can', async () => {
    const { uuid, sha256: shown } = await upload();
    const sign = (signer: object) => api().documents.sign({ params: { uuid }, body: signing({ sha256: shown }, { signer }) });
    const errors = [{ path: 'signer.name', code: 'unsupported_character' }];
    expect(await problemOf(sign({ name: 'Ana Ñuño 李' }))).toMatchObject({ status: 422, errors });
    expect((await api().documents.get({ uuid })).result.status).toBe('open');
    expect((await sign({ name: 'Ana Ñuño 李', national_id: 'PEGL890909MJCRMS08' })).success).toBe(true);
  });

  it('is refused for another act, and for another document', async () => {
    const { uuid, sha256: shown } = await upload();
    expect(await problemOf(api().documents.sign({ params: { uuid }, body: signing({ sha256: HASH }) }))).toMatchObject({
      status: 409,
      key: 'conflict',
    });
    await api().documents.sign({ params: { uuid }, body: signing({ sha256: shown }) });
    expect(await problemOf(api().documents.sign({ params: { uuid }, body: signing({ sha256: shown }) }))).toMatchObject({
      status: 409,
      key: 'conflict',
    });
    expect(await problemOf(api().documents.elements.create({ params: { uuid }, body: signature }))).toMatchObject({ status: 409 });
  });

  it('names what is missing or does not fit, and signs nothing', async () => {
    const { uuid, sha256: shown } = await upload();
    const box: [number, number, number, number] = [72, 700, 40, 14];
    const field = (await api().documents.elements.create({ params: { uuid }, body: { page: 1, box, kind: 'text', name: 'Ciudad' } }))
      .result;
    const sign = (more: object) => problemOf(api().documents.sign({ params: { uuid }, body: { ...signing({ sha256: shown }), ...more } }));
    const path = `texts.${field.uuid}`;
    expect(await sign({})).toMatchObject({ status: 422, errors: [{ path, code: 'required' }] });
    expect(await sign({ texts: { [field.uuid]: 'x'.repeat(300) } })).toMatchObject({ status: 422, errors: [{ path, code: 'too_long' }] });
    expect(await sign({ texts: { [field.uuid]: '𝄞' } })).toMatchObject({ errors: [{ path, code: 'unsupported_character' }] });
    expect(await sign({ texts: { [field.uuid]: 'x', [randomUUID()]: 'y' } })).toMatchObject({ errors: [{ code: 'unknown' }] });
    const texts = { [field.uuid]: 'León' };
    const nothing = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect(await sign({ texts, signer: { name: '\u200b\u2060' } })).toMatchObject({ status: 400 });
    for (const bytes of [nothing, Buffer.from('no picture'), png.subarray(0, 200), await sharp(png).jpeg().toBuffer()]) {
      const refusal = await sign({ texts, signature: { kind: 'drawn', png: bytes.toString('base64') } });
      expect(refusal).toMatchObject({ status: 422, errors: [{ path: 'signature.png', code: 'damaged' }] });
    }
    expect((await api().documents.get({ uuid })).result.status).toBe('open');
    expect(await sign({ texts })).toBeNull();
  });

  it('is of a workflow of its tenant and mode, and writes to no other log', async () => {
    const { uuid, sha256: shown } = await upload();
    const signIn = (workflow_uuid: string, as: Partial<Caller> = {}) => {
      const { evidence, ...act } = signing({ sha256: shown });
      return problemOf(
        api({ ...caller, ...as }).documents.sign({ params: { uuid }, body: { ...act, evidence: { ...evidence, workflow_uuid } } }),
      );
    };
    const { id: person } = (await api().people.create({ ...LUCIA })).result;
    const live = await platform.newWorkflow({ ...caller, livemode: true });
    const foreign = await platform.newWorkflow(other);
    const refusal = { status: 422, errors: [{ path: 'evidence.workflow_uuid', code: 'unknown' }] };
    for (const id of [randomUUID(), caller.tenantId, person, live, foreign]) expect(await signIn(id)).toMatchObject(refusal);
    expect(await signIn(await platform.newWorkflow(caller), { workflow })).toMatchObject(refusal);
    const lengthOf = async (log: LogReference) => (await platform.entriesOf(caller.tenantId, log)).length;
    expect(await lengthOf({ kind: 'tenant', id: caller.tenantId })).toBe(0);
    expect(await lengthOf({ kind: 'person', id: person })).toBe(1);
    expect(await lengthOf({ kind: 'workflow', id: live })).toBe(1);
    expect(await signIn(workflow.toUpperCase(), { workflow })).toBeNull();
    expect(await lengthOf({ kind: 'workflow', id: workflow })).toBe(2);
  });

  it('of one act many times at once is one', async () => {
    const { uuid, sha256: shown } = await upload();
    const act = signing({ sha256: shown });
    const answers = await Promise.all(Array.from({ length: 5 }, () => api().documents.sign({ params: { uuid }, body: act })));
    expect(new Set(answers.map(({ result }) => result.sha256)).size).toBe(1);
    const rivals = await Promise.all(
      [1, 2, 3].map(() => problemOf(api().documents.sign({ params: { uuid }, body: signing({ sha256: shown }) }))),
    );
    expect(rivals.map((one) => one?.status)).toEqual([409, 409, 409]);
    const log = await platform.entriesOf(caller.tenantId, { kind: 'workflow', id: act.evidence.workflow_uuid });
    expect(log.map(({ type }) => type)).toEqual(['workflow.created', 'document.signed']);
  });
});
