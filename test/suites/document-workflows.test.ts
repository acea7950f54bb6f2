import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
import { earlierConsent } from '#steps/document-sign/document/earlier-consent.contract.ts';
import { signConsent } from '#steps/document-sign/document/sign-consent.contract.ts';
import { contractPdf } from '../support/specimens/contract-pdf.ts';
import { type House, openHouse } from './conformance/house.ts';

/** Workflows about documents over HTTP, as a partner and a browser call: `autofill`, template bindings, texts, pages, signatures. */

let house: House;
let company: string;

beforeAll(async () => {
  house = await openHouse();
  company = (await ask(house.keys.live, 'GET', '/workflows/v1/settings')).body.result.company.name;
});
afterAll(() => house.close());

// biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes; each expectation says which.
type Loose = any;

async function ask(
  bearer: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Loose; bytes: Uint8Array }> {
  house.bench.clock.advance(10);
  const form = body instanceof FormData;
  const answer = await fetch(`${house.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${bearer}`, ...(body === undefined || form ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isJson = answer.headers.get('content-type')?.includes('json');
  return { status: answer.status, body: isJson ? JSON.parse(Buffer.from(bytes).toString()) : null, bytes };
}
const partner = (method: string, path: string, body?: unknown, key = house.keys.live) => ask(key, method, path, body);

async function paper(of: 'documents' | 'document-templates', name: string, key = house.keys.live) {
  const form = new FormData();
  const bytes = await contractPdf({ pages: 2, mark: randomUUID() });
  form.append('file', new File([Uint8Array.from(bytes)], 'x.pdf', { type: 'application/pdf' }));
  form.append('name', name);
  const { uuid, token } = (await partner('POST', `/people/v1/${of}`, form, key)).body.result;
  const element = async (body: object) =>
    (await partner('POST', `/people/v1/${of}/${uuid}/elements`, { page: 1, ...body }, key)).body.result.uuid as string;
  return { uuid, token, element };
}
const text = (y: number, name: string, more: object = {}) => ({ box: [72, y, 240, 20], kind: 'text', name, ...more });
const signature = { box: [72, 660, 160, 50], kind: 'signature', name: 'Firma' };

const create = (body: object, key?: string) => partner('POST', '/workflows/v1/workflows', body, key);
const faults = async (body: object, key?: string) => {
  const answer = await create(body, key);
  return [answer.status, ...answer.body.errors.map(({ path, code }: Loose) => `${path} ${code}`)];
};

const png = sharp({ create: { width: 300, height: 90, channels: 4, background: { r: 10, g: 20, b: 60, alpha: 1 } } })
  .png()
  .toBuffer()
  .then((bytes) => bytes.toString('base64'));

/** Opens a workflow and returns the calls of the widget. */
async function enter(uuid: string) {
  const { token } = (await partner('POST', `/workflows/v1/workflows/${uuid}/token`, {})).body.result;
  await ask(token, 'POST', `/workflows/v1/workflows/${uuid}/initialize`, {});
  let view = (await ask(token, 'GET', '/workflows/v1/session')).body.result;
  const post = async (name: string, body: object) => {
    const { uuid: step, version } = view.current;
    const answer = await ask(token, 'POST', `/workflows/v1/session/steps/${step}/${name}`, { version, ...body });
    if (answer.status < 300 && answer.body.result?.workflow) view = answer.body.result;
    return answer;
  };
  const file = async (name: string) => ask(token, 'GET', `/workflows/v1/session/steps/${view.current.uuid}/files/${name}`);
  const document = async () => JSON.parse(Buffer.from((await file('document')).bytes).toString());
  return {
    view: () => view,
    post,
    document,
    read: async () => {
      for (const page of ['page-1', 'text-2']) expect((await file(page)).status).toBe(200);
    },
    sign: async (signature: object) => {
      const shown = await document();
      const consent =
        'png' in signature ? signConsent('es-MX', company, shown.name) : earlierConsent('es-MX', company, shown.name, shown.given);
      return post('submit', {
        submission: {
          document_sha256: shown.sha256,
          signature,
          name: 'Luisa Pérez',
          consent: { text_sha256: sha256Hex(consentDocument(consent, null)), language: 'es-MX' },
        },
      });
    },
  };
}
const signedText = async (uuid: string) => {
  const { bytes } = await partner('GET', `/people/v1/documents/${uuid}/signed`);
  const { pages } = await house.bench.platform.pdfs.inspect(house.bench.caller(), bytes, { maxPages: 9 });
  return (await Promise.all(pages.map((_page, at) => house.bench.platform.pdfs.text(house.bench.caller(), bytes, at))))
    .join(' ')
    .replaceAll('\n', ' ');
};

describe('making a workflow about a document', () => {
  it('takes its id, and names what is unknown, of other data, signed twice in it, or not served', async () => {
    const { uuid, token } = await paper('documents', 'Contrato');
    const record = await create({ steps: ['document_sign'], autofill: { document_uuid: uuid, send_email: false } });
    expect([record.status, record.body.result.document_uuid]).toEqual([200, uuid]);
    const steps = ['document_sign'];
    const unknown = [400, 'setup.document_sign.document_uuid invalid_value'];
    expect(await faults({ steps, autofill: { document_uuid: randomUUID() } })).toEqual(unknown);
    expect(await faults({ steps, autofill: { document_uuid: uuid } }, house.keys.test)).toEqual(unknown);
    expect(await faults({ steps, autofill: { document_uuid: uuid } }, house.keys.other)).toEqual(unknown);
    expect(await faults({ steps, setup: { document_sign: { token: 'doc_nothing' } } })).toEqual([
      400,
      'setup.document_sign.token invalid_value',
    ]);
    const twice = { steps: ['document_sign:a', 'document_sign:b'] };
    const repeated = [400, 'setup.document_sign:b repeated_document'];
    expect(await faults({ ...twice, autofill: { document_uuid: uuid } })).toEqual(repeated);
    expect(await faults({ ...twice, setup: { 'document_sign:a': { token }, 'document_sign:b': { document_uuid: uuid } } })).toEqual(
      repeated,
    );
    expect(await faults({ steps: ['acceptance'], autofill: { document_uuid: uuid } })).toEqual([400, 'autofill unused']);
    expect(await faults({ steps, autofill: { document_uuid: uuid, send_email: true } })).toEqual([400, 'autofill.user_email required']);
    const mails = { steps: ['verify_email', 'acceptance', 'document_sign'], metadata: { a: 1 } };
    const mailed = { document_uuid: uuid, send_email: true };
    const skipped = { verify_email: 'metadata.a == 1' };
    expect(await faults({ ...mails, skip_steps: skipped, autofill: mailed })).toEqual([400, 'autofill.user_email required']);
    const both = { ...skipped, document_sign: skipped.verify_email };
    for (const skip_steps of [{ acceptance: 'metadata.a == 1' }, both])
      expect((await create({ ...mails, skip_steps, autofill: mailed })).status).toBe(200);
    expect(await faults({ steps: ['acceptance'], autofill: { send_email: true, user_email: 'a@example.com' } })).toEqual([
      400,
      'autofill.send_email unused',
    ]);
    expect(await faults({ steps, autofill: { document_uuid: uuid, document_name: 'Otro' } })).toEqual([
      400,
      'setup.document_sign.document_name custom',
    ]);
  });

  it('refuses a binding that is unknown, of other data, of no template, or of steps that do not stand before', async () => {
    const binding = async (body: object) =>
      (await partner('POST', '/workflows/v1/template-bindings', { name: 'Contrato', ...body })).body.result.uuid as string;
    const template = await paper('document-templates', 'Contrato');
    const city = await template.element(text(500, 'Ciudad'));
    const steps = ['personal_data:datos', 'document_sign'];
    const wrong = [400, 'setup.document_sign.template_binding_uuid invalid_value'];
    const good = await binding({
      template_uuid: template.uuid,
      text_bindings: { [city]: { steps: ['datos'], template: '{datos.entity_of_birth}' } },
    });
    expect((await create({ steps, autofill: { template_binding_uuid: good } })).status).toBe(200);
    expect(await faults({ steps, autofill: { template_binding_uuid: randomUUID() } })).toEqual(wrong);
    expect((await create({ steps, autofill: { template_binding_uuid: good } }, house.keys.test)).status).toBe(400);
    expect(await faults({ steps: ['document_sign'], autofill: { template_binding_uuid: good } })).toEqual(wrong);
    const templateOf = (binding: string) =>
      partner('POST', '/workflows/v1/templates', {
        ...{ name: 'Cuenta', steps, steps_setup: null },
        config: { autofill: { template_binding_uuid: binding } },
      });
    expect((await templateOf(good)).status).toBe(201);
    expect((await templateOf(randomUUID())).body.errors).toMatchObject([
      { path: 'steps_setup.document_sign.template_binding_uuid', code: 'invalid_value' },
    ]);
    const custom = { steps: ['personal_data:datos'], template: '{datos.nmae}' };
    const misread = await binding({ template_uuid: template.uuid, text_bindings: { [city]: custom } });
    const nowhere = { code: 'invalid_value', message: 'The binding reads {datos.nmae}: “datos” records no “nmae”; did you mean name?' };
    expect((await create({ steps, autofill: { template_binding_uuid: misread } })).body.errors).toMatchObject([
      { path: 'setup.document_sign.template_binding_uuid', ...nowhere },
    ]);
    expect((await templateOf(misread)).body.errors).toMatchObject([
      { path: 'steps_setup.document_sign.template_binding_uuid', ...nowhere },
    ]);
    // The binding is stored as sent; the message concerns this step only.
    const { text_bindings } = (await partner('GET', `/workflows/v1/template-bindings/${misread}`)).body.result;
    expect(text_bindings[city]).toEqual(custom);
    const other = await binding({ template_uuid: template.uuid, text_bindings: { [city]: { ...custom, template: '{datos.name}' } } });
    expect((await create({ steps, autofill: { template_binding_uuid: other } })).status).toBe(200);
    const another = ['dynamic_form:datos', 'document_sign'];
    expect((await create({ steps: another, autofill: { template_binding_uuid: other } })).status).toBe(400);
    const strange = { name: 'Contrato', template_uuid: randomUUID() };
    const { status, body } = await partner('POST', '/workflows/v1/template-bindings', strange);
    expect([status, body.errors]).toMatchObject([400, [{ path: 'template_uuid', code: 'unknown' }]]);
    expect(await faults({ steps, autofill: { template_binding_uuid: await binding({ template_uuid: template.uuid }) } })).toEqual([
      400,
      expect.stringMatching(/^setup\.document_sign\.texts\..+ invalid_value$/),
    ]);
    const misspelt = {
      template_uuid: template.uuid,
      text_bindings: { [city]: { steps: ['personal_data'], template: '{personal_data.nmae}' } },
    };
    const refused = await partner('POST', '/workflows/v1/template-bindings', { name: 'x', ...misspelt });
    const fault = { path: `text_bindings.${city}.template`, code: 'unknown_name', message: expect.stringContaining('did you mean name?') };
    expect([refused.status, refused.body.errors]).toMatchObject([400, [fault]]);
    for (const [member, path, code] of [
      [{ text_bindings: { [randomUUID()]: { steps: [], template: 'Guadalajara' } } }, /^text_bindings\./, 'unknown'],
      [{ sign_bindings: [randomUUID()] }, /^sign_bindings\.0$/, 'unknown'],
      [{ sign_bindings: [city] }, /^sign_bindings\.0$/, 'unknown'],
    ] as const) {
      const strange = await partner('POST', '/workflows/v1/template-bindings', { name: 'x', template_uuid: template.uuid, ...member });
      expect([strange.status, strange.body.errors]).toMatchObject([400, [{ path: expect.stringMatching(path), code }]]);
      const changed = await partner('PATCH', `/workflows/v1/template-bindings/${good}`, member);
      expect([changed.status, changed.body.errors]).toMatchObject([400, [{ path: expect.stringMatching(path), code }]]);
    }
    for (const written of ['{{personal_data.name}}', '{ personal_data.name }', '{name}', '{personal_data:datos.name}']) {
      const braces = { [city]: { steps: ['personal_data'], template: `Yo, ${written}, firmo` } };
      const printed = await partner('POST', '/workflows/v1/template-bindings', {
        ...{ name: 'x', template_uuid: template.uuid, text_bindings: braces },
      });
      const message = expect.stringMatching(/^“\{.*\}” would be printed as it is. Write \{step\.field\}/);
      expect([printed.status, printed.body.errors]).toMatchObject([400, [{ path: `text_bindings.${city}.template`, message }]]);
    }
    const asIs = { [city]: { steps: ['personal_data'], template: '{personal_data.name} {ver el anexo}' } };
    await binding({ template_uuid: template.uuid, text_bindings: asIs });
    const loose = { template_uuid: template.uuid, text_bindings: { [city]: { steps: [], template: '{datos.name}' } } };
    expect((await partner('POST', '/workflows/v1/template-bindings', { name: 'x', ...loose })).status).toBe(400);
  });
});

describe('a document that somebody else signs too', () => {
  it('is in no other workflow before the one that made it wrote what it takes from answers, also where that may be empty', async () => {
    const template = await paper('document-templates', 'Crédito');
    const employer = await template.element(text(500, 'Trabaja en', { required: false }));
    await template.element(signature);
    const { uuid: binding } = (
      await partner('POST', '/workflows/v1/template-bindings', {
        ...{ name: 'Crédito', template_uuid: template.uuid },
        text_bindings: { [employer]: { steps: ['personal_data'], template: '{personal_data.nationality}' } },
      })
    ).body.result;
    const made = await create({ steps: ['personal_data', 'document_sign'], autofill: { template_binding_uuid: binding } });
    const { uuid, document_uuid } = made.body.result;
    const { elements } = (await partner('GET', `/people/v1/documents/${document_uuid}`)).body.result;
    const luisa = { curp: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' };
    const [place] = elements.filter(({ awaited }: Loose) => awaited);
    expect(place).toMatchObject({ name: 'Trabaja en', template_element_uuid: employer, value: null });
    const others = { steps: ['document_sign'], autofill: { document_uuid } };
    expect(await faults(others)).toEqual([400, `setup.document_sign.texts.${place.uuid} invalid_value`]);
    const said = { document_sign: { texts: { [place.uuid]: '' } } };
    expect((await create({ ...others, setup: said })).status, 'it stays empty on purpose').toBe(200);
    expect((await create(others)).status, 'nobody else said so').toBe(400);

    const first = await enter(uuid);
    await first.post('start', {});
    await first.post('submit', { submission: { ...luisa, nationality: 'MX' }, language: 'es-MX' });
    await first.post('start', {});
    expect((await first.document()).closed).toBeNull();
    expect((await create(others)).status).toBe(200);
  });
});

describe('a document of a template', () => {
  it('says what earlier steps recorded and what its signer writes, is read, and is signed; the next one with the same signature', async () => {
    const template = await paper('document-templates', 'Contrato de cuenta');
    const holder = await template.element(text(480, 'Titular'));
    await template.element(text(510, 'Beneficiaria', { ask_signer: true }));
    await template.element(text(540, 'Nota', { ask_signer: true, required: false }));
    const mine = await template.element(signature);
    await template.element({ ...signature, box: [320, 660, 160, 50], name: 'Aval', required: false });
    const bindings = {
      name: 'Contrato',
      template_uuid: template.uuid,
      text_bindings: { [holder]: { steps: ['datos'], template: '{datos.name} {datos.first_lastname}, {datos.curp}' } },
      sign_bindings: [mine],
    };
    const binding = (await partner('POST', '/workflows/v1/template-bindings', bindings)).body.result;
    const second = await paper('documents', 'Anexo');
    const { uuid } = (
      await create({
        steps: ['personal_data:datos', 'document_sign:contrato', 'document_sign:anexo'],
        autofill: { template_binding_uuid: binding.uuid, document_name: 'Contrato de Luisa', autosigning: true },
        setup: { 'document_sign:anexo': { document_uuid: second.uuid } },
      })
    ).body.result;
    const record = (await partner('GET', `/workflows/v1/workflows/${uuid}`)).body.result;
    expect(record).toMatchObject({ template_binding_uuid: binding.uuid, document_uuid: expect.any(String) });
    // A later change of the binding does not affect this workflow.
    const changed = { text_bindings: { [holder]: { steps: [], template: 'otra cosa' } } };
    expect((await partner('PATCH', `/workflows/v1/template-bindings/${binding.uuid}`, changed)).status).toBe(200);

    const person = await enter(uuid);
    await person.post('start', {});
    const names = { name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez', nationality: 'MX' };
    expect((await person.post('submit', { submission: { curp: 'PEGL890909MJCRMS08', ...names } })).status).toBe(200);
    await person.post('start', {});
    const shown = await person.document();
    expect(shown).toMatchObject({ name: 'Contrato de Luisa', filled: false, given: null, signer: 'Luisa Pérez Gómez' });
    expect(shown.asks.map(({ name, required }: Loose) => [name, required])).toEqual([
      ['Beneficiaria', true],
      ['Nota', false],
    ]);
    const [beneficiary] = shown.asks;
    const fill = (value: string) => person.post('actions/fill', { input: { texts: { [beneficiary.uuid]: value } } });
    expect((await fill('larguísimo '.repeat(27))).body.result.troubles).toEqual([{ uuid: beneficiary.uuid, code: 'too_long' }]);
    await person.read();
    expect((await fill('Ana Ruiz')).body.result).toMatchObject({ troubles: [], document: { filled: true } });
    const drawn = { kind: 'drawn', png: await png };
    expect((await person.sign(drawn)).body).toMatchObject({ type: 'urn:zaguan:problem:pages_not_delivered' });
    await person.read();
    const signed = await person.sign(drawn);
    expect([signed.status, signed.body.result?.steps[1].status]).toEqual([200, 'success']);
    const page = await signedText(record.document_uuid);
    for (const text of [
      'Luisa Pérez, PEGL890909MJCRMS08',
      'De lo que respondió quien firma',
      'Ana Ruiz',
      'Lo escribió quien firma',
      '1–2 (de · of 2)',
      'Trazada por la persona',
    ])
      expect(page).toContain(text);

    await person.post('start', {});
    expect((await person.document()).given).toBe('Contrato de Luisa');
    await person.read();
    expect((await person.sign({ kind: 'applied' })).body.result.workflow.status).not.toBe('error');
    expect(await signedText(second.uuid)).toContain(`Documento · Document ${record.document_uuid}`);
  });

  it.each([
    ['letters that no font here has', '{datos.name}', '王小明', { closed: null, pages: [{}, {}] }],
    ['more than its place holds', '{datos.name} '.repeat(9), 'L'.repeat(100), { closed: 'unfit' }],
    ['more than any text may have', '{datos.name} '.repeat(86), 'L'.repeat(100), { closed: 'unfit' }],
  ])('that has to say %s is shown, or told as what nobody can sign', async (_what, template, name, shown) => {
    const paperOf = await paper('document-templates', 'Contrato');
    const holder = await paperOf.element(text(480, 'Titular'));
    const text_bindings = { [holder]: { steps: ['datos'], template } };
    const binding = { name: 'Contrato', template_uuid: paperOf.uuid, text_bindings };
    const { uuid: template_binding_uuid } = (await partner('POST', '/workflows/v1/template-bindings', binding)).body.result;
    const { uuid } = (await create({ steps: ['personal_data:datos', 'document_sign'], autofill: { template_binding_uuid } })).body.result;
    const person = await enter(uuid);
    await person.post('start', {});
    const names = { name, first_lastname: 'Pérez', second_lastname: 'Gómez', nationality: 'MX' };
    expect((await person.post('submit', { submission: { curp: 'PEGL890909MJCRMS08', ...names } })).status).toBe(200);
    await person.post('start', {});
    expect(await person.document()).toMatchObject(shown);
    if (shown.closed === null) {
      await person.read();
      expect((await person.sign({ kind: 'drawn', png: await png })).body.result.workflow.status).not.toBe('error');
      const record = (await partner('GET', `/workflows/v1/workflows/${uuid}`)).body.result;
      expect(await signedText(record.document_uuid)).toContain('???');
    } else {
      const consent = { text_sha256: 'a'.repeat(64), language: 'es-MX' };
      const submission = { document_sha256: 'a'.repeat(64), signature: { kind: 'drawn', png: await png }, consent };
      const answer = await person.post('submit', { submission });
      expect([answer.status, answer.body.type]).toEqual([422, 'urn:zaguan:problem:document_not_fillable']);
      expect(answer.body.detail).toContain('Titular');
      // The partner gets the error too, and a person who goes back and shortens the text can continue.
      const { status, error } = (await partner('GET', `/workflows/v1/workflows/${uuid}`)).body.result;
      expect([status, error]).toMatchObject(['error', { fatal: false, details: { reason: 'document_unusable', error_id: 3005 } }]);
      expect((await person.post('back', {})).status).toBe(200);
      const shorter = { submission: { curp: 'PEGL890909MJCRMS08', ...names, name: 'Luz' } };
      expect((await person.post('submit', shorter)).body.result.workflow.status).toBe('working');
      expect((await person.post('start', {})).status).toBe(200);
      if (template.length < 200) expect((await person.document()).closed).toBeNull();
    }
  });
});
