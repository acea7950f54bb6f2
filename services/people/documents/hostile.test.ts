import { randomUUID } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { PDFDict, PDFDocument, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#platform/base/problem.ts';
import { onThisMachine } from '#test/support/machine-speed.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { contractPdf } from '#test/support/specimens/contract-pdf.ts';
import { makePdf } from '#test/support/specimens/pdf.ts';
import type { PeopleTables } from '../model/tables.ts';
import { createPdfWriter } from './pdf/writer.ts';

/** Files that nobody should be asked to sign, and files made to harm the program that reads them. */

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform);
});
afterAll(() => platform.close());

const api = () => createRouterClient(service.router, { context: { caller: platform.caller() } });
const refusal = (bytes: Uint8Array) =>
  api()
    .documents.create({ file: new File([Uint8Array.from(bytes)], 'x.pdf') })
    .then(
      () => null,
      ({ status, key, message }: Problem) => ({ status, key, message }),
    );

async function changed(change: (document: PDFDocument, catalog: PDFDict) => void): Promise<Uint8Array> {
  const document = await PDFDocument.load(await contractPdf({ pages: 1 }));
  change(document, document.catalog);
  return document.save();
}
/** Uploads a file and returns the file as it was stored. */
async function keptOf(bytes: Uint8Array): Promise<Buffer> {
  const { uuid } = (await api().documents.create({ file: new File([Uint8Array.from(bytes)], 'x.pdf') })).result;
  expect((await api().documents.get({ uuid })).result.pages).toHaveLength(1);
  const documents = platform.platform.database.query.selectFrom('documents.documents').select('file_uuid');
  const { file_uuid } = await documents.where('uuid', '=', uuid).executeTakeFirstOrThrow();
  return Buffer.from((await platform.platform.blobs.read(platform.caller(), `documents/test/${file_uuid}`))!);
}
const objectsOf = ({ context }: PDFDocument) => context.enumerateIndirectObjects().map(([, object]) => object.constructor.name);
const action = (document: PDFDocument, kind: string) =>
  document.context.obj({ S: kind, JS: PDFString.of('app.alert(1)'), F: PDFString.of('x') });

const unsignable: [string, (document: PDFDocument, catalog: PDFDict) => void, RegExp][] = [
  ['a script', (document, catalog) => catalog.set(PDFName.of('OpenAction'), action(document, 'JavaScript')), /scripts/],
  [
    'a program to start',
    (document, catalog) => catalog.set(PDFName.of('OpenAction'), document.context.obj({ S: 'Launch', F: PDFString.of('cmd') })),
    /scripts/,
  ],
  [
    'an attachment',
    (document, catalog) => catalog.set(PDFName.of('Names'), document.context.obj({ EmbeddedFiles: { Names: [] } })),
    /attachments/,
  ],
  ['form fields', (document) => void document.getForm().createTextField('monto').addToPage(document.getPage(0)), /form fields/],
  [
    'a signature',
    (document, catalog) => catalog.set(PDFName.of('Firma'), document.context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3] })),
    /signature already/,
  ],
];

describe('a document', () => {
  it.each(unsignable)('with %s is refused, and the cure is said', async (_what, change, message) => {
    const { status, key, message: said } = (await refusal(await changed(change))) ?? {};
    expect({ status, key }).toEqual({ status: 422, key: 'document_not_signable' });
    expect(said).toMatch(message);
  });

  it('in which one program sees fewer pages than another is refused', async () => {
    const pdf = await PDFDocument.load(await contractPdf({ pages: 2 }));
    pdf.catalog.lookup(PDFName.of('Pages'), PDFDict).set(PDFName.of('Count'), PDFNumber.of(1));
    expect(await refusal(await pdf.save())).toEqual({
      ...{ status: 422, key: 'document_not_signable' },
      message: expect.stringContaining('show this PDF differently'),
    });
  });

  it('that we signed is not signed again', async () => {
    const writer = createPdfWriter(platform.platform.workers);
    const evidence = { company: 'x', title: { es: '', en: '' }, lead: { es: '', en: '' }, sections: [], footer: '' };
    const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
    const { pdf } = await writer.prepare(platform.caller(), await contractPdf(), {
      texts: [],
      acts: [{ png, places: [], evidence }],
      exact: [],
      reason: 'x',
      signatureSize: 100,
      signedAt: new Date(),
      uuid: randomUUID(),
    });
    expect(await refusal(pdf)).toMatchObject({ status: 422, key: 'document_not_signable' });
  });

  it('keeps nothing of what was in it before', async () => {
    const secret = 'ESTO SE BORRÓ';
    const first = await contractPdf({ pages: 1 });
    const behind = Buffer.concat([first, Buffer.from(`\n% ${secret}\n9999 0 obj\n(${secret})\nendobj\n%%EOF\n`)]);
    const kept = await keptOf(behind);
    expect(kept.includes('% ESTO')).toBe(false);
    expect(objectsOf(await PDFDocument.load(kept))).toEqual(objectsOf(await PDFDocument.load(await keptOf(first))));
  });

  it('keeps no stream that no page leads to, and every one that a page does', async () => {
    const hidden = 'NADIE LO VE';
    const bytes = await changed((document) => {
      const inner = document.context.register(document.context.stream(hidden));
      document.context.register(document.context.obj({ Inner: inner }));
      document.getPage(0).node.set(PDFName.of('PieceInfo'), document.context.register(document.context.stream('DE LA PÁGINA')));
    });
    expect(Buffer.from(bytes).includes(hidden)).toBe(true);
    const kept = await keptOf(bytes);
    expect(kept.includes(hidden)).toBe(false);
    expect(kept.includes('DE LA P')).toBe(true);
  });

  it.each([
    ['of 151 pages', async () => contractPdf({ pages: 151 }), 413, 'document_too_large'],
    ['cut in the middle', async () => (await contractPdf()).subarray(0, 900), 422, 'document_unreadable'],
    ['that is none', async () => Buffer.from('hola'), 422, 'document_unreadable'],
    ['of nothing', async () => new Uint8Array(), 422, 'document_unreadable'],
    ['with a password', async () => makePdf([{ width: 200, height: 200, content: '' }], { password: 'x' }), 422, 'password_required'],
  ] as const)('%s is refused', async (_what, make, status, key) => {
    expect(await refusal(await make())).toMatchObject({ status, key });
  });
});

describe('the program that changes files', () => {
  it('is stopped by what unpacks to gigabytes, and goes on with the next file', async () => {
    const writer = createPdfWriter(platform.platform.workers);
    // An object stream: a reader must decompress it to know the file's objects.
    let bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024), { level: 9 });
    bomb = deflateSync(bomb, { level: 9 });
    const head = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
    const streams = Array.from({ length: 40 }, (_, at) =>
      Buffer.concat([
        Buffer.from(
          `${at + 3} 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode] /Length ${bomb.length} >>\nstream\n`,
        ),
        bomb,
        Buffer.from('\nendstream\nendobj\n'),
      ]),
    );
    const file = Buffer.concat([Buffer.from(head), ...streams, Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n')]);
    const began = performance.now();
    const hurt = writer.rewrite(platform.caller(), file).then(
      () => null,
      ({ status, key }: Problem) => ({ status, key }),
    );
    const { pages } = await writer.rewrite(platform.caller(), await contractPdf());
    expect(pages).toHaveLength(2);
    const outcome = await hurt;
    expect(outcome === null || [422, 503].includes(outcome.status)).toBe(true);
    // At most two tries, even if the memory limit never stops the program.
    expect(performance.now() - began).toBeLessThan(onThisMachine(60_000));
  });
});
