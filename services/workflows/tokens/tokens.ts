import { randomBytes } from 'node:crypto';
import QRCode from 'qrcode';
import type { TokenRequest } from '#contracts/workflows/bodies.ts';
import type { TenantSettings } from '#platform/base/administration.ts';
import { isLoopback } from '#platform/base/loopback.ts';
import type { Keys, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { shardOf } from '#platform/base/shard.ts';
import { uuidOf } from '#platform/base/uuid.ts';
import type { TokenRow } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import { isLive } from '../state/session-caller.ts';
import type { Unit } from '../state/transitions.ts';

/** The tokens of one workflow that may live at a time. */
export const LIVE_TOKENS = 5;
/** A token that was used since is in somebody's hands. */
const IN_USE_MS = 3_600_000;

const START = 'ses_';
/** The tenant's shard, then 32 random bytes. */
const TOKEN = /^ses_[0-9a-f]{4}[A-Za-z0-9_-]{43}$/;
const ENCODED_LENGTH = 68;
/** The use of the key that hashes tokens. */
const TOKENS = 'session-tokens';
/** base64url of `ses`, which every encoded token begins with. */
const ENCODED_START = 'c2Vz';

/** Since when nobody used the token: counted from its making where nobody ever did. */
export function idleSince({ used_at, created_at }: Pick<TokenRow, 'used_at' | 'created_at'>): Date {
  return used_at ?? created_at;
}

/** Returns the raw form of a token that comes in either form; null for a text of neither form. */
export function rawToken(bearer: string): string | null {
  if (TOKEN.test(bearer)) return bearer;
  if (!bearer.startsWith(ENCODED_START) || bearer.length !== ENCODED_LENGTH) return null;
  const plainToken = Buffer.from(bearer, 'base64url').toString('latin1');
  return TOKEN.test(plainToken) ? plainToken : null;
}

/** Returns the id by which the row of a token is found. It comes of the token, which comes of nothing else, and tells nothing of it. */
export async function idOf(keys: Keys, token: string): Promise<string> {
  return uuidOf(await keys.hmac(TOKENS, token));
}

/** Returns the hash of a token where its row stands: whoever writes to the database alone moves it to no other workflow, tenant or mode. */
export function hashOf(
  keys: Keys,
  { tenant_id, livemode, workflow_uuid, id }: Pick<TokenRow, 'tenant_id' | 'livemode' | 'workflow_uuid' | 'id'>,
  token: string,
): Promise<Buffer> {
  return keys.hmac(TOKENS, JSON.stringify([tenant_id, livemode, workflow_uuid, id, token]));
}

/** Whether a token names the shard of its tenant. */
export function isOfShard(token: string, tenantId: string): boolean {
  return token.startsWith(START + shardOf(tenantId));
}

/** Whether a text looks like a session token, valid or not. */
export function looksLikeToken(bearer: string): boolean {
  return bearer.startsWith(START) || bearer.startsWith(ENCODED_START);
}

/** Returns when a token ends that is made now. `expires_in` counts minutes; 0 means never. */
export function expiryOf(workflow: { expires_in: number }, now: Date): Date | null {
  return workflow.expires_in === 0 ? null : new Date(now.getTime() + workflow.expires_in * 60_000);
}

/** Ends tokens of a locked workflow, and those that their sessions made. Returns how many still lived, and has the log say so. */
export async function endTokens(
  { events, clock }: Pick<Platform<WorkflowTables>, 'events' | 'clock'>,
  { trx, caller, store }: Unit,
  { workflow, ids, why = {} }: { workflow: string; ids: readonly string[]; why?: Readonly<Record<string, string>> },
): Promise<number> {
  const tokens = await store.endTokens(workflow, ids, clock.now());
  if (tokens > 0) await events.append(trx, caller, { kind: 'workflow', id: workflow }, { type: 'token.revoked', data: { tokens, ...why } });
  return tokens;
}

/**
 * Mints a token in the transaction that locks the workflow. The tokens of `ending` do not count. Where the most already live, the one
 * that was not used for longest ends. Throws `too_many_tokens` where all were used a moment ago.
 */
export async function issueToken(
  platform: Pick<Platform<WorkflowTables>, 'events' | 'clock' | 'keys'>,
  unit: Unit,
  row: Pick<TokenRow, 'workflow_uuid' | 'redirect_url' | 'custom_domain' | 'expires_at' | 'made_by'> & { counted_from?: Date },
  ending: readonly string[] = [],
): Promise<{ id: string; token: string; encodedToken: string }> {
  const { keys, events } = platform;
  const { trx, caller, store } = unit;
  const { workflow_uuid: workflow } = row;
  const now = platform.clock.now();
  const live = (await store.tokens(workflow)).filter((token) => isLive(token, now) && !ending.includes(token.id));
  if (live.length >= LIVE_TOKENS) {
    const idle = live.filter(({ used_at }) => used_at === null || used_at.getTime() <= now.getTime() - IN_USE_MS);
    if (idle.length === 0) throw new Problem('too_many_tokens', `${LIVE_TOKENS} tokens of the workflow were used within the hour`);
    const idlest = idle.reduce((one, other) => (idleSince(other) < idleSince(one) ? other : one));
    await endTokens(platform, unit, { workflow, ids: [idlest.id], why: { token: idlest.id, reason: 'idlest' } });
  }
  const token = `${START}${shardOf(caller.tenantId)}${randomBytes(32).toString('base64url')}`;
  const id = await idOf(keys, token);
  await store.addToken({
    counted_from: now,
    ...row,
    id,
    hash: await hashOf(keys, { tenant_id: caller.tenantId, livemode: caller.livemode, workflow_uuid: workflow, id }, token),
    revoked_at: null,
    opened_at: null,
    delivery: null,
    created_at: now,
    used_at: null,
    device_hash: null,
    contender_hash: null,
    contested_at: null,
    left_hash: null,
    returned_at: null,
  });
  const data: Record<string, string> = { token: id, ...(row.made_by === null ? {} : { made_by: row.made_by }) };
  await events.append(trx, caller, { kind: 'workflow', id: workflow }, { type: 'token.issued', data });
  return { id, token, encodedToken: Buffer.from(token).toString('base64url') };
}

/** Checks where a token may lead. Throws `invalid_body` naming the member. */
export function checkedLinks(
  request: TokenRequest,
  settings: Pick<TenantSettings, 'redirect_hosts' | 'custom_domains'>,
  options: { allowLoopback: boolean },
): { redirect_url: string | null; custom_domain: string | null } {
  const redirect = request.redirect_url ?? null;
  if (redirect !== null && !mayRedirect(redirect, settings.redirect_hosts, options.allowLoopback)) {
    throw wrong('redirect_url', 'Use https and a host that is registered for this tenant (`redirect_hosts`)');
  }
  const domain = request.custom_domain?.toLowerCase() ?? null;
  if (domain !== null && !settings.custom_domains.includes(domain)) {
    throw wrong(
      'custom_domain',
      'Register the domain for this tenant first (`custom_domains`), and prove that it is the tenant’s (`custom_domain_proofs`; `npm run zaguan -- tenant prove <domain>`)',
    );
  }
  return { redirect_url: redirect, custom_domain: domain };
}

/** Whether a person may be led there, by the hosts that are registered now. */
export function mayRedirect(text: string, hosts: readonly string[], allowLoopback: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return false;
  if (allowLoopback && isLoopback(url.hostname)) return url.protocol === 'http:' || url.protocol === 'https:';
  return url.protocol === 'https:' && (hosts.includes(url.host) || hosts.includes(url.hostname));
}

function wrong(path: string, message: string): Problem {
  return new Problem('invalid_body', `${path}: ${message}`, { errors: [{ path, code: 'not_registered', message }] });
}

/** The address that a person opens, with the token in either form: the fragment never reaches a server's log. */
export function executionUrl(publicUrl: string, customDomain: string | null, workflowUuid: string, token: string): string {
  const base = customDomain === null ? publicUrl : `https://${customDomain}`;
  return `${base}/w/${workflowUuid}#t=${token}`;
}

/**
 * Returns the QR symbol of an address as data. `path` is one SVG path, stroked one unit wide in a square of `size` units, without the
 * quiet zone.
 */
export function qrDrawing(url: string): { size: number; path: string } {
  const { modules } = QRCode.create(url, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, y) => {
    const runs: string[] = [];
    let penX = 0;
    for (let x = 0; x < size; x++) {
      if (!modules.get(y, x)) continue;
      const from = x;
      while (x < size && modules.get(y, x)) x++;
      runs.push(runs.length === 0 ? `M${from} ${y}.5h${x - from}` : `m${from - penX} 0h${x - from}`);
      penX = x;
    }
    return runs.join('');
  });
  return { size, path: rows.join('') };
}

export function qrCode(url: string): Promise<string> {
  return QRCode.toDataURL(url, { errorCorrectionLevel: 'M', margin: 4, scale: 6 });
}

/** Where the person goes at the end: two ids and a status, never personal data. */
export function finishedRedirect(redirectUrl: string, workflowUuid: string, status: string): string {
  const url = new URL(redirectUrl);
  url.searchParams.set('workflow', workflowUuid);
  url.searchParams.set('status', status);
  return url.href;
}
