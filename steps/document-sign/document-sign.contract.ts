import * as z from 'zod/mini';
import { atMost, membersAtMost } from '#contracts/base/limits.ts';
import { uuid } from '#contracts/base/uuid.ts';
import { consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
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
    /** Opens the document. Its creation (`POST /people/v1/documents`) answers it, and no browser ever sees it. */
    token: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    /** Opens the document by its id. */
    document_uuid: z.optional(uuid),
    /** Makes the document of a template. Its texts say what earlier steps recorded. */
    template_binding_uuid: z.optional(uuid),
    /** The name of a document that is made of a template; by default the template's name. */
    document_name: z.optional(nameOfDocument),
    /** Keeps the picture of the signature beside the document, and in the archive of the person. */
    store_sign: z._default(z.boolean(), false),
    /** Offers the signature of an earlier document of this workflow, and keeps this one for later documents. */
    autosigning: z._default(z.boolean(), false),
    /** The text of each text element, by its uuid. */
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

/** A name has a letter: spaces and invisible signs are no name. */
const A_LETTER = /\p{L}/u;

/** Base64 characters of the signature's picture. */
const LONGEST_PICTURE = 400_000;

const submission = z.object({
  /** The SHA-256 of the document that the person read. */
  document_sha256: sha256,
  /** A picture of the signature, PNG in base64; or the signature of an earlier document. */
  signature: z.union([
    z.object({
      kind: z.enum(['drawn', 'typed']),
      png: z.string().check(atMost(LONGEST_PICTURE), z.regex(/^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/)),
    }),
    z.object({ kind: z.literal('applied') }),
  ]),
  /** The person's name, where the server does not know who signs. */
  name: z.optional(z.nullable(z.string().check(atMost(400), z.trim(), z.minLength(1), z.maxLength(200), z.regex(A_LETTER)))),
  consent: z.object({ text_sha256: sha256, language }),
});

const payload = z.object({
  document_uuid: uuid,
  document_name: z.string(),
  /** Whether the signed copy is there. Of several signers it comes when all have signed. */
  sealed: z.boolean(),
  /** Null until it is sealed. */
  signed_sha256: z.nullable(sha256),
  /** When this person signed. */
  signed_at: z.iso.datetime(),
  /** Whether the signature carries an authority's time stamp; null until it is sealed. */
  timestamped: z.nullable(z.boolean()),
  kind,
  /** Whether the server keeps the picture of the signature. Only such a signature may be applied to a later document. */
  signature_kept: z.boolean(),
  consent: z.object({ text_sha256: sha256, language }),
});

/** `document`, the pages as pictures and as texts, and the signed copy at the end. */
const files = z.string().check(z.regex(/^(document|signed|(page|near|text)-[1-9]\d{0,2})$/));

/** Writes the person's texts into the document. With troubles it writes nothing. */
const fill = {
  input: z.object({ texts: z.record(uuid, z.string().check(z.maxLength(LONGEST_TEXT))).check(membersAtMost(100)) }),
  output: z.object({ document: signDocument, troubles: z.readonly(z.array(trouble)) }),
};
export type FillAnswer = z.output<typeof fill.output>;

const sampleConsent = {
  text_sha256: sha256Hex(consentDocument(signConsent('es-MX', 'Banco Aldaba', 'Contrato de cuenta'), null)),
  language: 'es-MX' as const,
};

/** The person reads a document page by page and signs it by hand or by name. The server seals it. */
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
  keeps: (_setup, { document_name, sealed }) => ({ file: 'signed', save_as: fileName(document_name), ready: sealed !== false }),
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
      sealed: true,
      signed_sha256: 'b'.repeat(64),
      signed_at: '2026-11-20T18:00:00.000Z',
      timestamped: false,
      kind: 'typed',
      signature_kept: false,
      consent: sampleConsent,
    },
  },
});

/** A file name that every system accepts, with its extension. */
export function fileName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go.
  const plain = name.replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, ' ').trim();
  return /\.pdf$/i.test(plain) ? plain : `${plain || 'documento'}.pdf`;
}
