import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specimen } from '../specimens/specimen.ts';
import { contractPdf } from '../support/specimens/contract-pdf.ts';
import { type House, openHouse } from './conformance/house.ts';

/** Tests that every operation accepts a PDF with other bytes before its header. */

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function send(path: string, name: string, bytes: Uint8Array<ArrayBuffer>) {
  house.bench.clock.advance(61);
  const body = new FormData();
  body.set(name, new File([bytes], 'x.pdf'));
  const headers = { authorization: `Bearer ${house.keys.live}` };
  const response = await fetch(`${house.url}${path}`, { method: 'POST', headers, body });
  const answer = (await response.json()) as { data?: unknown; result?: Record<string, unknown>; errors?: { code: string }[] };
  return { status: response.status, answer };
}

const behind = (prefix: Uint8Array, pdf: Uint8Array) => Uint8Array.from(Buffer.concat([prefix, pdf]));

describe.each([
  ['a newline', Buffer.from('\n')],
  ['a byte order mark', Buffer.from([0xef, 0xbb, 0xbf])],
  ['200 bytes', Buffer.alloc(200, 'x')],
])('a PDF behind %s', (_, prefix) => {
  it('is read', async () => {
    const { pdf, truth } = await specimen('nss', 1);
    const { status, answer } = await send('/extraction/v1/extract/nss', 'file', behind(prefix, pdf));
    expect(status, JSON.stringify(answer)).toBe(200);
    expect(answer.data).toMatchObject({ nss: truth.nss, curp: truth.curp });
  });

  it('is taken as a document, and verified as one', async () => {
    const pdf = behind(prefix, await contractPdf());
    expect(await send('/people/v1/documents', 'file', pdf)).toMatchObject({ status: 201 });
    const { status, answer } = await send('/people/v1/documents/verify', 'file', pdf);
    expect(status, JSON.stringify(answer)).toBe(200);
    expect(answer.result).toMatchObject({ reason: 'no_seal' });
  });

  it('is looked through for the code of an invoice', async () => {
    const { status, answer } = await send('/verification/v1/verify/cfdi', 'document', behind(prefix, await contractPdf()));
    expect([status, answer.errors?.map(({ code }) => code)]).toEqual([422, ['no_code']]);
  });
});
