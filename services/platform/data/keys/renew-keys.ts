import { DAY_MS } from '../../base/durations.ts';
import type { Clock } from '../../base/ports.ts';
import { deleteOlderKeys } from './key-rows.ts';
import type { KeyContext } from './open-keys.ts';
import { type NumberedKey, sealRowsAnew } from './sealed-rows.ts';

/** Time for which an old key is kept: values sealed for at most a day (answers, URLs) have expired by then. */
const OLD_KEY_STAYS_MS = 2 * DAY_MS;

interface RenewalContext extends Omit<KeyContext, 'secrets'> {
  clock: Clock;
  refresh(use: string): Promise<readonly NumberedKey[]>;
}

/** Re-encrypts rows of old keys with the newest key, and deletes old keys without rows. May be interrupted at any point. */
export async function renewKeys(context: RenewalContext): Promise<void> {
  const { engine, clock, log, rows, sealedRowsOf, refresh } = context;
  await engine.inTransaction(async (db) => {
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
