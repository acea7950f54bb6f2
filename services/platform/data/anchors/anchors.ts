import type { KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock, EventLog, Jobs, Keys, Log, Tenants, Webhooks } from '../../base/ports.ts';
import { sha256 } from '../../base/sha256.ts';
import { systemCaller } from '../../base/system-caller.ts';
import type { Engine } from '../database.ts';
import { ed25519Key } from '../keys/ed25519.ts';
import { makeFolders } from '../make-folders.ts';
import { writeDurably } from '../write-durably.ts';
import { type AnchorStatement, publicKeyText, readSignedText, signedText } from './statement.ts';
import { writeHeads } from './write-heads.ts';

const QUEUE = 'platform.anchors';
const EVERY_DAY = '41 2 * * *';

/** Requests a token over these bytes from a time stamp authority (RFC 3161). */
export type Stamp = (bytes: Uint8Array) => Promise<Uint8Array>;

interface AnchorParts {
  engine: Engine;
  jobs: Jobs;
  clock: Clock;
  log: Log;
  keys: Keys;
  webhooks: Webhooks;
  tenants: Pick<Tenants, 'settings'> & { all(): Promise<string[]> };
  events: Pick<EventLog, 'append'>;
  /** Runs work under a lock over all processes: the nightly job and an operator may write the same day's anchor. */
  turn<Value>(place: string, work: () => Promise<Value>): Promise<Value>;
  folder: string;
  stamp: Stamp | null;
}

/** The anchor (a signed file with the heads of a tenant's logs) of a day; `isNew` is false if it existed already. */
interface DayAnchor {
  file: string;
  statement: AnchorStatement;
  isNew: boolean;
}

interface WrittenAnchors {
  anchors: DayAnchor[];
  /** Tenants whose anchor of today failed. */
  failures: { tenant: string; error: unknown }[];
}

/** Writes anchors: per tenant and day, a signed file with the heads of grown logs. Stored elsewhere, it proves that no log was cut. */
export function createAnchors(parts: AnchorParts) {
  const { engine, jobs, clock, log, keys, tenants, events, turn, stamp } = parts;

  const noteRequest = (tenantId: string) => {
    const operator = systemCaller({ tenantId, livemode: true }, 'operator');
    return engine.inTransaction((_db, trx) =>
      events.append(trx, operator, { kind: 'tenant', id: tenantId }, { type: 'log.anchor_asked', data: {} }),
    );
  };

  const writeAnchor = async (file: string, own: Own, now: Date, key: KeyObject): Promise<AnchorStatement> => {
    const { tenant } = own;
    const { before, strange } = await anchorBefore(dirname(file), own, now);
    if (strange.length > 0) {
      log.warn({ tenant, file: strange[0], files: strange.length }, 'ignored anchors of another tenant or key, or of the future');
    }
    const since = before?.statement.at ?? null;
    const heads = await writeHeads(engine, headsFileOf(file), tenant, since);
    const statement: AnchorStatement = {
      ...{ format: 'zaguan-anchor-1', tenant, at: now.toISOString(), since, previous: before?.sha256 ?? null },
      ...{ ...heads, public_key: own.public_key },
    };
    const text = signedText(statement, key);
    // Sent before the file exists, so that each anchor is sent; if the process dies in between, the day's anchor is sent twice.
    await sendAnchored(parts, statement, text);
    await writeDurably(file, (handle) => handle.writeFile(text));
    log.info({ tenant, heads: heads.heads }, 'log anchored');
    return statement;
  };

  const anchorInTurn = async (tenantId: string, key: KeyObject, byHand: boolean): Promise<DayAnchor> => {
    const folder = join(parts.folder, tenantId);
    makeFolders(folder);
    // One moment for the name and the statement: an anchor whose name is not its day is ignored.
    const now = clock.now();
    const name = fileNameOf(now.toISOString());
    const file = join(folder, name);
    const own = { tenant: tenantId, public_key: publicKeyText(key) };
    const existing = await readOwn(folder, name, own);
    if (!existing && byHand) await noteRequest(tenantId);
    const statement = existing?.statement ?? (await writeAnchor(file, own, now, key));
    if (stamp && !existsSync(stampFileOf(file))) {
      const token = await stamp(await readFile(file));
      await writeDurably(stampFileOf(file), (handle) => handle.writeFile(token));
    }
    return { file, statement, isNew: !existing };
  };

  const anchorAll = async (byHand: boolean): Promise<WrittenAnchors> => {
    const key = ed25519Key(await keys.lasting('log-anchors'));
    const result: WrittenAnchors = { anchors: [], failures: [] };
    for (const tenant of await tenants.all()) {
      try {
        result.anchors.push(await turn(`anchors ${tenant}`, () => anchorInTurn(tenant, key, byHand)));
      } catch (error) {
        result.failures.push({ tenant, error });
        log.error({ tenant, error }, 'a log was not anchored');
      }
    }
    return result;
  };

  return {
    /** Schedules the daily anchors of every tenant. */
    start: (): Promise<void> =>
      jobs.schedule(QUEUE, EVERY_DAY, async () => {
        const { failures } = await anchorAll(false);
        // The error makes the queue retry; existing anchors stay unchanged.
        if (failures.length > 0) throw new Error(`${failures.length} logs were not anchored.`);
      }),

    /** Writes today's missing anchors and records the request in each tenant's log. A failure does not stop the other tenants. */
    writeNow: () => anchorAll(true),
  };
}

