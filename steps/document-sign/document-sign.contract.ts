import * as z from 'zod/mini';
import { consentDocument, sha256Hex } from '../../contracts/consent-text.ts';
import { defineStep } from '../../contracts/step.ts';
import { signConsent } from './sign-consent.contract.ts';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const language = z.enum(['es-MX', 'en']);
const kind = z.enum(['drawn', 'typed']);
export type SignatureKind = z.output<typeof kind>;

const setup = z.object({
  /** Opens the document; from creating it (`POST /people/v1/documents`). No browser ever sees it. */
  token: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Keep the picture of the signature with the person, for what they sign later. */
  store_sign: z._default(z.boolean(), false),
  /** What the document's text elements say, by element. */
  texts: z._default(z.record(z.uuid(), z.string().check(z.maxLength(2000))), {}),
});

/** A name of nothing but spaces and signs that nobody sees is nobody's. */
const A_LETTER = /\p{L}/u;

/** Base64 characters of the signature's picture. */
const LONGEST_PICTURE = 400_000;

const submission = z.object({
  /** Of the document that was read. */
  document_sha256: sha256,
  /** A picture of the signature, PNG in base64. */
  signature: z.object({ kind, png: z.string().check(z.maxLength(LONGEST_PICTURE), z.regex(/^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/)) }),
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
  consent: z.object({ text_sha256: sha256, language }),
});

/** `document`, the pages as pictures and as text, and at the end the signed copy. */
const files = z.string().check(z.regex(/^(document|signed|(page|near|text)-\d{1,2})$/));

/** The file `document`: what is to be read before it is signed. */
export interface SignDocument {
  name: string;
  sha256: string;
  /** Sizes in points. */
  pages: readonly { width: number; height: number }[];
  /** Who signs, as far as the server knows; null asks for the name. */
  signer: string | null;
  /** It was signed before, elsewhere: there is nothing left to sign. */
  taken: boolean;
}

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
  files,
  grants: () => ['signature'],
  keeps: (_setup, { document_name }) => ({ file: 'signed', save_as: fileName(document_name) }),
  samples: {
    setup: { token: 'doc_h5mK2vQ0ePzR7sY1tXwB3cN8', store_sign: false },
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
