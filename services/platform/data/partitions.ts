import { sql } from 'kysely';
import type { Clock } from '../base/ports.ts';
import type { Engine } from './database.ts';

type PartitionPeriod = 'day' | 'month';

/** Time that a drop waits for the table. */
const LOCK_TIMEOUT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';

export interface Partition {
  name: string;
  from: Date;
  until: Date;
}

export type Partitions = ReturnType<typeof createPartitions>;

/** Partitions of one table (with its schema) by days or months of UTC. */
export function createPartitions(engine: Engine, clock: Clock, { table, by }: { table: string; by: PartitionPeriod }) {
  const [schema = '', bare = ''] = table.split('.');
  /** Names of existing partitions, until a row misses one. */
  let memory = { present: new Set<string>(), missCount: 0 };
  const present = (): Set<string> => {
    const missCount = engine.partitionsMissed();
    if (memory.missCount !== missCount) memory = { present: new Set(), missCount };
    return memory.present;
  };

  const partitionAt = (at: Date): Partition => {
    const from = startOf(by, at);
    const label = from.toISOString().slice(0, by === 'day' ? 10 : 7);
    return { name: `${bare}_${label.replaceAll('-', '_')}`, from, until: next(by, from) };
  };

  const isThere = async (name: string): Promise<boolean> => {
    // Not by `to_regclass`: within a transaction that keeps saying no once it has said it.
    const { rows } = await engine.executeSql('select from pg_class where relnamespace = $1::regnamespace and relname = $2', [schema, name]);
    return rows.length > 0;
  };

  /** Locks a partition; false after a wait, since others queue behind it. */
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

  /** Makes a time's partition where it is missing, in the open transaction. */
  const make = async (at: Date): Promise<void> => {
    const { name, from, until } = partitionAt(at);
    if (present().has(name)) return;
    await engine.within(async (_db, trx) => {
      // Another process may have made it long ago. The turn lasts until the transaction ends, so it is taken only where it has to be.
      if (await isThere(name)) return;
      // One at a time makes it; whoever waited finds it there.
      await engine.turn(trx, `zaguan.partitions ${table}`);
      if (await isThere(name)) return;
      // Attached and not created in its place, which would lock out everybody who uses the table.
      await engine.executeSql(`
        create table ${schema}.${name} (like ${table} including all);
        alter table ${table} attach partition ${schema}.${name} for values from ('${from.toISOString()}') to ('${until.toISOString()}')`);
    });
    engine.afterCommit(() => present().add(name));
  };

  return {
    make,
    /** Makes the partitions of now and of the next period, so that no request has to. */
    async makeAhead(): Promise<void> {
      const now = clock.now();
      await make(now);
      await make(next(by, startOf(by, now)));
    },
    async list(): Promise<Partition[]> {
      const { rows } = await sql<{ name: string }>`
        select child.relname as name from pg_inherits join pg_class as child on child.oid = inhrelid
        where inhparent = ${table}::regclass order by child.relname`.execute(engine.ambient());
      return rows.map(({ name }) => {
        const [year, month, day = '01'] = name.slice(bare.length + 1).split('_');
        return partitionAt(new Date(`${year}-${month}-${day}T00:00:00Z`));
      });
    },
    /** Drops a partition with its rows; false where the table stayed in use. An open transaction can do nothing after it. */
    drop: (partition: Partition): Promise<boolean> =>
      engine.within(async () => {
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
