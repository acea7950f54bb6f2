import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { DocumentDatabase, DocumentTables } from './tables.ts';

export type SignerElementRow = Selectable<DocumentTables['documents.signer_elements']>;
/** Somebody who is to sign a document, or has, with the signature elements that are theirs. */
export type SignerRow = Selectable<DocumentTables['documents.signers']> & { elements: readonly SignerElementRow[] };

/** The columns of an act of signing. */
export type ActColumns = Pick<
  DocumentTables['documents.signers'],
  | 'workflow_uuid'
  | 'signing_uuid'
  | 'act_file_uuid'
  | 'signature_file_uuid'
  | 'signature_kept'
  | 'signature_kind'
  | 'consent_sha256'
  | 'consent_language'
>;

/** The newest of a person's that are listed. */
const MOST_OF_PERSON = 100;

/** The signers of one tenant in one mode. */
export function signersOf(owner: Owner, db: DocumentDatabase, now: Date) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () =>
    db
      .selectFrom('documents.signers')
      .where((where) => where.and(mine))
      .selectAll();

  const withElements = async (signers: readonly Selectable<DocumentTables['documents.signers']>[]): Promise<SignerRow[]> => {
    if (signers.length === 0) return [];
    const ids = signers.map(({ id }) => id);
    const elements = await db
      .selectFrom('documents.signer_elements')
      .where((where) => where.and(mine))
      .where('signer_id', 'in', ids)
      .selectAll()
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return signers.map((signer) => ({ ...signer, elements: elements.filter(({ signer_id }) => signer_id === signer.id) }));
  };

  return {
    /** In the order in which they were made. */
    async ofDocument(uuid: string): Promise<SignerRow[]> {
      return withElements(await rows().where('document_uuid', '=', uuid).orderBy('number').orderBy('id').execute());
    },

    /** The newest of a person's, newest first. */
    async ofPerson(personId: string): Promise<SignerRow[]> {
      const newest = rows().where('person_id', '=', personId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(MOST_OF_PERSON);
      return withElements(await newest.execute());
    },

    /** All of a person's, the oldest first. */
    async everyOfPerson(personId: string): Promise<SignerRow[]> {
      return withElements(await rows().where('person_id', '=', personId).orderBy('created_at').orderBy('id').execute());
    },

    /** Whether the person is to sign, or has signed, in another workflow than this. */
    async besides(personId: string, workflow: string): Promise<boolean> {
      const row = await rows().where('person_id', '=', personId).where('workflow_uuid', 'is distinct from', workflow).executeTakeFirst();
      return row !== undefined;
    },

    async insert(of: { document_uuid: string; person_id: string; elements: readonly string[] }): Promise<SignerRow> {
      const { elements, ...columns } = of;
      const times = { created_at: now, updated_at: now };
      const emptyIds = { workflow_uuid: null, signing_uuid: null, act_file_uuid: null, signature_file_uuid: null };
      const act = {
        ...emptyIds,
        signature_kept: null,
        signature_kind: null,
        consent_sha256: null,
        consent_language: null,
        signed_at: null,
      };
      const { earlier } = await db
        .selectFrom('documents.signers')
        .where((where) => where.and({ ...mine, document_uuid: of.document_uuid }))
        .select(({ fn }) => fn.max('number').as('earlier'))
        .executeTakeFirstOrThrow();
      const signer = await db
        .insertInto('documents.signers')
        .values({ ...mine, id: randomUUID(), number: (earlier ?? 0) + 1, ...columns, ...act, ...times })
        .returningAll()
        .executeTakeFirstOrThrow();
      const places = elements.map((element_uuid) => ({
        ...{ ...mine, id: randomUUID(), signer_id: signer.id, element_uuid },
        ...{ filled_at: null, ...times },
      }));
      if (places.length > 0) await db.insertInto('documents.signer_elements').values(places).execute();
      return { ...signer, elements: places };
    },

    /** Records the act of a signer, and the elements that got the signature. */
    async sign(id: string, act: ActColumns, elements: readonly string[]): Promise<void> {
      await db
        .updateTable('documents.signers')
        .where((where) => where.and({ ...mine, id }))
        .set({ ...act, signed_at: now, updated_at: now })
        .execute();
      if (elements.length === 0) return;
      await db
        .updateTable('documents.signer_elements')
        .where((where) => where.and({ ...mine, signer_id: id }))
        .where('element_uuid', 'in', elements)
        .set({ filled_at: now, updated_at: now })
        .execute();
    },

    /** The sealed file says what the acts said. */
    async forgetActs(document: string): Promise<void> {
      await db
        .updateTable('documents.signers')
        .where((where) => where.and({ ...mine, document_uuid: document }))
        .set((set) => ({
          act_file_uuid: null,
          signature_file_uuid: set.case().when('signature_kept', '=', true).then(set.ref('signature_file_uuid')).else(null).end(),
          updated_at: now,
        }))
        .execute();
    },

    async delete(id: string): Promise<void> {
      await db
        .deleteFrom('documents.signers')
        .where((where) => where.and({ ...mine, id }))
        .execute();
    },
  };
}

/** The files of an act. */
export function filesOfSigner({ act_file_uuid, signature_file_uuid }: SignerRow): string[] {
  return [act_file_uuid, signature_file_uuid].filter((uuid) => uuid !== null);
}

/** Whether somebody has signed. From then on nothing changes in the document: all sign the same. */
export const isFixed = (signers: readonly SignerRow[]): boolean => signers.some(({ signed_at }) => signed_at !== null);
