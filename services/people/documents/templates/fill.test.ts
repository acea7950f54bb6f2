import { createHash, randomUUID } from 'node:crypto';
import { createRouterClient } from '@orpc/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '#platform/base/ports.ts';
import type { Problem } from '#platform/base/problem.ts';
import { openPeople, type PeopleHouse, peopleMigrations } from '#test/support/people.ts';
import { createTestPlatform, type TestPlatform } from '#test/support/platform.ts';
import { contractPdf } from '#test/support/specimens/contract-pdf.ts';
import type { PeopleTables } from '../../model/tables.ts';

let platform: TestPlatform<PeopleTables>;
let service: PeopleHouse;
let caller: Caller;

beforeAll(async () => {
  platform = await createTestPlatform<PeopleTables>(peopleMigrations);
  service = openPeople(platform.platform);
  await service.start?.();
  caller = await platform.otherTenant();
});
afterAll(async () => {
  await service.close();
  await platform.close();
});

const api = () => createRouterClient(service.router, { context: { caller } }).documents;
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ status, key, errors }: Problem) => ({ status, key, errors }),
  );
const pdf = async () => new File([Uint8Array.from(await contractPdf({ pages: 2 }))], 'Contrato.pdf', { type: 'application/pdf' });
const box = (y: number): [number, number, number, number] => [72, y, 220, 24];
const png = (
  await sharp({ create: { width: 300, height: 100, channels: 4, background: { r: 10, g: 20, b: 90, alpha: 0.8 } } })
    .png()
    .toBuffer()
).toString('base64');
const hash = createHash('sha256').update('Acepto').digest('hex');

/** Creates a document with one text for the sender, two texts for the signer, and two places to sign. */
async function paper() {
  const { uuid, sha256 } = (await api().create({ file: await pdf() })).result;
  const element = async (body: object) =>
    (await api().elements.create({ params: { uuid }, body: { page: 1, kind: 'text', ...body } as never })).result.uuid;
  return {
    uuid,
    sha256,
    amount: await element({ box: box(500), name: 'Monto' }),
    city: await element({ box: box(530), name: 'Ciudad', ask_signer: true }),
    note: await element({ box: box(560), name: 'Nota', ask_signer: true, required: false }),
    signature: await element({ box: [72, 640, 160, 50], kind: 'signature', name: 'Firma' }),
    witness: await element({ box: [300, 640, 160, 50], kind: 'signature', name: 'Aval', required: false }),
  };
}
const fill = async (uuid: string, texts: object, signer_texts: object = {}) =>
  (await api().fill({ params: { uuid }, body: { texts, signer_texts } as never })).result;
const pageText = async (uuid: string) => (await api().pageText({ uuid, page: '1' })).result.text;
let workflow: string;
beforeAll(async () => {
  workflow = await platform.newWorkflow(caller);
});
const act = (sha256: string, more: object = {}) =>
  ({
    signing_uuid: randomUUID(),
    sha256,
    signature: { kind: 'drawn', png },
    signer: { name: 'Lucía Pérez Gámez' },
    evidence: { workflow_uuid: workflow, consent: { text: 'Acepto', text_sha256: hash } },
    ...more,
  }) as never;
const lastPage = async (uuid: string, of: number) => {
  const signed = new Uint8Array(await ((await api().signed({ uuid })) as File).arrayBuffer());
  return (await platform.platform.pdfs.text(platform.caller(), signed, of)).replaceAll('\n', ' ');
};

