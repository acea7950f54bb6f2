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
      .meta({
        description: 'What is otherwise, for programs. `appearance`: the page looks otherwise; `catalog`: the document as a whole.',
      }),
    page: z.int().nullable().meta({ description: 'From 1; null for the document as a whole.' }),
    detail: z.string().meta({ description: 'The same for people.', examples: ['Page 2: an annotation was added: a stamp.'] }),
  })
  .meta({ id: 'SealChange' });
export type SealChange = z.output<typeof sealChange>;

export const verification = z
  .object({
    verdict: z.enum(['valid', 'changed', 'unknown']),
    reason: z.enum(reasons),
    detail: z.string().meta({
      description: 'The reason, in a sentence; whether a test key made the document, and whether nobody vouches for who signed it.',
    }),
    sha256: z.string().meta({ description: 'Of the file that was sent, in hex.' }),
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
          .meta({ description: 'Who signed it together; empty where one person did, who is `people_uuid`.' }),
      })
      .nullable()
      .meta({ description: 'The document of yours that the file is, or comes from; null where it is none in this mode.' }),
    seal: z
      .object({
        subject: z.string(),
        issuer: z.string(),
        certificate_sha256: z.string(),
        issued_here: z.boolean().meta({ description: 'Whether this installation signs with this certificate, or has.' }),
        intact: z.boolean().meta({ description: 'Whether the bytes that it covers are those that were signed.' }),
        sealed_bytes: z.int().nullable().meta({ description: 'From the beginning of the file; null where it does not say.' }),
        whole: z.boolean().meta({ description: 'Whether these are all bytes of the file.' }),
      })
      .nullable()
      .meta({ description: 'The digital signature of the file, ours before any other; null where none can be read.' }),
    changes: z.array(sealChange).meta({ description: 'What is otherwise than it was sealed; empty unless it changed.' }),
    pages_compared: z
      .int()
      .nullable()
      .meta({ description: 'How many pages were drawn and compared as pictures; null where there was nothing to compare.' }),
  })
  .meta({ id: 'Verification' });
export type Verification = z.output<typeof verification>;
