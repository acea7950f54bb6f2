import { z } from 'zod';
import { LARGEST_PDF } from '../base/file-limits.ts';
import { cutAt } from '../base/limits.ts';
import { internalOperations, operationGroup } from '../base/operation-group.ts';
import { recordOperations } from '../base/record-operations.ts';
import { answers, byUuid, download, envelope, pageQuery, pathUuid, uuid } from '../base/service.ts';
import { deleted, elementsOf, filePart, pdfPart } from './elements.ts';
import { documentRecord, documentSigner, documentStatuses, issuedDocument, openedDocument } from './records.ts';
import { documentName, filling, signing, signingAnswer, signingVerdict, textsByElement } from './signing.ts';
import { verification } from './verification.ts';

/**
 * Operations on documents that people sign, an extension of the published API. The server opens a document for its signer with a token,
 * which no browser sees. Lengths are in points (1/72 inch) from the upper left corner of the page as shown (crop box, rotated).
 */

const anyFile = filePart.describe('A file of at most 20 MB.');
/** Path parameters of a page. `page` is a number from 1, as text; any other text is 404. */
const byPage = {
  uuid: pathUuid,
  page: z
    .string()
    .check(cutAt(20))
    .meta({ description: 'The number of the page, from 1.', examples: ['1'] }),
};
const listQuery = z.object({
  ...pageQuery,
  status: z.enum(documentStatuses).optional(),
  people_uuid: uuid.optional(),
  workflow_uuid: uuid.optional(),
});
const TAGS = ['Documents', 'Ours'];
const records = recordOperations('/v1/documents', TAGS, { one: 'document', many: 'documents', id: 'uuid' }, documentRecord);

const documents = operationGroup('/v1/documents', TAGS);
const documentTemplates = operationGroup('/v1/document-templates', TAGS);

