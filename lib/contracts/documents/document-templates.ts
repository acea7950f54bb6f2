import { z } from 'zod';
import { LARGEST_PDF } from '../base/file-limits.ts';
import { recordOperations } from '../base/record-operations.ts';
import { envelope } from '../base/service.ts';
import { deleted, elementsOf, pdfPart } from './elements.ts';
import { templateRecord } from './records.ts';
import { documentName, elementRecord } from './signing.ts';

const TAGS = ['Document templates', 'Ours'];
const NAMES = { one: 'document template', many: 'document templates', id: 'uuid' } as const;
const records = recordOperations('/v1/document-templates', TAGS, NAMES, templateRecord);

export const documentTemplatesContract = {
  list: records.list('Returns the templates, newest first.'),
  create: records
    .create('Creates a template of a PDF (`multipart/form-data`).', z.object({ file: pdfPart, name: documentName.nullish() }))
    .meta({ form: { largestFile: LARGEST_PDF, part: 'file' } }),
  get: records.get(
    'Returns a template with its elements.',
    envelope(templateRecord.extend({ elements: z.array(elementRecord) }).meta({ id: 'DocumentTemplateDetail' })),
  ),
  delete: records.delete('Deletes the template, not its documents. Not permitted under a legal hold.').output(deleted('Document template')),
  elements: elementsOf('/v1/document-templates', 'document template', TAGS),
};
