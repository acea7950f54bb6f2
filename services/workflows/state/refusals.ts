import { isDeviceReason } from '#contracts/workflows/errors.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { invalid } from '../model/bodies.ts';

/** A session acts on its own workflow only; an operator's operations take a key. */
export function refuseForeign(caller: Caller, uuid: string): void {
  if (caller.kind === 'session' && caller.workflow !== uuid) {
    throw new Problem('token_foreign', 'The session token belongs to another workflow');
  }
}

export function refuseSession(caller: Caller): void {
  if (caller.kind === 'session') throw new Problem('forbidden', 'This operation takes an API key');
}

/** A session reports what its device met; any other cause is the server's or a key's to say. */
export function refuseForeignReason(reason: string, path: string): void {
  if (isDeviceReason(reason)) return;
  throw invalid([{ path, code: 'invalid_value', message: 'Not a cause that a device may report: those of cameras and places are' }]);
}
