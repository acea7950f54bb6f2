import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { contractPdf } from '../../support/specimens/contract-pdf.ts';
import { curp } from './curp.ts';
import type { Fixture, Sample } from './sample.ts';

const fileOf = async (fixture: Fixture) => {
  const bytes = await contractPdf({ pages: 1, mark: String(fixture.next()) });
  return new File([Uint8Array.from(bytes)], 'Contrato.pdf', { type: 'application/pdf' });
};
const element = { page: 1, box: [72, 600, 200, 60], kind: 'signature', name: 'Firma del cliente' };
const text = { page: 1, box: [72, 560, 200, 20], kind: 'text', name: 'Ciudad', required: true, ask_signer: true };
const png = sharp({ create: { width: 60, height: 20, channels: 4, background: { r: 0, g: 0, b: 90, alpha: 1 } } })
  .png()
  .toBuffer();

interface Made {
  uuid: string;
  sha256: string;
  token: string;
}
const newDocument = async (fixture: Fixture): Promise<Made> => fixture.make('people.documents.create', { file: await fileOf(fixture) });
const newTemplate = async (fixture: Fixture): Promise<Made> =>
  fixture.make('people.documentTemplates.create', { file: await fileOf(fixture) });
/** Makes a template with an element for a text and one for a signature. */
export async function newTemplateWithElements(fixture: Fixture): Promise<{ uuid: string; text: string; signature: string }> {
  const { uuid } = await newTemplate(fixture);
  const add = async (body: object): Promise<Made> => fixture.make('people.documentTemplates.elements.create', { params: { uuid }, body });
  return { uuid, text: (await add(text)).uuid, signature: (await add(element)).uuid };
}
const uuidOf = (made: (fixture: Fixture) => Promise<Made>) => async (fixture: Fixture) => ({ uuid: (await made(fixture)).uuid });
const newElement = async (fixture: Fixture, of: string, { uuid }: Pick<Made, 'uuid'>) =>
  fixture.make(`people.${of}.elements.create`, { params: { uuid }, body: element });
const withElement = (of: string, made: (fixture: Fixture) => Promise<Made>) => async (fixture: Fixture) => {
  const owner = await made(fixture);
  return { uuid: owner.uuid, element_uuid: (await newElement(fixture, of, owner)).uuid };
};

const HASH = '5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8';
const MOMENT = '2026-11-20T18:00:00Z';

async function act(fixture: Fixture, { sha256 }: Made) {
  return {
    signing_uuid: randomUUID(),
    sha256,
    signature: { kind: 'drawn', png: (await png).toString('base64') },
    signer: {
      ...{ name: 'Lucía Pérez Gámez', national_id: 'PEGL890909MJCRMS08', people_uuid: null },
      known_by: { name: { by: 'partner', at: null }, national_id: { by: 'code', at: 'l•••@correo.example' } },
    },
    texts: {},
    store_sign: true,
    evidence: {
      workflow_uuid: (await fixture.make('workflows.create', { steps: ['acceptance'] })).uuid,
      language: 'es-MX',
      consent: { text: 'Acepto firmar este documento.', text_sha256: HASH },
      device: { ip: '203.0.113.9', user_agent: 'Mozilla/5.0', metadata: { platform: 'Android' } },
      pages_delivered: [1],
      coordinates: ['19.4326', '-99.1332'],
      consents: [{ key: 'privacy', kind: 'privacy', accepted: true, text_sha256: HASH, version: '1', language: 'es-MX', at: MOMENT }],
      codes: [{ channel: 'EMAIL', destination: 'l•••@correo.example', verified_at: MOMENT }],
      media: [{ uuid: randomUUID(), collection: 'ine_front', sha256: HASH, stored_at: MOMENT }],
      log: { length: 7, head: HASH },
    },
  };
}

const somebody = (fixture: Fixture) => ({
  ...{ national_id: curp(fixture.next()), name: 'Luisa', first_lastname: 'Pérez', second_lastname: 'Gómez' },
});

const newSigned = async (fixture: Fixture) => {
  const document = await newDocument(fixture);
  await fixture.make('people.documents.sign', { params: { uuid: document.uuid }, body: await act(fixture, document) });
  return { uuid: document.uuid };
};

/** Milliseconds: files are read and changed in worker processes, each stopped after eight seconds. */
const FILES_MS = 20_000;

