import { z } from 'zod';
import { atMost, membersAtMost } from '../base/limits.ts';
import { line, timeInput, timestamp, uuid } from '../base/service.ts';
import { MOST_DOCUMENT_PAGES } from './document-limits.ts';

/** Elements of a document, the act of signing, and its evidence. */

const sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'A SHA-256 in hex, small letters');
const points = z.number().min(0).max(14_400);
const length = z.number().min(4).max(14_400);
const short = z.string().max(200);

/** A name on one line, without control, direction or format characters. */
const plainName = z
  .string()
  .check(atMost(1_000))
  .overwrite((text) => text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim());
export const LONGEST_NAME = 200;
export const documentName = plainName.min(1).max(LONGEST_NAME);

export const elementInput = z.object({
  page: z.int().min(1).max(MOST_DOCUMENT_PAGES).meta({ description: 'From 1.' }),
  box: z.tuple([points, points, length, length]).meta({
    description: '`[x, y, width, height]` in points from the upper left corner of the page as it is shown.',
    examples: [[72, 640, 200, 60]],
  }),
  kind: z.enum(['text', 'signature']),
  name: plainName
    .min(1)
    .max(100)
    .meta({ description: 'What it is, for people.', examples: ['Firma del cliente'] }),
  required: z.boolean().default(true),
  ask_signer: z.boolean().default(false).meta({ description: 'Of a text: the signer is asked for it where nobody else has given it.' }),
});

export const elementRecord = z
  .object({
    uuid,
    page: z.int(),
    box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    kind: z.enum(['text', 'signature']),
    name: z.string(),
    required: z.boolean(),
    ask_signer: z.boolean(),
    template_element_uuid: uuid.nullable().meta({ description: 'The template’s element that it was made of.' }),
    value: z.string().nullable().meta({ description: 'What is written there, and shown to the signer.' }),
    written_by: z.enum(['sender', 'signer']).nullable(),
    awaited: z.boolean().meta({ description: 'A workflow is still to write it, out of what somebody answers.' }),
  })
  .meta({ id: 'DocumentElement' });
export type ElementRecord = z.output<typeof elementRecord>;

/** Texts by the uuid of their element; a document has at most fifty elements. */
export const textsByElement = z.record(uuid, z.string().max(2_000)).check(membersAtMost(100));

/** Texts of a document before signing. */
export const filling = z.object({
  texts: textsByElement.nullish().meta({ description: 'Given by whoever sends the document, keyed by text element.' }),
  bound_texts: textsByElement.nullish().meta({
    description:
      'The same, out of what somebody answered, keyed by text element: a character that the font does not have is written as a question mark.',
  }),
  signer_texts: textsByElement
    .nullish()
    .meta({ description: 'Written by the signer, keyed by text element; only elements with `ask_signer`.' }),
  awaited: z.array(uuid).max(100).nullish().meta({
    description:
      'Text elements that are to be written later, out of what somebody answers. Until then no other workflow takes the document.',
  }),
});
export type Filling = z.output<typeof filling>;

/** The most base64 characters of a signature image: 300 kB. */
const LONGEST_PICTURE = 400_000;

