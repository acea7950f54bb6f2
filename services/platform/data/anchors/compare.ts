import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { sha256 } from '../../base/sha256.ts';
import type { Engine } from '../database.ts';
import { blockOf } from '../events/rows.ts';
import { headsFileOf, stampFileOf } from './anchors.ts';
import { type AnchoredHead, type AnchorStatement, readHeadLine, readSignedText, sha256OfFile } from './statement.ts';

const AT_ONCE = 1_000;
/** Milliseconds between an anchor and its stamp: it is stamped on its day or never. */
const LATEST_STAMP_MS = 86_400_000;

/** Reads who stamped these bytes, and when; null for a token of other bytes. */
export type ReadStamp = (token: Uint8Array, stamped: Uint8Array) => Promise<{ at: Date; by: string } | null>;

export type AnchorFinding =
  /** The file was changed, is of another key, or lacks its heads; `gap`: the anchor before it is missing. */
  | { file: string; problem: 'damaged' | 'other_key' | 'gap' }
  /** It does not begin where the anchor before ends, so logs may be missing; or its time is in the future. */
  | { file: string; problem: 'since_wrong' | 'future' }
  /** The time stamp is of another file or another day: who has the key may have made the file then. */
  | { file: string; problem: 'stamp_wrong' | 'stamp_late' }
  /** The log has another entry where the file has its head, or none. */
  | ({ file: string; problem: 'differs' | 'cut'; tenant: string } & Omit<AnchoredHead, 'hash'>);

export interface AnchorSummary {
  files: number;
  heads: number;
  /** The key that signed them; null where there is no file. */
  publicKey: string | null;
  /** Counts of time stamps of well signed anchors, and who gave the valid ones. */
  stamps: Record<StampFound['state'], number> & { by: string[] };
}

/** Compares the anchors below a folder with the log, without a secret; `publicKey` null believes the first file's key. */
export async function compareWithAnchors(
  engine: Engine,
  folder: string,
  { publicKey, readStamp, now }: { publicKey: string | null; readStamp: ReadStamp; now: Date },
  onFinding: (finding: AnchorFinding) => void,
): Promise<AnchorSummary> {
  const anchors: AnchorFile[] = [];
  for (const file of await anchorFiles(folder)) {
    const bytes = await readFile(file);
    anchors.push({ file, bytes, statement: readSignedText(bytes.toString()) });
  }
  const authorities = new Set<string>();
  const summary = { files: anchors.length, heads: 0, publicKey, stamps: { valid: 0, none: 0, wrong: 0 } };
  const byHash = new Map(anchors.map(({ bytes, statement }) => [sha256(bytes).toString('hex'), statement]));
  for (const { file, bytes, statement } of anchors) {
    const problem = await whatIsWrong(file, statement, summary.publicKey);
    if (problem) onFinding({ file, problem });
    if (!statement || problem) continue;
    summary.publicKey = statement.public_key;
    for (const broken of brokenOrder(statement, byHash, now)) onFinding({ file, problem: broken });
    const stamp = await stampOf(file, bytes, new Date(statement.at), readStamp);
    summary.stamps[stamp.state] += 1;
    if (stamp.state === 'valid') authorities.add(stamp.by);
    if (stamp.state === 'wrong') onFinding({ file, problem: stamp.problem });
    summary.heads += await compareHeads(engine, file, statement.tenant, onFinding);
  }
  return { ...summary, stamps: { ...summary.stamps, by: [...authorities] } };
}

interface AnchorFile {
  file: string;
  bytes: Buffer;
  /** Null where its signature does not hold. */
  statement: AnchorStatement | null;
}

/** Yields what is wrong between an anchor, its predecessor (of the same key and tenant) and now. */
function* brokenOrder(statement: AnchorStatement, byHash: ReadonlyMap<string, AnchorStatement | null>, now: Date) {
  const { previous, since, at } = statement;
  const before = previous === null ? null : (byHash.get(previous) ?? null);
  const isOurs = before?.public_key === statement.public_key && before.tenant === statement.tenant;
  if (previous !== null && !isOurs) yield 'gap';
  const begins = previous === null ? null : isOurs ? before.at : since;
  if (since !== begins || (since !== null && since > at)) yield 'since_wrong';
  if (Date.parse(at) > now.getTime()) yield 'future';
}

/** Compares an anchor's heads, read again after their hash fitted, with the log. Returns their number. */
async function compareHeads(engine: Engine, file: string, tenant: string, onFinding: (finding: AnchorFinding) => void): Promise<number> {
  let count = 0;
  for await (const heads of headsIn(headsFileOf(file))) {
    count += heads.length;
    for (const { kind, id, number, hash } of await differing(engine, tenant, heads)) {
      onFinding({ file, problem: hash === null ? 'cut' : 'differs', tenant, kind, id, number });
    }
  }
  return count;
}

async function whatIsWrong(
  file: string,
  statement: AnchorStatement | null,
  publicKey: string | null,
): Promise<'damaged' | 'other_key' | null> {
  if (!statement || !existsSync(headsFileOf(file)) || (await sha256OfFile(headsFileOf(file))) !== statement.heads_sha256) return 'damaged';
  return publicKey !== null && statement.public_key !== publicKey ? 'other_key' : null;
}

type StampFound = { state: 'none' } | { state: 'valid'; by: string } | { state: 'wrong'; problem: 'stamp_wrong' | 'stamp_late' };

async function stampOf(file: string, bytes: Uint8Array, signedAt: Date, readStamp: ReadStamp): Promise<StampFound> {
  if (!existsSync(stampFileOf(file))) return { state: 'none' };
  const stamp = await readStamp(await readFile(stampFileOf(file)), bytes);
  if (!stamp) return { state: 'wrong', problem: 'stamp_wrong' };
  const isOfItsDay = Math.abs(stamp.at.getTime() - signedAt.getTime()) <= LATEST_STAMP_MS;
  return isOfItsDay ? { state: 'valid', by: stamp.by } : { state: 'wrong', problem: 'stamp_late' };
}

async function anchorFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.anchor'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function* headsIn(file: string): AsyncIterable<AnchoredHead[]> {
  let heads: AnchoredHead[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    heads.push(readHeadLine(line));
    if (heads.length === AT_ONCE) {
      yield heads;
      heads = [];
    }
  }
  yield heads;
}

/** Returns the heads whose entry has another hash, or none. */
async function differing(engine: Engine, tenantId: string, heads: readonly AnchoredHead[]) {
  const { rows } = await sql<{ kind: string; id: string; number: number; hash: string | null }>`
    select head.kind, head.id, head.number, encode(entry.hash, 'hex') as hash
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as head (kind text, id uuid, number integer, hash text)
    left join platform.events as entry on entry.tenant_id = ${tenantId} and entry.stream_id = head.id
      and ${blockOf(sql`entry.number`)} = ${blockOf(sql`head.number`)} and entry.number = head.number and entry.kind = left(head.kind, 1)::"char"
    where encode(entry.hash, 'hex') is distinct from head.hash
    order by head.kind, head.id`.execute(engine.ambient());
  return rows;
}
