import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { elementInput } from '../../contracts/documents/signing.ts';
import type { CallContext, Caller, Platform } from '../platform/ports.ts';
import { invalidMember, Problem } from '../platform/problem.ts';
import { type ElementOwner, elementsOf } from './elements-store.ts';
import { elementRecord } from './records.ts';
import type { DocumentTables, PageSize } from './tables.ts';

/** Elements of one document or template. */
const MOST_ELEMENTS = 50;

/** Half a point: boxes are drawn by hand. */
const TOLERANCE = 0.5;

interface Held {
  /** Named by its elements. */
  of: ElementOwner;
  pages: readonly PageSize[];
  /** Why its elements stay as they are; null when they may change. */
  closed: string | null;
}

interface Kind {
  /** The document or template, its row held until the end of the transaction; throws 404. */
  lock(trx: Transaction<DocumentTables>, caller: Caller, uuid: string): Promise<Held>;
  read(caller: Caller, uuid: string): Promise<ElementOwner>;
}

type Fields = z.output<typeof elementInput>;

/** The three operations on elements, the same for documents and templates. */
export function elementOperations(platform: Platform<DocumentTables>, { lock, read }: Kind) {
  const { database } = platform;

  const changeable = async (trx: Transaction<DocumentTables>, caller: Caller, uuid: string): Promise<Held> => {
    const held = await lock(trx, caller, uuid);
    if (held.closed !== null) throw new Problem('conflict', held.closed);
    return held;
  };

  return {
    list: async ({ uuid }: { uuid: string }, { caller }: CallContext) => {
      const rows = await elementsOf(caller, database.query, await read(caller, uuid)).list();
      return { success: true as const, result: rows.map(elementRecord) };
    },

    create: (uuid: string, { page, box, kind, name, required, ask_signer }: Fields, context: CallContext) =>
      platform.once(context, async (trx) => {
        if (ask_signer && kind !== 'text') throw invalidMember('ask_signer', 'not_a_text', 'Only a text is asked for.');
        const { of, pages } = await changeable(trx, context.caller, uuid);
        const elements = elementsOf(context.caller, trx, of);
        if ((await elements.list()).length >= MOST_ELEMENTS) throw new Problem('conflict', `At most ${MOST_ELEMENTS} elements.`);
        const [x, y, width, height] = inside(page, box, pages);
        const [row] = await elements.insert([{ page, x, y, width, height, kind, name, required, ask_signer, template_element_uuid: null }]);
        if (!row) throw new Error('The element was not inserted.');
        return { success: true as const, result: elementRecord(row) };
      }),

    delete: async ({ uuid, element_uuid }: { uuid: string; element_uuid: string }, { caller }: CallContext) => {
      await database.transaction(async (trx) => {
        const { of } = await changeable(trx, caller, uuid);
        const found = await elementsOf(caller, trx, of).delete(element_uuid);
        if (!found) throw new Problem('not_found', 'No element has this uuid.');
      });
      return { success: true as const, result: 'Element deleted' };
    },
  };
}

function inside(page: number, box: Fields['box'], pages: readonly PageSize[]): Fields['box'] {
  const size = pages[page - 1];
  if (!size) throw invalidMember('page', 'unknown', `The document has ${pages.length} pages.`);
  const [x, y, width, height] = box;
  const fits = x + width <= size.width + TOLERANCE && y + height <= size.height + TOLERANCE;
  if (!fits) throw invalidMember('box', 'outside', `The page is ${size.width} points wide and ${size.height} high.`);
  return box;
}
