import { PDFDocument } from '@cantoo/pdf-lib';
import type { OpenAPI } from '@orpc/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { extractionContract, type KindName } from '#contracts/extraction/extraction.ts';
import type { ExtractedCurpRecord } from '#kinds/base/members.ts';
import { Problem } from '#platform/base/problem.ts';
import { createServiceClient } from '#platform/calls/client.ts';
import { createContractHandler } from '#platform/calls/contract-handler.ts';
import { createDocument } from '#platform/edge/openapi.ts';
import { specimen } from '#test/specimens/specimen.ts';
import { edgeOver } from '#test/support/edge.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { makePdf } from '#test/support/specimens/pdf.ts';
import type { ExtractionPorts } from './base/ports.ts';
import { createExtractionService } from './service.ts';
import type { ExtractionTables } from './tables.ts';

let bench: TestPlatform<ExtractionTables>;
const asked: string[] = [];
/** The registry's answer; null if there is no registry to query. */
let record: { record: ExtractedCurpRecord | null } | null;
let rfc: { valid: boolean } | null;
let nss: Awaited<ReturnType<ReturnType<ExtractionPorts['registryFor']>['nss']>>;
beforeAll(async () => {
  bench = await createTestPlatform<ExtractionTables>([{ name: 'extraction', migrations: new URL('./migrations/', import.meta.url) }]);
});
afterAll(() => bench.close());

const serviceUnderTest = () =>
  createExtractionService(bench.platform, {
    registryFor: () => ({
      checkScope() {},
      curp: async (curp) => {
        asked.push(curp);
        return record;
      },
      rfc: async (key) => {
        asked.push(key);
        return rfc;
      },
      nss: async (number) => {
        asked.push(number);
        return nss;
      },
    }),
  });

function client() {
  const target = { handler: () => createContractHandler(serviceUnderTest()), address: 'extraction', log: bench.platform.log };
  return createServiceClient(extractionContract, target, bench.clock)(bench.caller());
}

const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name = 'x.pdf') => new File([bytes], name);
const paper = async (kind: KindName, seed = 3) => {
  const { pdf, truth } = await specimen(kind, seed);
  return { file: fileOf(pdf), truth };
};

async function refusal(work: Promise<unknown>) {
  const problem = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(problem instanceof Problem)) throw new Error(`No problem: ${problem}`);
  const [error] = problem.errors ?? [];
  return { key: problem.key, status: problem.status, path: error?.path, code: error?.code, message: problem.message };
}

const emptyPicture = async (width: number, height: number) =>
  Uint8Array.from(
    await sharp({ create: { width, height, channels: 3, background: 'gray' } })
      .png()
      .toBuffer(),
  );
const text = (words: string, y = 700) => `BT /F1 10 Tf 40 ${y} Td (${words}) Tj ET\n`;
const LONG = 'Una hoja cualquiera que dice muchas cosas y no es ninguno de los documentos que aquí se leen';

describe('the parts of a form', () => {
  let key: string;
  beforeAll(async () => {
    ({ key } = await bench.keys.create({ tenantId: bench.tenant.id, name: 'forms', livemode: false, scopes: ['extraction'] }));
  });
  const send = async (kind: string, parts: Record<string, string>, file: File) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) body.append(name, value);
    body.append('File', file);
    const { app } = edgeOver(bench, [serviceUnderTest()]);
    const answer = await app.request(`/extraction/v1/extract/${kind}`, { method: 'POST', headers: { 'svc-apikey': key }, body });
    const { type, errors } = (await answer.json()) as { type?: string; errors?: { path: string; code: string }[] };
    return { status: answer.status, type: type?.split(':').at(-1), path: errors?.[0]?.path };
  };
  const page = { width: 600, height: 800, content: text(LONG) };

  it('are taken by the titles that the published interface shows, too', async () => {
    const locked = fileOf(makePdf([page], { password: 'abre' }));
    expect(await send('curp', { Password: 'otra' }, locked)).toEqual({ status: 422, type: 'password_wrong', path: 'password' });
    expect(await send('curp', { Password: 'abre' }, locked)).toMatchObject({ type: 'document_incomplete' });
    const letter = fileOf(makePdf([page]));
    expect(await send('carta-libranza', { Pages: '0' }, letter)).toEqual({ status: 422, type: 'invalid_body', path: 'pages' });
    expect(await send('carta-libranza', { Pages: '2' }, letter)).toMatchObject({ type: 'document_incomplete' });
    expect(await send('carta-libranza', { Pages: '2', pages: '1' }, letter)).toMatchObject({ type: 'invalid_body', path: 'pages' });
  });

  it('are documented with the number of pages that is read unless it is sent', async () => {
    const { paths } = await createDocument(serviceUnderTest(), { publicUrl: 'https://zaguan.example', build: 'test' });
    const { content } = paths!['/v1/extract/carta-libranza']!.post!.requestBody as OpenAPI.RequestBodyObject;
    const { properties = {} } = content['multipart/form-data']!.schema as OpenAPI.SchemaObject;
    expect(properties.pages).toMatchObject({ title: 'Pages', default: 1 });
  });
});

