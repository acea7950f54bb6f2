import { z } from 'zod';
import { uuid } from '../base/service.ts';

/** Verification of a file against its seal (the server's signature over the whole PDF), with the changes since. */

/** Possible reasons of each verdict. */
export const sealReasons = {
  valid: ['as_sealed'],
  changed: ['added_after_seal', 'sealed_bytes_differ', 'seal_missing'],
  unknown: ['not_on_record', 'seal_of_another', 'no_seal', 'not_a_pdf'],
} as const;

const reasons = [...sealReasons.valid, ...sealReasons.changed, ...sealReasons.unknown] as const;
export type SealReason = (typeof reasons)[number];

export const sealChange = z
  .object({
    what: z
      .enum([
        'bytes_added',
        'bytes_differ',
        'seal',
        'signature_added',
        'page_added',
        'page_removed',
        'content',
        'resources',
        'page',
        'annotation_added',
        'annotation_changed',
        'annotation_removed',
        'form_field',
        'catalog',
        'information',
        'appearance',
        'unreadable',
      ])
      .describe('The type of the change, for programs. `appearance`: the page looks different. `catalog`: the document as a whole.'),
    page: z.int().nullable().describe('The number of the page, from 1. Null for the document as a whole.'),
    detail: z
      .string()
      .meta({ description: 'The change as a sentence, for people.', examples: ['Page 2: an annotation was added: a stamp.'] }),
  })
  .meta({ id: 'SealChange' });
export type SealChange = z.output<typeof sealChange>;

export const verification = z
  .object({
    verdict: z.enum(['valid', 'changed', 'unknown']),
    reason: z.enum(reasons),
    detail: z
      .string()
      .describe('The reason as a sentence, which also states if a test key made the document or nobody vouches for its signer.'),
    sha256: z.string().describe('The SHA-256 of the file that was sent, in hex.'),
    document: z
      .object({
        uuid,
        name: z.string(),
        people_uuid: uuid.nullable(),
        workflow_uuid: uuid.nullable(),
        signed_sha256: z.string(),
        signed_at: z.iso.datetime(),
        timestamped: z.boolean(),
        signers: z
          .array(z.object({ id: uuid, person_id: uuid, workflow_uuid: uuid.nullable(), signed_at: z.iso.datetime().nullable() }))
          .describe('The signers of the document. Empty if one person signed it, who is `people_uuid`.'),
      })
      .nullable()
      .describe('The document that the file is, or from which it comes. Null if there is none in this mode.'),
    seal: z
      .object({
        subject: z.string(),
        issuer: z.string(),
        certificate_sha256: z.string(),
        issued_here: z.boolean().describe('True if this installation signs, or signed, with this certificate.'),
        intact: z.boolean().describe('True if the bytes that the signature covers are unchanged.'),
        sealed_bytes: z.int().nullable().describe('Number of bytes that the signature covers, from the beginning. Null if not stated.'),
        whole: z.boolean().describe('True if these are all bytes of the file.'),
      })
      .nullable()
      .describe('The digital signature of the file, ours before any other. Null if none can be read.'),
    changes: z.array(sealChange).describe('The differences from the sealed document. Empty if nothing changed.'),
    pages_compared: z
      .int()
      .nullable()
      .describe('Number of pages that were drawn and compared as pictures. Null if nothing was to be compared.'),
  })
  .meta({ id: 'Verification' });
export type Verification = z.output<typeof verification>;
