import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { elementInput } from '#contracts/documents/signing.ts';
import type { CallContext, Caller, Platform } from '#platform/base/ports.ts';
import { invalidMember, Problem } from '#platform/base/problem.ts';
import type { PageSize } from '../../model/document-tables.ts';
import type { PeopleTables } from '../../model/tables.ts';
import { type ElementOwner, elementsOf } from '../model/elements-store.ts';
import { elementRecord } from '../model/records.ts';

const MOST_ELEMENTS = 50;

/** The points by which a box may exceed its page, because boxes are drawn by hand. */
const TOLERANCE = 0.5;

/** The document or template that owns the elements. */
interface ElementHost {
  owner: ElementOwner;
  pages: readonly PageSize[];
  /** The reason why the elements may not change. Null if they may. */
  closed: string | null;
  /** The uuids of the elements that are assigned to a signer. */
  ofSigners?: ReadonlySet<string>;
}

interface ElementHostReader {
  /** Reads the document or template and locks its row until the end of the transaction. Throws `not_found` if it does not exist. */
  lock(trx: Transaction<PeopleTables>, caller: Caller, uuid: string): Promise<ElementHost>;
  read(caller: Caller, uuid: string): Promise<ElementOwner>;
}

type Fields = z.output<typeof elementInput>;

/** Returns the three operations on elements, which documents and templates share. */
export function elementOperations(platform: Platform<PeopleTables>, { lock, read }: ElementHostReader) {
  const { database } = platform;

  const lockChangeable = async (trx: Transaction<PeopleTables>, caller: Caller, uuid: string): Promise<ElementHost> => {
    const host = await lock(trx, caller, uuid);
    if (host.closed !== null) throw new Problem('conflict', host.closed);
    return host;
  };

  return {
    list: async ({ uuid }: { uuid: string }, { caller }: CallContext) => {
      const rows = await elementsOf(caller, database.query, await read(caller, uuid)).list();
      return { success: true as const, result: rows.map(elementRecord) };
    },

    create: (uuid: string, { page, box, kind, name, required, ask_signer }: Fields, context: CallContext) =>
      platform.once(context, async (trx) => {
        if (ask_signer && kind !== 'text') throw invalidMember('ask_signer', 'not_a_text', 'Only a text is asked for.');
        const { owner, pages } = await lockChangeable(trx, context.caller, uuid);
        const elements = elementsOf(context.caller, trx, owner);
        if ((await elements.list()).length >= MOST_ELEMENTS) throw new Problem('conflict', `At most ${MOST_ELEMENTS} elements.`);
        const [x, y, width, height] = requireInside(page, box, pages);
        const [row] = await elements.insert([{ page, x, y, width, height, kind, name, required, ask_signer, template_element_uuid: null }]);
        if (!row) throw new Error('The element was not inserted.');
        return { success: true as const, result: elementRecord(row) };
      }),

    delete: async ({ uuid, element_uuid }: { uuid: string; element_uuid: string }, { caller }: CallContext) => {
      await database.transaction(async (trx) => {
        const { owner, ofSigners } = await lockChangeable(trx, caller, uuid);
        if (ofSigners?.has(element_uuid)) throw new Problem('conflict', 'A signer has this element.');
        const isDeleted = await elementsOf(caller, trx, owner).delete(element_uuid);
        if (!isDeleted) throw new Problem('not_found', 'No element has this uuid.');
      });
      return { success: true as const, result: 'Element deleted' };
    },
  };
}

function requireInside(page: number, box: Fields['box'], pages: readonly PageSize[]): Fields['box'] {
  const size = pages[page - 1];
  if (!size) throw invalidMember('page', 'unknown', `The document has ${pages.length} pages.`);
  const [x, y, width, height] = box;
  const fits = x + width <= size.width + TOLERANCE && y + height <= size.height + TOLERANCE;
  if (!fits) throw invalidMember('box', 'outside', `The page is ${size.width} points wide and ${size.height} high.`);
  return box;
}
