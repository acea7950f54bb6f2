import { hash } from 'node:crypto';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

export interface Annotation {
  subtype: string;
  /** The number of its object; null where it has none of its own. */
  reference: string | null;
  value: string;
}

export interface PdfPageView {
  /** The number of its object. */
  reference: string;
  content: string;
  resources: string;
  annotations: Annotation[];
  /** Everything else, by name. */
  rest: Map<string, string>;
}

export interface FieldView {
  name: string;
  isSignature: boolean;
  /** Includes its signature, where it has one. */
  members: Map<string, string>;
}

/** A document as what two files can be compared by: hashes of all that it shows and does. */
export interface PdfDocumentView {
  pages: PdfPageView[];
  fields: FieldView[];
  catalog: Map<string, string>;
  information: string;
}

/** Levels of nested objects, and of fields. No reader shows deeper ones. */
const MOST_LEVELS = 100;
const MOST_PAGES = 500;
const MOST_FIELDS = 500;
const MOST_ANNOTATIONS = 1_000;
/** Ways back up, and a length that a stream tells again. */
const REDUNDANT_MEMBERS = new Set(['Parent', 'P', 'Length', 'StructParents', 'StructParent']);
const INHERITABLE_ATTRIBUTES = ['MediaBox', 'CropBox', 'Rotate'] as const;
const OWN = new Set(['Contents', 'Resources', 'Annots', 'Type', ...REDUNDANT_MEMBERS, ...INHERITABLE_ATTRIBUTES]);

export function viewOf(document: PDFDocument): PdfDocumentView {
  const pages = document.getPages().slice(0, MOST_PAGES);
  const values = new ObjectHashes(document, pages);
  const { catalog, context } = document;
  const form = catalog.lookup(PDFName.of('AcroForm'));
  const whole = [...catalog.entries()].filter(([name]) => !['Pages', 'Type', 'AcroForm'].includes(name.decodeText()));
  const formRest = form instanceof PDFDict ? form.entries().filter(([name]) => name.decodeText() !== 'Fields') : [];
  // First, for the pages and the catalog refer to their signatures.
  const fields = form instanceof PDFDict ? fieldsIn(values, form.lookup(PDFName.of('Fields'))) : [];
  return {
    pages: pages.map((page) => pageView(values, page)),
    fields,
    catalog: new Map([
      ...whole.map(([name, value]): [string, string] => [name.decodeText(), values.of(value)]),
      ...(form ? [['AcroForm', formRest.map(([name, value]) => `${name}${values.of(value)}`).join()] as [string, string]] : []),
    ]),
    information: values.of(context.trailerInfo.Info),
  };
}

function pageView(values: ObjectHashes, page: PDFPage): PdfPageView {
  const { node } = page;
  const annotations = node.lookup(PDFName.of('Annots'));
  const rest = [
    ...node.entries().filter(([name]) => !OWN.has(name.decodeText())),
    ...INHERITABLE_ATTRIBUTES.flatMap((name): [PDFName, PDFObject][] => {
      const value = node.getInheritableAttribute(PDFName.of(name));
      return value ? [[PDFName.of(name), value]] : [];
    }),
  ];
  return {
    reference: page.ref.tag,
    content: values.content(node.get(PDFName.of('Contents'))),
    resources: values.of(node.getInheritableAttribute(PDFName.of('Resources'))),
    annotations:
      annotations instanceof PDFArray
        ? annotations
            .asArray()
            .slice(0, MOST_ANNOTATIONS)
            .map((one) => annotation(values, one))
        : [],
    rest: new Map(rest.map(([name, value]) => [name.decodeText(), values.of(value)])),
  };
}

function annotation(values: ObjectHashes, object: PDFObject): Annotation {
  const dict = values.resolve(object);
  const subtype = dict instanceof PDFDict ? dict.lookup(PDFName.of('Subtype')) : undefined;
  return {
    subtype: subtype instanceof PDFName ? subtype.decodeText() : 'unknown',
    reference: object instanceof PDFRef ? object.tag : null,
    value: values.of(object),
  };
}

