import { FakeCamera } from '#src/device/camera.fake.ts';
import { FakeGeolocation } from '#src/device/geolocation.fake.ts';
import type { MediaState } from '#src/machine/step-state.ts';
import { addressProof } from '#steps/address-proof/address-proof.contract.ts';
import type { ProofView } from '#steps/address-proof/proof.contract.ts';
import type { DocumentReadingView } from '#steps/document-capture/document.contract.ts';
import { documentCapture } from '#steps/document-capture/document-capture.contract.ts';
import { askingDocument, fakeDocument, fakeFiles } from '#steps/document-sign/document.fake.ts';
import type { CredentialView } from '#steps/enroll-full/card/credential.contract.ts';
import { enrollFull } from '#steps/enroll-full/enroll-full.contract.ts';
import { NO_CHALLENGE } from './no-challenge.ts';

/** A fictitious person's input for a step, if the conformance suite cannot guess it; a step that accepts any text needs none. */
export interface StepAnswers {
  /** Members of the step's setup besides those of its samples. */
  setup?: Readonly<Record<string, unknown>>;
  /** Typed texts by the field's label in Spanish. */
  typed?: Readonly<Record<string, string>>;
  /** The server's answers to the step's actions. */
  actions?: Readonly<Record<string, (input: unknown) => unknown>>;
  /** Fakes of the device, by the element's property. */
  device?: () => Readonly<Record<string, unknown>>;
  /** The step's own states, besides those that every step has. */
  states?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const email = 'luisa.perez@example.com';
const phone = '+525512345678';

/** Returns the answers for the steps that prove a phone number, which differ in label and channel. */
const phoneAnswers = (label: string, channel: 'SMS' | 'WHATSAPP'): StepAnswers => ({
  typed: { [label]: '55 1234 5678', 'Código de seis números': '407182' },
  actions: {
    send_code: () => ({ phone, channel, expires_at: '2026-11-20T18:10:00.000Z', resend_after: 30 }),
    verify_code: () => ({ phone }),
  },
  states: {
    'waiting for the code': { draft: { phone: '55 1234 5678', sent: { to: phone, at: 0, resendAfter: 30, channel } } },
    'just sent': { draft: { phone: '55 1234 5678', sent: { to: phone, at: Date.now(), resendAfter: 600, channel } } },
    'half a number': { draft: { phone: '55 12', sent: null } },
  },
});

const reader = { sha256: fakeDocument.sha256, screen: 'read', texts: {}, page: 3, kind: null, name: '', typed: null, agreed: false };

const keptSelfie: MediaState = {
  ...{ uuid: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e04', collection: 'selfie', status: 'stored', progress: 1 },
  ...{ preview: null, problem: null },
};

const sideOf = (collection: 'front' | 'back'): MediaState => ({
  ...{ uuid: enrollFull.samples.submission[collection], collection, status: 'stored', progress: 1, preview: null, problem: null },
});
const cardDraft = {
  ...{ accepted: { front: sideOf('front').uuid, back: sideOf('back').uuid }, confirmed: false, skipped: false },
  ...{ typed: {}, retaken: [] },
};
const atCard = (more: object) => ({ media: [sideOf('front'), sideOf('back')], draft: cardDraft, ...more });
const readCard = (input: unknown) => {
  const { front, back } = input as { front: string; back?: string };
  return {
    front: { uuid: front, reading: 'read' },
    back: back === undefined ? null : { uuid: back, reading: 'read' },
    fields: { ...enrollFull.samples.payload.ocr_frontside, elector_key: null },
    doubts: [],
  };
};
const cardAsRead = (more: Partial<CredentialView>) => ({
  read: { status: 'done', at: 0, result: { ...readCard({ front: sideOf('front').uuid, back: sideOf('back').uuid }), ...more } },
});

const storedProof: MediaState = {
  ...{ uuid: addressProof.samples.submission.proof, collection: 'proof', status: 'stored', progress: 1 },
  ...{ preview: null, problem: null },
};
const readProof = (input: unknown): ProofView => {
  const { name, date, address } = addressProof.samples.payload.data!;
  return { uuid: (input as { media: string }).media, reading: 'read', fields: { ...address, name, date }, doubts: [] };
};
const proofAsRead = (more: Partial<ProofView>) => ({
  read: { status: 'done', at: 0, result: { ...readProof({ media: storedProof.uuid }), ...more } },
});

const storedDocument: MediaState = {
  ...{ uuid: documentCapture.samples.submission.document, collection: 'document', status: 'stored', progress: 1 },
  ...{ preview: null, problem: null },
};
const readDocument = (input: unknown): DocumentReadingView => {
  const { nss, name, first_lastname, curp } = documentCapture.samples.payload.data as Record<string, string>;
  const fields = { nss: nss!, name: name!, first_lastname: first_lastname!, second_lastname: null, curp: curp! };
  return { uuid: (input as { media: string }).media, reading: 'read', fields };
};
const documentAsRead = (more: Partial<DocumentReadingView>) => ({
  read: { status: 'done', at: 0, result: { ...readDocument({ media: storedDocument.uuid }), ...more } },
});

export const stepAnswers: Readonly<Record<string, StepAnswers>> = {
  verify_email: {
    typed: { 'Correo electrónico': email, 'Código de seis números': '407182' },
    actions: {
      send_code: () => ({ email, expires_at: '2026-11-20T18:10:00.000Z', resend_after: 30 }),
      verify_code: () => ({ email }),
    },
    states: {
      'waiting for the code': { draft: { email, sent: { to: email, at: 0, resendAfter: 30 } } },
      'just sent': { draft: { email, sent: { to: email, at: Date.now(), resendAfter: 600 } } },
    },
  },
  verify_phone: phoneAnswers('Número de celular', 'SMS'),
  verify_whatsapp: phoneAnswers('Número de WhatsApp', 'WHATSAPP'),
  personal_data: {
    typed: { CURP: 'PEGL890909MJCRMS08', 'Nombre o nombres': 'Luisa', 'Primer apellido': 'Pérez', 'Segundo apellido': 'Gómez' },
    states: {
      'half a CURP': { draft: { screen: 'curp', curp: 'PEGL8909', name: '', first_lastname: '', second_lastname: '', nationality: '' } },
      'a wrong CURP': {
        draft: { screen: 'curp', curp: 'PEGL8909O9MJCRMS08', name: '', first_lastname: '', second_lastname: '', nationality: '' },
      },
      names: {
        draft: { screen: 'name', curp: 'PEGL890909MJCRMS08', name: 'Luisa', first_lastname: '', second_lastname: '', nationality: 'MX' },
      },
    },
  },
  curp: { typed: { CURP: 'PEGL890909MJCRMS08' } },
  references: {
    typed: { 'Nombre y apellidos': 'Ana Ruiz', 'Su teléfono': '55 1234 5679' },
  },
  dynamic_form: {
    typed: { 'Ingreso al mes, en pesos': '12500', 'Día en que empezaste': '01/03/2021' },
  },
  personal_address: {
    typed: { 'Código postal': '44100', Número: '12' },
    device: () => ({ geolocation: new FakeGeolocation(['20.676109', '-103.347769']) }),
  },
  enroll_full: {
    setup: NO_CHALLENGE,
    actions: { read: readCard },
    device: () => ({ camera: new FakeCamera() }),
    states: {
      'reading the card': atCard({}),
      'what was read': atCard({ actions: cardAsRead({}) }),
      'what does not fit, one text open': {
        ...atCard({ actions: cardAsRead({ doubts: ['two_cards', 'curp', 'expired'] }) }),
        draft: { ...cardDraft, typed: { name: 'LUISA MARÍA' } },
      },
      'a front that cannot be read': {
        ...atCard({ actions: cardAsRead({ front: { uuid: sideOf('front').uuid, reading: 'too_little' } }) }),
        draft: { ...cardDraft, retaken: ['front'] },
      },
    },
  },
  enroll_simple: {
    setup: NO_CHALLENGE,
    device: () => ({ camera: new FakeCamera() }),
    states: {
      'no face in it': { problem: { key: 'face_unclear', retryAfter: null, field: 'selfie' }, media: [keptSelfie] },
      'not matched': { problem: { key: 'face_not_matched', retryAfter: null, field: 'selfie' }, media: [keptSelfie] },
      'on its way': { busy: true, media: [{ ...keptSelfie, status: 'uploading', progress: 0.4 }] },
    },
  },
  address_proof: {
    actions: { read: readProof },
    device: () => ({ camera: new FakeCamera() }),
    states: {
      'what was read': { media: [storedProof], actions: proofAsRead({}) },
      'too old, one text open': {
        ...{ media: [storedProof], actions: proofAsRead({ doubts: ['old'] }) },
        draft: { uuid: storedProof.uuid, unread: 0, typed: { street: 'CALLE DEL ZAGUÁN' } },
      },
      'a proof that cannot be read': {
        ...{ media: [storedProof], actions: proofAsRead({ reading: 'too_little' }) },
        draft: { uuid: storedProof.uuid, unread: 1, typed: {} },
      },
      'a proof that nobody could read': { media: [storedProof], actions: proofAsRead({ reading: 'unavailable' }) },
      'on its way': { media: [{ ...storedProof, status: 'uploading', progress: 0.4 }] },
    },
  },
  document_capture: {
    actions: { read: readDocument },
    device: () => ({ camera: new FakeCamera() }),
    states: {
      'what was read, one text open': {
        ...{ media: [storedDocument], actions: documentAsRead({}) },
        draft: { uuid: storedDocument.uuid, unread: 0, typed: { second_lastname: '' } },
      },
      'another document': {
        ...{ media: [storedDocument], actions: documentAsRead({ reading: 'other_kind' }) },
        draft: { uuid: storedDocument.uuid, unread: 1, typed: {} },
      },
      'a document that is only kept': {
        setup: { kind: null, title: null, why: null, allow_file: true, capture: 'live' },
        media: [storedDocument],
      },
      'a document that comes as a PDF': {
        setup: { kind: 'credit_report', title: { 'es-MX': 'Tu reporte de Buró' }, why: null, allow_file: true, capture: 'live' },
      },
      'on its way': { media: [{ ...storedDocument, status: 'uploading', progress: 0.4 }] },
    },
  },
  document_sign: {
    device: () => ({ readFile: fakeFiles() }),
    states: {
      'asking for texts': { readFile: fakeFiles({ document: askingDocument }) },
      'asking for texts, half written': {
        readFile: fakeFiles({ document: askingDocument }),
        draft: { ...reader, screen: 'fill', page: 1, texts: { [askingDocument.asks[1]!.uuid]: 'Hermana' } },
      },
      'at the signature, with the one given before': {
        readFile: fakeFiles({ document: { given: 'Solicitud de cuenta' } }),
        draft: { ...reader, screen: 'sign', kind: 'applied' },
      },
      'opening the document': { readFile: fakeFiles({ silent: /./ }) },
      'unable to open the document': { readFile: fakeFiles({ lost: /document/ }) },
      'waiting for a page': { readFile: fakeFiles({ silent: /page/ }) },
      'missing a page': { readFile: fakeFiles({ lost: /page|text/ }) },
      'too late to sign': { readFile: fakeFiles({ document: { closed: 'signed' } }) },
      'nothing to sign': { readFile: fakeFiles({ document: { closed: 'gone' } }) },
      'at the signature, by hand': { draft: { ...reader, screen: 'sign', kind: 'drawn' } },
      'at the signature, by name': { draft: { ...reader, screen: 'sign', kind: 'typed', typed: 'Luisa Pérez', agreed: true } },
      'signed by somebody unknown': {
        readFile: fakeFiles({ document: { signer: null } }),
        draft: { ...reader, screen: 'sign', kind: 'drawn' },
      },
    },
  },
  tax_certificate: {
    // The fake camera shows no code, so the person takes a picture and the server reads it.
    device: () => ({ camera: new FakeCamera(), openReader: () => ({ frame: async () => [], forget: async () => {}, close: () => {} }) }),
    actions: {
      read: (input) => ({
        media: (input as { media: string }).media,
        certificate: { rfc: 'PEGL890909AB1', id_cif: '12345678901', certificate_number: null },
        trouble: null,
      }),
    },
    states: {
      'read before': {
        draft: { code: 'https://siat.sat.gob.mx/app/qr/faces/pages/mobile/validadorqr.jsf?D1=10&D2=1&D3=12345678901_PEGL890909AB1' },
      },
      'being read': {
        draft: { media: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e01' },
        media: [
          {
            uuid: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e01',
            collection: 'certificate',
            status: 'uploading',
            progress: 0.4,
            preview: null,
            problem: null,
          },
        ],
      },
    },
  },
};
