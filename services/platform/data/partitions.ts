import { sql } from 'kysely';
import type { Clock } from '../base/ports.ts';
import type { Engine } from './database.ts';

type PartitionPeriod = 'day' | 'month';

/** The longest wait of a drop for the table's lock. */
const LOCK_TIMEOUT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';

export interface Partition {
  name: string;
  from: Date;
  until: Date;
}

export type Partitions = ReturnType<typeof createPartitions>;

/** Creates, lists and drops the partitions of one table (with its schema), by days or months of UTC. */
export function createPartitions(engine: Engine, clock: Clock, { table, by }: { table: string; by: PartitionPeriod }) {
  const [schema = '', bareName = ''] = table.split('.');
  /** Cached names of existing partitions; discarded when a row finds no partition. */
  let cache = { present: new Set<string>(), missCount: 0 };
  const present = (): Set<string> => {
    const missCount = engine.partitionsMissed();
    if (cache.missCount !== missCount) cache = { present: new Set(), missCount };
    return cache.present;
  };

  const partitionAt = (at: Date): Partition => {
    const from = startOf(by, at);
    const label = from.toISOString().slice(0, by === 'day' ? 10 : 7);
    return { name: `${bareName}_${label.replaceAll('-', '_')}`, from, until: next(by, from) };
  };

  const exists = async (name: string): Promise<boolean> => {
    // Not by `to_regclass`: within a transaction it continues to return null after the partition is created.
    const { rows } = await engine.executeSql('select from pg_class where relnamespace = $1::regnamespace and relname = $2', [schema, name]);
    return rows.length > 0;
  };

  /** Locks a partition. Returns false after LOCK_TIMEOUT, since other statements queue behind the waiting lock. */
  const lock = ({ name }: Partition): Promise<boolean> =>
    engine
      .executeSql(`set local lock_timeout = '${LOCK_TIMEOUT}'; lock table only ${table}, only ${schema}.${name} in access exclusive mode`)
      .then(
        () => true,
        (error: { code?: string }) => {
          if (error.code === LOCK_NOT_AVAILABLE) return false;
          throw error;
        },
      );

  /** Creates the partition of a time, if it is missing, in the open transaction. */
  const make = async (at: Date): Promise<void> => {
    const { name, from, until } = partitionAt(at);
    if (present().has(name)) return;
    await engine.inTransaction(async (_db, trx) => {
      // Checked before the lock, which lasts until the transaction ends: a different process may have created the partition.
      if (await exists(name)) return;
      // Only one process creates the partition; a process that waited for the lock finds it.
      await engine.turn(trx, `zaguan.partitions ${table}`);
      if (await exists(name)) return;
      // Created alone, then attached: creating it as a partition would block all users of the table.
      await engine.executeSql(`
        create table ${schema}.${name} (like ${table} including all);
        alter table ${table} attach partition ${schema}.${name} for values from ('${from.toISOString()}') to ('${until.toISOString()}')`);
    });
    engine.afterCommit(() => present().add(name));
  };

  return {
    make,
    /** Creates the partitions of the current and next period, so that requests need not. */
    async makeAhead(): Promise<void> {
      const now = clock.now();
      await make(now);
      await make(next(by, startOf(by, now)));
    },
    async list(): Promise<Partition[]> {
      const { rows } = await sql<{ name: string }>`
        select child.relname as name from pg_inherits join pg_class as child on child.oid = inhrelid
        where inhparent = ${table}::regclass order by child.relname`.execute(engine.db());
      return rows.map(({ name }) => {
        const [year, month, day = '01'] = name.slice(bareName.length + 1).split('_');
        return partitionAt(new Date(`${year}-${month}-${day}T00:00:00Z`));
      });
    },
    /** Drops a partition with its rows. False if the table stayed in use; an open transaction is then unusable. */
    drop: (partition: Partition): Promise<boolean> =>
      engine.inTransaction(async () => {
        if (!(await lock(partition))) return false;
        await engine.executeSql(`drop table ${schema}.${partition.name}`);
        engine.afterCommit(() => present().delete(partition.name));
        return true;
      }),
  };
}

function startOf(by: PartitionPeriod, at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), by === 'day' ? at.getUTCDate() : 1));
}

function next(by: PartitionPeriod, start: Date): Date {
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  return new Date(by === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1, 1));
}
