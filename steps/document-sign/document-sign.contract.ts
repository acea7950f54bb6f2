import * as z from 'zod/mini';
import { atMost, membersAtMost } from '#contracts/base/limits.ts';
import { uuid } from '#contracts/base/uuid.ts';
import { consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
import { LONGEST_SIGNATURE, PICTURE_KINDS } from '#contracts/steps/signature.ts';
import { defineStep } from '#contracts/steps/step.ts';
import { kind, sha256, signDocument, trouble } from './document/document.contract.ts';
import { signConsent } from './document/sign-consent.contract.ts';
import { LONGEST_TEXT } from './document/text.contract.ts';

const language = z.enum(['es-MX', 'en']);

const SOURCES = ['token', 'document_uuid', 'template_binding_uuid'] as const;
const nameOfDocument = z.string().check(atMost(400), z.trim(), z.minLength(1), z.maxLength(200));
const isSet = (value: unknown) => value !== undefined && value !== null;

const setup = z
  .strictObject({
    /** The document's token, from the answer of `POST /people/v1/documents`. It is never sent to a browser. */
    token: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    /** The document's id, in place of its token. */
    document_uuid: z.optional(uuid),
    /** The binding from which the document is created: a template whose texts are filled with the payloads of earlier steps. */
    template_binding_uuid: z.optional(uuid),
    /** The name of a document created from a template; by default the template's name. */
    document_name: z.optional(nameOfDocument),
    /** True: the picture of the signature is stored with the document, and included in the person's archive. */
    store_sign: z._default(z.boolean(), false),
    /** True: offers the signature of an earlier document of this workflow, and stores this signature for later documents. */
    autosigning: z._default(z.boolean(), false),
    /** The texts; the key is the uuid of the text element. */
    texts: z._default(z.record(uuid, z.string().check(z.maxLength(2000))).check(membersAtMost(100)), {}),
  })
  .check(
    z.refine((value) => SOURCES.filter((source) => isSet(value[source])).length === 1, {
      path: ['token'],
      error: `Give one of ${SOURCES.join(', ')}`,
    }),
    z.refine(({ document_name, template_binding_uuid }) => !isSet(document_name) || isSet(template_binding_uuid), {
      path: ['document_name'],
      error: 'Only a document that is made of a template_binding_uuid is named here',
    }),
  );

/** The test that a name contains a letter: spaces and invisible characters alone are no name. */
const A_LETTER = /\p{L}/u;

const submission = z.object({
  /** The SHA-256 of the document that the person read. */
  document_sha256: sha256,
  /** The signature: a PNG picture in base64, or a reference to the signature of an earlier document. */
  signature: z.union([
    z.object({
      kind: z.enum(PICTURE_KINDS),
      png: z.string().check(atMost(LONGEST_SIGNATURE), z.regex(/^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/)),
    }),
    z.object({ kind: z.literal('applied') }),
  ]),
  /** The person's name, needed if the server does not know the signer. */
  name: z.optional(z.nullable(z.string().check(atMost(400), z.trim(), z.minLength(1), z.maxLength(200), z.regex(A_LETTER)))),
  consent: z.object({ text_sha256: sha256, language }),
});

const payload = z.object({
  document_uuid: uuid,
  document_name: z.string(),
  /** True if several people sign the document. */
  several_signers: z.boolean(),
  /**
   * True if the signed PDF exists: once all signers have signed, and a human has approved what was undecided when one of them signed.
   */
  sealed: z.boolean(),
  /** True if a human rejected what was undecided when one of them signed: the document is not sealed. */
  refused: z.boolean(),
  /** Null until the document is sealed. */
  signed_sha256: z.nullable(sha256),
  /** The time at which this person signed. */
  signed_at: z.iso.datetime(),
  /** True if the seal has the time stamp of an authority; null until the document is sealed. */
  timestamped: z.nullable(z.boolean()),
  kind,
  /** True if the server stores the picture of the signature. Only a stored signature may be applied to a later document. */
  signature_kept: z.boolean(),
  consent: z.object({ text_sha256: sha256, language }),
});

/** The names of the step's files: `document`, each page as a picture and as text, and the signed PDF. */
const files = z.string().check(z.regex(/^(document|signed|(page|near|text)-[1-9]\d{0,2})$/));

/** The action that writes the person's texts into the document. If it returns troubles, it has written nothing. */
const fill = {
  input: z.object({ texts: z.record(uuid, z.string().check(z.maxLength(LONGEST_TEXT))).check(membersAtMost(100)) }),
  output: z.object({ document: signDocument, troubles: z.readonly(z.array(trouble)) }),
};
export type FillAnswer = z.output<typeof fill.output>;

const sampleConsent = {
  text_sha256: sha256Hex(consentDocument(signConsent('es-MX', 'Banco Aldaba', 'Contrato de cuenta'), null)),
  language: 'es-MX' as const,
};

/** The step in which the person reads a document and signs it by hand or with a typed name. The server seals the document. */
export const documentSign = defineStep({
  key: 'document_sign',
  title: 'Document signature',
  description: 'Shows a document page by page, takes the signature and the consent to sign, and seals the signed PDF with its evidence.',
  setup_required: true,
  allow_multiple: true,
  final: true,
  minutes: 2,
  shares: ['signature'],
  setup,
  submission,
  payload,
  actions: { fill },
  files,
  autofill: (setup, { autosigning, ...document }) => {
    const hasSource = SOURCES.some((source) => isSet(setup[source]));
    const members = { ...(hasSource ? {} : document), ...(autosigning ? { autosigning } : {}) };
    return Object.keys(members).length > 0 ? { ...members, ...setup } : null;
  },
  grants: () => ['signature'],
  keeps: (_setup, { document_name, sealed, refused, several_signers }) => ({
    ...{ file: 'signed', save_as: fileName(document_name) },
    ...{ ready: sealed, waits_for_others: !sealed && several_signers, comes: !refused },
  }),
  samples: {
    setup: { token: 'doc_h5mK2vQ0ePzR7sY1tXwB3cN8', store_sign: false, autosigning: false },
    submission: {
      document_sha256: 'a'.repeat(64),
      signature: { kind: 'typed', png: `iVBORw0KGgo${'A'.repeat(40)}` },
      name: null,
      consent: sampleConsent,
    },
    payload: {
      document_uuid: '5d0f3c1e-8a44-4b6e-9a51-2f6a0c7d1e09',
      document_name: 'Contrato de cuenta',
      several_signers: false,
      sealed: true,
      refused: false,
      signed_sha256: 'b'.repeat(64),
      signed_at: '2026-11-20T18:00:00.000Z',
      timestamped: false,
      kind: 'typed',
      signature_kept: false,
      consent: sampleConsent,
    },
  },
});

/** Returns a file name that every operating system accepts, with the extension `.pdf`. */
export function fileName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go.
  const plain = name.replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, ' ').trim();
  return /\.pdf$/i.test(plain) ? plain : `${plain || 'documento'}.pdf`;
}
