import type { Caller, Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { faultOfAddress } from '#platform/calls/outbound.ts';
import { requireWebhookSecret } from '#platform/calls/webhook-secret.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { VerificationTables } from '../model/tables.ts';
import type { Providers } from '../providers/choose.ts';
import type { RunLookup } from './lookup.ts';

export interface VerificationParts {
  platform: Platform<VerificationTables>;
  providers: Providers;
  /** Runs a lookup that is answered at once. */
  runLookup: RunLookup;
  /** The lookups that a webhook answers later. */
  lookups: Lookups;
  checkWebhook: ReturnType<typeof createWebhookCheck>;
}

/**
 * Makes the function that checks and returns a URL for webhooks. It throws `invalid_body` for the member `path`, with this status, and
 * `webhook_secret_missing` if no secret of the caller's mode would sign the webhook.
 */
export function createWebhookCheck(platform: Pick<Platform<VerificationTables>, 'config' | 'administration'>) {
  return async (caller: Caller, { url, path, status }: { url: string; path: string; status: 400 | 422 }): Promise<string> => {
    const fault = faultOfAddress(path, url, { allowLoopback: platform.config.allowLoopbackWebhooks });
    if (fault !== null) throw new Problem('invalid_body', `${path}: ${fault.message}`, { status, errors: [fault] });
    await requireWebhookSecret(platform, caller, path);
    return url;
  };
}
