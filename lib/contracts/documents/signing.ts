import { z } from 'zod';
import { atMost, membersAtMost } from '../base/limits.ts';
import { messageChannels } from '../base/message-channels.ts';
import { line, timeInput, timestamp, uuid } from '../base/service.ts';
import { LONGEST_SIGNATURE, PICTURE_KINDS, SIGNATURE_KINDS, sha256Pattern } from '../steps/signature.ts';
import { MAX_DOCUMENT_PAGES } from './document-limits.ts';

/** Elements of a document, the act of signing, and its evidence. */

const sha256 = z.string().regex(sha256Pattern, 'A SHA-256 in hex, small letters');
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
  page: z.int().min(1).max(MAX_DOCUMENT_PAGES).describe('The number of the page, from 1.'),
  box: z.tuple([points, points, length, length]).meta({
    description: 'The place as `[x, y, width, height]`, in points from the upper left corner of the page as shown.',
    examples: [[72, 640, 200, 60]],
  }),
  kind: z.enum(['text', 'signature']),
  name: plainName
    .min(1)
    .max(100)
    .meta({ description: 'The name of the element, for people.', examples: ['Firma del cliente'] }),
  required: z.boolean().default(true),
  ask_signer: z.boolean().default(false).describe('True if the signer is asked for the text when nobody else has given it.'),
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
    template_element_uuid: uuid.nullable().describe('The element of the template from which this one was copied.'),
    value: z.string().nullable().describe('The text that is written there and shown to the signer.'),
    written_by: z.enum(['sender', 'signer']).nullable(),
    awaited: z.boolean().describe('True while a workflow has yet to write the text from a submission.'),
  })
  .meta({ id: 'DocumentElement' });

/** Texts by the uuid of their element; a document has at most fifty elements. */
export const textsByElement = z.record(uuid, z.string().max(2_000)).check(membersAtMost(100));

/** Texts of a document before signing. */
export const filling = z.object({
  texts: textsByElement.nullish().describe('The texts of the sender, keyed by text element.'),
  bound_texts: textsByElement
    .nullish()
    .describe('The texts from submissions, keyed by text element. A character that the font lacks is written as a question mark.'),
  signer_texts: textsByElement
    .nullish()
    .describe('The texts of the signer, keyed by text element. Only elements with `ask_signer` are permitted.'),
  awaited: z
    .array(uuid)
    .max(100)
    .nullish()
    .describe('The text elements that are written later, from a submission. Until then no other workflow can use the document.'),
});
export type Filling = z.output<typeof filling>;

/** Evidence of the act of signing: only data that the server itself knows, none that a browser claims. */
export const evidence = z.object({
  workflow_uuid: uuid.describe(
    'The workflow, of this tenant and mode, in which the document is signed and whose log records it. Another one is 422.',
  ),
  language: z.string().max(20).default('es-MX').describe('The language that the signer read (BCP 47).'),
  consent: z
    .object({ text: z.string().min(1).max(4_000), text_sha256: sha256 })
    .describe('The sentence with which the signer agreed to sign.'),
  device: z
    .object({
      ip: z.string().max(60).nullish(),
      user_agent: z.string().max(500).nullish(),
      metadata: z.record(short, z.string().max(300)).check(membersAtMost(50)).nullish().describe('Other data of the device, as pairs.'),
    })
    .nullish(),
  pages_delivered: z
    .array(z.int().min(1).max(MAX_DOCUMENT_PAGES))
    .max(MAX_DOCUMENT_PAGES)
    .nullish()
    .describe('The pages whose picture or text was delivered to the signer’s device. Delivery does not prove that they were read.'),
  coordinates: z.tuple([short, short]).nullish().describe('Latitude and longitude.'),
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
    .array(z.object({ channel: z.enum(messageChannels), destination: short, verified_at: timeInput }))
    .max(20)
    .nullish()
    .describe('The one-time codes that the signer confirmed, with masked destinations.'),
  media: z
    .array(
      z.object({
        uuid,
        collection: short,
        title: z.object({ es: short, en: short }).nullish().describe('The title on the page of evidence. By default the `collection`.'),
        sha256,
        stored_at: timeInput.nullish(),
      }),
    )
    .max(1000)
    .nullish()
    .describe('The pictures and files of the workflow.'),
  log: z
    .object({ length: z.int().min(0), head: sha256.nullable() })
    .nullish()
    .describe('The head of the workflow’s event log at the time of signing.'),
});

