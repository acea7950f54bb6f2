import { PDFArray, PDFDict, type PDFDocument, PDFInvalidObject, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** A reference (`12 0 R`) in the text of an unreadable object. The digits are limited to those of valid numbers. */
const REFERENCE = /\b(\d{1,10})\s{1,4}(\d{1,5})\s{1,4}R\b/g;

/** Deletes every object that no reference chain from the trailer reaches, such as content that an editor deleted or hid. */
export function dropUnreachable({ context }: PDFDocument): void {
  const reachableObjects = new Set<PDFObject>();
  const waiting = [context.trailerInfo.Root, context.trailerInfo.Info];
  while (waiting.length > 0) {
    const object = waiting.pop();
    if (!object || reachableObjects.has(object)) continue;
    reachableObjects.add(object);
    for (const next of object instanceof PDFRef ? [context.lookup(object)] : objectsIn(object)) waiting.push(next);
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reachableObjects.has(ref)) context.delete(ref);
}

function objectsIn(object: PDFObject): readonly PDFObject[] {
  if (object instanceof PDFStream) return [object.dict];
  if (object instanceof PDFDict) return object.values();
  if (object instanceof PDFArray) return object.asArray();
  if (object instanceof PDFInvalidObject) return referencesIn(object);
  return [];
}

function referencesIn(unreadable: PDFInvalidObject): PDFRef[] {
  const bytes = Buffer.alloc(unreadable.sizeInBytes());
  unreadable.copyBytesInto(bytes, 0);
  return Array.from(bytes.toString('latin1').matchAll(REFERENCE), ([, number, generation]) =>
    PDFRef.of(Number(number), Number(generation)),
  );
}
