import type { Transaction } from 'kysely';
import type { AnyTransaction } from '../base/ports.ts';

/** Returns a transaction typed for a service's tables; all services share one database. */
export function withTables<Tables>(trx: AnyTransaction): Transaction<Tables> {
  return trx as Transaction<Tables>;
}
