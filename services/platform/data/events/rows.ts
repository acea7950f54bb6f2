import { type Selectable, sql } from 'kysely';
import { isUuid } from '../../uuid.ts';
import type { PlatformTables } from '../tables.ts';
import type { EventEntry, Stream } from './chain.ts';

export type EventRow = Selectable<PlatformTables['platform.events']>;

/** Entries of one index tuple, as a power of two; the index says the same. */
const BLOCK_BITS = 10;

/** The block of an entry, as the index knows it. `number` is a column or a value. */
export const blockOf = (number: unknown) => sql`(${number}::integer >> ${sql.lit(BLOCK_BITS)})`;

const KINDS = { w: 'workflow', p: 'person', t: 'tenant' } as const;

/** How a row names the kind of its log. */
export const letterOf = (kind: Stream['kind']): string => kind.slice(0, 1);

export function streamOf({ kind, stream_id }: { kind: string; stream_id: string }): Stream {
  return { kind: KINDS[kind as keyof typeof KINDS], id: stream_id };
}

/** A uuid as its 16 bytes behind a zero byte, which no text has; any other name as its text. */
export function packActor(actor: string): Buffer {
  return isUuid(actor) && actor === actor.toLowerCase()
    ? Buffer.concat([Buffer.alloc(1), Buffer.from(actor.replaceAll('-', ''), 'hex')])
    : Buffer.from(actor);
}

function unpackActor(packed: Uint8Array): string {
  const bytes = Buffer.from(packed);
  if (bytes[0] !== 0) return bytes.toString();
  return bytes.toString('hex', 1).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export function entryOf({ request_id, actor, ...row }: EventRow): EventEntry & { hash: Uint8Array } {
  const { number, type, at, livemode, data, hash } = row;
  return { number, type, at, actor: unpackActor(actor), requestId: request_id, livemode, data, hash };
}
