import type { Transaction } from 'kysely';
import type { AnyTransaction } from '../base/ports.ts';

/** The same transaction, for whoever has these tables: every service's are in the one database. */
export function seeing<Tables>(trx: AnyTransaction): Transaction<Tables> {
  return trx as Transaction<Tables>;
}