export const documentsContract = {
  list: records.list('Returns the documents, newest first.', listQuery),
  create: records
    .create(
      'Creates a document from a PDF (`multipart/form-data`).',
      z.object({
        file: pdfPart,
        name: documentName.nullish().describe('The name. By default the file’s.'),
      }),
      envelope(issuedDocument),
    )
    .meta({ form: { largestFile: LARGEST_PDF, part: 'file' } }),
  createFromTemplate: documentTemplates.addressed
    .post(
      '/{uuid}/documents',
      'Create document from template',
      'Creates a document with the elements of the template, without those whose text is in `values` and thus in the document.',
      { successStatus: 201 },
    )
    .input(
      z.object({
        params: byUuid,
        body: z.object({
          name: documentName.nullish().describe('The name of the document. By default that of the template.'),
          values: textsByElement.nullish().describe('The texts, keyed by text element of the template.'),
        }),
      }),
    )
    .output(envelope(issuedDocument)),
  open: documents
    .post(
      '/open',
      'Open document by token',
      'Returns the document as its signer sees it. Changes nothing.',
      answers({ 404: 'No document has this token.' }),
    )
    .meta({ reads: true })
    .input(z.object({ token: z.string().min(1).max(100) }))
    .output(envelope(openedDocument)),
  verify: documents
    .post(
      '/verify',
      'Verify signed document',
      'Compares a file (`multipart/form-data`) with the sealed documents of the tenant. The verdict is `valid` (as it was sealed), `changed` (changed since, with the places) or `unknown` (nothing can be stated). Every file has an answer, even if it is no PDF. The file is not stored.',
    )
    .meta({ reads: true, form: { largestFile: LARGEST_PDF, part: 'file' }, limit: { count: 20, seconds: 60 } })
    .input(z.object({ file: anyFile }))
    .output(envelope(verification)),
  certificates: documents
    .get(
      '/certificates',
      'Get signing certificates',
      'Returns certificates as PEM: the one that signs now, then those that vouch for it. A program that checks a signed document must trust the last one.',
    )
    .output(envelope(z.object({ chain: z.array(z.string()) }))),
  get: records.get('Returns a document with its elements.', envelope(openedDocument)),
  delete: records.delete('Deletes the document and its files permanently. Not permitted under a legal hold.').output(deleted('Document')),
  page: documents.addressed
    .get(
      '/{uuid}/pages/{page}',
      'Get document page',
      'Returns a page as the signer sees it, as a PNG with this width in pixels.',
      download('image/png'),
    )
    .input(
      z.object({
        params: z.object(byPage),
        query: z.object({ width: z.coerce.number().int().min(100).max(2_400).default(1_200) }).prefault({}),
      }),
    )
    .output(z.file()),
  pageText: documents
    .get(
      '/{uuid}/pages/{page}/text',
      'Get document page text',
      'Returns the text of the page, for people who cannot see it. Empty if the page is a picture.',
    )
    .input(z.object(byPage))
    .output(envelope(z.object({ text: z.string() }))),
  fill: documents.addressed
    .post(
      '/{uuid}/fill',
      'Fill document',
      'Writes texts into the document, so that its signer reads them there. `sha256` is then the hash of the new file. A request contains all texts and replaces the earlier ones. A text is made smaller until it fits into its box, down to 5 points. A text that does not fit then is 422 and changes nothing. While the document has texts, its elements cannot change.',
      answers({ 409: 'The document is signed already, or one of its signers has signed.' }),
    )
    .input(z.object({ params: byUuid, body: filling }))
    .output(envelope(openedDocument)),
  sign: documents.addressed
    .post(
      '/{uuid}/sign',
      'Sign document',
      'Fills the elements, appends the page of evidence and signs (PAdES B-B, or B-T if the server has a time stamp authority). The same `signing_uuid` gets the same answer again, whatever else is sent; another one on a signed document is 409. If the time stamp authority does not answer, the request is 503 and nothing is signed: send it again. If the document has signers (*Create signer for person*), the request records the act of one of them, who is `signer.people_uuid` or else the workflow’s person; anybody else is 409. The act cannot change, `sealed` is false, and a job seals the document after the last act.',
      answers({ 409: 'The document is signed already, it is not the one that was shown, or the person is none of its signers.' }),
    )
    .input(z.object({ params: byUuid, body: signing }))
    .output(envelope(signingAnswer)),
  signed: documents
    .get('/{uuid}/signed', 'Download signed document', 'Returns the signed PDF; 404 until it is signed.', download('application/pdf'))
    .input(byUuid)
    .output(z.file()),
  signature: documents
    .get(
      '/{uuid}/signature',
      'Download signature',
      'Returns the signature as the person gave it, as a PNG; 404 if it was not kept (`store_sign`). If the document has signers, `signer` selects one.',
      download('image/png'),
    )
    .input(byUuid.extend({ signer: uuid.optional().describe('The id of a signer of the document.') }))
    .output(z.file()),
  elements: elementsOf('/v1/documents', 'document', TAGS),
  internal: {
    signer: internalOperations
      .post(
        '/document-signers',
        'Find signer of workflow',
        'Returns the signer of the document whose workflow this is. Null if the person is none of them, or is unknown.',
      )
      .input(z.object({ document_uuid: uuid, workflow_uuid: uuid, people_uuid: uuid.nullable() }))
      .output(envelope(documentSigner.nullable())),
    workflowDeleted: internalOperations
      .post(
        '/documents-of-deleted-workflow',
        'Forget documents of deleted workflow',
        'Deletes the documents that were signed in the workflow and belong to no person, and returns their ids. Documents that `retention.signed_document_days` or a legal hold keeps are deleted when these end.',
      )
      .input(z.object({ workflow_uuid: uuid }))
      .output(envelope(z.object({ deleted: z.array(uuid), kept: z.array(uuid) }))),
    workflowDecided: internalOperations
      .post(
        '/documents-of-decided-workflow',
        'Release documents of decided workflow',
        'After a yes, the acts that wait for it may be sealed, also those that were refused before; a document that all have signed is then sealed, by a job if that fails now. After a no, the acts that wait are refused. Acts that are not listed stay as they are. Safe to repeat.',
      )
      .input(z.object({ workflow_uuid: uuid, signings: z.array(signingVerdict).max(100) }))
      .output(envelope(z.string())),
  },
};
