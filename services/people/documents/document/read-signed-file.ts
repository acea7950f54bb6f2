import { Problem } from '#platform/base/problem.ts';
import { implementer } from '../../model/implementer.ts';
import type { DocumentParts } from '../model/parts.ts';
import { readDocument, withoutEnding } from './read-document.ts';

export const readSignedFile = ({ platform, files }: DocumentParts) =>
  implementer.documents.signed.handler(async ({ input: { uuid }, context: { caller } }) => {
    const row = await readDocument(platform, caller, uuid);
    if (!row.signed_file_uuid) throw new Problem('not_found', 'The document is not signed.');
    const bytes = await files.read(caller, row.signed_file_uuid);
    return new File([bytes], `${withoutEnding(row)}-firmado.pdf`, { type: 'application/pdf' });
  });
