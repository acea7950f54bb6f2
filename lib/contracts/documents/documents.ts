import { z } from 'zod';
import { cutAt } from '../base/limits.ts';
import { internalOperations, operationGroup } from '../base/operation-group.ts';
import { recordOperations } from '../base/record-operations.ts';
import { answers, byUuid, download, envelope, pageQuery, pathUuid, uuid } from '../base/service.ts';
import { deleted, elementsOf, filePart, LARGEST_PDF, pdfPart } from './elements.ts';
import { documentRecord, documentSigner, issuedDocument, openedDocument } from './records.ts';
import { documentName, filling, signing, signingAnswer, textsByElement } from './signing.ts';
import { verification } from './verification.ts';

/**
 * Operations on documents that people sign, an extension of the published API. The server opens a document for its signer with a token,
 * which no browser sees. Lengths are in points (1/72 inch) from the upper left corner of the page as shown (crop box, rotated).
 */

const anyFile = filePart.meta({ description: 'Of at most 20 MB.' });
/** Path parameters of a page. `page` is a number from 1, as text; any other text is 404. */
const byPage = {
  uuid: pathUuid,
  page: z
    .string()
    .check(cutAt(20))
    .meta({ description: 'From 1.', examples: ['1'] }),
};
const listQuery = z.object({
  ...pageQuery,
  status: z.enum(['open', 'signed']).optional(),
  people_uuid: uuid.optional(),
  workflow_uuid: uuid.optional(),
});
const TAGS = ['Documents', 'Ours'];
const records = recordOperations('/v1/documents', TAGS, { one: 'document', many: 'documents', id: 'uuid' }, documentRecord);

const documents = operationGroup('/v1/documents', TAGS);
const documentTemplates = operationGroup('/v1/document-templates', TAGS);

export const documentsContract = {
  list: records.list('Newest first.', listQuery),
  create: records
    .create(
      'Of a PDF (`multipart/form-data`).',
      z.object({ file: pdfPart, name: documentName.nullish().meta({ description: 'The file’s, unless given.' }) }),
      envelope(issuedDocument),
    )
    .meta({ form: { largestFile: LARGEST_PDF, part: 'file' } }),
  createFromTemplate: documentTemplates.addressed
    .post(
      '/{uuid}/documents',
      'Create document from template',
      'It takes over the elements of the template. Where `values` writes a text, there is no element any more.',
      { successStatus: 201 },
    )
    .input(
      z.object({
        params: byUuid,
        body: z.object({
          name: documentName.nullish().meta({ description: 'The template’s, unless given.' }),
          values: textsByElement.nullish().meta({ description: 'Texts by the text elements of the template.' }),
        }),
      }),
    )
    .output(envelope(issuedDocument)),
  open: documents
    .post('/open', 'Open document by token', 'What a signer is shown. Changes nothing.', answers({ 404: 'No document has this token.' }))
    .meta({ reads: true })
    .input(z.object({ token: z.string().min(1).max(100) }))
    .output(envelope(openedDocument)),
  verify: documents
    .post(
      '/verify',
      'Verify signed document',
      'Takes a file (`multipart/form-data`) and says whether it is a signed document of yours as it was sealed (`valid`), one that was changed since, and where (`changed`), or nothing that can be told (`unknown`). Any file has an answer, also one that is no PDF. The file is not kept.',
    )
    .meta({ reads: true, form: { largestFile: LARGEST_PDF, part: 'file' }, limit: { count: 20, seconds: 60 } })
    .input(z.object({ file: anyFile }))
    .output(envelope(verification)),
  certificates: documents
    .get(
      '/certificates',
      'Get signing certificates',
      'PEM: the certificate that signs now, then those that vouch for it. Whoever checks a signed document has to trust the last one.',
    )
    .output(envelope(z.object({ chain: z.array(z.string()) }))),
  get: records.get('One document, with its elements.', envelope(openedDocument)),
  delete: records.delete('For good, with its files. Not under a legal hold.').output(deleted('Document')),
  page: documents.addressed
    .get(
      '/{uuid}/pages/{page}',
      'Get document page',
      'A page as it is shown to the signer, as a PNG of this width in pixels.',
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
      'The text of the page, for people who do not see it. Empty for a page that is a picture.',
    )
    .input(z.object(byPage))
    .output(envelope(z.object({ text: z.string() }))),
  fill: documents.addressed
    .post(
      '/{uuid}/fill',
      'Fill document',
      'Writes texts into the document, so that its signer reads them there; `sha256` is of what is shown from then on. Each call says all texts: what was written before goes. A text gets smaller until its box holds it, down to 5 points; one that does not fit then is 422 and changes nothing. While texts are written the elements stay as they are.',
      answers({ 409: 'It is signed already, or one of its signers has signed.' }),
    )
    .input(z.object({ params: byUuid, body: filling }))
    .output(envelope(openedDocument)),
  sign: documents.addressed
    .post(
      '/{uuid}/sign',
      'Sign document',
      'Fills the elements, appends the page of evidence and signs (PAdES B-B; B-T where the server has a time stamp authority). The same `signing_uuid` again gives the same answer, whatever else is sent; another one on a signed document is 409. Where the time stamp authority does not answer it is 503 and nothing is signed: try again. Of a document that has signers (*Create signer for person*) this is the act of one of them: it is recorded at once and cannot change, with `sealed: false`, and a job seals the document when the last has signed. Whose act it is says `signer.people_uuid`, else the workflow’s person; anybody else is 409.',
      answers({ 409: 'It is signed already, it is not the document that was shown, or the person is none of its signers.' }),
    )
    .input(z.object({ params: byUuid, body: signing }))
    .output(envelope(signingAnswer)),
  signed: documents
    .get('/{uuid}/signed', 'Download signed document', 'The signed PDF; 404 until it is signed.', download('application/pdf'))
    .input(byUuid)
    .output(z.file()),
  signature: documents
    .get(
      '/{uuid}/signature',
      'Download signature',
      'The signature as the person gave it, as a PNG; 404 where it was not kept (`store_sign`). Where the document has signers, `signer` says whose.',
      download('image/png'),
    )
    .input(byUuid.extend({ signer: uuid.optional().meta({ description: 'The id of a signer of the document.' }) }))
    .output(z.file()),
  elements: elementsOf('/v1/documents', 'document', TAGS),
  internal: {
    signer: internalOperations
      .post(
        '/document-signers',
        'Find signer of workflow',
        'The signer of the document whose workflow this is; null where the person is none of them, or nobody knows who it is.',
      )
      .input(z.object({ document_uuid: uuid, workflow_uuid: uuid, people_uuid: uuid.nullable() }))
      .output(envelope(documentSigner.nullable())),
    workflowDeleted: internalOperations
      .post(
        '/documents-of-deleted-workflow',
        'Forget documents of deleted workflow',
        'Deletes what was signed in the workflow and hangs on nobody, and answers the ids. What `retention.signed_document_days` or a legal hold keeps stays, and goes when they end.',
      )
      .input(z.object({ workflow_uuid: uuid }))
      .output(envelope(z.object({ deleted: z.array(uuid), kept: z.array(uuid) }))),
  },
};
