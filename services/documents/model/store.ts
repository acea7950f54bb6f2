import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { constraintsMeaning } from '#platform/data/constraints.ts';
import { readPage } from '#platform/data/keyset.ts';
import type { DocumentDatabase, DocumentTables } from './tables.ts';

/** The tables have no constraint that a request could break, so only values that no column holds are translated. */
const storable = constraintsMeaning({});

type DocumentsTable = DocumentTables['documents.documents'];
type OwnDocumentColumns = 'tenant_id' | 'livemode' | 'uuid' | 'created_at' | 'updated_at';

export type DocumentRow = Selectable<DocumentsTable>;
export type NewDocument = Omit<Insertable<DocumentsTable>, OwnDocumentColumns>;

/** Documents that one file may claim to come from. */
const MOST_CLAIMED = 100;

export interface DocumentQuery extends PageQuery {
  status?: 'open' | 'signed' | undefined;
  people_uuid?: string | undefined;
  workflow_uuid?: string | undefined;
}

/** The documents of one tenant in one mode. It cannot reach another tenant's rows. */
export function documentsOf(owner: Owner, db: DocumentDatabase, now: Date) {
  const mine = { tenant_id: owner.tenantId, livemode: owner.livemode };
  const rows = () =>
    db
      .selectFrom('documents.documents')
      .where((where) => where.and(mine))
      .selectAll();

  return {
    async list({ status, people_uuid, workflow_uuid, ...query }: DocumentQuery): Promise<RowPage<DocumentRow>> {
      let select = rows();
      if (status) select = select.where('signed_at', status === 'signed' ? 'is not' : 'is', null);
      if (people_uuid)
        select = select.where((where) => where.or([where('people_uuid', '=', people_uuid), hasSigner(where, { person_id: people_uuid })]));
      if (workflow_uuid)
        select = select.where((where) => where.or([where('workflow_uuid', '=', workflow_uuid), hasSigner(where, { workflow_uuid })]));
      return readPage(select, query, 'uuid');
    },

    async get(uuid: string): Promise<DocumentRow | null> {
      return isUuid(uuid) ? ((await rows().where('uuid', '=', uuid).executeTakeFirst()) ?? null) : null;
    },

    /** Reads the row and locks it until the end of the transaction. */
    async lock(uuid: string): Promise<DocumentRow | null> {
      return isUuid(uuid) ? ((await rows().where('uuid', '=', uuid).forUpdate().executeTakeFirst()) ?? null) : null;
    },

    async byToken(hash: Uint8Array): Promise<DocumentRow | null> {
      return (await rows().where('token_hash', '=', hash).executeTakeFirst()) ?? null;
    },

    /** The signed documents that a file may be or come from, by what it says of itself. */
    async claimed(by: { signed: readonly string[]; sealDigests: readonly string[]; uuids: readonly string[] }): Promise<DocumentRow[]> {
      return rows()
        .where('signed_at', 'is not', null)
        .where((where) =>
          where.or([
            ...(by.signed.length > 0 ? [where('signed_sha256', 'in', by.signed)] : []),
            ...(by.sealDigests.length > 0 ? [where('sealed_sha256', 'in', by.sealDigests)] : []),
            ...(by.uuids.length > 0 ? [where('uuid', 'in', by.uuids)] : []),
          ]),
        )
        .limit(MOST_CLAIMED)
        .execute();
    },

    async signedBy(personId: string): Promise<DocumentRow[]> {
      return rows().where('people_uuid', '=', personId).execute();
    },

    /**
     * At most `limit` documents that were signed, or created and not signed, before; one that some of its signers have signed counts from
     * the last of them. Locked, so that none is signed meanwhile.
     */
    async older(than: Date, { signed, limit }: { signed: boolean; limit: number }): Promise<DocumentRow[]> {
      const column = signed ? 'signed_at' : 'created_at';
      return rows()
        .where(column, '<', than)
        .where('signed_at', signed ? 'is not' : 'is', null)
        .where((where) => where.not(hasSigner(where, {}, than)))
        .limit(limit)
        .forUpdate()
        .execute();
    },

    async insert(document: NewDocument): Promise<DocumentRow> {
      const values = { ...document, ...mine, uuid: randomUUID(), created_at: now, updated_at: now };
      return db.insertInto('documents.documents').values(values).returningAll().executeTakeFirstOrThrow();
    },

    async update(uuid: string, changes: Omit<Updateable<DocumentsTable>, OwnDocumentColumns>): Promise<DocumentRow> {
      return storable(
        db
          .updateTable('documents.documents')
          .where((where) => where.and({ ...mine, uuid }))
          .set({ ...changes, updated_at: now })
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    },

    /** Whether the person signed something in another workflow than this. */
    async signedBeside(personId: string, workflow: string): Promise<boolean> {
      const row = await rows().where('people_uuid', '=', personId).where('workflow_uuid', 'is distinct from', workflow).executeTakeFirst();
      return row !== undefined;
    },

    /** Names the signer of the workflow's documents. */
    async attach(workflow: string, personId: string | null): Promise<void> {
      await db
        .updateTable('documents.documents')
        .where((where) => where.and({ ...mine, workflow_uuid: workflow }))
        .where('people_uuid', 'is distinct from', personId)
        .set({ people_uuid: personId, updated_at: now })
        .execute();
    },

    /** Notes that the workflow is gone, and returns what was signed in it and hangs on nobody. */
    async workflowDeleted(workflow: string): Promise<DocumentRow[]> {
      const documents = await db
        .updateTable('documents.documents')
        .where((where) => where.and({ ...mine, workflow_uuid: workflow }))
        .set(({ fn, ref, val }) => ({ workflow_deleted_at: fn.coalesce(ref('workflow_deleted_at'), val(now)) }))
        .returningAll()
        .execute();
      return documents.filter(({ people_uuid }) => people_uuid === null);
    },

    /** At most `limit` documents that hang on nobody and whose workflow is gone. Locked. */
    async left(limit: number): Promise<DocumentRow[]> {
      return rows().where('workflow_deleted_at', 'is not', null).where('people_uuid', 'is', null).limit(limit).forUpdate().execute();
    },

    /** What was signed in these workflows and hangs on nobody. */
    async onNobody(workflows: readonly string[]): Promise<DocumentRow[]> {
      if (workflows.length === 0) return [];
      return rows().where('workflow_uuid', 'in', workflows).where('people_uuid', 'is', null).execute();
    },

    /** Takes the person's name from the documents of these workflows. */
    async detach(personId: string, workflows: readonly string[]): Promise<void> {
      if (workflows.length === 0) return;
      await db
        .updateTable('documents.documents')
        .where((where) => where.and({ ...mine, people_uuid: personId }))
        .where('workflow_uuid', 'in', workflows)
        .set({ people_uuid: null, updated_at: now })
        .execute();
    },

    async delete(uuid: string): Promise<void> {
      await db
        .deleteFrom('documents.documents')
        .where((where) => where.and({ ...mine, uuid }))
        .execute();
    },
  };
}

/** Whether a document has such a signer; one who signed since, where that is said. */
function hasSigner(
  where: ExpressionBuilder<DocumentTables, 'documents.documents'>,
  which: { person_id?: string; workflow_uuid?: string },
  since?: Date,
) {
  let signers = where
    .selectFrom('documents.signers as s')
    .select('s.id')
    .whereRef('s.tenant_id', '=', 'documents.documents.tenant_id')
    .whereRef('s.livemode', '=', 'documents.documents.livemode')
    .whereRef('s.document_uuid', '=', 'documents.documents.uuid')
    .where((signer) => signer.and(which));
  if (since) signers = signers.where('s.signed_at', '>=', since);
  return where.exists(signers);
}
