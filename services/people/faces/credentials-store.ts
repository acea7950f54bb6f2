import type { Insertable, Selectable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import { isUuid } from '#platform/base/uuid.ts';
import type { PeopleDatabase, PeopleTables } from '../model/tables.ts';

type CredentialTable = PeopleTables['people.voter_credentials'];
export type CredentialRow = Selectable<CredentialTable>;
type CredentialValues = Omit<Insertable<CredentialTable>, 'tenant_id' | 'livemode'>;

/** Returns the store of voter credential pictures of one tenant's people in one mode: one credential per person. */
export function credentialsOf(owner: Owner, db: PeopleDatabase) {
  const ownerColumns = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () =>
    db
      .selectFrom('people.voter_credentials')
      .where((where) => where.and(ownerColumns))
      .selectAll();

  return {
    async ofPerson(personId: string): Promise<CredentialRow | null> {
      return isUuid(personId) ? ((await rows().where('person_id', '=', personId).executeTakeFirst()) ?? null) : null;
    },

    /** Stores a credential and returns the replaced row, or null. The caller has locked the person, so no other write interferes. */
    async replace(credential: CredentialValues): Promise<CredentialRow | null> {
      const before = await this.remove([credential.person_id]);
      await db
        .insertInto('people.voter_credentials')
        .values({ ...credential, ...ownerColumns })
        .execute();
      return before[0] ?? null;
    },

    /** Stores the fields read from these pictures, unless the pictures have been replaced meanwhile. */
    async setOcr({ person_id, front_uuid }: CredentialRow, ocr: Pick<CredentialValues, 'ocr_front' | 'ocr_reverse'>): Promise<void> {
      await db
        .updateTable('people.voter_credentials')
        .where((where) => where.and({ ...ownerColumns, person_id, front_uuid }))
        .set(ocr)
        .execute();
    },

    async remove(personIds: readonly string[]): Promise<CredentialRow[]> {
      if (personIds.length === 0) return [];
      return db
        .deleteFrom('people.voter_credentials')
        .where((where) => where.and(ownerColumns))
        .where('person_id', 'in', personIds)
        .returningAll()
        .execute();
    },

    /** Reads and locks at most `limit` credentials uploaded before a date, oldest first. */
    older: (before: Date, limit: number): Promise<CredentialRow[]> =>
      rows().where('uploaded_at', '<', before).orderBy('uploaded_at').limit(limit).forUpdate().execute(),
  };
}
