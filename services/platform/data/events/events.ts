import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { LogEntry, LogProof } from '../../../../contracts/settings.ts';
import { ConfigError } from '../../config.ts';
import type { AnyTransaction, Clock, EventLog, Keys } from '../../ports.ts';
import type { PageQuery, RowPage } from '../../row-page.ts';
import type { Engine } from '../database.ts';
import { pagesOf } from '../keyset.ts';
import type { Partitions } from '../partitions.ts';
import { chainCheck, type EventEntry, type Head, hashOf, type Stream, type Verification } from './chain.ts';
import { blockOf, type EventRow, entryOf, letterOf, pack, streamOf } from './rows.ts';

export interface VerifiableEventLog extends EventLog {
  /** Makes the key of the chains, for a database that is new. */
  begin(): Promise<void>;
  /** Throws `ConfigError` where that key is gone. */
  open(): Promise<void>;
  /** Entries in their order. A page has so many numbers, whichever of them are missing. */
  page(tenantId: string, stream: Stream, query: PageQuery): Promise<RowPage<LogEntry>>;
  /**
   * Recomputes the chain with its key, and compares its end with the head. `brokenAt` is the first entry that was changed, moved, or is
   * missing. Whoever cut the log and put an older head back is told by the anchors.
   */
  verify(tenantId: string, stream: Stream): Promise<Verification>;
  /** The same for every stream of the installation. */
  verifyAll(): AsyncIterable<Verification & { tenantId: string; stream: Stream }>;
}

/** Rows that are looked at together. */
const PAGE = 2_000;
const CHAIN = 'event-chain';

export function createEventLog(engine: Engine, clock: Clock, keys: Keys, partitions: Partitions): VerifiableEventLog {
  const chainKey = () => keys.lasting(CHAIN);

  const entriesAfter = (tenantId: string, stream: Stream, number: number, limit: number): Promise<EventRow[]> =>
    sql<EventRow>`
      select * from platform.events
      where tenant_id = ${tenantId} and stream_id = ${stream.id} and kind = ${letterOf(stream.kind)} and number > ${number}
        and ${blockOf(sql`number`)} >= ${blockOf(number)}
      order by ${blockOf(sql`number`)}, number limit ${limit}`
      .execute(engine.ambient())
      .then(({ rows }) => rows);

  /** A log may be long, so it is read in pages. */
  async function* rowsOf(tenantId: string, stream: Stream): AsyncIterable<EventRow> {
    const pages = pagesOf<EventRow>(PAGE, (last) => entriesAfter(tenantId, stream, last?.number ?? 0, PAGE));
    for await (const rows of pages) yield* rows;
  }

  /** What each open transaction has appended last. It has locked those heads until it ends, so nobody else appends meanwhile. */
  const appended = new WeakMap<AnyTransaction, Map<string, Head>>();
  const headsOf = (trx: AnyTransaction): Map<string, Head> => {
    const heads = appended.get(trx) ?? new Map<string, Head>();
    appended.set(trx, heads);
    return heads;
  };

  return {
    async begin() {
      await chainKey();
    },

    async open() {
      const db = engine.ambient();
      const hasKey = await db.selectFrom('platform.keys').select('use').where('use', '=', CHAIN).limit(1).executeTakeFirst();
      // Whoever took it away would have a log of their own making stand under a new one.
      if (!hasKey) throw new ConfigError(['The key of the event log is missing in platform.keys. Put its rows back from a backup.']);
    },

    async append(trx, caller, stream, { type, data }) {
      const key = await chainKey();
      const { tenantId, actor, requestId, livemode } = caller;
      const at = clock.now();
      await partitions.make(at);
      const heads = headsOf(trx);
      const place = `${tenantId} ${stream.id.toLowerCase()}`;
      for (let attempt = 1; attempt <= 2; attempt++) {
        const before = heads.get(place) ?? (await lockedHead(trx, tenantId, stream));
        const entry = { number: (before?.number ?? 0) + 1, type, at, actor, requestId, livemode, data };
        const hash = hashOf(key, before?.hash ?? null, tenantId, stream, entry);
        if (await add(trx, tenantId, stream, { ...entry, hash })) {
          heads.set(place, { number: entry.number, hash, firstType: before?.firstType ?? type });
          return;
        }
        // Another transaction began this log at the same time. Its head is there now.
      }
      throw new Error(`The head of the log ${place} is not what this transaction locked.`);
    },

    async hash(caller, value) {
      // Keyed, so that nobody without the key can try a list of e-mail addresses or CURPs against the log.
      const key = await keys.lasting('event-hashes');
      return createHmac('sha256', key).update(`${caller.tenantId}\n${value}`).digest('base64url');
    },

    async page(tenantId, stream, { page, per_page }) {
      const before = (page - 1) * per_page;
      const found = await entriesAfter(tenantId, stream, before, per_page + 1);
      const rows = found.filter(({ number }) => number <= before + per_page);
      return { rows: rows.map(entryRecord), after: found.length > rows.length ? '' : null, before: page > 1 ? '' : null };
    },

    async verify(tenantId, stream) {
      const check = chainCheck(await chainKey(), tenantId, stream, await headOf(engine, tenantId, stream));
      for await (const row of rowsOf(tenantId, stream)) check.next(entryOf(row));
      return check.end();
    },

    async *verifyAll() {
      const key = await chainKey();
      let current: { tenantId: string; stream: Stream; check: ReturnType<typeof chainCheck> } | null = null;
      for await (const row of everyEntry(engine)) {
        const stream = streamOf(row);
        const same = current?.tenantId === row.tenant_id && current.stream.kind === stream.kind && current.stream.id === stream.id;
        if (!current || !same) {
          if (current) yield { tenantId: current.tenantId, stream: current.stream, ...current.check.end() };
          const head = row.head_hash && { number: row.head_number, hash: row.head_hash, firstType: row.first_type };
          current = { tenantId: row.tenant_id, stream, check: chainCheck(key, row.tenant_id, stream, head) };
        }
        current.check.next(entryOf(row));
      }
      if (current) yield { tenantId: current.tenantId, stream: current.stream, ...current.check.end() };
      for await (const { tenant_id: tenantId, ...row } of headsWithoutEntries(engine)) {
        const stream = streamOf(row);
        yield { tenantId, stream, ...chainCheck(key, tenantId, stream, { ...row, firstType: row.first_type }).end() };
      }
    },
  };
}

