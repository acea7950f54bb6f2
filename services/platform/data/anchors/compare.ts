import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { DAY_MS } from '../../base/durations.ts';
import { sha256 } from '../../base/sha256.ts';
import type { Engine } from '../database.ts';
import { blockOf } from '../events/rows.ts';
import { headsFileOf, stampFileOf } from './anchors.ts';
import { type AnchoredHead, type AnchorStatement, readHeadLine, readSignedText, sha256OfFile } from './statement.ts';

/** Number of heads that one query compares. */
const HEADS_AT_ONCE = 1_000;
/** The longest time between an anchor and its time stamp, in milliseconds: an anchor is stamped on its day or never. */
const LATEST_STAMP_MS = DAY_MS;

/** Returns time and authority of a time stamp. Null if the token does not belong to these bytes. */
export type ReadStamp = (token: Uint8Array, stamped: Uint8Array) => Promise<{ at: Date; by: string } | null>;

export type AnchorFinding =
  /** `damaged`: file changed or its heads missing; `other_key`: signed with a different key; `gap`: the previous anchor is missing. */
  | { file: string; problem: 'damaged' | 'other_key' | 'gap' }
  /** `since_wrong`: does not begin at the previous anchor's time, so logs may be missing; `future`: its time is in the future. */
  | { file: string; problem: 'since_wrong' | 'future' }
  /** The time stamp is of a different file or day: a holder of the key may have created the file later. */
  | { file: string; problem: 'stamp_wrong' | 'stamp_late' }
  /** `differs`: the log's entry is not the one in the anchor; `cut`: the log lacks the entry. */
  | ({ file: string; problem: 'differs' | 'cut'; tenant: string } & Omit<AnchoredHead, 'hash'>);

export interface AnchorSummary {
  files: number;
  heads: number;
  /** The key that signed the anchors; null if there is no valid file. */
  publicKey: string | null;
  /** Counts of time stamps of correctly signed anchors, and the authorities of the valid stamps. */
  stamps: Record<StampCheck['state'], number> & { by: string[] };
}

/** Compares the anchors below a folder with the logs; needs no secret. `publicKey` null: trusts the key of the first valid file. */
export async function compareWithAnchors(
  engine: Engine,
  folder: string,
  { publicKey, readStamp, now }: { publicKey: string | null; readStamp: ReadStamp; now: Date },
  onFinding: (finding: AnchorFinding) => void,
): Promise<AnchorSummary> {
  const anchors = await Array.fromAsync(await anchorFiles(folder), async (file) => {
    const bytes = await readFile(file);
    return { file, bytes, statement: readSignedText(bytes.toString()) };
  });
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

/** Yields the problems of an anchor's order: its predecessor (of the same key and tenant), its start and its time. */
function* brokenOrder(statement: AnchorStatement, byHash: ReadonlyMap<string, AnchorStatement | null>, now: Date) {
  const { previous, since, at } = statement;
  const before = previous === null ? null : (byHash.get(previous) ?? null);
  const isOurs = before?.public_key === statement.public_key && before.tenant === statement.tenant;
  if (previous !== null && !isOurs) yield 'gap';
  const expectedSince = previous === null ? null : isOurs ? before.at : since;
  if (since !== expectedSince || (since !== null && since > at)) yield 'since_wrong';
  if (Date.parse(at) > now.getTime()) yield 'future';
}

/** Compares an anchor's heads, whose hash is verified already, with the log. Returns the number of heads. */
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

type StampCheck = { state: 'none' } | { state: 'valid'; by: string } | { state: 'wrong'; problem: 'stamp_wrong' | 'stamp_late' };

async function stampOf(file: string, bytes: Uint8Array, signedAt: Date, readStamp: ReadStamp): Promise<StampCheck> {
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
    if (heads.length === HEADS_AT_ONCE) {
      yield heads;
      heads = [];
    }
  }
  yield heads;
}

/** Returns the heads whose log entry is missing (`hash` null) or has a different hash. */
async function differing(engine: Engine, tenantId: string, heads: readonly AnchoredHead[]) {
  const { rows } = await sql<{ kind: string; id: string; number: number; hash: string | null }>`
    select head.kind, head.id, head.number, encode(entry.hash, 'hex') as hash
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as head (kind text, id uuid, number integer, hash text)
    left join platform.events as entry on entry.tenant_id = ${tenantId} and entry.stream_id = head.id
      and ${blockOf(sql`entry.number`)} = ${blockOf(sql`head.number`)} and entry.number = head.number and entry.kind = left(head.kind, 1)::"char"
    where encode(entry.hash, 'hex') is distinct from head.hash
    order by head.kind, head.id`.execute(engine.db());
  return rows;
}
