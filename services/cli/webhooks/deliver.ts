import { Webhook } from 'standardwebhooks';
import { signatureHeaders } from '#platform/webhooks/signature-headers.ts';
import { UsageError } from '../terminal/command.ts';

/** Timeout of a delivery in milliseconds, as on the server. */
const WAIT_MS = 10_000;

export interface SentWebhook {
  id: string;
  type: string;
  /** HTTP status of the receiver's answer; null if it did not answer. */
  status: number | null;
  error: string | null;
}

export const receiverOptions = {
  to: { type: 'string', value: 'address', help: 'your receiver' },
  secret: { type: 'string', value: 'whsec_…', help: 'what it checks signatures with' },
} as const;

export function receiverOf(to: string | undefined, secret: string | undefined): { url: string; webhook: Webhook } {
  if (!to || !/^https?:$/.test(URL.parse(to)?.protocol ?? '')) throw new UsageError('Say where: --to http://localhost:3000/webhooks');
  if (!secret?.startsWith('whsec_')) throw new UsageError('Say what your receiver checks signatures with: --secret whsec_…');
  try {
    return { url: to, webhook: new Webhook(secret) };
  } catch {
    throw new UsageError('--secret is no whsec_… of base64.');
  }
}

/** Sends a signed event in the same way as the server. */
export async function deliver(
  { url, webhook }: ReturnType<typeof receiverOf>,
  { id, type, body, bare }: { id: string; type: string; body: object; bare: boolean },
): Promise<SentWebhook> {
  const text = JSON.stringify(body);
  const now = new Date();
  const headers = {
    'content-type': 'application/json',
    ...signatureHeaders(id, now, webhook.sign(id, now, text)),
    'svc-event-type': type,
    ...(bare ? { 'svc-webhook-uuid': crypto.randomUUID() } : {}),
  };
  try {
    const answer = await fetch(url, { method: 'POST', body: text, headers, redirect: 'manual', signal: AbortSignal.timeout(WAIT_MS) });
    await answer.body?.cancel();
    return { id, type, status: answer.status, error: null };
  } catch (error) {
    const { code = (error as Error).name } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    return { id, type, status: null, error: code };
  }
}

export const isTaken = ({ status }: SentWebhook) => status !== null && status >= 200 && status < 300;
