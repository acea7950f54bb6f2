import { createHmac } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { LogEntry, LogProof } from '../../../contracts/settings.ts';
import { ConfigError } from '../config.ts';
import type { AnyTransaction, Clock, EventLog, Keys } from '../ports.ts';
import type { PageQuery, RowPage } from '../row-page.ts';
import { sha256 } from '../sha256.ts';
import type { Engine } from './database.ts';
import { pagesOf } from './keyset.ts';
import type { PlatformTables } from './tables.ts';

type Stream = Parameters<EventLog['append']>[2];
/** The last entry of a stream. */
type Head = Pick<Row, 'number' | 'hash'>;
type EntryData = Readonly<Record<string, string | number | boolean | null>>;

export interface EventEntry {
  number: number;
  type: string;
  at: Date;
  actor: string;
  requestId: string;
  livemode: boolean;
  data: EntryData;
}

export interface VerifiableEventLog extends EventLog {
  /** With the first keys: gives every stream of the time before an entry that the key covers, and all before it. Returns how many. */
  open(keys: { first: boolean }): Promise<number>;
  /** Entries in their order. A page has so many numbers, whichever of them are missing. */
  page(tenantId: string, stream: Stream, query: PageQuery): Promise<RowPage<LogEntry>>;
  /**
   * Recomputes the chain with its key. `brokenAt` is the first entry that was changed, moved, or is missing although later ones are there.
   * A chain cut at its end is still whole: what proves that nothing was cut are the anchors.
   */
  verify(tenantId: string, stream: Stream): Promise<Verification>;
  /** The same for every stream of the installation. */
  verifyAll(): AsyncIterable<Verification & { tenantId: string; stream: Stream }>;
}

export interface Verification {
  length: number;
  /** Hash of the last entry, in hex. */
  head: string | null;
  brokenAt: number | null;
  /** Why the link at `brokenAt` does not hold. */
  reason: 'changed' | 'missing' | null;
}

/** Rows that are looked at together. */
const PAGE = 2_000;
const CHAIN = 'event-chain';

export function createEventLog(engine: Engine, clock: Clock, keys: Keys): VerifiableEventLog {
  const chainKey = () => keys.lasting(CHAIN);

  const entriesAfter = (tenantId: string, stream: Stream, number: number, limit: number): Promise<Row[]> =>
    engine
      .ambient()
      .selectFrom('platform.events')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('stream_kind', '=', stream.kind)
      .where('stream_id', '=', stream.id)
      .where('number', '>', number)
      .orderBy('number')
      .limit(limit)
      .execute();

  /** A log may be long, so it is read in pages. */
  async function* rowsOf(tenantId: string, stream: Stream): AsyncIterable<Row> {
    const pages = pagesOf<Row>(PAGE, (last) => entriesAfter(tenantId, stream, last?.number ?? 0, PAGE));
    for await (const rows of pages) yield* rows;
  }

  /** What each open transaction has appended last. Its turns last until it ends, so nobody else appends to those streams meanwhile. */
  const appended = new WeakMap<AnyTransaction, Map<string, Head>>();
  const headsOf = (trx: AnyTransaction): Map<string, Head> => {
    const heads = appended.get(trx) ?? new Map<string, Head>();
    appended.set(trx, heads);
    return heads;
  };

  /** Appends to one stream take turns: each needs the hash of the one before. */
  const lockHead = async (trx: AnyTransaction, identity: readonly [string, string, string]): Promise<Head | undefined> => {
    await engine.turn(trx, `zaguan.events ${identity.join(' ')}`);
    const { rows } = await sql<Head>`
      select number, hash from platform.events
      where tenant_id = ${identity[0]} and stream_kind = ${identity[1]} and stream_id = ${identity[2]}
      order by number desc limit 1`.execute(trx);
    return rows[0];
  };

  return {
    async open({ first }) {
      const db = engine.ambient();
      const hasKey = await db.selectFrom('platform.keys').select('use').where('use', '=', CHAIN).limit(1).executeTakeFirst();
      if (hasKey) return 0;
      // Whoever took the key away would have a log of their own making covered by a new one.
      if (!first) throw new ConfigError(['The key of the event log is missing in platform.keys. Put its rows back from a backup.']);
      return coverOldEntries(engine, clock, await chainKey());
    },

    async append(trx, caller, stream, { type, data }) {
      const key = await chainKey();
      const identity = [caller.tenantId, stream.kind, stream.id] as const;
      const heads = headsOf(trx);
      const place = identity.join(' ');
      const before = heads.get(place) ?? (await lockHead(trx, identity));
      const entry: EventEntry = {
        number: (before?.number ?? 0) + 1,
        type,
        at: clock.now(),
        actor: caller.actor,
        requestId: caller.requestId,
        livemode: caller.livemode,
        data,
      };
      const hash = keyedHash(key, before?.hash ?? null, textOf(caller.tenantId, stream, entry));
      await sql`
        insert into platform.events
          (tenant_id, stream_kind, stream_id, number, livemode, type, at, actor, request_id, data, hash)
        values (${identity[0]}, ${identity[1]}, ${identity[2]}, ${entry.number}, ${entry.livemode}, ${entry.type}, ${entry.at},
          ${entry.actor}, ${entry.requestId}, ${JSON.stringify(data)}, ${hash})`.execute(trx);
      heads.set(place, { number: entry.number, hash });
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
      const check = chainCheck(await chainKey(), tenantId, stream);
      for await (const row of rowsOf(tenantId, stream)) check.next(row);
      return check.end();
    },

    async *verifyAll() {
      const key = await chainKey();
      let current: { tenantId: string; stream: Stream; check: ReturnType<typeof chainCheck> } | null = null;
      for await (const row of everyEntry(engine)) {
        const stream = { kind: row.stream_kind, id: row.stream_id } as Stream;
        const same = current?.tenantId === row.tenant_id && current.stream.kind === stream.kind && current.stream.id === stream.id;
        if (!current || !same) {
          if (current) yield { tenantId: current.tenantId, stream: current.stream, ...current.check.end() };
          current = { tenantId: row.tenant_id, stream, check: chainCheck(key, row.tenant_id, stream) };
        }
        current.check.next(row);
      }
      if (current) yield { tenantId: current.tenantId, stream: current.stream, ...current.check.end() };
    },
  };
}