function fieldsIn(values: ObjectHashes, fields: PDFObject | undefined, above = '', level = 0): FieldView[] {
  if (!(fields instanceof PDFArray) || level > MOST_LEVELS) return [];
  const views = fields
    .asArray()
    .slice(0, MOST_FIELDS)
    .flatMap((object) => {
      const field = values.resolve(object);
      if (!(field instanceof PDFDict)) return [];
      const title = field.lookup(PDFName.of('T'));
      const name = [above, title instanceof PDFString || title instanceof PDFHexString ? title.decodeText() : ''].filter(Boolean).join('.');
      const children = fieldsIn(values, field.lookup(PDFName.of('Kids')), name, level + 1);
      return children.length > 0 ? children : [fieldView(values, field, name)];
    });
  return views.slice(0, MOST_FIELDS);
}

function fieldView(values: ObjectHashes, field: PDFDict, name: string): FieldView {
  const isSignature = field.lookup(PDFName.of('FT')) === PDFName.of('Sig');
  const value = field.lookup(PDFName.of('V'));
  if (isSignature) values.name(field.get(PDFName.of('V')), name);
  const inside = isSignature && value instanceof PDFDict ? value.entries() : [];
  const own = field
    .entries()
    .filter(([member]) => !REDUNDANT_MEMBERS.has(member.decodeText()) && !(inside.length > 0 && member.decodeText() === 'V'));
  return { name, isSignature, members: new Map([...own, ...inside].map(([member, inner]) => [member.decodeText(), values.of(inner)])) };
}

/**
 * Hashes of objects with all that they refer to. What is compared by itself stands in others by its name alone: a page, the catalog, and
 * the signature of a field.
 */
class ObjectHashes {
  readonly #document: PDFDocument;
  readonly #hashes = new Map<string, string>();

  constructor(document: PDFDocument, pages: readonly PDFPage[]) {
    this.#document = document;
    const { Root } = document.context.trailerInfo;
    if (Root instanceof PDFRef) this.#hashes.set(Root.tag, 'the catalog');
    for (const { ref } of pages) this.#hashes.set(ref.tag, `page ${ref.tag}`);
  }

  /** A signature that others refer to by its field's name from now on. */
  name(reference: PDFObject | undefined, field: string): void {
    if (reference instanceof PDFRef) this.#hashes.set(reference.tag, `signature of ${field}`);
  }

  resolve(object: PDFObject | undefined): PDFObject | undefined {
    return object instanceof PDFRef ? this.#document.context.lookup(object) : object;
  }

  /** Reads the content that a page draws, however it is split and compressed. */
  content(object: PDFObject | undefined): string {
    const target = this.resolve(object);
    const parts = target instanceof PDFArray ? target.asArray().map((part) => this.resolve(part)) : [target];
    return hash('sha256', Buffer.concat(parts.flatMap((part) => [unpack(part), Buffer.from('\n')])));
  }

  of(object: PDFObject | undefined, level = 0): string {
    if (level > MOST_LEVELS) return 'deep';
    if (object instanceof PDFRef) return this.#ofReference(object, level);
    if (object instanceof PDFStream) return this.#hash(`stream${this.of(object.dict, level + 1)}`, object.getContents());
    if (object instanceof PDFArray)
      return this.#hash(
        `[${object
          .asArray()
          .map((item) => this.of(item, level + 1))
          .join()}]`,
      );
    if (object instanceof PDFDict) {
      const members = object.entries().filter(([name]) => !REDUNDANT_MEMBERS.has(name.decodeText()));
      return this.#hash(
        `<${members
          .map(([name, value]) => `${name}${this.of(value, level + 1)}`)
          .sort()
          .join()}>`,
      );
    }
    return this.#hash(object?.toString() ?? 'null');
  }

  #ofReference(reference: PDFRef, level: number): string {
    const earlier = this.#hashes.get(reference.tag);
    if (earlier !== undefined) return earlier;
    // A way that leads back here ends here.
    this.#hashes.set(reference.tag, 'cycle');
    const value = this.of(this.#document.context.lookup(reference), level + 1);
    this.#hashes.set(reference.tag, value);
    return value;
  }

  #hash(text: string, bytes?: Uint8Array): string {
    return hash('sha256', bytes ? Buffer.concat([Buffer.from(text), bytes]) : text);
  }
}

function unpack(object: PDFObject | undefined): Uint8Array {
  if (!(object instanceof PDFStream)) return new Uint8Array();
  if (!(object instanceof PDFRawStream)) return object.getContents();
  try {
    return decodePDFRawStream(object).decode();
  } catch {
    return object.getContents();
  }
}
