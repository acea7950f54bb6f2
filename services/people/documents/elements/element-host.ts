import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { PageSize } from '../../model/document-tables.ts';
import type { PeopleTransaction } from '../../model/tables.ts';
import type { ElementOwner } from '../model/elements-store.ts';

/** A document or template whose row is locked while its elements change. */
interface ElementHost {
  /** The column with its uuid, by which the elements' rows name it. */
  owner: ElementOwner;
  pages: readonly PageSize[];
  /** The reason why the elements may not change. Null if they may. */
  refusal: string | null;
  /** The uuids of the elements that are assigned to a signer. Missing for a template, which has no signers. */
  signerElementUuids?: ReadonlySet<string>;
}

/** Reads documents, or reads templates, as the owners of elements. */
export interface ElementHostReader {
  /** Reads the document or template and locks its row until the end of the transaction. Throws `not_found` if it does not exist. */
  lockHost(trx: PeopleTransaction, caller: Caller, uuid: string): Promise<ElementHost>;
  /** Returns the owner without a lock. Throws `not_found` if it does not exist. */
  read(caller: Caller, uuid: string): Promise<ElementOwner>;
}

/** Locks the document or template for a change of its elements. Throws `conflict` if they may not change. */
export async function lockChangeable(reader: ElementHostReader, trx: PeopleTransaction, caller: Caller, uuid: string) {
  const host = await reader.lockHost(trx, caller, uuid);
  if (host.refusal !== null) throw new Problem('conflict', host.refusal);
  return host;
}
