import { implementer } from '../../model/implementer.ts';
import type { DocumentParts } from '../model/parts.ts';
import { readPage } from './read-document.ts';

/** Draws a page as a PNG of the requested width. */
export const drawPage = (parts: DocumentParts) =>
  implementer.documents.page.handler(async ({ input: { params, query }, context: { caller } }) => {
    const { bytes, at } = await readPage(parts, caller, params);
    const { png } = await parts.platform.pdfs.render(caller, bytes, at, { width: query.width });
    return new File([png], `${at + 1}.png`, { type: 'image/png' });
  });