/** Evidence of the act of signing: only data that the server itself knows, none that a browser claims. */
export const evidence = z.object({
  workflow_uuid: uuid.meta({
    description: 'The workflow of this tenant and mode in which it is signed, and whose log says so; another one is 422.',
  }),
  language: z.string().max(20).default('es-MX').meta({ description: 'That the signer read (BCP 47).' }),
  consent: z
    .object({ text: z.string().min(1).max(4_000), text_sha256: sha256 })
    .meta({ description: 'The sentence with which the signer agreed to sign.' }),
  device: z
    .object({
      ip: z.string().max(60).nullish(),
      user_agent: z.string().max(500).nullish(),
      metadata: z
        .record(short, z.string().max(300))
        .check(membersAtMost(50))
        .nullish()
        .meta({ description: 'Whatever else is known of the device, as pairs.' }),
    })
    .nullish(),
  pages_delivered: z
    .array(z.int().min(1).max(MOST_DOCUMENT_PAGES))
    .max(MOST_DOCUMENT_PAGES)
    .nullish()
    .meta({ description: 'Pages whose picture or text was delivered to the signer’s device. That they were read, nobody can know.' }),
  coordinates: z.tuple([short, short]).nullish().meta({ description: 'Latitude, longitude.' }),
  consents: z
    .array(
      z.object({
        key: short,
        kind: short,
        accepted: z.boolean(),
        text_sha256: sha256,
        version: short.nullish(),
        language: z.string().max(20).nullish(),
        at: timeInput,
      }),
    )
    .max(50)
    .nullish(),
  codes: z
    .array(z.object({ channel: z.enum(['EMAIL', 'SMS', 'WHATSAPP']), destination: short, verified_at: timeInput }))
    .max(20)
    .nullish()
    .meta({ description: 'One-time codes that the signer proved; destinations masked.' }),
  media: z
    .array(
      z.object({
        uuid,
        collection: short,
        title: z
          .object({ es: short, en: short })
          .nullish()
          .meta({ description: 'What the page of evidence calls it; its `collection` where nobody says.' }),
        sha256,
        stored_at: timeInput.nullish(),
      }),
    )
    .max(1000)
    .nullish()
    .meta({ description: 'Pictures and files that the workflow holds.' }),
  log: z
    .object({ length: z.int().min(0), head: sha256.nullable() })
    .nullish()
    .meta({ description: 'Head of the workflow’s event log when it was signed.' }),
});

const knownBy = z.object({
  by: z.enum(['partner', 'document', 'reading', 'code', 'signer']),
  at: short.nullish().meta({ description: 'With `code`: the address that it was proven at, masked.' }),
});
export type Provenance = z.output<typeof knownBy>;

export const signing = z.object({
  signing_uuid: uuid.meta({ description: 'Of this act of signing, for instance the step’s uuid.' }),
  sha256: sha256.meta({ description: 'Of the document that was shown: another one is 409.' }),
  signature: z.union([
    z.object({
      kind: z.enum(['drawn', 'typed']),
      png: z
        .string()
        .min(1)
        .max(LONGEST_PICTURE)
        .meta({ description: 'The signature as a PNG in base64, at most 4 megapixels; its background may be transparent.' }),
    }),
    z
      .object({ kind: z.literal('applied'), document_uuid: uuid })
      .meta({ description: 'The one that the signer gave to this document in the same workflow, where it was kept (`store_sign`).' }),
  ]),
  signature_elements: z
    .array(uuid)
    .max(50)
    .nullish()
    .meta({ description: 'The signature elements that get it, and no others; null for all.' }),
  signer: z.object({
    name: line(200).min(1).regex(/\p{L}/u, 'A name that can be read'),
    national_id: line(40).nullish(),
    people_uuid: uuid.nullish(),
    known_by: z.object({ name: knownBy, national_id: knownBy.nullish() }).nullish().meta({
      description:
        'How the page of evidence says that name and CURP are known: given by you, read from a document that something vouches for, read from a credential that was shown (`reading`), by a code, or declared by the signer. By default given by you where `people_uuid` or `national_id` is there, else declared.',
    }),
  }),
  texts: textsByElement
    .nullish()
    .meta({ description: 'Values of text elements that nothing is written in yet, keyed by element; the signer is not shown them.' }),
  evidence,
  store_sign: z.boolean().nullish().meta({ description: 'Whether the picture of the signature is kept beside the document too.' }),
});
export type Signing = z.output<typeof signing>;

/** The result of signing. A repeated request with the same `signing_uuid` gets the same answer, even with other contents. */
export const signingAnswer = z
  .object({
    uuid: uuid.meta({ description: 'The document’s.' }),
    sealed: z.boolean().meta({ description: 'False while other signers of the document have yet to sign, and until it is sealed then.' }),
    sha256: z.string().nullable().meta({ description: 'Of the signed PDF, in hex; null until it is sealed.' }),
    signed_at: timestamp.meta({ description: 'When this person signed.' }),
    timestamped: z.boolean().nullable().meta({ description: 'Null until it is sealed.' }),
    kind: z.enum(['drawn', 'typed', 'applied']),
    consent: z.object({ text_sha256: z.string(), language: z.string() }),
    signature_kept: z.boolean().meta({ description: 'Whether the picture of the signature was kept beside the document.' }),
  })
  .meta({ id: 'Signing' });