describe('a file that is refused', () => {
  it.each([
    ['is empty', async () => fileOf(''), 'document_unreadable', 'empty'],
    ['is neither picture nor PDF', async () => fileOf('words'), 'document_type_unknown', 'type_unknown'],
    ['is a damaged picture', async () => fileOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0])), 'document_unreadable', 'unreadable'],
    ['is a picture of nothing', async () => fileOf(await emptyPicture(300, 200)), 'document_unreadable', 'illegible'],
    ['is a scan of nothing', async () => fileOf(makePdf([{ width: 300, height: 300, content: '' }])), 'document_unreadable', 'illegible'],
    [
      'says something beside the sheet alone',
      async () => fileOf(makePdf([{ width: 600, height: 800, content: text(LONG, 830) }])),
      'document_unreadable',
      'illegible',
    ],
    ['is damaged', async () => fileOf('%PDF-1.7 and nothing behind'), 'document_unreadable', 'unreadable'],
    [
      'says nothing of the kind',
      async () => fileOf(makePdf([{ width: 600, height: 800, content: text(LONG) }])),
      'document_incomplete',
      'too_little',
    ],
  ])('%s: 422 with a code', async (_what, file, key, code) => {
    const found = await refusal(client().curp({ body: { file: await file() } }));
    expect(found).toMatchObject({ key, status: 422, path: 'file', code });
  });

  it('is another document: the sentence names which it seems to be', async () => {
    const { file } = await paper('csf');
    const found = await refusal(client().curp({ body: { file } }));
    expect(found).toMatchObject({ key: 'document_of_other_kind', status: 422, code: 'other_kind' });
    expect(found.message).toContain('tax situation certificate');
  });

  it('is locked: one code without the password, another for a wrong one', async () => {
    const locked = fileOf(makePdf([{ width: 600, height: 800, content: text(LONG) }], { password: 'abre' }));
    expect(await refusal(client().curp({ body: { file: locked } }))).toMatchObject({
      key: 'password_required',
      path: 'password',
      code: 'missing',
    });
    // An HTML form also sends a password field that was left empty.
    expect(await refusal(client().curp({ body: { file: locked, password: '' } }))).toMatchObject({
      key: 'password_required',
      code: 'missing',
    });
    const wrong = client().curp({ body: { file: locked, password: 'otra' } });
    expect(await refusal(wrong)).toMatchObject({ key: 'password_wrong', status: 422, code: 'wrong' });
    const right = client().curp({ body: { file: locked, password: 'abre' } });
    expect(await refusal(right)).toMatchObject({ key: 'document_incomplete' });
  });

  it('has too many pixels: 413, however small it is packed', async () => {
    const found = await refusal(client().ineFront({ body: { file: fileOf(await emptyPicture(9000, 9000)) } }));
    expect(found).toMatchObject({ key: 'document_too_large', status: 413, path: 'file', code: 'too_large' });
  });

  it('is read where a form says nothing of its pages', async () => {
    const file = fileOf(makePdf([{ width: 600, height: 800, content: text(LONG) }]));
    expect(await refusal(client().cartaLibranza({ body: { file, pages: '' } }))).toMatchObject({ key: 'document_incomplete' });
    expect(await refusal(client().cartaLibranza({ body: { file, pages: '0' } }))).toMatchObject({ key: 'invalid_body', path: 'pages' });
  });

  it('takes the word null for no number of pages', async () => {
    const file = fileOf(makePdf([{ width: 600, height: 800, content: text(LONG) }]));
    expect(await refusal(client().cartaLibranza({ body: { file, pages: 'null' } }))).toMatchObject({ key: 'document_incomplete' });
  });

  it('has too many pages: 413', async () => {
    const pages = Array.from({ length: 31 }, () => ({ width: 100, height: 100, content: '' }));
    const found = await refusal(client().curp({ body: { file: fileOf(makePdf(pages)) } }));
    expect(found).toMatchObject({ key: 'document_too_large', status: 413, code: 'too_many_pages', path: 'file' });
    expect(found.message).toBe('This PDF has 31 pages. Send one of at most 30.');
  });

  it('has a page that is too large: 413, which says which', async () => {
    const found = await refusal(client().curp({ body: { file: fileOf(makePdf([{ width: 600, height: 9000, content: '' }])) } }));
    expect(found).toMatchObject({ key: 'document_too_large', status: 413, code: 'page_too_large', path: 'file' });
    expect(found.message).toContain('Page 1');
  });

  it('is 400 where the interface of a credit report says so', async () => {
    expect(await refusal(client().creditReport({ body: { file: fileOf('words') } }))).toMatchObject({
      key: 'document_type_unknown',
      status: 400,
    });
    const { file } = await paper('csf');
    expect(await refusal(client().creditReport({ body: { file } }))).toMatchObject({ key: 'document_of_other_kind', status: 400 });
  });
});

