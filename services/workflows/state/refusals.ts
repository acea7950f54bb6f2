import { isDeviceReason } from '#contracts/workflows/errors.ts';
import type { Caller } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { invalid } from '../model/bodies.ts';

/** Throws `token_foreign` for a session of another workflow. */
export function refuseForeign(caller: Caller, uuid: string): void {
  if (caller.kind === 'session' && caller.workflow !== uuid) {
    throw new Problem('token_foreign', 'The session token belongs to another workflow; use its own');
  }
}

/** Throws `invalid_body` for a reason that devices may not report: only the server or an API key may. */
export function refuseForeignReason(reason: string, path: string): void {
  if (isDeviceReason(reason)) return;
  throw invalid([
    { path, code: 'invalid_value', message: 'A device reports only a reason of its camera (camera_…) or location (location_…)' },
  ]);
}
