import { z } from 'zod';
import { timestamp, uuid } from '../base/service.ts';
import { elementRecord } from './signing.ts';

const pageSize = z.object({
  width: z.number().describe('The width in points.'),
  height: z.number().describe('The height in points.'),
});

export const documentStatuses = ['open', 'signed', 'refused'] as const;
export type DocumentStatus = (typeof documentStatuses)[number];

/** Members that describe the PDF as the signer sees it. */
const pdfFields = {
  uuid,
  name: z.string(),
  sha256: z.string().describe('The SHA-256 of the PDF that the signer sees, in hex.'),
  pages: z.array(pageSize),
};

const documentFields = {
  ...pdfFields,
  status: z
    .enum(documentStatuses)
    .describe(
      '`signed`: the PDF is sealed. `refused`: it was signed before the end of a workflow that may have findings, and the workflow was then refused; the act is kept and nothing is sealed.',
    ),
  template_uuid: uuid.nullable(),
  people_uuid: uuid
    .nullable()
    .describe(
      'The person who signed a document of one signer. Null until the person is recorded. Null for a document of several signers: `signers` lists them.',
    ),
  workflow_uuid: uuid
    .nullable()
    .describe('The workflow in which a document of one signer was signed. Null for a document of several signers.'),
  workflow_deleted_at: timestamp
    .nullable()
    .describe(
      'The time when that workflow was deleted. A document that belongs to no person (`people_uuid` null) is deleted with it, unless `retention.signed_document_days` or a legal hold keeps it.',
    ),
  signed_sha256: z.string().nullable().describe('The SHA-256 of the signed PDF, in hex.'),
  signed_at: timestamp
    .nullable()
    .describe(
      'The time of the seal. A document of several signers is sealed after all have signed; one that was signed while a finding was undecided or could still come, after the approval or the end.',
    ),
  timestamped: z.boolean().nullable().describe('True if the signature has a time stamp of an authority (RFC 3161).'),
  created_at: timestamp,
  updated_at: timestamp,
};

export const documentRecord = z.object(documentFields).meta({ id: 'Document' });

/** A signer of a document that several people sign. */
export const documentSigner = z
  .object({
    id: uuid,
    person_id: uuid,
    workflow_uuid: uuid.nullable().describe('The workflow in which they signed.'),
    elements: z.array(uuid).describe('The signature elements of the signer.'),
    signed_at: timestamp.nullable(),
  })
  .meta({ id: 'DocumentSigner' });

/** A document with all data that a step needs to show it. After a lost answer, `status` and `signed_*` show if it was signed. */
export const openedDocument = z
  .object({
    ...documentFields,
    elements: z.array(elementRecord),
    signers: z.array(documentSigner).describe('The signers of a document that several people sign. Empty for a document of one signer.'),
  })
  .meta({ id: 'OpenedDocument' });

export const issuedDocument = z
  .object({
    ...documentFields,
    token: z
      .string()
      .describe('The value for `token` in the setup of the step that signs. Only this answer shows it; the server stores its hash.'),
  })
  .meta({ id: 'IssuedDocument' });

export const templateRecord = z.object({ ...pdfFields, created_at: timestamp, updated_at: timestamp }).meta({ id: 'DocumentTemplate' });