describe('filling a document', () => {
  it('writes into what is shown, says by whom, and begins anew each time', async () => {
    const { uuid, sha256, amount, city } = await paper();
    const filled = await fill(uuid, { [amount]: '$ 5,000.00' }, { [city]: 'Peñón Blanco' });
    expect(filled.sha256).not.toBe(sha256);
    expect(await pageText(uuid)).toContain('Peñón Blanco');
    const said = (elements: typeof filled.elements) =>
      elements.filter(({ value }) => value).map((one) => [one.name, one.value, one.written_by]);
    expect(said(filled.elements)).toEqual([
      ['Monto', '$ 5,000.00', 'sender'],
      ['Ciudad', 'Peñón Blanco', 'signer'],
    ]);
    expect(await fill(uuid, { [amount]: '$ 5,000.00' }, { [city]: 'Peñón Blanco' })).toEqual(filled);
    const other = await fill(uuid, { [amount]: '$ 5,000.00' }, { [city]: 'Mérida' });
    expect(await pageText(uuid)).toContain('Mérida');
    expect(await pageText(uuid)).not.toContain('Peñón');
    expect(said((await api().get({ uuid })).result.elements)).toEqual(said(other.elements));
    const blank = await fill(uuid, {}, { [city]: ' \u200b ' });
    expect([blank.sha256, said(blank.elements)]).toEqual([sha256, []]);
    expect(await pageText(uuid)).not.toContain('Mérida');
  });

  it('keeps of a text what is drawn of it', async () => {
    const { uuid, amount, city } = await paper();
    const said = { amount: '\u202e001\u0007 \u200bpesos', city: 'Me\u0301rida\r\nYucata\u0301n' };
    const { elements, sha256 } = await fill(uuid, { [amount]: said.amount }, { [city]: said.city });
    expect(elements.flatMap(({ value }) => value ?? [])).toEqual(['001 pesos', 'Mérida\nYucatán']);
    expect((await fill(uuid, { [amount]: said.amount }, { [city]: said.city })).sha256).toBe(sha256);
  });

  it('writes of what others answered a question mark where the font has no letter, and keeps that', async () => {
    const { uuid, amount, city } = await paper();
    const bound = async (text: string) =>
      (await api().fill({ params: { uuid }, body: { texts: { [amount]: '1' }, bound_texts: { [city]: text } } })).result;
    const filled = await bound('王小明 Pérez');
    expect(filled.elements.find((one) => one.uuid === city)).toMatchObject({ value: '??? Pérez', written_by: 'sender' });
    expect(await pageText(uuid)).toContain('??? Pérez');
    expect((await bound('王小明 Pérez')).sha256).toBe(filled.sha256);
    expect((await refusal(bound('muy largo '.repeat(190))))?.errors?.[0]).toMatchObject({ path: `bound_texts.${city}`, code: 'too_long' });
  });

  it('says which texts are to come until all are said again', async () => {
    const { uuid, amount, signature } = await paper();
    const awaits = async (body: object) => {
      const { result } = await api().fill({ params: { uuid }, body: body as never });
      return result.elements.flatMap(({ uuid: element, awaited }) => (awaited ? [element] : []));
    };
    expect(await awaits({ awaited: [amount] })).toEqual([amount]);
    expect(await awaits({ awaited: [amount], bound_texts: { [amount]: '7' } }), 'it is here').toEqual([]);
    expect(await awaits({ awaited: [amount] })).toEqual([amount]);
    expect(await awaits({ bound_texts: {} }), 'there was nothing to write').toEqual([]);
    expect((await refusal(awaits({ awaited: [amount, signature] })))?.errors?.[0]).toMatchObject({ path: 'awaited.1', code: 'unknown' });
  });

  it('leaves one file of what was shown, and none once the document goes', async () => {
    const { uuid, city } = await paper();
    for (const place of ['León', 'Tepic', 'Colima']) await fill(uuid, {}, { [city]: place });
    const kept = () =>
      platform.platform.database.query.selectFrom('documents.files').where('tenant_id', '=', caller.tenantId).select('uuid').execute();
    const before = (await kept()).length;
    await api().delete({ uuid });
    expect(before - (await kept()).length).toBe(2);
  });

  it('names a text that is not asked for, unknown, given twice, too long or beyond the font, and changes nothing', async () => {
    const { uuid, sha256, amount, city, signature } = await paper();
    const refused = async (texts: object, signer: object = {}) => (await refusal(fill(uuid, texts, signer)))?.errors?.[0];
    expect(await refused({}, { [amount]: '$ 1.00' })).toMatchObject({ path: `signer_texts.${amount}`, code: 'not_asked' });
    expect(await refused({ [signature]: 'x' })).toMatchObject({ path: `texts.${signature}`, code: 'unknown' });
    expect(await refused({ [city]: 'León' }, { [city]: 'Tepic' })).toMatchObject({ path: `signer_texts.${city}`, code: 'repeated' });
    expect(await refused({}, { [city]: 'muy largo '.repeat(190) })).toMatchObject({ path: `signer_texts.${city}`, code: 'too_long' });
    expect(await refused({ [amount]: '漢' })).toMatchObject({ path: `texts.${amount}`, code: 'unsupported_character' });
    expect((await api().get({ uuid })).result.sha256).toBe(sha256);
  });

  it('is signed as it was shown: its texts are on the page of evidence, and what is missing or changed is refused', async () => {
    const { uuid, sha256, amount, city } = await paper();
    const filled = await fill(uuid, { [amount]: '$ 5,000.00' }, { [city]: 'Mérida' });
    const sign = (sha: string, more: object = {}) => api().sign({ params: { uuid }, body: act(sha, more) });
    expect(await refusal(sign(sha256))).toMatchObject({ status: 409, key: 'conflict' });
    expect((await refusal(sign(filled.sha256, { texts: { [city]: 'León' } })))?.errors?.[0]).toMatchObject({ code: 'repeated' });
    expect(await refusal(api().elements.delete({ uuid, element_uuid: city }))).toMatchObject({ status: 409 });
    const told = { workflow_uuid: workflow, consent: { text: 'Acepto', text_sha256: hash }, pages_delivered: [2, 1, 2] };
    await sign(filled.sha256, { evidence: told });
    const page = await lastPage(uuid, 2);
    for (const text of ['Monto', '$ 5,000.00', 'Lo dio quien envía', 'Ciudad', 'Mérida', 'Lo escribió quien firma', '1–2 (de · of 2)'])
      expect(page).toContain(text);
    expect(await refusal(fill(uuid, {}, {}))).toMatchObject({ status: 409, key: 'conflict' });
  });
});

