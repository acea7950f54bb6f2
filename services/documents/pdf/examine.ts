import { EncryptedPDFError, PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { WorkerProblem } from '#platform/foreign-files/worker-process.ts';
import type { UnsignableReason } from './messages.ts';

/** Levels of nested objects. No reader shows deeper ones. */
const MOST_LEVELS = 100;

/** Actions that run, send, or change what a reader shows. A link is none of them. */
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
/** Annotations that play, or carry files. */
const PLAYING = new Set(['RichMedia', 'Screen', 'Movie', 'Sound', '3D', 'FileAttachment'].map((name) => PDFName.of(name).toString()));

const refuse = (reason: UnsignableReason): never => {
  throw new WorkerProblem(reason);
};

/** Reads a file whole. Throws a `WorkerProblem` for one that is encrypted or cannot be read. */
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
 * Keeps a signed document as it was shown. Throws a `WorkerProblem` for a file that has a signature (ours would break it), for form fields
 * (whoever opens the file could change them), and for scripts, players and attachments.
 */
export function refuseWhatMayChange(document: PDFDocument): void {
  const form = document.catalog.lookup(PDFName.of('AcroForm'));
  const fields = form instanceof PDFDict ? form.lookup(PDFName.of('Fields')) : undefined;
  for (const [, object] of document.context.enumerateIndirectObjects()) walk(object, 0);
  if (form instanceof PDFDict && (form.has(PDFName.of('XFA')) || (fields instanceof PDFArray && fields.size() > 0))) refuse('form');
}

function walk(object: PDFObject, level: number): void {
  if (level > MOST_LEVELS) refuse('unreadable');
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
