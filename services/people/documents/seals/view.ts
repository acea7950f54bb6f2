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
import { MAX_PAGES } from './messages.ts';

export interface Annotation {
  subtype: string;
  /** The number of the annotation's object. Null if the annotation is written inside another object. */
  reference: string | null;
  value: string;
}

export interface PdfPageView {
  /** The number of the page's object. */
  reference: string;
  content: string;
  resources: string;
  annotations: Annotation[];
  /** The hashes of all other members, by name. */
  rest: Map<string, string>;
}

export interface FieldView {
  name: string;
  isSignature: boolean;
  /** The hashes of the field's members, and of its signature's members if the field is signed. */
  members: Map<string, string>;
}

/** The hashes of everything that a document shows and does, by which two files are compared. */
interface PdfDocumentView {
  pages: PdfPageView[];
  fields: FieldView[];
  catalog: Map<string, string>;
  information: string;
}

/** Maximum depth of nesting of objects and of fields that is read. No PDF reader shows deeper objects. */
const MAX_LEVELS = 100;
/** Maximum number of form fields that are compared. */
const MAX_FIELDS = 500;
/** Maximum number of annotations of a page that are compared. */
const MAX_ANNOTATIONS = 1_000;
/** The members without content: references to parents, and a stream's length, which its data repeats. */
const REDUNDANT_MEMBERS = new Set(['Parent', 'P', 'Length', 'StructParents', 'StructParent']);
const INHERITABLE_ATTRIBUTES = ['MediaBox', 'CropBox', 'Rotate'] as const;
/** The members of a page that are hashed separately, or not at all. */
const OWN_MEMBERS = new Set(['Contents', 'Resources', 'Annots', 'Type', ...REDUNDANT_MEMBERS, ...INHERITABLE_ATTRIBUTES]);

/** Returns the hashes of a document, up to the limits above; two files with equal hashes look and behave alike. */
export function viewOf(document: PDFDocument): PdfDocumentView {
  const pages = document.getPages().slice(0, MAX_PAGES);
  const values = new ObjectHashes(document, pages);
  const { catalog, context } = document;
  const form = catalog.lookup(PDFName.of('AcroForm'));
  const catalogMembers = [...catalog.entries()].filter(([name]) => !['Pages', 'Type', 'AcroForm'].includes(name.decodeText()));
  const formRest = form instanceof PDFDict ? form.entries().filter(([name]) => name.decodeText() !== 'Fields') : [];
  // Fields are read first, because pages and the catalog refer to the fields' signatures.
  const fields = form instanceof PDFDict ? fieldsIn(values, form.lookup(PDFName.of('Fields'))) : [];
  return {
    pages: pages.map((page) => pageView(values, page)),
    fields,
    catalog: new Map([
      ...catalogMembers.map(([name, value]): [string, string] => [name.decodeText(), values.of(value)]),
      ...(form ? [['AcroForm', formRest.map(([name, value]) => `${name}${values.of(value)}`).join()] as [string, string]] : []),
    ]),
    information: values.of(context.trailerInfo.Info),
  };
}

function pageView(values: ObjectHashes, page: PDFPage): PdfPageView {
  const { node } = page;
  const annotations = node.lookup(PDFName.of('Annots'));
  const rest = [
    ...node.entries().filter(([name]) => !OWN_MEMBERS.has(name.decodeText())),
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
            .slice(0, MAX_ANNOTATIONS)
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

function fieldsIn(values: ObjectHashes, fields: PDFObject | undefined, parent = '', level = 0): FieldView[] {
  if (!(fields instanceof PDFArray) || level > MAX_LEVELS) return [];
  const views = fields
    .asArray()
    .slice(0, MAX_FIELDS)
    .flatMap((object) => {
      const field = values.resolve(object);
      if (!(field instanceof PDFDict)) return [];
      const title = field.lookup(PDFName.of('T'));
      const name = [parent, title instanceof PDFString || title instanceof PDFHexString ? title.decodeText() : '']
        .filter(Boolean)
        .join('.');
      const children = fieldsIn(values, field.lookup(PDFName.of('Kids')), name, level + 1);
      return children.length > 0 ? children : [fieldView(values, field, name)];
    });
  return views.slice(0, MAX_FIELDS);
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
 * Computes hashes of objects with all objects that they refer to. Pages, the catalog and the signatures of fields are compared separately,
 * so only their names enter the hashes of other objects.
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

  /** Replaces a signature by its field's name in the hashes of objects that refer to it. */
  name(reference: PDFObject | undefined, field: string): void {
    if (reference instanceof PDFRef) this.#hashes.set(reference.tag, `signature of ${field}`);
  }

  resolve(object: PDFObject | undefined): PDFObject | undefined {
    return object instanceof PDFRef ? this.#document.context.lookup(object) : object;
  }

  /** Returns the hash of a page's content, independent of its division into streams and their compression. */
  content(object: PDFObject | undefined): string {
    const target = this.resolve(object);
    const parts = target instanceof PDFArray ? target.asArray().map((part) => this.resolve(part)) : [target];
    return hash('sha256', Buffer.concat(parts.flatMap((part) => [unpack(part), Buffer.from('\n')])));
  }

  /** Returns the hash of an object at this depth of nesting. */
  of(object: PDFObject | undefined, level = 0): string {
    if (level > MAX_LEVELS) return 'deep';
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
    // A reference cycle ends here.
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
