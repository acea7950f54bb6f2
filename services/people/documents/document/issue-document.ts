import { randomBytes } from 'node:crypto';
import type { Caller } from '#platform/base/ports.ts';
import { orNotFound } from '#platform/base/problem.ts';
import { shardOf } from '#platform/base/shard.ts';
import type { PeopleTransaction } from '../../model/tables.ts';
import { documentsOf } from '../model/document-store.ts';
import { elementsOf } from '../model/elements-store.ts';
import type { DocumentDraft } from '../model/intake.ts';
import { openedDocument } from '../model/opened.ts';
import type { DocumentParts } from '../model/parts.ts';
import { documentRecord } from '../model/records.ts';

/** The form of a document's token: the tenant's shard in hex, then 32 random bytes in base64url. */
const TOKEN = /^doc_[0-9a-f]{4}[A-Za-z0-9_-]{43}$/;
/** The purpose from which the key that hashes tokens is derived. */
const TOKENS = 'document-tokens';

/** Inserts the document's row and elements. Returns the record with the token, which no later answer contains. */
export async function issueDocument(
  { platform, files }: DocumentParts,
  trx: PeopleTransaction,
  caller: Caller,
  { elements, ...columns }: DocumentDraft,
) {
  const token = `doc_${shardOf(caller.tenantId)}${randomBytes(32).toString('base64url')}`;
  await files.keep(trx, caller, [columns.file_uuid]);
  const document = { ...columns, token_hash: await hashOf(platform, caller, token) };
  const row = await documentsOf(caller, trx, platform.clock.now()).insert(document);
  await elementsOf(caller, trx, { document_uuid: row.uuid }).insert(elements);
  return { success: true as const, result: { ...documentRecord(row), token } };
}

/** Returns the document that has this token. Throws `not_found` if no document has it. */
export async function openDocument({ platform }: DocumentParts, caller: Caller, token: string) {
  const { clock, database } = platform;
  const documents = documentsOf(caller, database.query, clock.now());
  const row = TOKEN.test(token) ? await documents.byToken(await hashOf(platform, caller, token)) : null;
  return openedDocument(caller, database.query, requireToken(row), clock.now());
}

/** Hashes a token with its tenant and mode, so that a hash copied to a row of another tenant or mode does not match. */
function hashOf({ keys }: DocumentParts['platform'], { tenantId, livemode }: Caller, token: string) {
  return keys.hmac(TOKENS, JSON.stringify([tenantId, livemode, token]));
}

const requireToken = orNotFound('No document has this token.');
