import { sql } from 'kysely';
import type { LogReference } from '../../base/administration.ts';
import type { Engine } from '../database.ts';
import { everyRow } from '../keyset.ts';
import { type ChainVerification, chainCheck } from './chain.ts';
import { headOf } from './head.ts';
import { blockOf, type EventRow, entryOf, streamOf } from './rows.ts';

/** Rows read per query. */
export const PAGE = 2_000;

export type Verifier = ReturnType<typeof createVerifier>;

/** Creates the functions that verify logs; `rowsOf` yields the entries of a log in order. */
export function createVerifier(
  engine: Engine,
  chainKey: () => Promise<Uint8Array>,
  rowsOf: (tenantId: string, stream: LogReference) => AsyncIterable<EventRow>,
) {
  return {
    /** Recomputes a log's hash chain and compares its end with the head; `brokenAt`: the first entry changed, moved or missing. */
    async verify(tenantId: string, stream: LogReference): Promise<ChainVerification> {
      const check = chainCheck(await chainKey(), tenantId, stream, await headOf(engine.db(), tenantId, stream));
      for await (const row of rowsOf(tenantId, stream)) check.next(entryOf(row));
      return check.end();
    },

    async *verifyAll(): AsyncIterable<ChainVerification & { tenantId: string; stream: LogReference }> {
      const key = await chainKey();
      let current: { tenantId: string; stream: LogReference; check: ReturnType<typeof chainCheck> } | null = null;
      for await (const row of everyEntry(engine)) {
        const stream = streamOf(row);
        const same = current?.tenantId === row.tenant_id && current.stream.kind === stream.kind && current.stream.id === stream.id;
        if (!current || !same) {
          if (current) yield { tenantId: current.tenantId, stream: current.stream, ...current.check.end() };
          const head = row.head_hash && {
            ...{ number: row.head_number, hash: row.head_hash, firstType: row.first_type, livemode: row.head_livemode },
          };
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

type EntryWithHead = EventRow & { head_number: number; head_hash: Uint8Array | null; head_livemode: boolean; first_type: string };

/** Yields all entries of all logs, log by log in order, each with its log's head. */
const everyEntry = (engine: Engine): AsyncIterable<EntryWithHead> =>
  everyRow<EntryWithHead>(PAGE, async (last) => {
    const after = last
      ? sql`where (tenant_id, kind, stream_id, ${blockOf(sql`number`)}, number)
          > (${last.tenant_id}::uuid, ${last.kind}::"char", ${last.stream_id}::uuid, ${blockOf(last.number)}, ${last.number}::integer)`
      : sql``;
    const { rows } = await sql<EntryWithHead>`
      select entry.*, head.number as head_number, head.hash as head_hash, head.livemode as head_livemode, head.first_type
      from (select * from platform.events ${after} order by tenant_id, kind, stream_id, ${blockOf(sql`number`)}, number limit ${PAGE}) as entry
      left join platform.event_heads as head using (tenant_id, kind, stream_id)
      order by tenant_id, kind, stream_id, entry.number`.execute(engine.db());
    return rows;
  });

interface HeadRow {
  tenant_id: string;
  stream_id: string;
  kind: string;
  number: number;
  hash: Uint8Array;
  livemode: boolean;
  first_type: string;
}

/** Yields the heads of logs whose entries were all deleted. */
const headsWithoutEntries = (engine: Engine): AsyncIterable<HeadRow> =>
  everyRow<HeadRow>(PAGE, async (last) => {
    const after = last
      ? sql`and (head.tenant_id, head.kind, head.stream_id) > (${last.tenant_id}::uuid, ${last.kind}::"char", ${last.stream_id}::uuid)`
      : sql``;
    const { rows } = await sql<HeadRow>`
      select tenant_id, stream_id, kind, number, hash, livemode, first_type from platform.event_heads as head
      where not exists (
        select from platform.events as entry where entry.tenant_id = head.tenant_id and entry.kind = head.kind and entry.stream_id = head.stream_id) ${after}
      order by tenant_id, kind, stream_id limit ${PAGE}`.execute(engine.db());
    return rows;
  });
