import type { Transaction } from 'kysely';
import type { AnyTransaction } from '../base/ports.ts';

/** Types a transaction for a service's tables, all of one database. */
export function seeing<Tables>(trx: AnyTransaction): Transaction<Tables> {
  return trx as Transaction<Tables>;
}
