import { randomBytes } from 'node:crypto';
import type { Caller } from '#platform/base/ports.ts';
import { shardOf } from '#platform/base/shard.ts';
import type { PeopleTransaction } from '../../model/tables.ts';
import { documentsOf } from '../model/document-store.ts';
import { elementsOf } from '../model/elements-store.ts';
import type { DocumentDraft } from '../model/intake.ts';
import type { DocumentParts } from '../model/parts.ts';
import { documentRecord } from '../model/records.ts';
import { hashToken } from './hash-token.ts';

/** Inserts the document's row and elements. Returns the record with the token, which no later answer contains. */
export async function issueDocument(
  { platform, files }: DocumentParts,
  trx: PeopleTransaction,
  caller: Caller,
  { elements, ...columns }: DocumentDraft,
) {
  const token = `doc_${shardOf(caller.tenantId)}${randomBytes(32).toString('base64url')}`;
  await files.keep(trx, caller, [columns.file_uuid]);
  const document = { ...columns, token_hash: await hashToken(platform, caller, token) };
  const row = await documentsOf(caller, trx, platform.clock.now()).insert(document);
  await elementsOf(caller, trx, { document_uuid: row.uuid }).insert(elements);
  return { success: true as const, result: { ...documentRecord(row), token } };
}
