import { PDFArray, PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import type { SignatureField } from './messages.ts';

/** A placeholder in the byte range, as wide as the largest offset that is written over it later. */
const WIDEST_OFFSET = 9_999_999_999;
/** The annotation flags `Print` and `Locked` (ISO 32000-1, table 165). */
const PRINTED_AND_LOCKED = 4 + 128;
/** The form flags `SignaturesExist` and `AppendOnly`. */
const SIGNED_APPEND_ONLY = 3;
/** The permission of the certification and of the field's lock that allows no change (ISO 32000-2, table 257). */
const NO_CHANGES = 1;

/**
 * Adds an invisible field with a gap for a digital signature over the whole file (ISO 32000-1, 12.8), on the last page. The signature
 * certifies the document and permits no change. The gap begins with `marker`, by which it is found in the bytes of the file later.
 */
export function addSignatureField(document: PDFDocument, { marker, signatureSize, reason, signedAt, uuid }: SignatureField): void {
  const { context } = document;
  const signature = PDFDict.withContext(context);
  const range = PDFArray.withContext(context);
  for (const number of [0, WIDEST_OFFSET, WIDEST_OFFSET, WIDEST_OFFSET]) range.push(PDFNumber.of(number));
  const members = {
    Type: PDFName.of('Sig'),
    Filter: PDFName.of('Adobe.PPKLite'),
    SubFilter: PDFName.of('ETSI.CAdES.detached'),
    Reason: PDFHexString.fromText(reason),
    M: PDFString.fromDate(signedAt),
    Reference: context.obj([certification(document), lock(document)]),
    ByteRange: range,
    Contents: PDFHexString.of(marker.padEnd(signatureSize * 2, '0')),
  };
  for (const [name, value] of Object.entries(members)) signature.set(PDFName.of(name), value);

  const page = document.getPage(document.getPageCount() - 1);
  const value = context.register(signature);
  const field = context.obj({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: PDFString.of('Firma'),
    F: PRINTED_AND_LOCKED,
    Rect: [0, 0, 0, 0],
    V: value,
    Lock: context.register(context.obj({ Type: 'SigFieldLock', Action: 'All', P: NO_CHANGES })),
    P: page.ref,
  });
  const reference = context.register(field);
  page.node.addAnnot(reference);
  const { catalog } = document;
  catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [reference], SigFlags: SIGNED_APPEND_ONLY }));
  catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: value }));
  // The file's id is the document's uuid, so that a file without its signature can still be matched to its document.
  const id = PDFHexString.of(uuid.replaceAll('-', ''));
  context.trailerInfo.ID = context.obj([id, id]);
}

function certification({ context }: PDFDocument): PDFDict {
  const rules = { Type: 'TransformParams', P: NO_CHANGES, V: '1.2' };
  return context.obj({ Type: 'SigRef', TransformMethod: 'DocMDP', TransformParams: rules });
}

/** Returns the signature reference that repeats the field's lock, as a signature of a locked field must. */
function lock({ context }: PDFDocument): PDFDict {
  const rules = { Type: 'TransformParams', Action: 'All', V: '1.2' };
  const { Root } = context.trailerInfo;
  return context.obj({ Type: 'SigRef', TransformMethod: 'FieldMDP', TransformParams: rules, ...(Root ? { Data: Root } : {}) });
}
