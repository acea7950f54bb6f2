import type { OpenAPI } from '@orpc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDocument } from '#platform/edge/openapi.ts';
import { edgeOver } from '#test/support/edge.ts';
import { invoiceOf, openVerification, type VerificationBench } from '#test/support/verification.ts';

/** The header `Svc-Source`, which names on every answer the source that was queried. */

let open: VerificationBench;
let app: ReturnType<typeof edgeOver>['app'];
beforeAll(async () => {
  open = await openVerification();
  ({ app } = edgeOver(open.bench, [open.service]));
});
afterAll(() => open.close());

async function post(path: string, body: string, key = open.bench.apiKey): Promise<[number, string | null]> {
  const headers = { 'svc-apikey': key, 'content-type': 'application/json' };
  const answer = await app.request(`/verification/v1/verify/${path}`, { method: 'POST', headers, body });
  return [answer.status, answer.headers.get('svc-source')];
}

const HOOK = 'webhook=https://bank.example/hook';

it.each([
  ['of the registry', 'curp', { curp: 'PEGL890909MJCRMS08' }, 200, 'registry'],
  ['of a CURP that the registry does not know', 'curp', { curp: 'EEFN910101MASJLD08' }, 404, 'registry'],
  ['of letters alone', 'rfc', { rfc: 'XAXX010101000' }, 200, 'structural'],
  ['to a text that is no CURP', 'curp', { curp: 'PEGL890909MJCRMS07' }, 400, 'structural'],
  ['to a body that the schema refuses', 'curp', { curp: 7 }, 422, 'structural'],
  ['to a credential of which a figure is missing', `ine/async?${HOOK}`, { type: 'D', cic: '000123456' }, 422, 'structural'],
  [
    'to a credential whose elector key is none',
    `ine/async?${HOOK}`,
    { type: 'C', electorKey: 'X'.repeat(18), emissionNumber: '1', ocr: '0000000000012' },
    422,
    'structural',
  ],
  ['to a webhook that is not called', 'ine/async?webhook=http://10.0.0.1/', { type: 'D', cic: '000123456' }, 422, 'structural'],
  ['to a credential that is accepted', `ine/async?${HOOK}`, { type: 'D', cic: '000123456', ocr: '0000000000012' }, 200, 'registry'],
])('on the answer %s', async (_what, path, body, status, source) => {
  expect(await post(path, JSON.stringify(body))).toEqual([status, source]);
});

it.each([
  ['at once', {}, 500],
  ['by webhook', { callback_url: 'https://bank.example/hook' }, 200],
])('on the answer to an invoice that is answered %s, and to a file that is none', async (_when, members, unanswered) => {
  const send = async (document: File) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ document, ...members })) body.set(name, value);
    const headers = { 'svc-apikey': open.bench.apiKey };
    const answer = await app.request('/verification/v1/verify/cfdi', { method: 'POST', headers, body });
    return [answer.status, answer.headers.get('svc-source')];
  };
  expect(await send(await invoiceOf('5A67A9FA-0000-4000-8000-000000000001'))).toEqual([200, 'registry']);
  expect(await send(await invoiceOf('5A67A9FA-0000-4000-8000-000000000007'))).toEqual([unanswered, 'registry']);
  expect(await send(new File(['no PDF'], 'factura.pdf'))).toEqual([422, 'structural']);
});

it('on the answer to what is no JSON, and to a wrong key', async () => {
  expect(await post('curp', '{')).toEqual([422, 'structural']);
  expect(await post('curp', '{}', 'sk_test_nobody_nothing')).toEqual([401, 'structural']);
});

it('is declared for every answer', async () => {
  const { paths, components } = await createDocument(open.service, { publicUrl: 'https://zaguan.example', build: 'test' });
  const answers = Object.values(paths ?? {}).flatMap((item) =>
    Object.values(item ?? {}).flatMap((operation) => Object.values((operation as OpenAPI.OperationObject).responses ?? {})),
  );
  const whole = answers.map((answer) => ('$ref' in answer ? components!.responses![answer.$ref.split('/').at(-1)!]! : answer));
  expect(whole.length).toBeGreaterThan(50);
  for (const answer of whole) expect(Object.keys((answer as OpenAPI.ResponseObject).headers ?? {})).toContain('Svc-Source');
});
