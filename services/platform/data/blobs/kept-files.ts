import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Owner } from '../../base/administration.ts';
import { HOUR_MS } from '../../base/durations.ts';
import type { AnyTransaction, Database, Platform } from '../../base/ports.ts';
import { Problem } from '../../base/problem.ts';
import { withTables } from '../with-tables.ts';

/** Columns of a service's table of files; `kept_at` is null until a row of the service refers to the file. */
export interface KeptFileTable {
  tenant_id: string;
  livemode: boolean;
  uuid: string;
  kept_at: Date | null;
  created_at: Date;
}

type FileOwner = Pick<KeptFileTable, 'tenant_id' | 'livemode'>;

interface Files {
  files: KeptFileTable;
}

/** Age in milliseconds at which a file without reference counts as left by a dead process. */
const CUT_OFF_MS = HOUR_MS;

interface FileDiscardJob {
  tenantId: string;
  livemode: boolean;
  uuids: readonly string[];
}

export type KeptFiles = ReturnType<typeof createKeptFiles>;

/** Creates a store of files to which rows refer. A sweep deletes files that a dead process wrote without a reference. */
export function createKeptFiles<Tables>(platform: Platform<Tables>, names: { table: string; folder: string; queue: string }) {
  const { blobs, clock, jobs } = platform;
  // The cast: each such table has these columns, whatever its name.
  const database = platform.database as unknown as Database<Files>;
  const table = names.table as 'files';
  const ownerColumns = ({ tenantId, livemode }: Owner) => ({ tenant_id: tenantId, livemode });
  const keyOf = ({ livemode }: Owner, uuid: string) => `${names.folder}/${livemode ? 'live' : 'test'}/${uuid}`;

  /** Deletes the rows of files, and enqueues in the same transaction a job that deletes their bytes, even after a crash. */
  const discard = async (trx: AnyTransaction, owner: Owner, uuids: readonly string[]): Promise<void> => {
    if (uuids.length === 0) return;
    await withTables<Files>(trx)
      .deleteFrom(table)
      .where((where) => where.and(ownerColumns(owner)))
      .where('uuid', 'in', uuids)
      .execute();
    const { tenantId, livemode } = owner;
    await jobs.enqueue(trx, names.queue, { tenantId, livemode, uuids } satisfies FileDiscardJob);
  };

  return {
    /** Stores bytes under a new uuid. The sweep may delete them until `keep` is called. */
    async write(owner: Owner, bytes: Uint8Array): Promise<string> {
      const uuid = randomUUID();
      const row = { ...ownerColumns(owner), uuid, kept_at: null, created_at: clock.now() };
      await database.query.insertInto(table).values(row).execute();
      await blobs.write(owner, keyOf(owner, uuid), bytes);
      return uuid;
    },

    /** Marks files as referred to by a row. Throws `unavailable` if a file was swept before. */
    async keep(trx: AnyTransaction, owner: Owner, uuids: readonly string[]): Promise<void> {
      const { numUpdatedRows } = await withTables<Files>(trx)
        .updateTable(table)
        .where((where) => where.and(ownerColumns(owner)))
        .where('uuid', 'in', uuids)
        .set({ kept_at: clock.now() })
        .executeTakeFirstOrThrow();
      // The request took longer than CUT_OFF_MS, so its file was swept: the caller must repeat it.
      if (numUpdatedRows < BigInt(uuids.length)) throw new Problem('unavailable', 'It took too long; try again.');
    },

    /** Reads a file. Throws `not_found` if it was discarded meanwhile. */
    async read(owner: Owner, uuid: string): Promise<Uint8Array<ArrayBuffer>> {
      const bytes = await blobs.read(owner, keyOf(owner, uuid));
      if (bytes) return bytes;
      const ofFile = database.query.selectFrom(table).where((where) => where.and({ ...ownerColumns(owner), uuid }));
      if (!(await ofFile.select('uuid').executeTakeFirst())) throw new Problem('not_found', 'It was deleted a moment ago.');
      throw new Error(`The file ${uuid} of ${names.folder} is gone.`);
    },

    discard,

    /** Discards files that a dead process left without a reference. */
    async sweep(owner: Owner): Promise<void> {
      const before = new Date(clock.now().getTime() - CUT_OFF_MS);
      await database.transaction(async (trx) => discard(trx, owner, await unnamedFiles(trx, table, ownerColumns(owner), before)));
    },

    async start(): Promise<void> {
      await jobs.work<FileDiscardJob>(names.queue, { retryLimit: 20, retryDelaySeconds: 30 }, async ({ uuids, ...owner }) => {
        for (const uuid of uuids) await blobs.remove(owner, keyOf(owner, uuid));
      });
    },
  };
}

/** Locks the files created before this time to which no row refers, and returns their uuids. */
async function unnamedFiles(trx: Transaction<Files>, table: 'files', ownerColumns: FileOwner, before: Date): Promise<string[]> {
  const rows = await trx
    .selectFrom(table)
    .where((where) => where.and(ownerColumns))
    .where('kept_at', 'is', null)
    .where('created_at', '<', before)
    .select('uuid')
    .forUpdate()
    .execute();
  return rows.map(({ uuid }) => uuid);
}
