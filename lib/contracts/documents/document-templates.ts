import { z } from 'zod';
import { envelope, keptByHold, operation, paged, pageQuery } from '../base/service.ts';
import { byUuid, deleted, elementsOf, LARGEST_PDF, pdfPart } from './elements.ts';
import { templateRecord } from './records.ts';
import { documentName, elementRecord } from './signing.ts';

const templates = { tags: ['Document templates', 'Ours'] };

export const documentTemplatesContract = {
  list: operation
    .route({
      method: 'GET',
      path: '/v1/document-templates',
      summary: 'List document templates',
      description: 'Newest first.',
      ...templates,
    })
    .input(z.object(pageQuery))
    .output(envelope(paged(templateRecord))),
  create: operation
    .route({
      method: 'POST',
      path: '/v1/document-templates',
      summary: 'Create document template',
      description: 'A PDF of which documents are made (`multipart/form-data`).',
      successStatus: 201,
      ...templates,
    })
    .meta({ form: { largestFile: LARGEST_PDF, part: 'file' } })
    .input(z.object({ file: pdfPart, name: documentName.nullish() }))
    .output(envelope(templateRecord)),
  get: operation
    .route({
      method: 'GET',
      path: '/v1/document-templates/{uuid}',
      summary: 'Get document template',
      description: 'One template, with its elements.',
      ...templates,
    })
    .input(byUuid)
    .output(envelope(templateRecord.extend({ elements: z.array(elementRecord) }).meta({ id: 'DocumentTemplateDetail' }))),
  delete: operation
    .route({
      method: 'DELETE',
      path: '/v1/document-templates/{uuid}',
      summary: 'Delete document template',
      description: 'Documents that were made of it stay. Not under a legal hold.',
      ...templates,
      ...keptByHold,
    })
    .input(byUuid)
    .output(deleted('Document template')),
  elements: elementsOf('/v1/document-templates', 'document template', templates),
};
