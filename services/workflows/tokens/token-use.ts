import { devicesWire } from '#contracts/session/devices-wire.ts';
import { DEVICE_HEADER, sessionWire } from '#contracts/session/wire.ts';
import type { Keys, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { sameBytes } from '#platform/base/same-bytes.ts';
import type { IncomingRequest } from '#platform/base/service.ts';
import { type TokenRow, workflowStore } from '../model/store.ts';
import type { WorkflowTables } from '../model/tables.ts';
import type { Changes } from '../state/changes.ts';
import { endOf, type SessionCaller, type SessionOperation, same } from '../state/session-caller.ts';
import { hashOf, idleSince, idOf, isOfShard, looksLikeToken, rawToken } from './tokens.ts';

const DAY_MS = 86_400_000;
/** A token still opens the ending for so long. */
const AFTER_END_MS = 72 * 3_600_000;
/** A phone on a bad network still waits this long for an answer. */
const SESSION_DEADLINE_MS = 30_000;
/** Use is noted this coarsely, so that most requests write nothing. So is a change from one other device to the next. */
const NOTED_EVERY_MS = 60_000;
const LONGEST_DEVICE = 200;

/** The calls that reach the ending, and those that say themselves that it came: a repeated one still gets its first answer. */
const AFTER_END: ReadonlySet<SessionOperation | null> = new Set(['read', 'events', 'file', 'initialize', 'submit', 'notMe', null] as const);

/** What a link of a key is asked that opens no more: whose it is, and for another one. */
const ONCE_ENDED: ReadonlySet<SessionOperation | null> = new Set(['lostLink', 'newLink'] as const);

const calls = Object.entries({ ...sessionWire, ...devicesWire }).map(([operation, { method, path }]) => ({
  operation: operation as SessionOperation,
  method: method as string,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** What a request does to its token: what changes in the row, and what the log says of it. */
interface TokenUpdate {
  change: Partial<Pick<TokenRow, 'device_hash' | 'opened_at' | 'contender_hash' | 'contested_at'>>;
  entry: 'token.opened' | 'token.contested' | 'token.other_device' | null;
}

/** Finds who calls with a session token, whether it opens still and at this device, and notes its use. */
export function createTokenUse(platform: Platform<WorkflowTables>, changes: Changes) {
  const { clock, database, events, keys, tenants } = platform;

  const find = async (bearer: string) => {
    const raw = rawToken(bearer);
    const row =
      raw &&
      (await database.query
        .selectFrom('workflows.tokens as t')
        .innerJoin('workflows.workflows as w', (join) =>
          join.onRef('w.uuid', '=', 't.workflow_uuid').onRef('w.tenant_id', '=', 't.tenant_id').onRef('w.livemode', '=', 't.livemode'),
        )
        .leftJoin('workflows.tokens as maker', (join) =>
          join
            .onRef('maker.tenant_id', '=', 't.tenant_id')
            .onRef('maker.livemode', '=', 't.livemode')
            .onRef('maker.workflow_uuid', '=', 't.workflow_uuid')
            .onRef('maker.id', '=', 't.made_by'),
        )
        .selectAll('t')
        // For a session, what a key has yet to judge has ended.
        .select(({ fn }) => fn.coalesce('w.claims_at', 'w.finished_at').as('ended_at'))
        // A token ends with the one whose session made it.
        .select(({ fn }) => fn.coalesce('t.revoked_at', 'maker.revoked_at').as('revoked_at'))
        .where('t.id', '=', await idOf(keys, raw))
        .executeTakeFirst());
    if (!row || !isOfShard(raw, row.tenant_id) || !sameBytes(row.hash, await hashOf(keys, row, raw)))
      throw new Problem('token_invalid', 'The session token is not one of ours');
    const { ended_at, ...token } = row;
    return { token: token satisfies TokenRow, finishedAt: ended_at };
  };

  /** Throws unless the token opens this operation now. */
  const refuse = async (token: TokenRow, finishedAt: Date | null, operation: SessionOperation | null): Promise<void> => {
    const now = clock.now();
    const end = endOf(token, operation, now);
    if (end) throw end;
    if (finishedAt && now.getTime() >= Math.max(finishedAt.getTime(), token.counted_from.getTime()) + AFTER_END_MS)
      throw new Problem('token_after_end', 'The workflow has ended, and its ending is shown no more');
    const { idle_days, max_days } = (await tenants.settings(token.tenant_id)).tokens;
    const older = (days: number, since: Date) => days > 0 && now.getTime() >= since.getTime() + days * DAY_MS;
    if (older(max_days, token.counted_from)) throw new Problem('token_too_old', `A session token opens for ${max_days} days`);
    if (older(idle_days, idleSince(token))) throw new Problem('token_idle', `Nobody used the session token for ${idle_days} days`);
    if (finishedAt && !AFTER_END.has(operation)) throw new Problem('workflow_finished', 'The workflow has ended; nothing changes in it');
  };

  /** Notes what this device is to the token, and returns the token as it is then. */
  const meet = async (caller: SessionCaller, device: Uint8Array | null, isFinished: boolean): Promise<TokenRow> => {
    const now = clock.now();
    if (newsOf(caller.token, device, now, isFinished) === null) return caller.token;
    const { workflow } = caller;
    const token = await database.transaction(async (trx) => {
      const store = workflowStore(caller, trx);
      await store.lock(workflow);
      const row = await store.token(workflow, caller.token.id);
      if (!row) throw new Problem('token_invalid', 'The workflow was deleted');
      const end = endOf(row, caller.operation, now);
      if (end) throw end;
      const news = newsOf(row, device, now, isFinished);
      if (news === null) return row;
      await store.updateToken(row, news.change);
      if (news.entry) {
        await events.append(trx, caller, { kind: 'workflow', id: workflow }, { type: news.entry, data: { token: row.id } });
        if (!isFinished) await store.update(workflow, { updated_at: now });
      }
      return { ...row, ...news.change };
    });
    changes.announce(workflow);
    return token;
  };

  /** Returns the caller of a session token; null for a text that is none. */
  return async (bearer: string, { requestId, headers, method, path }: IncomingRequest): Promise<SessionCaller | null> => {
    if (!looksLikeToken(bearer)) return null;
    const operation = calls.find((call) => call.method === method && call.pattern.test(path))?.operation ?? null;
    const { token: found, finishedAt } = await find(bearer);
    const endProblem = await refuse(found, finishedAt, operation).then(
      () => null,
      (failure: unknown) => {
        if (ONCE_ENDED.has(operation) && found.made_by === null && failure instanceof Problem) return failure;
        throw failure;
      },
    );
    const caller: SessionCaller = {
      kind: 'session',
      tenantId: found.tenant_id,
      livemode: found.livemode,
      scopes: new Set(),
      actor: found.id,
      workflow: found.workflow_uuid,
      token: found,
      operation,
      waits: false,
      ended: endProblem,
      requestId,
      deadline: clock.now().getTime() + SESSION_DEADLINE_MS,
    };
    if (endProblem) return caller;
    const device = await deviceOf(keys, headers, found);
    const token = await meet(caller, device, finishedAt !== null);
    if (token.made_by !== null && !same(token.device_hash, device)) {
      if (finishedAt !== null || same(token.left_hash, device)) throw new Problem('token_left', 'The person goes on at another device');
      if (operation !== 'sendAgain' || !same(token.contender_hash, device))
        throw new Problem('token_other_device', 'Another device opened this link first; the device that made it is asked');
      return { ...caller, token, waits: true };
    }
    const now = clock.now();
    if (token.used_at === null || now.getTime() - token.used_at.getTime() > NOTED_EVERY_MS)
      await workflowStore(caller, database.query).updateToken(token, { used_at: now });
    return { ...caller, token };
  };
}

/** Returns null where there is nothing to write. */
function newsOf(token: TokenRow, device: Uint8Array | null, now: Date, isFinished: boolean): TokenUpdate | null {
  if (device === null) return null;
  const guest = token.made_by !== null;
  if (token.device_hash === null) {
    if (!guest) return { change: { device_hash: device }, entry: null };
    return { change: { device_hash: device, opened_at: token.opened_at ?? now }, entry: 'token.opened' };
  }
  const isOfToken = [token.device_hash, token.contender_hash, token.left_hash].some((hash) => same(hash, device));
  if (isOfToken || isFinished) return null;
  const change = { contender_hash: device, contested_at: now };
  // One device waits at a time, so that the answer is about the one that was asked about.
  if (guest) return token.contender_hash === null ? { change, entry: 'token.contested' } : null;
  const quiet = token.contested_at === null || now.getTime() - token.contested_at.getTime() > NOTED_EVERY_MS;
  return quiet ? { change, entry: 'token.other_device' } : null;
}

/**
 * Returns the device that asks, as it is kept: no two workflows can be linked by it. A caller that names none is a device of its own,
 * lest whoever leaves the header out goes unseen; only where no device was named yet, a key's token takes it for any.
 */
async function deviceOf(keys: Keys, headers: Headers, { workflow_uuid, made_by, device_hash }: TokenRow): Promise<Uint8Array | null> {
  const secret = headers.get(DEVICE_HEADER) ?? '';
  if (secret.length > LONGEST_DEVICE) throw new Problem('invalid_body', `${DEVICE_HEADER}: at most ${LONGEST_DEVICE} characters`);
  return secret === '' && made_by === null && device_hash === null ? null : keys.hmac('session-devices', `${workflow_uuid} ${secret}`);
}
