import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { LogEntry, LogProof } from '#contracts/base/settings.ts';
import type { LogReference } from '../../base/administration.ts';
import type { AnyTransaction, Caller, Clock, EventLog, Keys } from '../../base/ports.ts';
import type { PageQuery, RowPage } from '../../base/row-page.ts';
import type { Engine } from '../database.ts';
import { everyRow } from '../keyset.ts';
import type { Partitions } from '../partitions.ts';
import { type EventEntry, type Head, hasBothModes, hashOf } from './chain.ts';
import { headOf } from './head.ts';
import { blockOf, type EventRow, entryOf, letterOf, pack } from './rows.ts';
import { createVerifier, PAGE, type Verifier } from './verify.ts';

export interface VerifiableEventLog extends EventLog, Verifier {
  /** Reads a page of entries by their numbers; missing entries count too. */
  page(tenantId: string, stream: LogReference, query: PageQuery): Promise<RowPage<LogEntry>>;
}

/** Creates the audit log. Each entry's hash covers the hash of the entry before it (hash chain). */
export function createEventLog(engine: Engine, clock: Clock, keys: Keys, partitions: Partitions): VerifiableEventLog {
  const chainKey = () => keys.lasting('event-chain');

  const entriesAfter = (tenantId: string, stream: LogReference, number: number, limit: number): Promise<EventRow[]> =>
    sql<EventRow>`
      select * from platform.events
      where tenant_id = ${tenantId} and stream_id = ${stream.id} and kind = ${letterOf(stream.kind)} and number > ${number}
        and ${blockOf(sql`number`)} >= ${blockOf(number)}
      order by ${blockOf(sql`number`)}, number limit ${limit}`
      .execute(engine.db())
      .then(({ rows }) => rows);

  /** Yields a log's entries, read in pages since a log may be long. */
  const rowsOf = (tenantId: string, stream: LogReference): AsyncIterable<EventRow> =>
    everyRow<EventRow>(PAGE, (last) => entriesAfter(tenantId, stream, last?.number ?? 0, PAGE));

  /** Latest heads per open transaction, which locks them until it ends. */
  const headsByTransaction = new WeakMap<AnyTransaction, Map<string, Head>>();
  const headsOf = (trx: AnyTransaction): Map<string, Head> => {
    const heads = headsByTransaction.get(trx) ?? new Map<string, Head>();
    headsByTransaction.set(trx, heads);
    return heads;
  };

  return {
    async append(trx, caller, stream, { type, data }) {
      const key = await chainKey();
      const { tenantId, actor, requestId, livemode } = caller;
      const at = clock.now();
      await partitions.make(at);
      const heads = headsOf(trx);
      const place = `${tenantId} ${stream.kind} ${stream.id.toLowerCase()}`;
      refuseOfOthers(caller, stream);
      for (let attempt = 1; attempt <= 2; attempt++) {
        const before = heads.get(place) ?? (await headOf(trx, tenantId, stream, { lock: true }));
        if (before) refuseOtherMode(caller, stream, before);
        const entry = { number: (before?.number ?? 0) + 1, type, at, actor, requestId, livemode, data };
        const hash = hashOf(key, before?.hash ?? null, tenantId, stream, entry);
        if (await add(trx, tenantId, stream, { ...entry, hash })) {
          heads.set(place, { number: entry.number, hash, firstType: before?.firstType ?? type, livemode: before?.livemode ?? livemode });
          return;
        }
        // A concurrent transaction began this log, so its head exists now.
      }
      throw new Error(`The head of the log ${place} is not what this transaction locked.`);
    },

    async has({ tenantId, livemode }, { kind, id }) {
      const { rows } = await sql<{ livemode: boolean | null }>`
        select coalesce(
          (select livemode from platform.event_heads where tenant_id = ${tenantId} and kind = ${letterOf(kind)} and stream_id = ${id}),
          (select livemode from platform.events where tenant_id = ${tenantId} and kind = ${letterOf(kind)} and stream_id = ${id} limit 1)
        ) as livemode`.execute(engine.db());
      const mode = rows[0]?.livemode ?? null;
      return mode !== null && (hasBothModes(kind) || mode === livemode);
    },

    async hash(caller, value) {
      // An HMAC, so that a list of e-mail addresses or CURPs cannot be tried against the log without the key.
      const key = await keys.lasting('event-hashes');
      return createHmac('sha256', key).update(`${caller.tenantId}\n${value}`).digest('base64url');
    },

    async page(tenantId, stream, { page, per_page }) {
      const before = (page - 1) * per_page;
      const entries = await entriesAfter(tenantId, stream, before, per_page + 1);
      const rows = entries.filter(({ number }) => number <= before + per_page);
      return { rows: rows.map(entryRecord), after: entries.length > rows.length ? '' : null, before: page > 1 ? '' : null };
    },

    ...createVerifier(engine, chainKey, rowsOf),
  };
}

/** Verifies a log's hash chain and returns the result in the API's format. */
export async function proveLog(events: VerifiableEventLog, tenantId: string, stream: LogReference): Promise<LogProof> {
  const { length, head, brokenAt, reason } = await events.verify(tenantId, stream);
  return { length, head, whole: brokenAt === null, broken: brokenAt === null || reason === null ? null : { number: brokenAt, reason } };
}

function entryRecord(row: EventRow): LogEntry {
  const { requestId, at, hash: _, ...entry } = entryOf(row);
  return { ...entry, at: at.toISOString(), request_id: requestId, data: { ...entry.data } };
}

function refuseOfOthers({ tenantId }: Caller, { kind, id }: LogReference): void {
  if (kind === 'tenant' && id.toLowerCase() !== tenantId) throw new Error(`The log of the tenant ${id} is not the caller’s own.`);
}

function refuseOtherMode({ livemode }: Caller, { kind, id }: LogReference, head: Head): void {
  if (!hasBothModes(kind) && head.livemode !== livemode) throw new Error(`The log of the ${kind} ${id} is of the other mode.`);
}

/** Adds an entry and updates the head to it, or does neither if the head is not the previous entry. */
async function add(
  trx: AnyTransaction,
  tenantId: string,
  stream: LogReference,
  entry: EventEntry & { hash: Uint8Array },
): Promise<boolean> {
  const { number, type, at, hash } = entry;
  const day = at.toISOString().slice(0, 10);
  const { rows } = await sql`
    with head as (
      insert into platform.event_heads as head (tenant_id, stream_id, at, number, grown_on, kind, livemode, first_type, hash)
      values (${tenantId}, ${stream.id}, ${at}, ${number}, ${day}, ${letterOf(stream.kind)}, ${entry.livemode}, ${type}, ${hash})
      on conflict (tenant_id, kind, stream_id) do update
        set at = excluded.at, number = excluded.number, grown_on = excluded.grown_on, hash = excluded.hash
        where head.number = excluded.number - 1
      returning 1)
    insert into platform.events (tenant_id, stream_id, at, number, kind, livemode, type, actor, request_id, data, hash)
    select ${tenantId}::uuid, ${stream.id}::uuid, ${at}::timestamptz, ${number}::integer, ${letterOf(stream.kind)}::"char",
      ${entry.livemode}::boolean, ${type}::text, ${pack(entry.actor)}::bytea, ${pack(entry.requestId)}::bytea,
      ${pack(JSON.stringify(entry.data))}::bytea, ${hash}::bytea
    from head returning 1`.execute(trx);
  return rows.length > 0;
}
