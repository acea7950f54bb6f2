import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { LogProof } from '../../../contracts/settings.ts';
import type { Clock, EventLog } from '../ports.ts';
import { sha256 } from '../sha256.ts';
import type { Engine } from './database.ts';
import type { DeriveKey } from './secret.ts';

type Stream = Parameters<EventLog['append']>[2];
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
  read(tenantId: string, stream: Stream): Promise<EventEntry[]>;
  /**
   * Recomputes the chain. `brokenAt` is the first entry that was changed, moved, or is missing although later ones are there.
   * A chain cut at its end is still whole: whoever needs to prove that nothing was cut keeps `length` and `head` elsewhere.
   */
  verify(tenantId: string, stream: Stream): Promise<Verification>;
}

export interface Verification {
  length: number;
  /** Hash of the last entry, in hex. */
  head: string | null;
  brokenAt: number | null;
  /** Why the link at `brokenAt` does not hold. */
  reason: 'changed' | 'missing' | null;
}

export function createEventLog(engine: Engine, clock: Clock, derivedKey: DeriveKey): VerifiableEventLog {
  const rowsOf = (tenantId: string, stream: Stream) =>
    engine
      .ambient()
      .selectFrom('platform.events')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('stream_kind', '=', stream.kind)
      .where('stream_id', '=', stream.id)
      .orderBy('number')
      .execute();

  return {
    async append(trx, caller, stream, { type, data }) {
      const identity = [caller.tenantId, stream.kind, stream.id] as const;
      // Appends to one stream take turns: each needs the hash of the one before.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`zaguan.events ${identity.join(' ')}`}, 0))`.execute(trx);
      const { rows } = await sql<{ number: number; hash: Uint8Array }>`
        select number, hash from platform.events
        where tenant_id = ${identity[0]} and stream_kind = ${identity[1]} and stream_id = ${identity[2]}
        order by number desc limit 1`.execute(trx);
      const before = rows[0];
      const entry: EventEntry = {
        number: (before?.number ?? 0) + 1,
        type,
        at: clock.now(),
        actor: caller.actor,
        requestId: caller.requestId,
        livemode: caller.livemode,
        data,
      };
      const hash = chainHash(before?.hash ?? null, caller.tenantId, stream, entry);
      await sql`
        insert into platform.events
          (tenant_id, stream_kind, stream_id, number, livemode, type, at, actor, request_id, data, hash)
        values (${identity[0]}, ${identity[1]}, ${identity[2]}, ${entry.number}, ${entry.livemode}, ${entry.type}, ${entry.at},
          ${entry.actor}, ${entry.requestId}, ${JSON.stringify(data)}, ${hash})`.execute(trx);
    },

    hash(caller, value) {
      // Keyed, so that nobody without the secret can try a list of e-mail addresses or CURPs against the log.
      return createHmac('sha256', derivedKey('event-hashes')).update(`${caller.tenantId}\n${value}`).digest('base64url');
    },

    async read(tenantId, stream) {
      return (await rowsOf(tenantId, stream)).map(({ request_id, number, type, at, actor, livemode, data }) => ({
        number,
        type,
        at,
        actor,
        requestId: request_id,
        livemode,
        data,
      }));
    },

    async verify(tenantId, stream) {
      let before: Uint8Array | null = null;
      const rows = await rowsOf(tenantId, stream);
      for (const [index, { request_id, hash, ...row }] of rows.entries()) {
        const number = index + 1;
        const intact = row.number === number && chainHash(before, tenantId, stream, { ...row, requestId: request_id }).equals(hash);
        if (!intact) {
          const reason = row.number === number ? 'changed' : 'missing';
          return { length: rows.length, head: hex(rows.at(-1)?.hash), brokenAt: number, reason };
        }
        before = hash;
      }
      return { length: rows.length, head: hex(before), brokenAt: null, reason: null };
    },
  };
}

/** The whole log of a stream, and whether its chain holds. */
export async function proveLog(events: VerifiableEventLog, tenantId: string, stream: Stream): Promise<LogProof> {
  const [entries, { length, head, brokenAt, reason }] = [await events.read(tenantId, stream), await events.verify(tenantId, stream)];
  return {
    entries: entries.map(({ at, requestId, data, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      request_id: requestId,
      data: { ...data },
    })),
    length,
    head,
    whole: brokenAt === null,
    broken: brokenAt === null || reason === null ? null : { number: brokenAt, reason },
  };
}

function chainHash(before: Uint8Array | null, tenantId: string, stream: Stream, entry: EventEntry): Buffer {
  // jsonb does not keep the order of members, so the data is hashed in sorted order.
  const data = Object.keys(entry.data)
    .sort()
    .map((name) => [name, entry.data[name]]);
  const text = JSON.stringify([
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
  return sha256(Buffer.concat([before ?? new Uint8Array(), Buffer.from(text)]));
}

function hex(hash: Uint8Array | null | undefined): string | null {
  return hash ? Buffer.from(hash).toString('hex') : null;
}
