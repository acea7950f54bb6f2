import fontkit from '@cantoo/fontkit';
import type { PDFDocument } from '@cantoo/pdf-lib';
import { serveRequests } from '#platform/foreign-files/worker-process.ts';
import { drawEvidence } from './evidence-page.ts';
import { openPdf, refuseWhatMayChange } from './examine.ts';
import { drawPicture, fillTexts, pageOf, unwritable } from './fill.ts';
import { fontFile } from './fonts.ts';
import { shownPage } from './geometry.ts';
import type { WritingAnswer, WritingRequest } from './messages.ts';
import { dropUnreachable } from './reachable.ts';
import { addSignatureField } from './signature-field.ts';
import type { Typeface } from './text.ts';

// Changes untrusted PDF files in a separate process, because a file may need endless time or all memory.

/** Maximum memory of the process, in bytes. A file of 20 MB of photographs needs half of it. */
const MAX_RESIDENT = 700 * 1024 * 1024;
/** The memory, in bytes, above which a new process replaces this process after the request. */
const RESTART_ABOVE = 400 * 1024 * 1024;

const fonts = Promise.all([fontFile('regular'), fontFile('semibold')]);

serveRequests<WritingRequest, WritingAnswer>(answer, { ready: fonts, maxResident: MAX_RESIDENT, restartAboveBytes: RESTART_ABOVE });

async function answer(request: WritingRequest): Promise<WritingAnswer> {
  const document = await openPdf(request.bytes);
  if (request.what === 'rewrite') {
    refuseWhatMayChange(document);
    dropUnreachable(document);
  } else {
    const [regular, semibold] = await embedFonts(document);
    const fault = fillTexts(document, regular, request.texts) ?? (request.what === 'prepare' ? unwritable(regular, request.exact) : null);
    if (fault) return { fault };
    if (request.what === 'prepare') {
      const drawings = await Promise.all(request.acts.map(async (act) => ({ ...act, picture: await document.embedPng(act.png) })));
      for (const { picture, places } of drawings) for (const { page, box } of places) drawPicture(pageOf(document, page), picture, box);
      for (const { picture, evidence } of drawings) drawEvidence(document, { regular, semibold }, evidence, picture);
      addSignatureField(document, request.field);
    }
  }
  const pages = document.getPages().map((page) => {
    const { width, height } = shownPage(page);
    return { width, height };
  });
  // The signature's object must not be inside a compressed object stream, because its gap is written later.
  const pdf = await document.save({ useObjectStreams: request.what !== 'prepare', updateFieldAppearances: false, addDefaultPage: false });
  return { pdf, pages };
}

async function embedFonts(document: PDFDocument): Promise<[Typeface, Typeface]> {
  document.registerFontkit(fontkit);
  const faces = (await fonts).map(async (bytes) => {
    const font = await document.embedFont(bytes, { subset: true });
    return { font, has: new Set(font.getCharacterSet()), widths: new Map() };
  });
  const [regular, semibold] = await Promise.all(faces);
  if (!regular || !semibold) throw new Error('A font is missing.');
  return [regular, semibold];
}
