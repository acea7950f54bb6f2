import type { ExpressionBuilder } from 'kysely';
import type { DocumentStatus } from '#contracts/documents/records.ts';
import { orNotFound } from '#platform/base/problem.ts';
import type { PageQuery, RowPage } from '#platform/base/row-page.ts';
import { readPage } from '#platform/data/keyset.ts';
import { type RecordRow, RecordStore, type RecordUpdate, type StoreScope } from '../../model/record-store.ts';
import type { PeopleTables } from '../../model/tables.ts';

const TABLE = 'documents.documents';

export type DocumentRow = RecordRow<typeof TABLE>;

export const requireDocument = orNotFound('No document has this uuid.');

/** Maximum number of documents that one file may refer to. */
const MAX_CLAIMED = 100;

interface DocumentQuery extends PageQuery {
  status?: DocumentStatus | undefined;
  people_uuid?: string | undefined;
  workflow_uuid?: string | undefined;
}

export const documentsOf = (...scope: StoreScope) => new DocumentStore(TABLE, 'uuid', ...scope);

/** The documents of one tenant in one mode. An uninvited signer signs in a workflow and is the only signer of the document. */
export class DocumentStore extends RecordStore<typeof TABLE> {
  override list({ status, people_uuid: person_id, workflow_uuid, ...query }: DocumentQuery): Promise<RowPage<DocumentRow>> {
    let select = this.rows();
    if (status) select = select.where('signed_at', status === 'signed' ? 'is not' : 'is', null);
    if (status === 'open') select = select.where((where) => where.not(hasSigner(where, {}, { isRefused: true })));
    if (status === 'refused') select = select.where((where) => hasSigner(where, {}, { isRefused: true }));
    if (person_id) select = select.where((where) => hasSigner(where, { person_id }));
    if (workflow_uuid) select = select.where((where) => hasSigner(where, { workflow_uuid }));
    return readPage(select, query, 'uuid');
  }

  async byToken(hash: Uint8Array): Promise<DocumentRow | null> {
    return (await this.rows().where('token_hash', '=', hash).executeTakeFirst()) ?? null;
  }

  /** Reads the signed documents that match a file's hashes, seal digests or ids. */
  claimed(by: { signed: readonly string[]; sealDigests: readonly string[]; uuids: readonly string[] }): Promise<DocumentRow[]> {
    return this.rows()
      .where('signed_at', 'is not', null)
      .where((where) =>
        where.or([
          ...(by.signed.length > 0 ? [where('signed_sha256', 'in', by.signed)] : []),
          ...(by.sealDigests.length > 0 ? [where('sealed_sha256', 'in', by.sealDigests)] : []),
          ...(by.uuids.length > 0 ? [where('uuid', 'in', by.uuids)] : []),
        ]),
      )
      .limit(MAX_CLAIMED)
      .execute();
  }

  /**
   * Reads and locks at most `limit` documents older than the date: signed documents count from their seal, open ones from their creation
   * or their latest signer's signature. An open document that waits for a decision is left out.
   */
  older(than: Date, { signed, limit }: { signed: boolean; limit: number }): Promise<DocumentRow[]> {
    return this.rows()
      .where(signed ? 'signed_at' : 'created_at', '<', than)
      .where('signed_at', signed ? 'is not' : 'is', null)
      .where((where) => where.not(hasSigner(where, {}, { since: than })))
      .where((where) => where.not(hasSigner(where, { awaits_decision: true })))
      .limit(limit)
      .forUpdate()
      .execute();
  }

  override async update(uuid: string, changes: RecordUpdate<typeof TABLE>): Promise<DocumentRow> {
    return requireDocument(await super.update(uuid, changes));
  }

  /** Locks the documents that were signed uninvited in these workflows, always in the same order. Returns false if there are none. */
  async lockSignedIn(workflows: readonly string[]): Promise<boolean> {
    if (workflows.length === 0) return false;
    const signers = this.db
      .selectFrom('documents.signers')
      .where((where) => where.and({ ...this.owner, is_invited: false }))
      .where('workflow_uuid', 'in', workflows)
      .select('document_uuid');
    const rows = await this.rows().where('uuid', 'in', signers).orderBy('uuid').forUpdate().execute();
    return rows.length > 0;
  }

  /** Locks the documents that were signed in this workflow, always in the same order. */
  lockSignedBy(workflow_uuid: string): Promise<DocumentRow[]> {
    return this.rows()
      .where((where) => hasSigner(where, { workflow_uuid }))
      .orderBy('uuid')
      .forUpdate()
      .execute();
  }

  /** Sets `updated_at` of these documents. */
  async touch(uuids: readonly string[]): Promise<void> {
    if (uuids.length === 0) return;
    await this.db
      .updateTable('documents.documents')
      .where((where) => where.and(this.owner))
      .where('uuid', 'in', uuids)
      .set({ updated_at: this.now })
      .execute();
  }

  /** Marks the documents signed in the workflow as those of a deleted workflow. Returns the documents in it that belong to no person. */
  async workflowDeleted(workflow_uuid: string): Promise<DocumentRow[]> {
    await this.db
      .updateTable('documents.documents')
      .where((where) => where.and([where.and(this.owner), hasSigner(where, { workflow_uuid, is_invited: false })]))
      .set(({ fn, ref, val }) => ({ workflow_deleted_at: fn.coalesce(ref('workflow_deleted_at'), val(this.now)) }))
      .execute();
    return this.rows()
      .where((where) => hasSigner(where, { workflow_uuid, person_id: null }))
      .execute();
  }

  /** Reads and locks at most `limit` documents that belong to no person and were signed in a workflow that is deleted. */
  withoutPerson(limit: number): Promise<DocumentRow[]> {
    return this.rows()
      .where('workflow_deleted_at', 'is not', null)
      .where((where) => hasSigner(where, { person_id: null }))
      .limit(limit)
      .forUpdate()
      .execute();
  }
}

/** Returns the SQL condition that a document has a signer with these columns, who signed at or after `since`, or whose act was refused. */
function hasSigner(
  where: ExpressionBuilder<PeopleTables, 'documents.documents'>,
  which: { person_id?: string | null; workflow_uuid?: string; is_invited?: boolean; awaits_decision?: boolean },
  { since, isRefused = false }: { since?: Date; isRefused?: boolean } = {},
) {
  let signers = where
    .selectFrom('documents.signers as s')
    .select('s.id')
    .whereRef('s.tenant_id', '=', 'documents.documents.tenant_id')
    .whereRef('s.livemode', '=', 'documents.documents.livemode')
    .whereRef('s.document_uuid', '=', 'documents.documents.uuid')
    .where((signer) => signer.and(which));
  if (since) signers = signers.where('s.signed_at', '>=', since);
  if (isRefused) signers = signers.where('s.refused_at', 'is not', null);
  return where.exists(signers);
}
