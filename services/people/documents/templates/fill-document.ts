import type { Filling } from '#contracts/documents/signing.ts';
import { VISIBLE_CHARACTER } from '#contracts/steps/signature.ts';
import type { Caller } from '#platform/base/ports.ts';
import { invalidMember, Problem } from '#platform/base/problem.ts';
import { sha256 } from '#platform/base/sha256.ts';
import { implementer } from '../../model/implementer.ts';
import type { PeopleDatabase, PeopleTransaction } from '../../model/tables.ts';
import { type DocumentRow, documentsOf, requireDocument } from '../model/document-store.ts';
import { type ElementRow, elementsOf, placeOf } from '../model/elements-store.ts';
import { openedDocument } from '../model/opened.ts';
import type { DocumentParts } from '../model/parts.ts';
import { isFixed, signersOf } from '../model/signer-store.ts';
import { writtenLetters } from '../pdf/fonts.ts';
import { drawable, replaceUnsupported } from '../pdf/text.ts';

/** The text of an element, with its origin. */
interface ElementText {
  /** The text as the document shows it. */
  value: string;
  by: 'sender' | 'signer';
  /** True if a binding copied the text from the signer's earlier submissions. */
  bound: boolean;
  /** The workflow in which the text was written. Null if an API key sent the text. */
  writtenIn: string | null;
  /** The member of the request that contains the text. */
  path: string;
}

/** A stored file with its texts written in, but not recorded yet. */
interface FilledFile {
  blank: string;
  /** The file that the signer is shown: the blank file if there are no texts. */
  file: string;
  sha256: string;
  elements: readonly ElementRow[];
  texts: ReadonlyMap<string, ElementText>;
  /** The uuids of the elements whose text a later step will supply. */
  awaitedUuids: ReadonlySet<string>;
}

/**
 * Writes texts into a document before its signer reads it, so that the signature covers the shown file. Each call contains all texts and
 * writes them into the blank file. A repeated call with the same texts changes nothing.
 */
export function fillDocument({ platform, files, writer, turns }: DocumentParts) {
  const { clock, database } = platform;

  const answer = (caller: Caller, row: DocumentRow, db: PeopleDatabase) => openedDocument(caller, db, row, clock.now());

  const refuseFixed = async (caller: Caller, db: PeopleDatabase, uuid: string): Promise<void> => {
    if (isFixed(await signersOf(caller, db, clock.now()).ofDocument(uuid)))
      throw new Problem('conflict', 'A signer has signed the document, so its texts cannot change.');
  };

  const make = async (
    caller: Caller,
    blank: string,
    { elements, texts, awaitedUuids }: Pick<FilledFile, 'elements' | 'texts' | 'awaitedUuids'>,
  ): Promise<FilledFile> => {
    const bytes = await files.read(caller, blank);
    const placements = elements.flatMap((element) => {
      const text = texts.get(element.uuid);
      return text ? [{ ...placeOf(element), path: text.path, value: text.value }] : [];
    });
    const common = { blank, elements, texts, awaitedUuids };
    if (placements.length === 0) return { ...common, file: blank, sha256: sha256(bytes).toString('hex') };
    const { pdf } = await writer.fill(caller, bytes, placements);
    return { ...common, file: await files.write(caller, pdf), sha256: sha256(pdf).toString('hex') };
  };

  const record = async (trx: PeopleTransaction, caller: Caller, uuid: string, result: FilledFile) => {
    const documents = documentsOf(caller, trx, clock.now());
    const existing = openOf(await documents.lock(uuid));
    await refuseFixed(caller, trx, uuid);
    const { blank, file: file_uuid, sha256, elements, texts, awaitedUuids } = result;
    const hasTexts = file_uuid !== blank;
    if (hasTexts) await files.keep(trx, caller, [file_uuid]);
    if (existing.file_uuid !== blank) await files.discard(trx, caller, [existing.file_uuid]);
    const row = await documents.update(uuid, { file_uuid, sha256, blank_file_uuid: hasTexts ? blank : null });
    const store = elementsOf(caller, trx, { document_uuid: uuid });
    for (const { uuid } of elements) await store.write(uuid, texts.get(uuid) ?? null, awaitedUuids.has(uuid));
    return answer(caller, row, trx);
  };

  return implementer.documents.fill.handler(({ input: { params, body: filling }, context }) => {
    const { caller } = context;
    const { uuid } = params;
    const prepare = async () => {
      const document = openOf(await documentsOf(caller, database.query, clock.now()).get(uuid));
      const elements = await elementsOf(caller, database.query, { document_uuid: uuid }).list();
      const texts = textsOf(elements, { ...filling, bound_texts: await replaceUnsupportedTexts(filling.bound_texts) }, caller.workflow);
      const awaitedUuids = awaitedElements(elements, texts, filling.awaited ?? []);
      if (isUnchanged(elements, texts, awaitedUuids)) return async (trx: PeopleTransaction) => answer(caller, document, trx);
      await refuseFixed(caller, database.query, uuid);
      const result = await make(caller, document.blank_file_uuid ?? document.file_uuid, { elements, texts, awaitedUuids });
      return (trx: PeopleTransaction) => record(trx, caller, uuid, result);
    };
    // For a request that is repeated with its idempotency key: the document as it is then.
    const repeatAnswer = {
      idOf: () => uuid,
      read: async (trx: PeopleTransaction) => answer(caller, requireDocument(await documentsOf(caller, trx, clock.now()).get(uuid)), trx),
    };
    // This process fills a document once at a time. `prepare` runs before the transaction; the function that it returns runs in it.
    return turns.take(`${caller.tenantId} ${uuid}`, () => platform.onceAfter(context, prepare, repeatAnswer));
  });
}

