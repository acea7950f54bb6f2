import * as z from 'zod/mini';
import { consentDocument, sha256Hex } from '../../contracts/consent-text.ts';
import { defineStep } from '../../contracts/step.ts';
import { LONGEST_TEXT } from './asking/text.contract.ts';
import { signConsent } from './signing/sign-consent.contract.ts';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const language = z.enum(['es-MX', 'en']);
/** `applied`: the one that the person gave to an earlier document of the same workflow. */
const kind = z.enum(['drawn', 'typed', 'applied']);
export type SignatureKind = z.output<typeof kind>;

const SOURCES = ['token', 'document_uuid', 'template_binding_uuid'] as const;
const nameOfDocument = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const given = (value: unknown) => value !== undefined && value !== null;

const setup = z
  .strictObject({
    /** Opens the document; from creating it (`POST /people/v1/documents`). No browser ever sees it. */
    token: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    /** The same, by its id. */
    document_uuid: z.optional(z.uuid()),
    /** Makes the document of a template, with texts from what earlier steps recorded. */
    template_binding_uuid: z.optional(z.uuid()),
    /** What a document that is made of a template is called; the template's name unless given. */
    document_name: z.optional(nameOfDocument),
    /** Keep the picture of the signature beside the document, and in the archive of the person's data. */
    store_sign: z._default(z.boolean(), false),
    /** Offer the signature that the person gave to an earlier document of this workflow, and keep the one given here for later ones. */
    autosigning: z._default(z.boolean(), false),
    /** What the document's text elements say, by element. */
    texts: z._default(z.record(z.uuid(), z.string().check(z.maxLength(2000))), {}),
  })
  .check(
    z.refine((value) => SOURCES.filter((source) => given(value[source])).length === 1, {
      path: ['token'],
      error: `Give one of ${SOURCES.join(', ')}`,
    }),
    z.refine(({ document_name, template_binding_uuid }) => !given(document_name) || given(template_binding_uuid), {
      path: ['document_name'],
      error: 'Only a document that is made of a template_binding_uuid is named here',
    }),
  );

/** A name of nothing but spaces and signs that nobody sees is nobody's. */
const A_LETTER = /\p{L}/u;

/** Base64 characters of the signature's picture. */
const LONGEST_PICTURE = 400_000;

const submission = z.object({
  /** Of the document that was read. */
  document_sha256: sha256,
  /** A picture of the signature, PNG in base64; or the one that was given before. */
  signature: z.union([
    z.object({
      kind: z.enum(['drawn', 'typed']),
      png: z.string().check(z.maxLength(LONGEST_PICTURE), z.regex(/^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/)),
    }),
    z.object({ kind: z.literal('applied') }),
  ]),
  /** Where nobody has said yet who signs. */
  name: z.optional(z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(200), z.regex(A_LETTER)))),
  consent: z.object({ text_sha256: sha256, language }),
});

const payload = z.object({
  document_uuid: z.uuid(),
  document_name: z.string(),
  signed_sha256: sha256,
  signed_at: z.iso.datetime(),
  /** Whether an authority's time stamp is in the signature. */
  timestamped: z.boolean(),
  kind,
  /** Whether the picture of the signature was kept, so that it may be applied to a later document. */
  signature_kept: z.boolean(),
  consent: z.object({ text_sha256: sha256, language }),
});

/** `document`, the pages as pictures and as text, and at the end the signed copy. */
const files = z.string().check(z.regex(/^(document|signed|(page|near|text)-[1-9]\d{0,2})$/));

/** A text that the person is asked for. */
const ask = z.object({
  uuid: z.uuid(),
  /** Its label, in the operator's words. */
  name: z.string(),
  required: z.boolean(),
  /** What the person wrote before; empty for nothing. */
  value: z.string(),
});

/** The file `document`: what is to be read before it is signed. */
const signDocument = z.object({
  name: z.string(),
  sha256,
  /** Sizes in points. */
  pages: z.readonly(z.array(z.object({ width: z.number(), height: z.number() }))),
  /** Who signs, as far as the server knows; null asks for the name. */
  signer: z.nullable(z.string()),
  /** Why there is nothing to sign: it was signed elsewhere, is not there any more, or cannot hold what its texts should say. Null for a document that may be signed. */
  closed: z.nullable(z.enum(['signed', 'gone', 'unfit'])),
  /** Texts to ask for before it is read; they stand in the pages then. */
  asks: z.readonly(z.array(ask)),
  /** Whether each text that must be given is. */
  filled: z.boolean(),
  /** The document whose signature may be applied to this one; null for none. */
  given: z.nullable(z.string()),
});
export type SignDocument = z.output<typeof signDocument>;

const trouble = z.object({ uuid: z.uuid(), code: z.enum(['required', 'too_long', 'unsupported_character']) });
export type TextTrouble = z.output<typeof trouble>;
/** Writes the person's texts into the document; with troubles nothing was written. */
const fill = {
  input: z.object({ texts: z.record(z.uuid(), z.string().check(z.maxLength(LONGEST_TEXT))) }),
  output: z.object({ document: signDocument, troubles: z.readonly(z.array(trouble)) }),
};
export type FillAnswer = z.output<typeof fill.output>;

const sampleConsent = {
  text_sha256: sha256Hex(consentDocument(signConsent('es-MX', 'Banco Aldaba', 'Contrato de cuenta'), null)),
  language: 'es-MX' as const,
};

/** A document, read page by page and signed by hand or by name; the server seals it. */
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
  autofill: (given, { document_uuid, template_binding_uuid, document_name, autosigning }) => {
    const own = SOURCES.some((source) => given[source] !== undefined && given[source] !== null);
    const from = { document_uuid, template_binding_uuid, document_name };
    const taken = Object.entries(own ? {} : from).filter(([, value]) => value !== null);
    if (taken.length === 0 && !autosigning) return null;
    return { ...Object.fromEntries(taken), ...(autosigning ? { autosigning } : {}), ...given };
  },
  grants: () => ['signature'],
  keeps: (_setup, { document_name }) => ({ file: 'signed', save_as: fileName(document_name) }),
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
      signed_sha256: 'b'.repeat(64),
      signed_at: '2026-11-20T18:00:00.000Z',
      timestamped: false,
      kind: 'typed',
      signature_kept: false,
      consent: sampleConsent,
    },
  },
});

/** A name that every system saves under, with its extension. */
export function fileName(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must go.
  const plain = name.replace(/[\u0000-\u001f\u007f\\/:*?"<>|]+/g, ' ').trim();
  return /\.pdf$/i.test(plain) ? plain : `${plain || 'documento'}.pdf`;
}
