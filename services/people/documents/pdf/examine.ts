import { EncryptedPDFError, PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { WorkerProblem } from '#platform/foreign-files/worker-process.ts';
import type { UnsignableReason } from './messages.ts';

/** Maximum depth of nesting of objects. No PDF reader shows deeper objects. */
const MAX_LEVELS = 100;

/** The actions that run code, send data, or change the shown page. Links are allowed. */
const ACTIVE = new Set(
  [
    'JavaScript',
    'Launch',
    'SubmitForm',
    'ImportData',
    'ResetForm',
    'Hide',
    'SetOCGState',
    'Rendition',
    'RichMediaExecute',
    'Movie',
    'Sound',
  ].map((name) => PDFName.of(name).toString()),
);
/** The annotations that play media or contain files. */
const PLAYING = new Set(['RichMedia', 'Screen', 'Movie', 'Sound', '3D', 'FileAttachment'].map((name) => PDFName.of(name).toString()));

const refuse = (reason: UnsignableReason): never => {
  throw new WorkerProblem(reason);
};

/** Parses a whole PDF. Throws a `WorkerProblem` if the file is encrypted or unreadable. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
    document.getPages();
    return document;
  } catch (error) {
    return refuse(error instanceof EncryptedPDFError ? 'encrypted' : 'unreadable');
  }
}

/**
 * Checks that a signed document will always look as it was shown. Throws a `WorkerProblem` for a file with a signature (the new seal would
 * break that signature), form fields (a reader's user could change them), scripts, players or attachments.
 */
export function refuseWhatMayChange(document: PDFDocument): void {
  const form = document.catalog.lookup(PDFName.of('AcroForm'));
  const fields = form instanceof PDFDict ? form.lookup(PDFName.of('Fields')) : undefined;
  for (const [, object] of document.context.enumerateIndirectObjects()) walk(object, 0);
  if (form instanceof PDFDict && (form.has(PDFName.of('XFA')) || (fields instanceof PDFArray && fields.size() > 0))) refuse('form');
}

function walk(object: PDFObject, level: number): void {
  if (level > MAX_LEVELS) refuse('unreadable');
  if (object instanceof PDFStream) walk(object.dict, level + 1);
  else if (object instanceof PDFArray) for (const item of object.asArray()) walk(item, level + 1);
  else if (object instanceof PDFDict) {
    judge(object);
    for (const [, value] of object.entries()) walk(value, level + 1);
  }
}

function judge(dict: PDFDict): void {
  const says = (key: string) => dict.get(PDFName.of(key))?.toString() ?? '';
  if (dict.has(PDFName.of('ByteRange')) || says('FT') === '/Sig' || says('Type') === '/Sig') refuse('signed');
  if (dict.has(PDFName.of('JS')) || dict.has(PDFName.of('EmbeddedFiles')) || ACTIVE.has(says('S'))) refuse('active');
  if (PLAYING.has(says('Subtype')) && dict.has(PDFName.of('Rect'))) refuse('active');
}
