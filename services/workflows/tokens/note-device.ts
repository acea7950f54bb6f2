import { DEVICE_HEADER } from '#contracts/session/wire.ts';
import type { Keys } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import type { TokenRow } from '../model/tables.ts';
import type { WorkflowsApp } from '../state/app.ts';
import { endOf, type SessionCaller, same } from '../state/session-caller.ts';
import { inTransaction, logEntry } from '../state/unit.ts';

/** Least time between two records of a token's use or of another device, in ms, so that most requests write nothing. */
export const NOTED_EVERY_MS = 60_000;
const LONGEST_SECRET = 200;

/** The change that a request makes to a token's row, and its log entry. */
interface TokenUpdate {
  change: Partial<Pick<TokenRow, 'device_hash' | 'opened_at' | 'contender_hash' | 'contested_at'>>;
  entry: 'token.opened' | 'token.contested' | 'token.other_device' | null;
}

/** Records the device of a request in the token's row, and returns the updated row. */
export async function noteDevice(
  app: WorkflowsApp,
  caller: SessionCaller,
  device: Uint8Array | null,
  isFinished: boolean,
): Promise<TokenRow> {
  const now = app.platform.clock.now();
  if (updateFor(caller.token, device, now, isFinished) === null) return caller.token;
  const { workflow } = caller;
  const token = await inTransaction(app, caller, async (unit) => {
    const { store } = unit;
    await store.workflows.lock(workflow);
    const row = await store.tokens.find(workflow, caller.token.id);
    if (!row) throw new Problem('token_invalid', 'The workflow was deleted');
    const end = endOf(row, caller.operation, now);
    if (end) throw end;
    const update = updateFor(row, device, now, isFinished);
    if (update === null) return row;
    await store.tokens.change(row, update.change);
    if (update.entry) {
      await logEntry(unit, workflow, update.entry, { token: row.id });
      if (!isFinished) await store.workflows.change(workflow, { updated_at: now });
    }
    return { ...row, ...update.change };
  });
  app.changes.announce(workflow);
  return token;
}

function updateFor(token: TokenRow, device: Uint8Array | null, now: Date, isFinished: boolean): TokenUpdate | null {
  if (device === null) return null;
  const isOfSecondDevice = token.made_by !== null;
  if (token.device_hash === null) {
    if (!isOfSecondDevice) return { change: { device_hash: device }, entry: null };
    return { change: { device_hash: device, opened_at: token.opened_at ?? now }, entry: 'token.opened' };
  }
  const isNoted = [token.device_hash, token.contender_hash, token.left_hash].some((hash) => same(hash, device));
  if (isNoted || isFinished) return null;
  const change = { contender_hash: device, contested_at: now };
  // Only one device waits at a time, so that the person's answer is about that device.
  if (isOfSecondDevice) return token.contender_hash === null ? { change, entry: 'token.contested' } : null;
  const isQuiet = token.contested_at === null || now.getTime() - token.contested_at.getTime() > NOTED_EVERY_MS;
  return isQuiet ? { change, entry: 'token.other_device' } : null;
}

/**
 * Returns the hash of a device's secret and its workflow, so that hashes do not link workflows. Requests without a secret count as one
 * device. Null only if an API key issued the token and the token has no device yet.
 */
export async function deviceOf(
  keys: Keys,
  headers: Headers,
  { workflow_uuid, made_by, device_hash }: TokenRow,
): Promise<Uint8Array | null> {
  const secret = headers.get(DEVICE_HEADER) ?? '';
  if (secret.length > LONGEST_SECRET) throw new Problem('invalid_body', `${DEVICE_HEADER}: at most ${LONGEST_SECRET} characters`);
  return secret === '' && made_by === null && device_hash === null ? null : keys.hmac('session-devices', `${workflow_uuid} ${secret}`);
}
