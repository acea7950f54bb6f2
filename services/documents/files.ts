import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Owner } from '../platform/administration.ts';
import { everyUuid } from '../platform/data/uuid-pages.ts';
import type { Platform } from '../platform/ports.ts';
import { Problem } from '../platform/problem.ts';
import type { DocumentTables } from './tables.ts';

const QUEUE = 'people-discard-files';
/** In milliseconds. A write that took longer was cut off. */
const CUT_OFF_MS = 3_600_000;
const PAGE = 1_000;

interface DiscardJob {
  tenantId: string;
  livemode: boolean;
  uuids: readonly string[];
}

type Trx = Transaction<DocumentTables>;

/** The files of documents. A process may die between writing a file and naming it in a row, so files without a name are swept later. */
export interface DocumentFiles {
  /** Stores the bytes under a new uuid. Until `keep` they may be swept. */
  write(owner: Owner, bytes: Uint8Array): Promise<string>;
  /** Marks files as named by a row. */
  keep(trx: Trx, owner: Owner, uuids: readonly string[]): Promise<void>;
  /** Throws `not_found` for a file that was discarded meanwhile. Any other missing file is a fault of ours. */
  read(owner: Owner, uuid: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Deletes the rows of files, and their bytes by a job of the same transaction, which outlives a crash. */
  discard(trx: Trx, owner: Owner, uuids: readonly string[]): Promise<void>;
  /** Discards files that a dead process left. */
  sweep(owner: Owner): Promise<void>;
  start(): Promise<void>;
}

export function createDocumentFiles(platform: Platform<DocumentTables>): DocumentFiles {
  const { blobs, clock, database, jobs } = platform;
  const mine = ({ tenantId, livemode }: Owner) => ({ tenant_id: tenantId, livemode });
  const keyOf = ({ livemode }: Owner, uuid: string) => `documents/${livemode ? 'live' : 'test'}/${uuid}`;

  const discard: DocumentFiles['discard'] = async (trx, owner, uuids) => {
    if (uuids.length === 0) return;
    await trx
      .deleteFrom('people.document_files')
      .where((where) => where.and(mine(owner)))
      .where('uuid', 'in', uuids)
      .execute();
    const { tenantId, livemode } = owner;
    await jobs.enqueue(trx, QUEUE, { tenantId, livemode, uuids } satisfies DiscardJob);
  };

  async function* names({ tenantId }: { tenantId: string }): AsyncIterable<string> {
    for (const livemode of [true, false]) {
      const uuids = everyUuid(PAGE, ({ after, size }) =>
        database.query
          .selectFrom('people.document_files')
          .select('uuid')
          .where((where) => where.and(mine({ tenantId, livemode })))
          .where('uuid', '>', after)
          .orderBy('uuid')
          .limit(size)
          .execute(),
      );
      for await (const uuid of uuids) yield keyOf({ tenantId, livemode }, uuid);
    }
  }

  return {
    async write(owner, bytes) {
      const uuid = randomUUID();
      const row = { ...mine(owner), uuid, kept_at: null, created_at: clock.now() };
      await database.query.insertInto('people.document_files').values(row).execute();
      await blobs.write(owner, keyOf(owner, uuid), bytes);
      return uuid;
    },

    async keep(trx, owner, uuids) {
      await trx
        .updateTable('people.document_files')
        .where((where) => where.and(mine(owner)))
        .where('uuid', 'in', uuids)
        .set({ kept_at: clock.now() })
        .execute();
    },

    async read(owner, uuid) {
      const bytes = await blobs.read(owner, keyOf(owner, uuid));
      if (bytes) return bytes;
      const row = await database.query
        .selectFrom('people.document_files')
        .where((where) => where.and({ ...mine(owner), uuid }))
        .select('uuid')
        .executeTakeFirst();
      if (!row) throw new Problem('not_found', 'It was deleted a moment ago.');
      throw new Error(`The file ${uuid} of a document is gone.`);
    },

    discard,

    async sweep(owner) {
      const before = new Date(clock.now().getTime() - CUT_OFF_MS);
      await database.transaction(async (trx) => {
        const rows = await trx
          .selectFrom('people.document_files')
          .where((where) => where.and(mine(owner)))
          .where('kept_at', 'is', null)
          .where('created_at', '<', before)
          .select('uuid')
          .forUpdate()
          .execute();
        const uuids = rows.map(({ uuid }) => uuid);
        await discard(trx, owner, uuids);
      });
    },

    async start() {
      await jobs.work<DiscardJob>(QUEUE, { retryLimit: 20, retryDelaySeconds: 30 }, async ({ uuids, ...owner }) => {
        for (const uuid of uuids) await blobs.remove(owner, keyOf(owner, uuid));
      });
      await platform.blobsNamed('documents', names);
    },
  };
}
