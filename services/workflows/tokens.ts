import { randomBytes, randomUUID } from 'node:crypto';
import QRCode from 'qrcode';
import type { TokenRequest } from '../../contracts/workflows/bodies.ts';
import { isLoopback } from '../platform/loopback.ts';
import type { Caller, Platform, TenantSettings } from '../platform/ports.ts';
import { Problem } from '../platform/problem.ts';
import { sha256 } from '../platform/sha256.ts';
import type { TokenRow, WorkflowStore } from './store.ts';
import type { WorkflowTables } from './tables.ts';

/** The tokens of one workflow that may live at a time. */
export const LIVE_TOKENS = 5;

const TOKEN = /^ses_[A-Za-z0-9_-]{43}$/;
const ENCODED_LENGTH = 63;
/** base64url of `ses`, which every encoded token begins with. */
const ENCODED_START = 'c2Vz';

export function isLive(token: Pick<TokenRow, 'expires_at' | 'revoked_at'>, now: Date): boolean {
  return token.revoked_at === null && (token.expires_at === null || token.expires_at > now);
}

/** Returns the raw form of a token that comes in either form; null for a text of neither form. */
export function rawToken(bearer: string): string | null {
  if (TOKEN.test(bearer)) return bearer;
  if (!bearer.startsWith(ENCODED_START) || bearer.length > ENCODED_LENGTH + 1) return null;
  const decoded = Buffer.from(bearer, 'base64url').toString('latin1');
  return TOKEN.test(decoded) ? decoded : null;
}

/** Whether a text looks like a session token, valid or not. */
export function looksLikeToken(bearer: string): boolean {
  return bearer.startsWith('ses_') || bearer.startsWith(ENCODED_START);
}

/** Who calls with a session token. `token` is the row as authentication read it. */
export interface SessionCaller extends Caller {
  kind: 'session';
  workflow: string;
  token: TokenRow;
}

/** Every session caller comes from `authenticateToken`. */
export function isSession(caller: Caller): caller is SessionCaller {
  return caller.kind === 'session';
}

/** Returns the caller of a session token; null for a text that is none. Throws `token_invalid`, `token_revoked`, `token_expired`. */
export async function authenticateToken(
  platform: Platform<WorkflowTables>,
  bearer: string,
  requestId: string,
): Promise<SessionCaller | null> {
  if (!looksLikeToken(bearer)) return null;
  const token = rawToken(bearer);
  const row =
    token &&
    (await platform.database.query.selectFrom('workflows.tokens').selectAll().where('hash', '=', sha256(token)).executeTakeFirst());
  if (!row) throw new Problem('token_invalid', 'The session token is not one of ours');
  const now = platform.clock.now();
  if (row.revoked_at) throw new Problem('token_revoked', 'The session token was revoked');
  if (!isLive(row, now)) throw new Problem('token_expired', 'The session token has expired; ask for a new link');
  return {
    kind: 'session',
    tenantId: row.tenant_id,
    livemode: row.livemode,
    scopes: new Set(),
    actor: row.id,
    workflow: row.workflow_uuid,
    token: row,
    requestId,
    deadline: now.getTime() + SESSION_DEADLINE_MS,
  };
}

/** A phone on a bad network still waits this long for an answer. */
const SESSION_DEADLINE_MS = 30_000;

/** Returns when a token ends that is made now. `expires_in` counts minutes; 0 means never. */
export function expiryOf(workflow: { expires_in: number }, now: Date): Date | null {
  return workflow.expires_in === 0 ? null : new Date(now.getTime() + workflow.expires_in * 60_000);
}

/** Mints a token in the transaction that locks the workflow. The tokens of `ending` do not count. Throws `too_many_tokens`. */
export async function issueToken(
  store: WorkflowStore,
  row: Pick<TokenRow, 'workflow_uuid' | 'redirect_url' | 'custom_domain' | 'expires_at' | 'made_by'>,
  now: Date,
  ending: readonly string[] = [],
): Promise<{ id: string; token: string; encoded: string }> {
  const live = (await store.tokens(row.workflow_uuid)).filter((token) => isLive(token, now) && !ending.includes(token.id));
  if (live.length >= LIVE_TOKENS) throw new Problem('too_many_tokens', `At most ${LIVE_TOKENS} tokens of a workflow live at once`);
  const id = randomUUID();
  const token = `ses_${randomBytes(32).toString('base64url')}`;
  await store.addToken({ ...row, id, hash: sha256(token), revoked_at: null, opened_at: null, delivery: null, created_at: now });
  return { id, token, encoded: Buffer.from(token).toString('base64url') };
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
      'Register the domain for this tenant first (`custom_domains`), and prove that it is the tenant’s (`custom_domain_proofs`)',
    );
  }
  return { redirect_url: redirect, custom_domain: domain };
}

function mayRedirect(text: string, hosts: readonly string[], allowLoopback: boolean): boolean {
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
    let drawn = 0;
    for (let x = 0; x < size; x++) {
      if (!modules.get(y, x)) continue;
      const from = x;
      while (x < size && modules.get(y, x)) x++;
      runs.push(runs.length === 0 ? `M${from} ${y}.5h${x - from}` : `m${from - drawn} 0h${x - from}`);
      drawn = x;
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
