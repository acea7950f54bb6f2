import { z } from 'zod';
import { recordOperations } from '../base/record-operations.ts';
import { envelope, paged, pageQuery } from '../base/service.ts';
import { deleted, elementsOf, LARGEST_PDF, pdfPart } from './elements.ts';
import { templateRecord } from './records.ts';
import { documentName, elementRecord } from './signing.ts';

const TAGS = ['Document templates', 'Ours'];
const records = recordOperations('/v1/document-templates', TAGS, { one: 'document template', many: 'document templates', id: 'uuid' });

export const documentTemplatesContract = {
  list: records
    .list('Newest first.')
    .input(z.object(pageQuery))
    .output(envelope(paged(templateRecord))),
  create: records
    .create('A PDF of which documents are made (`multipart/form-data`).')
    .meta({ form: { largestFile: LARGEST_PDF, part: 'file' } })
    .input(z.object({ file: pdfPart, name: documentName.nullish() }))
    .output(envelope(templateRecord)),
  get: records
    .get('One template, with its elements.')
    .output(envelope(templateRecord.extend({ elements: z.array(elementRecord) }).meta({ id: 'DocumentTemplateDetail' }))),
  delete: records.delete('Documents that were made of it stay. Not under a legal hold.').output(deleted('Document template')),
  elements: elementsOf('/v1/document-templates', 'document template', TAGS),
};
