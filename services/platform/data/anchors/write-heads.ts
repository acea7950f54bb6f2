import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { HOUR_MS } from '../../base/durations.ts';
import type { Engine } from '../database.ts';
import { streamOf } from '../events/rows.ts';
import { pagesOf } from '../keyset.ts';
import { writeDurably } from '../write-durably.ts';
import { headLine } from './statement.ts';

/** Rows per page. Large, since each page's query reads all logs that grew from the index. */
const PAGE = 20_000;
/** Overlap with the previous anchor: an entry has its request's time, but may be committed after an anchor with a later time. */
const OVERLAP_MS = HOUR_MS;

interface StreamHeadRow {
  kind: string;
  stream_id: string;
  number: number;
  hash: Uint8Array;
}

/** Writes the heads (last number and hash) of a tenant's logs that grew since a time. Returns their number and the file's hash. */
export async function writeHeads(engine: Engine, file: string, tenantId: string, since: string | null) {
  const from = since === null ? null : new Date(Date.parse(since) - OVERLAP_MS);
  const young = from ? sql`and grown_on >= ${from.toISOString().slice(0, 10)} and at > ${from}` : sql``;
  const pages = pagesOf<StreamHeadRow>(PAGE, async (last) => {
    const after = last ? sql`and (kind, stream_id) > (${last.kind}::"char", ${last.stream_id}::uuid)` : sql``;
    const { rows } = await sql<StreamHeadRow>`
      select kind, stream_id, number, hash from platform.event_heads
      where tenant_id = ${tenantId} ${young} ${after}
      order by kind, stream_id limit ${PAGE}`.execute(engine.db());
    return rows;
  });
  let heads = 0;
  const hash = createHash('sha256');
  await writeDurably(file, async (handle) => {
    for await (const rows of pages) {
      const lines = rows.map((row) => headLine({ ...streamOf(row), number: row.number, hash: Buffer.from(row.hash).toString('hex') }));
      const bytes = Buffer.from(lines.join(''));
      hash.update(bytes);
      await handle.writeFile(bytes);
      heads += rows.length;
    }
  });
  return { heads, heads_sha256: hash.digest('hex') };
}
