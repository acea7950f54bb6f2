import { z } from 'zod';
import { operationGroup } from '../base/operation-group.ts';
import { answers, byId, envelope, timestamp, uuid } from '../base/service.ts';
import { signerRefusals } from './refusals.ts';

/** Operations on people who sign a document together (2.10 of `spec/`). */

const fillableElement = z
  .object({
    id: uuid,
    signer_id: uuid,
    template_element_id: uuid.nullable().describe('The element of the template from which it was copied.'),
    document_element_id: uuid,
    filled_at: timestamp.nullable().describe('The time when it got the signature.'),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'FillableElement' });

const minutes = z.int().describe('The minutes until the document expires. Always 0, because documents do not expire.');

const fields = {
  id: uuid,
  name: z.string(),
  email: z.string().nullable().describe('The e-mail address in the person’s newest contact data that have one.'),
  document_id: uuid,
  person_id: uuid,
  external_person_id: z.string().nullable().describe('The person’s `external_ref_id`.'),
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
      signed_at: timestamp.nullable().describe('The time of the seal, after all its signers have signed.'),
    }),
  })
  .meta({ id: 'SignerWithDocument' });

const people = operationGroup('/v1/people', ['People']);

export const signersContract = {
  create: people.addressed
    .post(
      '/{id}/signers',
      'Create signer for person',
      'Makes the person a signer of one of your documents (`POST /v1/documents`). Each signer signs in a workflow of their own, and the document is sealed after all have signed. `elements` are the signature elements of this signer; without it, all that no signer has. If several are free and the document is from a template, `elements` is required (422 `required`), because a template binding may have given one to somebody else. An element has one signer (422 `element_taken`), a person signs a document once, and no signer can be added to a signed document. `password` is for platforms that need one: this one neither stores nor logs it.',
      answers({
        404: 'No person has this id, or no document has this `document_id`.',
        409: 'The Idempotency-Key was used with another body.',
      }),
    )
    .meta({
      differs: 'The signer is one of a document of ours (`POST /v1/documents`). `password` is neither stored nor logged.',
      refuses: signerRefusals,
    })
    .input(
      z.object({
        params: byId,
        body: z.object({
          document_id: uuid,
          password: z.string().max(500).meta({ description: 'A password, which is neither stored nor logged.', format: 'password' }),
          elements: z
            .array(uuid)
            .max(50)
            .nullish()
            .describe(
              'The signature elements of this signer. By default all that no signer has. Required if the document is from a template and several are free.',
            ),
        }),
      }),
    )
    .output(envelope(signer)),

  list: people
    .get(
      '/{id}/sign-documents',
      "List person's signing-platform documents",
      'Returns the documents of which the person is a signer, as signers with their document: the newest hundred, newest first.',
    )
    .input(byId)
    .output(envelope(z.array(signerWithDocument))),
};