/** Renders the first page of a specimen: the best possible scan or picture of it. */
async function drawn(kind: KindName, seed: number, width: number) {
  const { pdf, truth } = await specimen(kind, seed);
  const { png } = await bench.platform.pdfs.render({ tenantId: 'one' }, pdf, 0, { width });
  return { png, truth };
}

describe('a picture', () => {
  it('is read like the document, and says that it was read from pixels and where', async () => {
    const { png, truth } = await drawn('ineFront', 1, 1400);
    const { data, sources, specimen } = await client().ineFront({ query: { explain: 'true' }, body: { file: fileOf(png) } });
    expect(specimen).toBe(false);
    const { name, curp, elector_key, birthdate, section_id } = truth as unknown as Record<string, string>;
    expect(data).toMatchObject({ name, curp, elector_key, birthdate, section_id });
    const { origin, confidence, page, box } = sources!.curp!;
    expect({ origin, page }).toEqual({ origin: 'ocr', page: 1 });
    expect(confidence > 0.5 && confidence < 1).toBe(true);
    expect(box!.every((side) => side > 0 && side < 1)).toBe(true);
  });

  // Reads two whole papers: this takes seconds, and many times that if other tests run.
  it('is read lying on its side, and in a PDF without text', async () => {
    const { png, truth } = await drawn('curp', 1, 1500);
    const { curp, full_name } = truth as unknown as Record<string, string>;
    const turned = fileOf(Uint8Array.from(await sharp(png).rotate(90).jpeg().toBuffer()), 'x.jpg');
    expect((await client().curp({ body: { file: turned } })).data).toMatchObject({ curp, full_name, qr_found: true });
    const document = await PDFDocument.create();
    const page = document.addPage([612, 792]);
    page.drawImage(await document.embedPng(png), { width: 612, height: 792 });
    const scan = fileOf(Uint8Array.from(await document.save()));
    expect((await client().curp({ body: { file: scan } })).data).toMatchObject({ curp, full_name, qr_found: true });
  });
});

describe('a credit report', () => {
  it('says that it was read whole', async () => {
    const { file, truth } = await paper('creditReport', 2);
    expect(await client().creditReport({ body: { file } })).toMatchObject({ status: 'ok', data: truth });
  });
});