describe('the signature', () => {
  it('goes to the elements that are named, the required ones among them', async () => {
    const { uuid, amount, city, signature, witness } = await paper();
    const { sha256 } = await fill(uuid, { [amount]: '1' }, { [city]: 'León' });
    const sign = (signature_elements: string[]) => api().sign({ params: { uuid }, body: act(sha256, { signature_elements }) });
    expect((await refusal(sign([witness])))?.errors?.[0]).toMatchObject({ path: 'signature_elements', code: 'required' });
    expect((await refusal(sign([signature, city])))?.errors?.[0]).toMatchObject({ path: 'signature_elements.1', code: 'unknown' });
    await sign([signature]);
    const { png: shown } = await platform.platform.pdfs.render(
      platform.caller(),
      new Uint8Array(await ((await api().signed({ uuid })) as File).arrayBuffer()),
      0,
      { width: 612 },
    );
    const ink = async (left: number) => {
      const part = await sharp(shown).extract({ left, top: 642, width: 100, height: 46 }).removeAlpha().png().toBuffer();
      return (await sharp(part).stats()).channels[0]!.mean;
    };
    expect(await ink(76)).toBeLessThan(150);
    expect(await ink(304)).toBeGreaterThan(240);
  });

  it('is applied to a second document of the same workflow, where it was kept, and of no other', async () => {
    const [first, second] = [await paper(), await paper()];
    const evidence = { workflow_uuid: await platform.newWorkflow(caller), consent: { text: 'Acepto', text_sha256: hash } };
    const ready = async ({ uuid, amount, city }: typeof first) => (await fill(uuid, { [amount]: '1' }, { [city]: 'León' })).sha256;
    const applied = { kind: 'applied', document_uuid: first.uuid };
    await api().sign({ params: { uuid: first.uuid }, body: act(await ready(first), { evidence, store_sign: true }) });
    const sha256 = await ready(second);
    const sign = (more: object) => api().sign({ params: { uuid: second.uuid }, body: act(sha256, { signature: applied, ...more }) });
    expect((await refusal(sign({})))?.errors?.[0]).toMatchObject({ path: 'signature.document_uuid', code: 'unknown' });
    await sign({ evidence });
    const page = await lastPage(second.uuid, 2);
    expect(page).toContain('Aplicada con su acuerdo');
    expect(page).toContain(first.uuid);
  });
});
