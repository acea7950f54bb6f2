import { z } from 'zod';
import { timestamp, uuid } from '../base/service.ts';
import { elementRecord } from './signing.ts';

const pageSize = z.object({
  width: z.number().meta({ description: 'Points.' }),
  height: z.number().meta({ description: 'Points.' }),
});

/** Members that describe the PDF as the signer sees it. */
const shown = {
  uuid,
  name: z.string(),
  sha256: z.string().meta({ description: 'Of the PDF as it is shown to the signer, in hex.' }),
  pages: z.array(pageSize),
};

const documentFields = {
  ...shown,
  status: z.enum(['open', 'signed']),
  template_uuid: uuid.nullable(),
  people_uuid: z
    .uuid()
    .nullable()
    .meta({ description: 'Who signed, as soon as the person is recorded. Null where it has signers, who are named one by one.' }),
  workflow_uuid: uuid.nullable().meta({ description: 'The workflow in which it was signed. Null where it has signers.' }),
  workflow_deleted_at: timestamp.nullable().meta({
    description:
      'When that workflow was deleted. A document that hangs on nobody (`people_uuid` null) goes with it, unless `retention.signed_document_days` or a legal hold keeps it.',
  }),
  signed_sha256: z.string().nullable().meta({ description: 'Of the signed PDF, in hex.' }),
  signed_at: timestamp.nullable().meta({ description: 'When it was sealed: where it has signers, once all have signed.' }),
  timestamped: z.boolean().nullable().meta({ description: 'Whether the signature carries a time stamp of an authority (RFC 3161).' }),
  created_at: timestamp,
  updated_at: timestamp,
};

export const documentRecord = z.object(documentFields).meta({ id: 'Document' });

/** A signer of a document that several people sign. */
export const documentSigner = z
  .object({
    id: uuid,
    person_id: uuid,
    workflow_uuid: uuid.nullable().meta({ description: 'The workflow in which they signed.' }),
    elements: z.array(uuid).meta({ description: 'The signature elements that are theirs.' }),
    signed_at: timestamp.nullable(),
  })
  .meta({ id: 'DocumentSigner' });

/** A document with all data that a step needs to show it. After a lost answer, `status` and `signed_*` show if it was signed. */
export const openedDocument = z
  .object({
    ...documentFields,
    elements: z.array(elementRecord),
    signers: z.array(documentSigner).meta({ description: 'Empty for a document that one person signs, whoever it is.' }),
  })
  .meta({ id: 'OpenedDocument' });

export const issuedDocument = z
  .object({
    ...documentFields,
    token: z.string().meta({ description: 'For `setup.document_sign.token`. Shown this once; only its hash is kept.' }),
  })
  .meta({ id: 'IssuedDocument' });

export const templateRecord = z.object({ ...shown, created_at: timestamp, updated_at: timestamp }).meta({ id: 'DocumentTemplate' });