const knownBy = z.object({
  by: z.enum(['partner', 'document', 'efirma', 'capture', 'reading', 'code', 'signer']),
  at: short.nullish().describe('The confirmed address, masked. Only with `code`.'),
});
export type Provenance = z.output<typeof knownBy>;

export const signing = z.object({
  signing_uuid: uuid.describe('The uuid of this act of signing, for example that of the step.'),
  sha256: sha256.describe('The SHA-256 of the document that was shown. Another one is 409.'),
  signature: z.union([
    z.object({
      kind: z.enum(PICTURE_KINDS),
      png: z
        .string()
        .min(1)
        .max(LONGEST_SIGNATURE)
        .describe('The signature as a PNG in base64, at most 4 megapixels; its background may be transparent.'),
    }),
    z
      .object({ kind: z.literal('applied'), document_uuid: uuid })
      .describe('A signature that the signer gave to this document in the same workflow, if it was kept (`store_sign`).'),
  ]),
  signature_elements: z.array(uuid).max(50).nullish().describe('The signature elements that get the signature. Null means all.'),
  signer: z.object({
    name: line(200).min(1).regex(/\p{L}/u, 'A name that can be read'),
    national_id: line(40).nullish(),
    people_uuid: uuid.nullish(),
    known_by: z
      .object({ name: knownBy, national_id: knownBy.nullish() })
      .nullish()
      .describe(
        'The sources of name and CURP on the page of evidence. `partner`: stated by you. `document`: read from a credential that a registry or an operator confirmed. `efirma`: proven with an e.firma. `capture`: read from a credential with a living face, and not checked with a registry. `reading`: read from a credential that was shown. `code`: confirmed by a code. `signer`: declared by the signer. By default `partner` if `people_uuid` or `national_id` is present, else `signer`.',
      ),
  }),
  texts: textsByElement
    .nullish()
    .describe('The values of text elements that are still empty, keyed by element. The signer does not see them.'),
  evidence,
  store_sign: z.boolean().nullish().describe('True if the picture of the signature is also kept beside the document.'),
  awaits_decision: z
    .boolean()
    .nullish()
    .describe(
      'True if the act is recorded now and the document is sealed later: once the workflow has recorded the submission and no finding of it waits or may still come. Only the workflows service sets it; with an API key it is 422.',
    ),
});
export type Signing = z.output<typeof signing>;

/** Verdict on an act of signing, named by its `signing_uuid`: it may be sealed or not. */
export const signingVerdict = z.object({ uuid, isApproved: z.boolean() });
export type SigningVerdict = z.output<typeof signingVerdict>;

/** The result of signing. A repeated request with the same `signing_uuid` gets the same answer, even with other contents. */
export const signingAnswer = z
  .object({
    uuid: uuid.describe('The uuid of the document.'),
    sealed: z
      .boolean()
      .describe('False until all signers of the document have signed, nothing of it waits for a decision, and it is sealed.'),
    sha256: z.string().nullable().describe('The SHA-256 of the signed PDF, in hex. Null until the document is sealed.'),
    signed_at: timestamp.describe('The time when this person signed.'),
    timestamped: z.boolean().nullable().describe('True if the seal has a time stamp. Null until the document is sealed.'),
    kind: z.enum(SIGNATURE_KINDS),
    consent: z.object({ text_sha256: z.string(), language: z.string() }),
    signature_kept: z.boolean().describe('True if the picture of the signature was kept beside the document.'),
  })
  .meta({ id: 'Signing' });