describe('explain', () => {
  it('says where each value was read, and is null without it', async () => {
    const { file } = await paper('curp', 1);
    expect((await client().curp({ body: { file } })).sources).toBeNull();
    const { sources } = await client().curp({ query: { explain: 'true' }, body: { file } });
    expect(sources).toMatchObject({ curp: { origin: 'text', confidence: 1, page: 1 }, full_name: { origin: 'text' } });
    const [left, top, right, bottom] = sources!.curp!.box!;
    expect(left! < right! && top! < bottom! && right! <= 1 && bottom! <= 1).toBe(true);
  });
});

describe('what registries are asked', () => {
  const inUse = { valid: true } as ExtractedCurpRecord;
  const nothing = Object.fromEntries(
    [
      ...[
        'name',
        'first_last_name',
        'second_last_name',
        'birth_date',
        'gender',
        'nationality',
        'birth_federal_entity',
        'issuing_entity_key',
      ],
      ...['curp_status', 'curp_status_description', 'registration_year', 'certificate_folio', 'registration_entity_number'],
      ...['municipality_key', 'foreign_registration_number', 'provatory_document'],
    ].map((name) => [name, null]),
  );
  const papers = { id: null, name: null, book: null, act_number: null, sheet: null, tome: null, crip: null, letter_folio: null };
  const recordOf = (curp: string, valid: boolean) =>
    ({ ...nothing, ...inUse, curp, valid, probatory_document_data: papers }) as unknown as ExtractedCurpRecord;

  it('is a yes as each client writes it', async () => {
    record = null;
    const { file } = await paper('curp');
    for (const [said, times] of [
      [true, 1],
      ['True', 1],
      ['1', 1],
      ['', 1],
      ['False', 0],
      ['0', 0],
    ] as const) {
      asked.length = 0;
      await client().curp({ query: { validate_curp: said }, body: { file } });
      expect(asked, String(said)).toHaveLength(times);
    }
    expect(await refusal(client().curp({ query: { validate_curp: 'sí' }, body: { file } }))).toMatchObject({
      status: 422,
      path: 'validate_curp',
    });
  });

  it('is nothing, unless a flag says so', async () => {
    asked.length = 0;
    const { file } = await paper('curp');
    expect((await client().curp({ body: { file } })).data).toMatchObject({ curp_valid: null, curp_response: null });
    expect(asked).toEqual([]);
  });

  it('is the CURP that was read', async () => {
    asked.length = 0;
    const { file, truth } = await paper('curp');
    const { curp } = truth as { curp: string };
    const look = async () => (await client().curp({ query: { validate_curp: 'true' }, body: { file } })).data;
    record = { record: recordOf(curp, true) };
    expect(await look()).toMatchObject({ curp_valid: true, curp_response: { curp, valid: true } });
    expect(asked).toEqual([curp]);
    record = { record: recordOf(curp, false) };
    expect(await look()).toMatchObject({ curp_valid: false, curp_response: { valid: false } });
    record = { record: null };
    expect(await look()).toMatchObject({ curp_valid: false, curp_response: null });
    record = null;
    expect(await look()).toMatchObject({ curp_valid: null, curp_response: null });
  });

  it('is the RFC of a taxpayer', async () => {
    const { file } = await paper('csf');
    rfc = { valid: true };
    const look = async () => (await client().csf({ query: { validate_rfc: '1' }, body: { file } })).data.rfc_person_valid;
    expect(await look()).toBe(true);
    rfc = null;
    expect(await look()).toBeNull();
  });

  it('is the number of an insured, and whose it is', async () => {
    asked.length = 0;
    const { file, truth } = await paper('nss');
    const { nss: number } = truth as { nss: string };
    const look = async () => (await client().nss({ query: { validate_nss: 'true' }, body: { file } })).data;
    const person = { nss: number, name: 'LUISA', first_lastname: 'PÉREZ', second_lastname: null, birth_date: null };
    nss = { valid: true, person };
    expect(await look()).toMatchObject({ nss_valid: true, nss_response: { success: true, result: person }, valid_curp: null });
    expect(asked).toEqual([number]);
    nss = { valid: false, person: null };
    expect(await look()).toMatchObject({ nss_valid: false, nss_response: null });
    nss = null;
    expect(await look()).toMatchObject({ nss_valid: null, nss_response: null });
  });
});
