import type { PDFDocument } from '@cantoo/pdf-lib';
import type { SealChange } from '#contracts/documents/verification.ts';
import { type Annotation, type FieldView, type PdfPageView, viewOf } from './view.ts';

/** Maximum number of changes that are listed. */
const MAX_CHANGES = 200;

/** Maximum number of changed members of one field that are named. */
const MAX_NAMES = 10;
/** Maximum number of characters in a name from the file. */
const LONGEST_NAME = 60;

const ANNOTATIONS: Readonly<Record<string, string>> = {
  Stamp: 'a stamp',
  FreeText: 'a text over the page',
  Text: 'a note',
  Highlight: 'a highlight',
  Underline: 'an underline',
  StrikeOut: 'a line through text',
  Ink: 'a drawing',
  Line: 'a line',
  Square: 'a rectangle',
  Circle: 'a circle',
  Redact: 'a redaction',
  Link: 'a link',
  Widget: 'a form field',
  FileAttachment: 'an attachment',
  Popup: 'a pop-up',
};
const CATALOG: Readonly<Record<string, string>> = {
  OpenAction: 'what happens when it is opened',
  AA: 'what happens when it is used',
  AcroForm: 'its form',
  Names: 'its names (scripts, attachments)',
  OCProperties: 'its layers',
  Perms: 'its certification',
  Metadata: 'its metadata',
  DSS: 'the proofs of its certificates',
};

/** Describes how a file differs from the sealed original: page by page, then for the document as a whole. */
export function changesBetween(original: PDFDocument, now: PDFDocument): SealChange[] {
  const [before, after] = [viewOf(original), viewOf(now)];
  const pages = changesOfPages(before.pages, after.pages);
  const document = (what: SealChange['what'], detail: string): SealChange => ({ what, page: null, detail });
  const catalog = differing(before.catalog, after.catalog).map((name) =>
    document('catalog', `The document as a whole: ${CATALOG[name] ?? quote(name)} changed.`),
  );
  const information =
    before.information === after.information ? [] : [document('information', 'The document’s title, author or dates changed.')];
  return [...pages, ...changesOfFields(before.fields, after.fields), ...catalog, ...information].slice(0, MAX_CHANGES);
}

/** Lists the changes of pages. Pages are matched by object number, or by position if a program has renumbered the objects. */
function changesOfPages(before: readonly PdfPageView[], after: readonly PdfPageView[]): SealChange[] {
  const has = (pages: readonly PdfPageView[], { reference }: PdfPageView) => pages.some((page) => page.reference === reference);
  const partners = new Set<PdfPageView>();
  const changes = before.flatMap((page, at): SealChange[] => {
    const inPlace = after[at] && !has(before, after[at]) ? after[at] : undefined;
    const now = after.find(({ reference }) => reference === page.reference) ?? inPlace;
    if (!now) return [{ what: 'page_removed', page: at + 1, detail: `Page ${at + 1} is missing.` }];
    partners.add(now);
    return changesOfPage(at + 1, page, now);
  });
  const extra = after.flatMap((page, at): SealChange[] =>
    partners.has(page) ? [] : [{ what: 'page_added', page: at + 1, detail: `Page ${at + 1} was added.` }],
  );
  const order = after.filter((page) => has(before, page)).map(({ reference }) => reference);
  const inOrder = before.filter((page) => has(after, page)).every(({ reference }, at) => order[at] === reference);
  const orderChanges: SealChange[] = inOrder ? [] : [{ what: 'page', page: null, detail: 'The pages stand in another order.' }];
  return [...changes, ...extra, ...orderChanges];
}

function changesOfPage(page: number, before: PdfPageView, after: PdfPageView): SealChange[] {
  const change = (what: SealChange['what'], sentence: string): SealChange => ({ what, page, detail: `Page ${page}: ${sentence}.` });
  return [
    ...(before.content === after.content ? [] : [change('content', 'its content was replaced')]),
    ...(before.resources === after.resources ? [] : [change('resources', 'its fonts or pictures were replaced')]),
    ...differing(before.rest, after.rest).map((name) => change('page', `${quote(name)} changed`)),
    ...changesOfAnnotations(before.annotations, after.annotations).map(({ what, subtype }) =>
      change(what, `an annotation was ${VERBS[what]}: ${ANNOTATIONS[subtype] ?? `of the kind ${quote(subtype)}`}`),
    ),
  ];
}

const VERBS = { annotation_added: 'added', annotation_changed: 'changed', annotation_removed: 'removed' } as const;

function changesOfAnnotations(before: readonly Annotation[], after: readonly Annotation[]) {
  const left = after.filter(({ value }) => !before.some((other) => other.value === value));
  const onlyBefore = before.filter(({ value }) => !after.some((other) => other.value === value));
  const isChanged = ({ reference }: Annotation) => reference !== null && left.some((other) => other.reference === reference);
  const tell = (what: keyof typeof VERBS) => (annotation: Annotation) => ({ what, subtype: annotation.subtype });
  return [
    ...onlyBefore.filter(isChanged).map(tell('annotation_changed')),
    ...onlyBefore.filter((one) => !isChanged(one)).map(tell('annotation_removed')),
    ...left
      .filter(({ reference }) => !onlyBefore.some((other) => other.reference !== null && other.reference === reference))
      .map(tell('annotation_added')),
  ];
}

function changesOfFields(before: readonly FieldView[], after: readonly FieldView[]): SealChange[] {
  const change = (what: SealChange['what'], detail: string): SealChange => ({ what, page: null, detail });
  const isNew = (field: FieldView, at: number) => {
    const countNamesakes = (fields: readonly FieldView[]) => fields.filter(({ name }) => name === field.name).length;
    return countNamesakes(after.slice(0, at + 1)) > countNamesakes(before);
  };
  const extra = after
    .filter(isNew)
    .map(({ name, isSignature }) =>
      isSignature
        ? change('signature_added', `Another signature was added: ${quote(name)}.`)
        : change('form_field', `A form field was added: ${quote(name)}.`),
    );
  const others = before.flatMap((field): SealChange[] => {
    const now = after.find(({ name }) => name === field.name);
    const kind = field.isSignature ? 'seal' : 'form_field';
    const label = field.isSignature ? 'The seal' : `The form field ${quote(field.name)}`;
    if (!now) return [change(kind, `${label} was removed.`)];
    const names = differing(field.members, now.members);
    const most = names.slice(0, MAX_NAMES);
    return names.length === 0 ? [] : [change(kind, `${label} was changed: ${most.map(quote).join(', ')}.`)];
  });
  return [...extra, ...others];
}

/** Returns the names whose values differ between the two maps. */
function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}

/** Quotes a name from the file, shortened and without control characters, which could manipulate a terminal or log. */
function quote(name: string): string {
  const plain = name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ');
  return `“${plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME)}…` : plain}”`;
}