/** Samples for documents to sign, and for the templates from which they are made. */
export const documentSamples: Readonly<Record<string, Sample>> = {
  'people.documents.list': { valid: async () => ({}), others: 'nothing' },
  'people.documents.create': {
    valid: async (fixture) => ({ file: await fileOf(fixture), name: 'Contrato' }),
    slowest: FILES_MS,
    others: 'own',
  },
  'people.documents.createFromTemplate': {
    valid: async (fixture) => ({ params: { uuid: (await newTemplate(fixture)).uuid }, body: { name: 'Contrato' } }),
    another: { name: 'Otro contrato' },
    slowest: FILES_MS,
    others: 'hidden',
  },
  'people.documents.open': { valid: async (fixture) => ({ token: (await newDocument(fixture)).token }), others: 'hidden' },
  'people.documents.verify': { valid: async (fixture) => ({ file: await fileOf(fixture) }), slowest: FILES_MS, others: 'own' },
  'people.documents.certificates': { valid: async () => undefined, others: 'own' },
  'people.documents.get': { valid: uuidOf(newDocument), others: 'hidden' },
  'people.documents.delete': { valid: uuidOf(newDocument), others: 'hidden', keptByHold: true },
  'people.documents.page': {
    valid: async (fixture) => ({ params: { uuid: (await newDocument(fixture)).uuid, page: '1' }, query: { width: 200 } }),
    download: 'image/png',
    slowest: FILES_MS,
    others: 'hidden',
  },
  'people.documents.pageText': {
    valid: async (fixture) => ({ uuid: (await newDocument(fixture)).uuid, page: '1' }),
    slowest: FILES_MS,
    others: 'hidden',
  },
  'people.documents.fill': {
    async valid(fixture) {
      const { uuid } = await newDocument(fixture);
      const params = { uuid };
      const sender = await fixture.make('people.documents.elements.create', { params, body: { ...text, ask_signer: false } });
      const signer = await fixture.make('people.documents.elements.create', { params, body: text });
      return { params, body: { texts: { [sender.uuid]: 'Guadalajara' }, signer_texts: { [signer.uuid]: 'Zapopan' } } };
    },
    another: { texts: {}, signer_texts: {} },
    slowest: FILES_MS,
    others: 'hidden',
  },
  'people.documents.sign': {
    async valid(fixture) {
      const document = await newDocument(fixture);
      return { params: { uuid: document.uuid }, body: await act(fixture, document) };
    },
    slowest: FILES_MS,
    others: 'hidden',
  },
  'people.documents.signed': { valid: newSigned, download: 'application/pdf', others: 'hidden' },
  'people.documents.signature': {
    valid: newSigned,
    download: 'image/png',
    others: 'hidden',
    reach: { 422: async (fixture) => ({ input: { ...(await newSigned(fixture)), signer: 'nobody' } }) },
  },
  'people.documents.elements.list': { valid: uuidOf(newDocument), others: 'hidden' },
  'people.documents.elements.create': {
    valid: async (fixture) => ({ params: await uuidOf(newDocument)(fixture), body: element }),
    another: { ...element, name: 'Otra firma' },
    others: 'hidden',
  },
  'people.documents.elements.delete': { valid: withElement('documents', newDocument), others: 'hidden' },

  'people.signers.create': {
    async valid(fixture) {
      const { uuid } = await newDocument(fixture);
      const { uuid: place } = await newElement(fixture, 'documents', { uuid });
      const params = { id: (await fixture.make('people.people.create', somebody(fixture))).id };
      return { params, body: { document_id: uuid, password: 'una contraseña', elements: [place] } };
    },
    another: { document_id: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e12', password: 'otra', elements: [] },
    others: 'hidden',
  },
  'people.signers.list': {
    async valid(fixture) {
      const { id } = await fixture.make('people.people.create', somebody(fixture));
      const { uuid } = await newDocument(fixture);
      await fixture.make('people.signers.create', { params: { id }, body: { document_id: uuid, password: '' } });
      return { id };
    },
    others: 'hidden',
  },

  'people.documentTemplates.list': { valid: async () => ({}), others: 'nothing' },
  'people.documentTemplates.create': {
    valid: async (fixture) => ({ file: await fileOf(fixture), name: 'Contrato' }),
    slowest: FILES_MS,
    others: 'own',
  },
  'people.documentTemplates.get': { valid: uuidOf(newTemplate), others: 'hidden' },
  'people.documentTemplates.delete': { valid: uuidOf(newTemplate), others: 'hidden', keptByHold: true },
  'people.documentTemplates.elements.list': { valid: uuidOf(newTemplate), others: 'hidden' },
  'people.documentTemplates.elements.create': {
    valid: async (fixture) => ({ params: await uuidOf(newTemplate)(fixture), body: element }),
    another: { ...element, name: 'Otra firma' },
    others: 'hidden',
  },
  'people.documentTemplates.elements.delete': { valid: withElement('documentTemplates', newTemplate), others: 'hidden' },
};