function openOf(row: DocumentRow | null): DocumentRow {
  const document = requireDocument(row);
  if (document.signed_at) throw new Problem('conflict', 'The document is signed, so its texts cannot change.');
  return document;
}

/** Replaces each character that the font lacks with a question mark, because the person can no longer correct an earlier submission. */
async function replaceUnsupportedTexts(texts: Filling['bound_texts']): Promise<Filling['bound_texts']> {
  if (!texts) return null;
  const has = await writtenLetters();
  return Object.fromEntries(Object.entries(texts).map(([uuid, text]) => [uuid, replaceUnsupported({ has }, drawable(text))]));
}

/** Returns the texts by element uuid, without empty texts. Throws `invalid_body` for unknown, unasked or repeated elements. */
function textsOf(
  elements: readonly ElementRow[],
  { texts, bound_texts, signer_texts }: Filling,
  workflow: string | null,
): Map<string, ElementText> {
  const fields = new Map(elements.filter(({ kind }) => kind === 'text').map((element) => [element.uuid, element]));
  const textByUuid = new Map<string, ElementText>();
  const add = (member: string, values: Readonly<Record<string, string>> | null | undefined, by: ElementText['by'], bound = false) => {
    for (const [uuid, value] of Object.entries(values ?? {})) {
      const path = `${member}.${uuid}`;
      const element = fields.get(uuid);
      if (!element) throw invalidMember(path, 'unknown', 'No text element of this document has this uuid.');
      if (by === 'signer' && !element.ask_signer) throw invalidMember(path, 'not_asked', `The signer is not asked for “${element.name}”.`);
      if (textByUuid.has(uuid)) throw invalidMember(path, 'repeated', `The sender has already given the text “${element.name}”.`);
      if (VISIBLE_CHARACTER.test(value))
        textByUuid.set(uuid, { value: drawable(value), by, path, ...originOf(element, { value, by, bound }, workflow) });
    }
  };
  add('texts', texts, 'sender');
  add('bound_texts', bound_texts, 'sender', true);
  add('signer_texts', signer_texts, 'signer');
  return textByUuid;
}

/** Returns the origin of a text. Each signer's workflow sends all texts, so an unchanged text from another workflow keeps its origin. */
function originOf(
  { value, written_by, written_in, bound }: ElementRow,
  text: Pick<ElementText, 'value' | 'by' | 'bound'>,
  workflow: string | null,
): Pick<ElementText, 'bound' | 'writtenIn'> {
  const isOfOther = written_in !== null && written_in !== workflow && written_by === text.by && value === drawable(text.value);
  return isOfOther ? { bound, writtenIn: written_in } : { bound: text.bound, writtenIn: workflow };
}

/** Returns the uuids of the elements that are empty now and whose text is awaited. Throws `invalid_body` for an unknown element. */
function awaitedElements(
  elements: readonly ElementRow[],
  texts: ReadonlyMap<string, ElementText>,
  uuids: readonly string[],
): ReadonlySet<string> {
  const fields = new Set(elements.flatMap(({ uuid, kind }) => (kind === 'text' ? [uuid] : [])));
  for (const [at, uuid] of uuids.entries()) {
    if (!fields.has(uuid)) throw invalidMember(`awaited.${at}`, 'unknown', 'No text element of this document has this uuid.');
  }
  return new Set(uuids.filter((uuid) => !texts.has(uuid)));
}

/** Returns whether the document already contains and awaits exactly these texts. */
function isUnchanged(elements: readonly ElementRow[], texts: ReadonlyMap<string, ElementText>, awaitedUuids: ReadonlySet<string>): boolean {
  return elements.every((element) => {
    const text = texts.get(element.uuid);
    const isSame = (text?.value ?? null) === element.value && (text?.by ?? null) === element.written_by;
    return isSame && (text?.bound ?? false) === element.bound && awaitedUuids.has(element.uuid) === element.awaited;
  });
}
