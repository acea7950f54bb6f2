import type { Clock, Log, SealedRows } from '../../base/ports.ts';
import type { Engine } from '../database.ts';
import { deleteOlderKeys, type KeyRows } from './key-rows.ts';
import { type NumberedKey, sealRowsAnew } from './sealed-rows.ts';

/** An old key stays so long: what is sealed for a day at most (answers, addresses) has ended by then. */
const OLD_KEY_STAYS_MS = 48 * 3_600_000;

/** Seals what an old key sealed with its successor, and deletes old keys that nothing needs. Safe to end anywhere. */
export async function renewKeys({
  engine,
  clock,
  log,
  rows,
  sealedRowsOf,
  refresh,
}: {
  engine: Engine;
  clock: Clock;
  log: Log;
  rows: KeyRows;
  sealedRowsOf: ReadonlyMap<string, SealedRows | null>;
  refresh(use: string): Promise<readonly NumberedKey[]>;
}): Promise<void> {
  await engine.within(async (db) => {
    await rows.turn(db);
    await rows.wrapAll(db);
  });
  for (const [use, sealedRows] of sealedRowsOf) {
    const keys = await refresh(use);
    if (keys.length < 2) continue;
    if (sealedRows && !(await sealRowsAnew(engine, sealedRows, keys))) {
      log.error({ use }, 'rows that no key opens; the old keys stay');
      continue;
    }
    await deleteOlderKeys(engine, use, keys[0]!.number, new Date(clock.now().getTime() - OLD_KEY_STAYS_MS));
    await refresh(use);
  }
}
