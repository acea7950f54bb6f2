import { z } from 'zod';
import { recordOperations } from '../base/record-operations.ts';
import { envelope } from '../base/service.ts';
import { deleted, elementsOf, LARGEST_PDF, pdfPart } from './elements.ts';
import { templateRecord } from './records.ts';
import { documentName, elementRecord } from './signing.ts';

const TAGS = ['Document templates', 'Ours'];
const NAMES = { one: 'document template', many: 'document templates', id: 'uuid' } as const;
const records = recordOperations('/v1/document-templates', TAGS, NAMES, templateRecord);

export const documentTemplatesContract = {
  list: records.list('Newest first.'),
  create: records
    .create('A PDF of which documents are made (`multipart/form-data`).', z.object({ file: pdfPart, name: documentName.nullish() }))
    .meta({ form: { largestFile: LARGEST_PDF, part: 'file' } }),
  get: records.get(
    'One template, with its elements.',
    envelope(templateRecord.extend({ elements: z.array(elementRecord) }).meta({ id: 'DocumentTemplateDetail' })),
  ),
  delete: records.delete('Documents that were made of it stay. Not under a legal hold.').output(deleted('Document template')),
  elements: elementsOf('/v1/document-templates', 'document template', TAGS),
};
