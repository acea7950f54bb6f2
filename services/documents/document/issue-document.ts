import { randomBytes } from 'node:crypto';
import type { Caller } from '#platform/base/ports.ts';
import { orNotFound } from '#platform/base/problem.ts';
import { shardOf } from '#platform/base/shard.ts';
import { documentsOf } from '../model/document-store.ts';
import { elementsOf } from '../model/elements-store.ts';
import type { DocumentDraft } from '../model/intake.ts';
import { openedDocument } from '../model/opened.ts';
import { documentRecord } from '../model/records.ts';
import type { DocumentTransaction } from '../model/tables.ts';
import type { SigningParts } from '../signing/act.ts';

/** The tenant's shard, then 32 random bytes. */
const TOKEN = /^doc_[0-9a-f]{4}[A-Za-z0-9_-]{43}$/;
/** The use of the key that hashes tokens. */
const TOKENS = 'document-tokens';

/** Writes the row of a document, and answers with its token, which nobody is told again. */
export async function issueDocument(
  { platform, files }: SigningParts,
  trx: DocumentTransaction,
  caller: Caller,
  { elements, ...columns }: DocumentDraft,
) {
  const token = `doc_${shardOf(caller.tenantId)}${randomBytes(32).toString('base64url')}`;
  await files.keep(trx, caller, [columns.file_uuid]);
  const document = { ...columns, token_hash: await hashOf(platform, caller, token) };
  const row = await documentsOf(caller, trx, platform.clock.now()).insert(document);
  await elementsOf(caller, trx, { document_uuid: row.uuid }).insert(elements);
  return { success: true as const, result: { ...documentRecord(row, []), token } };
}

/** Opens a document by its token. Throws 404. */
export async function openDocument({ platform }: SigningParts, caller: Caller, token: string) {
  const { clock, database } = platform;
  const documents = documentsOf(caller, database.query, clock.now());
  const row = TOKEN.test(token) ? await documents.byToken(await hashOf(platform, caller, token)) : null;
  return openedDocument(caller, database.query, requireToken(row), clock.now());
}

/** Hashes a token with its tenant and mode: whoever writes to the database alone moves it to no other. */
function hashOf({ keys }: SigningParts['platform'], { tenantId, livemode }: Caller, token: string) {
  return keys.hmac(TOKENS, JSON.stringify([tenantId, livemode, token]));
}

const requireToken = orNotFound('No document has this token.');
