import { implementer } from '../../model/implementer.ts';
import type { DocumentParts } from '../model/parts.ts';
import { readPage } from './read-document.ts';

export const readPageText = (parts: DocumentParts) =>
  implementer.documents.pageText.handler(async ({ input, context: { caller } }) => {
    const { bytes, at } = await readPage(parts, caller, input);
    return { success: true, result: { text: await parts.platform.pdfs.text(caller, bytes, at) } };
  });
