import type { Transaction } from 'kysely';
import type { Owner } from '../platform/administration.ts';
import type { Caller, Platform, RetentionRule } from '../platform/ports.ts';
import { systemCaller } from '../platform/system-caller.ts';
import type { DocumentFiles } from './files.ts';
import { type DocumentRow, documentsOf } from './store.ts';
import type { DocumentTables } from './tables.ts';

const QUEUE = 'people-forget-documents';
const DAY_MS = 86_400_000;
/** Documents of one transaction. */
const BATCH = 100;

interface Parts {
  platform: Platform<DocumentTables>;
  files: DocumentFiles;
}

/** Deletes a document with its files. The log remains, which holds ids and hashes alone. */
export async function forget(
  { platform, files }: Parts,
  trx: Transaction<DocumentTables>,
  caller: Caller,
  row: DocumentRow,
): Promise<void> {
  const { uuid, file_uuid, blank_file_uuid, signed_file_uuid, signature_file_uuid, signed_sha256 } = row;
  await documentsOf(caller, trx, platform.clock.now()).delete(uuid);
  const fileUuids = [file_uuid, blank_file_uuid, signed_file_uuid, signature_file_uuid].filter((file) => file !== null);
  await files.discard(trx, caller, fileUuids);
  await platform.idempotency.forget(trx, caller, uuid);
  const data = { document: uuid, signed_sha256 };
  await platform.events.append(trx, caller, { kind: 'tenant', id: caller.tenantId }, { type: 'document.deleted', data });
}

/** Deletes the documents that a person signed. */
export async function forgetSignedBy(parts: Parts, trx: Transaction<DocumentTables>, caller: Caller, personId: string): Promise<void> {
  const rows = await documentsOf(caller, trx, parts.platform.clock.now()).signedBy(personId);
  for (const row of rows) await forget(parts, trx, caller, row);
}

/** Deletes documents when their time is over, by each tenant's settings, and files that a dead process left. */
export function documentRetention(parts: Parts): RetentionRule {
  const { platform, files } = parts;

  const forgetOld = async (owner: Owner, days: number | null, signed: boolean): Promise<void> => {
    if (days === null) return;
    const caller = systemCaller(owner, QUEUE);
    for (let full = true; full; ) {
      full = await platform.database.transaction(async (trx) => {
        if (await platform.tenants.underLegalHold(trx, owner.tenantId)) return false;
        const now = platform.clock.now();
        const before = new Date(now.getTime() - days * DAY_MS);
        const rows = await documentsOf(owner, trx, now).older(before, { signed, limit: BATCH });
        for (const row of rows) await forget(parts, trx, caller, row);
        return rows.length === BATCH;
      });
    }
  };

  return {
    queue: QUEUE,
    deletes: true,
    async run({ tenantId, settings: { retention } }) {
      for (const livemode of [true, false]) {
        const owner = { tenantId, livemode };
        await forgetOld(owner, retention.signed_document_days, true);
        await forgetOld(owner, retention.open_document_days, false);
        await files.sweep(owner);
      }
    },
  };
}