/** Whether the chain of a stream holds. */
export async function proveLog(events: VerifiableEventLog, tenantId: string, stream: Stream): Promise<LogProof> {
  const { length, head, brokenAt, reason } = await events.verify(tenantId, stream);
  return { length, head, whole: brokenAt === null, broken: brokenAt === null || reason === null ? null : { number: brokenAt, reason } };
}

function entryRecord({ number, type, at, actor, request_id, livemode, data }: Row): LogEntry {
  return { number, type, at: at.toISOString(), actor, request_id, livemode, data: { ...data } };
}

type Row = Selectable<PlatformTables['platform.events']>;

/** All entries of all streams, those of a stream together and in order. */
async function* everyEntry(engine: Engine): AsyncIterable<Row> {
  const pages = pagesOf<Row>(PAGE, async (last) => {
    const after = last
      ? sql`where (tenant_id, stream_kind, stream_id, number) > (${last.tenant_id}, ${last.stream_kind}, ${last.stream_id}, ${last.number})`
      : sql``;
    const { rows } = await sql<Row>`
      select * from platform.events ${after} order by tenant_id, stream_kind, stream_id, number limit ${PAGE}`.execute(engine.ambient());
    return rows;
  });
  for await (const rows of pages) yield* rows;
}

/** Follows a chain from its first entry. It may begin with entries of the time without a key, but not end with one. */
function chainCheck(key: Uint8Array, tenantId: string, stream: Stream) {
  let length = 0;
  let before: Uint8Array | null = null;
  let isKeyed = false;
  let broken: Pick<Verification, 'brokenAt' | 'reason'> | null = null;
  return {
    next({ request_id, hash, ...row }: Omit<Row, 'tenant_id' | 'stream_kind' | 'stream_id'>) {
      length += 1;
      if (!broken) {
        const text = textOf(tenantId, stream, { ...row, requestId: request_id });
        const hasKey = keyedHash(key, before, text).equals(hash);
        if (row.number !== length) broken = { brokenAt: length, reason: 'missing' };
        else if (!hasKey && (isKeyed || !plainHash(before, text).equals(hash))) broken = { brokenAt: length, reason: 'changed' };
        isKeyed ||= hasKey;
      }
      before = hash;
    },
    end(): Verification {
      // Anybody can compute hashes without a key; what vouches for those entries is the one that covers them.
      if (!broken && length > 0 && !isKeyed) broken = { brokenAt: length + 1, reason: 'missing' };
      return { length, head: hex(before), ...(broken ?? { brokenAt: null, reason: null }) };
    },
  };
}

async function coverOldEntries(engine: Engine, clock: Clock, key: Uint8Array): Promise<number> {
  const headsOfAll = pagesOf<Row>(PAGE, async (last) => {
    const after = last
      ? sql`where (tenant_id, stream_kind, stream_id) > (${last.tenant_id}, ${last.stream_kind}, ${last.stream_id})`
      : sql``;
    const { rows } = await sql<Row>`
      select distinct on (tenant_id, stream_kind, stream_id) * from platform.events ${after}
      order by tenant_id, stream_kind, stream_id, number desc limit ${PAGE}`.execute(engine.ambient());
    return rows;
  });
  let count = 0;
  for await (const rows of headsOfAll) {
    const covering = rows.map((head) => {
      const { tenant_id, stream_kind, stream_id, livemode } = head;
      const entry = {
        number: head.number + 1,
        type: 'log.keyed',
        at: clock.now(),
        actor: 'zaguan',
        requestId: 'upgrade',
        livemode,
        data: {},
      };
      const hash = keyedHash(key, head.hash, textOf(tenant_id, { kind: stream_kind, id: stream_id } as Stream, entry));
      const { requestId: request_id, ...columns } = entry;
      return { ...columns, tenant_id, stream_kind, stream_id, request_id, data: JSON.stringify(entry.data), hash };
    });
    if (covering.length > 0) await engine.ambient().insertInto('platform.events').values(covering).execute();
    count += covering.length;
  }
  return count;
}

function textOf(tenantId: string, stream: Stream, entry: EventEntry): string {
  // jsonb does not keep the order of members, so the data is hashed in sorted order.
  const data = Object.keys(entry.data)
    .sort()
    .map((name) => [name, entry.data[name]]);
  return JSON.stringify([
    tenantId,
    stream.kind,
    stream.id,
    entry.number,
    entry.livemode,
    entry.type,
    entry.at.toISOString(),
    entry.actor,
    entry.requestId,
    data,
  ]);
}

const keyedHash = (key: Uint8Array, before: Uint8Array | null, text: string): Buffer =>
  createHmac('sha256', key)
    .update(before ?? new Uint8Array())
    .update(text)
    .digest();

/** Of the entries before the chain had a key. */
const plainHash = (before: Uint8Array | null, text: string): Buffer =>
  sha256(Buffer.concat([before ?? new Uint8Array(), Buffer.from(text)]));

function hex(hash: Uint8Array | null | undefined): string | null {
  return hash ? Buffer.from(hash).toString('hex') : null;
}
