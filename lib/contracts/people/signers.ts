import { z } from 'zod';
import { operationGroup } from '../base/operation-group.ts';
import { answers, byId, envelope, timestamp, uuid } from '../base/service.ts';

/** Operations on people who sign a document together (2.10 of `spec/`). */

const fillableElement = z
  .object({
    id: uuid,
    signer_id: uuid,
    template_element_id: uuid.nullable().meta({ description: 'The element of the template that it was made of.' }),
    document_element_id: uuid,
    filled_at: timestamp.nullable().meta({ description: 'When it got the signature.' }),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'FillableElement' });

const minutes = z.int().meta({ description: 'Minutes; 0, always so far: our documents do not expire.' });

const fields = {
  id: uuid,
  name: z.string(),
  email: z.string().nullable().meta({ description: 'The newest of the person’s contact data that has one.' }),
  document_id: uuid,
  person_id: uuid,
  external_person_id: z.string().nullable().meta({ description: 'The person’s `external_ref_id`.' }),
  is_permanent: z.boolean(),
  expires_in: minutes,
  metadata: z.record(z.string(), z.unknown()).nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  signed_at: timestamp.nullable(),
  fillable_elements: z.array(fillableElement),
};

const signer = z.object(fields).meta({ id: 'Signer' });

export const signerWithDocument = z
  .object({
    ...fields,
    document: z.object({
      id: uuid,
      template_id: uuid.nullable(),
      name: z.string(),
      send_email: z.boolean(),
      autosigning: z.boolean(),
      expires_in: minutes,
      from_file: z.boolean(),
      created_at: timestamp,
      updated_at: timestamp,
      last_generated_at: timestamp,
      signed_at: timestamp.nullable().meta({ description: 'When it was sealed: once all its signers have signed.' }),
    }),
  })
  .meta({ id: 'SignerWithDocument' });

const people = operationGroup('/v1/people', ['People']);

export const signersContract = {
  create: people.addressed
    .post(
      '/{id}/signers',
      'Create signer for person',
      'Makes the person a signer of one of your documents (`POST /v1/documents`). A document that has signers is signed by each of them, in a workflow of their own, and is sealed once all have signed. `elements` are the signature elements that are theirs; none is all that nobody has. A document of a template wants them named where nobody has several: a template binding may have given one to somebody else (422 `required`). An element has one signer (422 `element_taken`), a person signs a document once, and nobody joins once it is signed. `password` is for platforms that need one: this one neither keeps nor logs it.',
      answers({
        404: 'No person has this id, or no document has that `document_id`.',
        409: 'The Idempotency-Key was used with another body.',
      }),
    )
    .input(
      z.object({
        params: byId,
        body: z.object({
          document_id: uuid,
          password: z.string().max(500).meta({ description: 'Neither kept nor logged.', format: 'password' }),
          elements: z.array(uuid).max(50).nullish().meta({
            description:
              'Signature elements of the document; none, and all that nobody has are theirs. Needed where the document is of a template and nobody has several.',
          }),
        }),
      }),
    )
    .output(envelope(signer)),

  list: people
    .get(
      '/{id}/sign-documents',
      "List person's signing-platform documents",
      'The documents that the person is a signer of, as signers with their document; the newest hundred, newest first.',
    )
    .input(byId)
    .output(envelope(z.array(signerWithDocument))),
};
