import type { Owner } from '#platform/base/administration.ts';
import { daysBefore } from '#platform/base/durations.ts';
import type { Caller, RetentionRule } from '#platform/base/ports.ts';
import { systemCaller } from '#platform/base/system-caller.ts';
import type { PeopleTransaction } from '../../model/tables.ts';
import { type DocumentRow, type DocumentStore, documentsOf } from '../model/document-store.ts';
import type { DocumentParts } from '../model/parts.ts';
import { filesOfSigner, type SignerRow, signersOf } from '../model/signer-store.ts';

const QUEUE = 'documents-forget';
/** Maximum number of documents that one transaction deletes. */
const BATCH = 100;

/** Deletes a document with its files. Its log remains: the log contains only ids and hashes. */
export async function forget({ platform, files }: DocumentParts, trx: PeopleTransaction, caller: Caller, row: DocumentRow): Promise<void> {
  const { uuid, file_uuid, blank_file_uuid, signed_file_uuid, signed_sha256 } = row;
  const signers = await signersOf(caller, trx, platform.clock.now()).ofDocument(uuid);
  await documentsOf(caller, trx, platform.clock.now()).delete(uuid);
  const own = [file_uuid, blank_file_uuid, signed_file_uuid].filter((file) => file !== null);
  await files.discard(trx, caller, [...own, ...signers.flatMap(filesOfSigner)]);
  await platform.idempotency.forget(trx, caller, uuid);
  const data = { document: uuid, signed_sha256 };
  await platform.events.append(trx, caller, { kind: 'tenant', id: caller.tenantId }, { type: 'document.deleted', data });
}

/**
 * Deletes the person from all documents that they signed or were to sign. A document that only they signed is deleted. From a document
 * with other signers, the person's signer entry and act (the recorded signature before the seal) are deleted; a sealed PDF stays whole.
 */
export async function forgetSignedBy(parts: DocumentParts, trx: PeopleTransaction, caller: Caller, personId: string): Promise<void> {
  const store = signersOf(caller, trx, parts.platform.clock.now());
  for (const { id, document_uuid } of await store.ofPerson(personId)) {
    const row = await documentsOf(caller, trx, parts.platform.clock.now()).lock(document_uuid);
    const signers = await store.ofDocument(document_uuid);
    const signer = signers.find((one) => one.id === id);
    if (row && signer) await forgetSigner(parts, trx, caller, { row, signer, others: signers.filter((one) => one !== signer) });
  }
}

async function forgetSigner(
  parts: DocumentParts,
  trx: PeopleTransaction,
  caller: Caller,
  { row, signer, others }: { row: DocumentRow; signer: SignerRow; others: readonly SignerRow[] },
): Promise<void> {
  const { clock, events } = parts.platform;
  const hasSigned = signer.signed_at !== null;
  // Nobody else signed the document, so it is deleted: it may contain text that this person wrote.
  if (hasSigned && !others.some(({ signed_at }) => signed_at !== null)) return forget(parts, trx, caller, row);
  await signersOf(caller, trx, clock.now()).delete(signer.id);
  await parts.files.discard(trx, caller, filesOfSigner(signer));
  // The deleted act leaves the document incomplete again: the seal must wait for a new signer.
  if (hasSigned && !row.signed_at) await documentsOf(caller, trx, clock.now()).update(row.uuid, { complete_at: null });
  const entry = { type: 'document.signer_deleted', data: { document: row.uuid, signer: signer.id, had_signed: hasSigned } };
  await events.append(trx, caller, { kind: 'tenant', id: caller.tenantId }, entry);
}

/** Returns the rule that deletes documents older than the tenant's settings allow, and files left by a process that ended early. */
export function documentRetention(parts: DocumentParts): RetentionRule {
  const { platform, files } = parts;

  const forgetAll = async (owner: Owner, next: (documents: DocumentStore) => Promise<DocumentRow[]>): Promise<void> => {
    const caller = systemCaller(owner, QUEUE);
    for (let full = true; full; ) {
      full = await platform.database.transaction(async (trx) => {
        if (await platform.tenants.underLegalHold(trx, owner.tenantId)) return false;
        const rows = await next(documentsOf(owner, trx, platform.clock.now()));
        for (const row of rows) await forget(parts, trx, caller, row);
        return rows.length === BATCH;
      });
    }
  };
  const forgetOld = async (owner: Owner, days: number | null, signed: boolean): Promise<void> => {
    if (days === null) return;
    const before = daysBefore(platform.clock.now(), days);
    await forgetAll(owner, (documents) => documents.older(before, { signed, limit: BATCH }));
  };

  return {
    queue: QUEUE,
    deletes: true,
    async run({ tenantId, settings: { retention } }) {
      for (const livemode of [true, false]) {
        const owner = { tenantId, livemode };
        await forgetOld(owner, retention.signed_document_days, true);
        await forgetOld(owner, retention.open_document_days, false);
        // Documents of deleted workflows, kept earlier by a legal hold or by a retention period that the tenant has removed.
        if (retention.signed_document_days === null) await forgetAll(owner, (documents) => documents.withoutPerson(BATCH));
        await files.sweep(owner);
      }
    },
  };
}
