import type { Transaction } from 'kysely';
import type { Filling } from '../../contracts/documents/signing.ts';
import type { Turns } from '../platform/calls/turns.ts';
import type { CallContext, Caller } from '../platform/ports.ts';
import { invalidMember, Problem } from '../platform/problem.ts';
import { sha256 } from '../platform/sha256.ts';
import { type ElementRow, elementsOf } from './elements-store.ts';
import { writtenLetters } from './pdf/fonts.ts';
import { drawable, supported } from './pdf/text.ts';
import { documentRecord, elementRecord } from './records.ts';
import { placeOf, type SigningParts } from './sign.ts';
import { type DocumentRow, documentsOf } from './store.ts';
import type { DocumentTables } from './tables.ts';

interface Written {
  /** As it is drawn. */
  value: string;
  by: 'sender' | 'signer';
  /** The member of the request that says it. */
  path: string;
}

/** A file with its texts, to be recorded. */
interface Filled {
  blank: string;
  /** What the signer is shown; the blank one where nothing is written. */
  file: string;
  sha256: string;
  elements: readonly ElementRow[];
  written: ReadonlyMap<string, Written>;
}

/**
 * Writes texts into a document before its signer reads it, so that what is signed is what was shown. Always into the blank file: each
 * call says all of them, and the same texts again change nothing.
 */
export function createFill({ platform, files, writer }: SigningParts, turns: Turns) {
  const { clock, database } = platform;

  const answer = async (caller: Caller, row: DocumentRow, db: Parameters<typeof elementsOf>[1]) => {
    const elements = await elementsOf(caller, db, { document_uuid: row.uuid }).list();
    return { success: true as const, result: { ...documentRecord(row), elements: elements.map(elementRecord) } };
  };

  const make = async (
    caller: Caller,
    blank: string,
    elements: readonly ElementRow[],
    written: ReadonlyMap<string, Written>,
  ): Promise<Filled> => {
    const bytes = await files.read(caller, blank);
    const texts = elements.flatMap((element) => {
      const text = written.get(element.uuid);
      return text ? [{ ...placeOf(element), path: text.path, value: text.value }] : [];
    });
    const what = { blank, elements, written };
    if (texts.length === 0) return { ...what, file: blank, sha256: sha256(bytes).toString('hex') };
    const { pdf } = await writer.fill(caller, bytes, texts);
    return { ...what, file: await files.write(caller, pdf), sha256: sha256(pdf).toString('hex') };
  };

  const record = async (trx: Transaction<DocumentTables>, caller: Caller, uuid: string, made: Filled) => {
    const documents = documentsOf(caller, trx, clock.now());
    const now = openOf(await documents.lock(uuid));
    const filled = made.file !== made.blank;
    if (filled) await files.keep(trx, caller, [made.file]);
    if (now.file_uuid !== made.blank) await files.discard(trx, caller, [now.file_uuid]);
    const { file: file_uuid, sha256 } = made;
    const row = await documents.update(uuid, { file_uuid, sha256, blank_file_uuid: filled ? made.blank : null });
    const store = elementsOf(caller, trx, { document_uuid: uuid });
    for (const element of made.elements) await store.write(element.uuid, made.written.get(element.uuid) ?? null);
    return answer(caller, row, trx);
  };

  return (context: CallContext, uuid: string, filling: Filling) => {
    const { caller } = context;
    return turns.take(`${caller.tenantId} ${uuid}`, () =>
      platform.onceAfter(context, async () => {
        const document = openOf(await documentsOf(caller, database.query, clock.now()).get(uuid));
        const elements = await elementsOf(caller, database.query, { document_uuid: uuid }).list();
        const written = writtenOf(elements, { ...filling, bound_texts: await legible(filling.bound_texts) });
        if (holds(elements, written)) return async (trx) => answer(caller, document, trx);
        const made = await make(caller, document.blank_file_uuid ?? document.file_uuid, elements, written);
        return (trx) => record(trx, caller, uuid, made);
      }),
    );
  };
}

function openOf(document: DocumentRow | null): DocumentRow {
  if (!document) throw new Problem('not_found', 'No document has this uuid.');
  if (document.signed_at) throw new Problem('conflict', 'The document is signed; nothing is written into it any more.');
  return document;
}

/** A text of nothing but spaces and signs that nobody sees is none. */
const VISIBLE = /[^\p{C}\p{Z}]/u;

/** Whoever answered is not there to write it otherwise: what cannot be written is shown as that. */
async function legible(texts: Filling['bound_texts']): Promise<Filling['bound_texts']> {
  if (!texts) return null;
  const has = await writtenLetters();
  return Object.fromEntries(Object.entries(texts).map(([uuid, text]) => [uuid, supported({ has }, drawable(text))]));
}

/** What each element will say. */
function writtenOf(elements: readonly ElementRow[], { texts, bound_texts, signer_texts }: Filling): Map<string, Written> {
  const fields = new Map(elements.filter(({ kind }) => kind === 'text').map((element) => [element.uuid, element]));
  const written = new Map<string, Written>();
  const take = (member: string, given: Readonly<Record<string, string>> | null | undefined, by: Written['by']) => {
    for (const [uuid, value] of Object.entries(given ?? {})) {
      const path = `${member}.${uuid}`;
      const element = fields.get(uuid);
      if (!element) throw invalidMember(path, 'unknown', 'No text element of this document has this uuid.');
      if (by === 'signer' && !element.ask_signer) throw invalidMember(path, 'not_asked', `The signer is not asked for “${element.name}”.`);
      if (written.has(uuid)) throw invalidMember(path, 'repeated', `“${element.name}” is given by the sender already.`);
      if (VISIBLE.test(value)) written.set(uuid, { value: drawable(value), by, path });
    }
  };
  take('texts', texts, 'sender');
  take('bound_texts', bound_texts, 'sender');
  take('signer_texts', signer_texts, 'signer');
  return written;
}

function holds(elements: readonly ElementRow[], written: ReadonlyMap<string, Written>): boolean {
  return elements.every(({ uuid, value, written_by }) => {
    const text = written.get(uuid);
    return (text?.value ?? null) === value && (text?.by ?? null) === written_by;
  });
}