/** Sends a signed anchor to the tenant's log webhook, if one is set. */
async function sendAnchored(
  { engine, tenants, webhooks }: AnchorParts,
  { tenant, at, heads }: AnchorStatement,
  text: string,
): Promise<void> {
  const { log_webhook_url: url } = await tenants.settings(tenant);
  if (url === null) return;
  const [statement = '', signature = ''] = text.split('\n');
  const caller = systemCaller({ tenantId: tenant, livemode: true }, QUEUE);
  const subject = { kind: 'tenant', id: tenant };
  const data = { tenant_uuid: tenant, at, heads, statement, signature };
  await engine.inTransaction((_db, trx) => webhooks.send(trx, caller, { url, type: 'log.anchored', subject, data }));
}

export const headsFileOf = (anchorFile: string): string => anchorFile.replace(/\.anchor$/, '.heads');
export const stampFileOf = (anchorFile: string): string => `${anchorFile}.tst`;

const fileNameOf = (at: string): string => `${at.slice(0, 10)}.anchor`;

interface OwnAnchor {
  statement: AnchorStatement;
  sha256: string;
}
/** Identifies this installation's anchors of a tenant. */
type Own = Pick<AnchorStatement, 'tenant' | 'public_key'>;

/**
 * Returns our latest anchor, and the names of skipped files (`strange`): a forged anchor with a future time would leave heads out of the
 * next anchor.
 */
async function anchorBefore(folder: string, own: Own, now: Date): Promise<{ before: OwnAnchor | null; strange: string[] }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.anchor')).sort();
  const strange: string[] = [];
  for (const name of names.reverse()) {
    const before = await readOwn(folder, name, own);
    if (before && Date.parse(before.statement.at) <= now.getTime()) return { before, strange };
    strange.push(name);
  }
  return { before: null, strange };
}

/** Reads an anchor. Null if it is missing, or not signed by us for this tenant and file name. */
async function readOwn(folder: string, name: string, own: Own): Promise<OwnAnchor | null> {
  const text = await readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return '';
    throw error;
  });
  const statement = readSignedText(text);
  if (statement?.tenant !== own.tenant || statement.public_key !== own.public_key || fileNameOf(statement.at) !== name) return null;
  return { statement, sha256: sha256(text).toString('hex') };
}
