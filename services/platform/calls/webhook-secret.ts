import type { Caller, Platform } from '../base/ports.ts';
import { Problem } from '../base/problem.ts';

/**
 * Throws `webhook_secret_missing` for the member `path` if no secret of the caller's mode would sign the webhooks that it asks for: they
 * would never be sent.
 */
export async function requireWebhookSecret(
  { administration }: Pick<Platform<unknown>, 'administration'>,
  caller: Caller,
  path: string,
): Promise<void> {
  if ((await administration.webhooks.listSecrets(caller)).length > 0) return;
  const message = `No secret signs webhooks of ${caller.livemode ? 'live' : 'test'} data, so none would ever be sent. “zaguan secrets create” makes one.`;
  throw new Problem('webhook_secret_missing', `${path}: ${message}`, { errors: [{ path, code: 'webhook_secret_missing', message }] });
}