/** Whether the chain of a stream holds. */
export async function proveLog(events: VerifiableEventLog, tenantId: string, stream: Stream): Promise<LogProof> {
  const { length, head, brokenAt, reason } = await events.verify(tenantId, stream);
  return { length, head, whole: brokenAt === null, broken: brokenAt === null || reason === null ? null : { number: brokenAt, reason } };
}

function entryRecord(row: EventRow): LogEntry {
  const { requestId, at, hash: _, ...entry } = entryOf(row);
  return { ...entry, at: at.toISOString(), request_id: requestId, data: { ...entry.data } };
}

/** Appends to one log take turns: each needs the hash of the one before. Undefined for a log that has not begun. */
async function lockedHead(trx: AnyTransaction, tenantId: string, { kind, id }: Stream): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select number, hash, first_type as "firstType" from platform.event_heads
    where tenant_id = ${tenantId} and stream_id = ${id} and kind = ${letterOf(kind)} for update`.execute(trx);
  return rows[0];
}

async function headOf(engine: Engine, tenantId: string, { kind, id }: Stream): Promise<Head | null> {
  const { rows } = await sql<Head>`
    select number, hash, first_type as "firstType" from platform.event_heads
    where tenant_id = ${tenantId} and stream_id = ${id} and kind = ${letterOf(kind)}`.execute(engine.ambient());
  return rows[0] ?? null;
}

/** Adds an entry and moves the head to it, or neither where the head is not the entry before it. */
async function add(trx: AnyTransaction, tenantId: string, stream: Stream, entry: EventEntry & { hash: Uint8Array }): Promise<boolean> {
  const { number, type, at, hash } = entry;
  const day = at.toISOString().slice(0, 10);
  const { rows } = await sql`
    with head as (
      insert into platform.event_heads as head (tenant_id, stream_id, at, number, grown_on, kind, first_type, hash)
      values (${tenantId}, ${stream.id}, ${at}, ${number}, ${day}, ${letterOf(stream.kind)}, ${type}, ${hash})
      on conflict (tenant_id, stream_id) do update
        set at = excluded.at, number = excluded.number, grown_on = excluded.grown_on, hash = excluded.hash
        where head.number = excluded.number - 1 and head.kind = excluded.kind
      returning 1)
    insert into platform.events (tenant_id, stream_id, at, number, kind, livemode, type, actor, request_id, data, hash)
    select ${tenantId}::uuid, ${stream.id}::uuid, ${at}::timestamptz, ${number}::integer, ${letterOf(stream.kind)}::"char",
      ${entry.livemode}::boolean, ${type}::text, ${pack(entry.actor)}::bytea, ${pack(entry.requestId)}::bytea,
      ${pack(JSON.stringify(entry.data))}::bytea, ${hash}::bytea
    from head returning 1`.execute(trx);
  return rows.length > 0;
}

type EntryWithHead = EventRow & { head_number: number; head_hash: Uint8Array | null; first_type: string };

/** All entries of all logs, those of a log together and in order, each with its log's head. */
async function* everyEntry(engine: Engine): AsyncIterable<EntryWithHead> {
  const pages = pagesOf<EntryWithHead>(PAGE, async (last) => {
    const after = last
      ? sql`where (tenant_id, stream_id, ${blockOf(sql`number`)}, number)
          > (${last.tenant_id}::uuid, ${last.stream_id}::uuid, ${blockOf(last.number)}, ${last.number}::integer)`
      : sql``;
    const { rows } = await sql<EntryWithHead>`
      select entry.*, head.number as head_number, head.hash as head_hash, head.first_type
      from (select * from platform.events ${after} order by tenant_id, stream_id, ${blockOf(sql`number`)}, number limit ${PAGE}) as entry
      left join platform.event_heads as head using (tenant_id, stream_id)
      order by tenant_id, stream_id, entry.number`.execute(engine.ambient());
    return rows;
  });
  for await (const rows of pages) yield* rows;
}

interface HeadRow {
  tenant_id: string;
  stream_id: string;
  kind: string;
  number: number;
  hash: Uint8Array;
  first_type: string;
}

/** Of logs that were wiped. */
async function* headsWithoutEntries(engine: Engine): AsyncIterable<HeadRow> {
  const pages = pagesOf<HeadRow>(PAGE, async (last) => {
    const after = last ? sql`and (head.tenant_id, head.stream_id) > (${last.tenant_id}::uuid, ${last.stream_id}::uuid)` : sql``;
    const { rows } = await sql<HeadRow>`
      select tenant_id, stream_id, kind, number, hash, first_type from platform.event_heads as head
      where not exists (
        select from platform.events as entry where entry.tenant_id = head.tenant_id and entry.stream_id = head.stream_id) ${after}
      order by tenant_id, stream_id limit ${PAGE}`.execute(engine.ambient());
    return rows;
  });
  for await (const rows of pages) yield* rows;
}
