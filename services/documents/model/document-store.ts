import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Insertable, Selectable, Updateable } from 'kysely';
import type { Owner } from '#platform/base/administration.ts';
import { orNotFound } from '#platform/base/problem.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { isUuid } from '#platform/base/uuid.ts';
import { constraintsMeaning } from '#platform/data/constraints.ts';
import { readPage } from '#platform/data/keyset.ts';
import type { DocumentDatabase, DocumentTables } from './tables.ts';

/** Translates values that no column holds; the tables have no constraint that a request could break. */
const storable = constraintsMeaning({});

type DocumentsTable = DocumentTables['documents.documents'];
type OwnDocumentColumns = 'tenant_id' | 'livemode' | 'uuid' | 'created_at' | 'updated_at';

export type DocumentRow = Selectable<DocumentsTable>;
export type NewDocument = Omit<Insertable<DocumentsTable>, OwnDocumentColumns>;

export const requireDocument = orNotFound('No document has this uuid.');

/** Documents that one file may claim to come from. */
const MOST_CLAIMED = 100;

interface DocumentQuery extends PageQuery {
  status?: 'open' | 'signed' | undefined;
  people_uuid?: string | undefined;
  workflow_uuid?: string | undefined;
}

export const documentsOf = (owner: Owner, db: DocumentDatabase, now: Date) => new DocumentStore(owner, db, now);

/** The documents of one tenant in one mode. */
export class DocumentStore {
  readonly #db: DocumentDatabase;
  readonly #now: Date;
  readonly #mine: { tenant_id: string; livemode: boolean };

  constructor({ tenantId, livemode }: Owner, db: DocumentDatabase, now: Date) {
    this.#db = db;
    this.#now = now;
    this.#mine = { tenant_id: tenantId, livemode };
  }

  list({ status, people_uuid: person_id, workflow_uuid, ...query }: DocumentQuery): Promise<RowPage<DocumentRow>> {
    let select = this.#rows();
    if (status) select = select.where('signed_at', status === 'signed' ? 'is not' : 'is', null);
    if (person_id) select = select.where((where) => hasSigner(where, { person_id }));
    if (workflow_uuid) select = select.where((where) => hasSigner(where, { workflow_uuid }));
    return readPage(select, query, 'uuid');
  }

  async get(uuid: string): Promise<DocumentRow | null> {
    return isUuid(uuid) ? ((await this.#rows().where('uuid', '=', uuid).executeTakeFirst()) ?? null) : null;
  }

  /** Reads the row and locks it until the end of the transaction. */
  async lock(uuid: string): Promise<DocumentRow | null> {
    return isUuid(uuid) ? ((await this.#rows().where('uuid', '=', uuid).forUpdate().executeTakeFirst()) ?? null) : null;
  }

  async byToken(hash: Uint8Array): Promise<DocumentRow | null> {
    return (await this.#rows().where('token_hash', '=', hash).executeTakeFirst()) ?? null;
  }

  /** Reads the signed documents that a file may be or come from, by what it says of itself. */
  claimed(by: { signed: readonly string[]; sealDigests: readonly string[]; uuids: readonly string[] }): Promise<DocumentRow[]> {
    return this.#rows()
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
  }

  /**
   * Reads and locks at most `limit` documents that were signed, or created and not signed, before; one that some of its signers have
   * signed counts from the last of them.
   */
  older(than: Date, { signed, limit }: { signed: boolean; limit: number }): Promise<DocumentRow[]> {
    return this.#rows()
      .where(signed ? 'signed_at' : 'created_at', '<', than)
      .where('signed_at', signed ? 'is not' : 'is', null)
      .where((where) => where.not(hasSigner(where, {}, than)))
      .limit(limit)
      .forUpdate()
      .execute();
  }

  insert(document: NewDocument): Promise<DocumentRow> {
    const values = { ...document, ...this.#mine, uuid: randomUUID(), created_at: this.#now, updated_at: this.#now };
    return this.#db.insertInto('documents.documents').values(values).returningAll().executeTakeFirstOrThrow();
  }

  async update(uuid: string, changes: Omit<Updateable<DocumentsTable>, OwnDocumentColumns>): Promise<DocumentRow> {
    return storable(
      this.#db
        .updateTable('documents.documents')
        .where((where) => where.and({ ...this.#mine, uuid }))
        .set({ ...changes, updated_at: this.#now })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
  }

  /** Notes that something of these documents has changed. */
  async touch(uuids: readonly string[]): Promise<void> {
    for (const uuid of uuids) await this.update(uuid, {});
  }

  /** Notes that the workflow is gone, and returns what was signed in it and hangs on nobody. */
  async workflowDeleted(workflow_uuid: string): Promise<DocumentRow[]> {
    await this.#db
      .updateTable('documents.documents')
      .where((where) => where.and([where.and(this.#mine), hasSigner(where, { workflow_uuid, is_invited: false })]))
      .set(({ fn, ref, val }) => ({ workflow_deleted_at: fn.coalesce(ref('workflow_deleted_at'), val(this.#now)) }))
      .execute();
    return this.#rows()
      .where((where) => hasSigner(where, { workflow_uuid, person_id: null }))
      .execute();
  }

  /** Reads and locks at most `limit` documents that hang on nobody and whose workflow is gone. */
  left(limit: number): Promise<DocumentRow[]> {
    return this.#rows()
      .where('workflow_deleted_at', 'is not', null)
      .where((where) => hasSigner(where, { person_id: null }))
      .limit(limit)
      .forUpdate()
      .execute();
  }

  async delete(uuid: string): Promise<void> {
    await this.#db
      .deleteFrom('documents.documents')
      .where((where) => where.and({ ...this.#mine, uuid }))
      .execute();
  }

  #rows() {
    return this.#db
      .selectFrom('documents.documents')
      .where((where) => where.and(this.#mine))
      .selectAll();
  }
}

/** Holds where a document has such a signer; one who signed since, where that is said. */
function hasSigner(
  where: ExpressionBuilder<DocumentTables, 'documents.documents'>,
  which: { person_id?: string | null; workflow_uuid?: string; is_invited?: boolean },
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
