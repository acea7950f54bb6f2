import { createHmac } from 'node:crypto';
import type { LogReference } from '../../base/administration.ts';

/** An entry of an event log. Numbers count from 1 without gaps. */
export interface EventEntry {
  number: number;
  type: string;
  at: Date;
  actor: string;
  requestId: string;
  livemode: boolean;
  data: Readonly<Record<string, string | number | boolean | null>>;
}

/** The number and hash of a log's last entry, stored in a table of its own. */
export interface Head {
  number: number;
  hash: Uint8Array;
  firstType: string;
  livemode: boolean;
}

export interface ChainVerification {
  length: number;
  /** The hash of the last entry, in hex. */
  head: string | null;
  /** The number of the first wrong entry; null if the log is whole. */
  brokenAt: number | null;
  reason: 'changed' | 'missing' | null;
}

/** Type of a log's first entry, by kind of log; a log with a different first entry was truncated. */
const FIRST_TYPE: Partial<Record<LogReference['kind'], string>> = { workflow: 'workflow.created' };

export const hasBothModes = (kind: LogReference['kind']): boolean => kind === 'tenant';

/** Returns an entry's hash (HMAC), which covers the previous entry's hash. */
export function hashOf(key: Uint8Array, before: Uint8Array | null, tenantId: string, stream: LogReference, entry: EventEntry): Buffer {
  return createHmac('sha256', key)
    .update(before ?? new Uint8Array())
    .update(textOf(tenantId, stream, entry))
    .digest();
}

/** Follows a chain to its head, which was read before: where the head has more, the entry after the log's end is missing. */
export function chainCheck(key: Uint8Array, tenantId: string, stream: LogReference, head: Head | null) {
  let length = 0;
  let before: Uint8Array | null = null;
  let broken: Pick<ChainVerification, 'brokenAt' | 'reason'> | null = null;
  const breakAt = (brokenAt: number, reason: 'changed' | 'missing') => {
    broken ??= { brokenAt, reason };
  };
  const firstType = FIRST_TYPE[stream.kind];
  return {
    next({ hash, ...entry }: EventEntry & { hash: Uint8Array }) {
      length += 1;
      if (length === 1 && firstType && entry.type !== firstType) breakAt(1, 'missing');
      if (entry.number !== length) breakAt(length, 'missing');
      else if (!hashOf(key, before, tenantId, stream, entry).equals(hash)) breakAt(length, 'changed');
      if (length === 1 && head && entry.type !== head.firstType) breakAt(1, 'changed');
      if (head && entry.livemode !== head.livemode && (length === 1 || !hasBothModes(stream.kind))) breakAt(length, 'changed');
      if (length === head?.number && !Buffer.from(head.hash).equals(hash)) breakAt(length, 'changed');
      before = hash;
    },
    end(): ChainVerification {
      if (head ? head.number > length : length > 0) breakAt(length + 1, 'missing');
      const hex = before && Buffer.from(before).toString('hex');
      return { length, head: hex, ...(broken ?? { brokenAt: null, reason: null }) };
    },
  };
}

function textOf(tenantId: string, stream: LogReference, entry: EventEntry): string {
  const data = Object.keys(entry.data)
    .sort()
    .map((name) => [name, entry.data[name]]);
  return JSON.stringify([
    tenantId,
    stream.kind,
    // Lower case, as the database returns uuids.
    stream.id.toLowerCase(),
    entry.number,
    entry.livemode,
    entry.type,
    entry.at.toISOString(),
    entry.actor,
    entry.requestId,
    data,
  ]);
}
