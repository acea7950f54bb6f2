import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { ADMIN_SCOPE } from '#contracts/base/settings.ts';
import type { SentMessage } from '#contracts/otp/sent-message.ts';
import type { Owner } from '#platform/base/administration.ts';
import type { Clock, RateLimiter } from '#platform/base/ports.ts';
import { demandScope, Problem } from '#platform/base/problem.ts';
import { limitOf } from '#platform/edge/authenticate.ts';
import { bearerIn } from '#platform/edge/bearer.ts';
import { type ApiKeys, KEY_ENDED } from '#platform/tenancy/keys.ts';
import type { OperatorAccess } from './operator.ts';

/** Maximum number of messages in one answer. */
const MAX_MESSAGES = 100;
/** Milliseconds until the check of the key is abandoned. */
const DEADLINE_MS = 10_000;

const query = z.object({
  to: z
    .string()
    .trim()
    .min(1)
    .max(254)
    .refine((text) => !text.includes('\0'), { error: 'Text without NUL characters' })
    .optional(),
  livemode: z.enum(['true', 'false']).optional(),
  limit: z.coerce.number().int().min(1).max(MAX_MESSAGES).default(50),
});

export interface OutboxFeedParts {
  access: Pick<OperatorAccess, 'admits'>;
  keys: Pick<ApiKeys, 'authenticate'>;
  limits: RateLimiter;
  clock: Clock;
  list(
    limit: number,
    filter: { tenantId?: string; livemode?: boolean; to?: string },
  ): Promise<readonly (SentMessage & { livemode: boolean })[]>;
}

/** Serves the messages that would have been sent, newest first: all to the operator, to an `admin` key those of its tenant and mode. */
export function outboxFeed(parts: OutboxFeedParts): Hono {
  const app = new Hono();
  app.get('/', async (c) => {
    const owner = await readOwner(c, parts);
    const result = query.safeParse(c.req.query());
    if (!result.success) {
      const errors = result.error.issues.map(({ path, code, message }) => ({ path: path.join('.'), code, message }));
      throw new Problem('invalid_body', `Ask with to, livemode (true or false) and limit (1 to ${MAX_MESSAGES}).`, { errors });
    }
    const { to, livemode, limit } = result.data;
    const mode = livemode === undefined ? {} : { livemode: livemode === 'true' };
    // A key does not see messages of the other mode.
    const none = owner && mode.livemode !== undefined && mode.livemode !== owner.livemode;
    const messages = none ? [] : await parts.list(limit, { ...mode, ...(owner ?? {}), ...(to === undefined ? {} : { to }) });
    return c.json({ success: true, result: messages.map(record) }, 200, { 'cache-control': 'no-store' });
  });
  return app;
}

/** Returns the owner whose messages the request may see; null for all messages. Throws `forbidden` if it may see none. */
async function readOwner(c: Context, { access, keys, limits, clock }: OutboxFeedParts): Promise<Owner | null> {
  const bearer = bearerIn(c.req.header('authorization'));
  const key = c.req.header('svc-apikey')?.trim() ?? (bearer?.startsWith('sk_') ? bearer : undefined);
  if (key === undefined) {
    if (await access.admits(c)) return null;
    throw new Problem('forbidden', 'For the operator, and for API keys with the scope "admin".');
  }
  const caller = await keys.authenticate(key, { requestId: c.get('requestId'), deadline: clock.now().getTime() + DEADLINE_MS });
  if (!caller) throw new Problem('forbidden', KEY_ENDED);
  await limits.take(`edge outbox ${caller.tenantId} ${caller.actor}`, limitOf(caller, {}));
  demandScope(caller, ADMIN_SCOPE);
  return { tenantId: caller.tenantId, livemode: caller.livemode };
}

function record({ reference, channel, livemode, from, to, language, subject, text, sentAt }: SentMessage & { livemode: boolean }) {
  return { reference, channel, livemode, from, to, language, subject, text, sent_at: sentAt.toISOString() };
}
