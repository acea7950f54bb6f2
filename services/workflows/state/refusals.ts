import { isDeviceReason } from '#contracts/workflows/errors.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { invalid } from '../model/bodies.ts';

/** Rejects a session of another workflow. */
export function refuseForeign(caller: Caller, uuid: string): void {
  if (caller.kind === 'session' && caller.workflow !== uuid) {
    throw new Problem('token_foreign', 'The session token belongs to another workflow');
  }
}

export function refuseSession(caller: Caller): void {
  if (caller.kind === 'session') throw new Problem('forbidden', 'This operation takes an API key');
}

/** Rejects a cause that is no device's: those are the server's or a key's to report. */
export function refuseForeignReason(reason: string, path: string): void {
  if (isDeviceReason(reason)) return;
  throw invalid([{ path, code: 'invalid_value', message: 'A device reports only causes of its camera or its location' }]);
}
