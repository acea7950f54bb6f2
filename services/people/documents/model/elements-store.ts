import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import { isUuid } from '#platform/base/uuid.ts';
import type { PeopleDatabase, PeopleTables } from '../../model/tables.ts';

type ElementsTable = PeopleTables['documents.elements'];

export type ElementRow = Selectable<ElementsTable>;
export type NewElement = Omit<
  Insertable<ElementsTable>,
  | 'tenant_id'
  | 'livemode'
  | 'uuid'
  | 'number'
  | 'document_uuid'
  | 'template_uuid'
  | 'value'
  | 'written_by'
  | 'bound'
  | 'awaited'
  | 'written_in'
>;

export type ElementOwner = { document_uuid: string } | { template_uuid: string };

/** Returns the store of the elements of one document or template. It lists them in the order in which they were created. */
export function elementsOf(owner: Owner, db: PeopleDatabase, elementOwner: ElementOwner) {
  const scope = { tenant_id: owner.tenantId, livemode: owner.livemode, ...elementOwner };

  return {
    async list(): Promise<ElementRow[]> {
      return db
        .selectFrom('documents.elements')
        .where((where) => where.and(scope))
        .selectAll()
        .orderBy('number')
        .orderBy('uuid')
        .execute();
    },

    async insert(elements: readonly NewElement[]): Promise<ElementRow[]> {
      if (elements.length === 0) return [];
      const last = await db
        .selectFrom('documents.elements')
        .where((where) => where.and(scope))
        .select(({ fn }) => fn.max('number').as('number'))
        .executeTakeFirstOrThrow();
      const values = elements.map((element, at) => ({ ...element, ...scope, uuid: randomUUID(), number: (last.number ?? 0) + 1 + at }));
      return db.insertInto('documents.elements').values(values).returningAll().execute();
    },

    /** Sets the text of an element, or removes it if `text` is null. `isAwaited`: a later step of a workflow will supply the text. */
    async write(
      uuid: string,
      text: { value: string; by: 'sender' | 'signer'; bound: boolean; writtenIn: string | null } | null,
      isAwaited: boolean,
    ): Promise<void> {
      await db
        .updateTable('documents.elements')
        .where((where) => where.and({ ...scope, uuid }))
        .set({
          ...{ value: text?.value ?? null, written_by: text?.by ?? null },
          ...{ bound: text?.bound ?? false, written_in: text?.writtenIn ?? null, awaited: isAwaited },
        })
        .execute();
    },

    /** Deletes an element. Returns false when there was none. */
    async delete(uuid: string): Promise<boolean> {
      if (!isUuid(uuid)) return false;
      const { numDeletedRows } = await db
        .deleteFrom('documents.elements')
        .where((where) => where.and({ ...scope, uuid }))
        .executeTakeFirstOrThrow();
      return numDeletedRows > 0n;
    },
  };
}

export const placeOf = ({ page, x, y, width, height }: ElementRow) => ({ page, box: [x, y, width, height] as const });
