import type { Platform } from '#platform/base/ports.ts';
import { Problem } from '#platform/base/problem.ts';
import { faultOfAddress } from '#platform/calls/outbound.ts';
import type { Lookups } from '../lookups/lookups.ts';
import type { VerificationTables } from '../model/tables.ts';
import type { Providers } from '../providers/choose.ts';
import type { RunLookup } from './lookup.ts';

export interface VerificationParts {
  platform: Platform<VerificationTables>;
  providers: Providers;
  runLookup: RunLookup;
  lookups: Lookups;
  webhookUrl: ReturnType<typeof createWebhookUrl>;
}

/** Makes the function that checks and returns a URL for webhooks. It throws `invalid_body` for the member `path`, with this status. */
export function createWebhookUrl({ config }: Pick<Platform<VerificationTables>, 'config'>) {
  return (url: string, path: string, status: 400 | 422): string => {
    const fault = faultOfAddress(path, url, { allowLoopback: config.allowLoopbackWebhooks });
    if (fault === null) return url;
    throw new Problem('invalid_body', `${path}: ${fault.message}`, { status, errors: [fault] });
  };
}
