import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { Engine } from '../database.ts';
import { headsFileOf } from './anchors.ts';
import { type AnchoredHead, type AnchorStatement, readHeadLine, readSignedText, sha256OfFile } from './statement.ts';

/** Heads that one statement compares. */
const AT_ONCE = 1_000;

export type AnchorFinding =
  /** The file is not what was signed, is of another key, or its heads are not there; `gap`: the anchor before it is not there. */
  | { file: string; problem: 'damaged' | 'other_key' | 'gap' }
  /** The log has another entry where the file has its head, or none. */
  | ({ file: string; problem: 'differs' | 'cut'; tenant: string } & Omit<AnchoredHead, 'hash'>);

export interface AnchorSummary {
  files: number;
  heads: number;
  /** Of the key that signed them; null where there is no file. */
  publicKey: string | null;
}

/**
 * Compares the anchors in a folder, and in those below it, with the log in the database. It needs no secret: what was signed with the key
 * is believed, and that the key is the right one is known by whoever kept it. Without one the first file's counts.
 */
export async function compareWithAnchors(
  engine: Engine,
  folder: string,
  publicKey: string | null,
  found: (finding: AnchorFinding) => void,
): Promise<AnchorSummary> {
  const files = await anchorFiles(folder);
  const hashes = new Set<string>();
  for (const file of files) hashes.add(await sha256OfFile(file));
  const summary = { files: files.length, heads: 0, publicKey };
  for (const file of files) {
    const statement = readSignedText(await readFile(file, 'utf8'));
    const problem = await whatIsWrong(file, statement, summary.publicKey);
    if (problem) found({ file, problem });
    if (!statement || problem) continue;
    summary.publicKey = statement.public_key;
    if (statement.previous !== null && !hashes.has(statement.previous)) found({ file, problem: 'gap' });
    for await (const heads of headsIn(headsFileOf(file))) {
      summary.heads += heads.length;
      for (const { kind, id, number, hash } of await differing(engine, statement.tenant, heads)) {
        found({ file, problem: hash === null ? 'cut' : 'differs', tenant: statement.tenant, kind, id, number });
      }
    }
  }
  return summary;
}

async function whatIsWrong(
  file: string,
  statement: AnchorStatement | null,
  publicKey: string | null,
): Promise<'damaged' | 'other_key' | null> {
  if (!statement || !existsSync(headsFileOf(file)) || (await sha256OfFile(headsFileOf(file))) !== statement.heads_sha256) return 'damaged';
  return publicKey !== null && statement.public_key !== publicKey ? 'other_key' : null;
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

/** Those whose entry has another hash, or none. */
async function differing(engine: Engine, tenantId: string, heads: readonly AnchoredHead[]) {
  const { rows } = await sql<{ kind: string; id: string; number: number; hash: string | null }>`
    select head.kind, head.id, head.number, encode(entry.hash, 'hex') as hash
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as head (kind text, id text, number integer, hash text)
    left join platform.events as entry on entry.tenant_id = ${tenantId} and entry.stream_kind = head.kind
      and entry.stream_id = head.id and entry.number = head.number
    where encode(entry.hash, 'hex') is distinct from head.hash
    order by head.kind, head.id`.execute(engine.ambient());
  return rows;
}
