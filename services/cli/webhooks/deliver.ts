import { Webhook } from 'standardwebhooks';
import { signatureHeaders } from '#platform/webhooks/signature-headers.ts';
import { localText } from '../connect/local-files.ts';
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
  'secret-file': { type: 'string', value: 'file', help: 'the file with the secret with which it checks signatures (or WEBHOOK_SECRET)' },
} as const;

export interface ReceiverOptions {
  to?: string | undefined;
  'secret-file'?: string | undefined;
}

/** Returns the receiver. Its secret comes from a file or a variable, since every user of a machine sees the words of a command. */
export async function receiverOf({ to, 'secret-file': file }: ReceiverOptions): Promise<{ url: string; webhook: Webhook }> {
  if (!to || !/^https?:$/.test(URL.parse(to)?.protocol ?? '')) throw new UsageError('Add the address: --to http://localhost:3000/webhooks');
  const secret = file === undefined ? process.env.WEBHOOK_SECRET : (await localText(file)).trim();
  if (!secret?.startsWith('whsec_'))
    throw new UsageError(
      'Set WEBHOOK_SECRET to the secret with which your receiver checks signatures (whsec_…), or name its file: --secret-file',
    );
  try {
    return { url: to, webhook: new Webhook(secret) };
  } catch {
    throw new UsageError('The secret must be whsec_… with base64.');
  }
}

/** Sends a signed event in the same way as the server. `bare`: the body has no envelope, so an id goes into a header. */
export async function deliver(
  { url, webhook }: Awaited<ReturnType<typeof receiverOf>>,
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

export const isAccepted = ({ status }: SentWebhook) => status !== null && status >= 200 && status < 300;
