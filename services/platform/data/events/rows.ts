import { type Selectable, sql } from 'kysely';
import type { LogReference } from '../../base/administration.ts';
import { parseJson } from '../../base/parse-json.ts';
import { withHyphens } from '../../base/uuid.ts';
import type { PlatformTables } from '../tables.ts';
import type { EventEntry } from './chain.ts';

export type EventRow = Selectable<PlatformTables['platform.events']>;

/** Entries per index tuple, as a power of two; must equal the value in the index's SQL. */
const BLOCK_BITS = 10;

/** Returns the SQL of an entry's block in the index; `number` is a column or a value. */
export const blockOf = (number: unknown) => sql`(${number}::integer >> ${sql.lit(BLOCK_BITS)})`;

const KINDS = { w: 'workflow', p: 'person', t: 'tenant' } as const;

/** Returns the letter that stands for a kind of log in a row. */
export const letterOf = (kind: LogReference['kind']): string => kind.slice(0, 1);

export function streamOf({ kind, stream_id }: { kind: string; stream_id: string }): LogReference {
  return { kind: KINDS[kind as keyof typeof KINDS], id: stream_id };
}

const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const UUID_BYTES = 16;

/** Packs each uuid of a text into a zero byte and 16 bytes; texts of entries contain no zero byte. */
export function pack(text: string): Buffer {
  const parts: Buffer[] = [];
  let from = 0;
  for (const { 0: uuid, index } of text.matchAll(UUIDS)) {
    parts.push(Buffer.from(text.slice(from, index)), Buffer.from(`00${uuid.replaceAll('-', '')}`, 'hex'));
    from = index + uuid.length;
  }
  return Buffer.concat([...parts, Buffer.from(text.slice(from))]);
}

function unpack(packedText: Uint8Array): string {
  const bytes = Buffer.from(packedText.buffer, packedText.byteOffset, packedText.byteLength);
  let [text, from] = ['', 0];
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, from)) {
    const hex = bytes.toString('hex', at + 1, at + 1 + UUID_BYTES);
    text += `${bytes.toString('utf8', from, at)}${withHyphens(hex)}`;
    from = at + 1 + UUID_BYTES;
  }
  return text + bytes.toString('utf8', from);
}

/** Parses an entry's data. `{}` if the bytes are damaged: the entry's hash then does not match. */
function dataOf(text: string): EventEntry['data'] {
  const data = parseJson(text);
  return typeof data === 'object' && data !== null ? (data as EventEntry['data']) : {};
}

export function entryOf(row: EventRow): EventEntry & { hash: Uint8Array } {
  const { number, type, at, livemode, hash } = row;
  const data = dataOf(unpack(row.data));
  return { number, type, at, actor: unpack(row.actor), requestId: unpack(row.request_id), livemode, data, hash };
}
