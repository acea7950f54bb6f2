import { JourneyProblem } from '../machine/journey.ts';
import { type Reply, readJson, type SessionClient, seconds } from './client.ts';

/** Milliseconds without data after which a connection is aborted and tried again. */
const STALLED_AFTER = 20_000;

/**
 * Reads a file made by the step's server code, with the retries of `SessionClient`. Rejects with a `JourneyProblem`, or when the signal
 * aborts.
 */
export async function readFile(client: SessionClient, step: string, name: string, signal?: AbortSignal): Promise<Blob> {
  const url = client.url('file', { uuid: step, name });
  const file = await client.persist(signal, () => attempt(client, url, signal));
  // A foreign page with status 200 (a captive portal's) is no file.
  if (!(file instanceof Blob)) throw new JourneyProblem({ key: 'internal', retryAfter: null, field: null });
  return file;
}

async function attempt({ fetch, identity }: SessionClient, url: string, signal: AbortSignal | undefined): Promise<Reply> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  let stall = setTimeout(abort, STALLED_AFTER);
  signal?.addEventListener('abort', abort);
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, {
      headers: identity,
      signal: stop.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      clearTimeout(stall);
      stall = setTimeout(abort, STALLED_AFTER);
      chunks.push(part.value);
    }
    const bytes = new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
    const isOurs = response.headers.has('x-request-id');
    const body = response.ok ? (isOurs ? bytes : null) : readJson(await bytes.text());
    return { status: response.status, retryAfter: seconds(response.headers.get('retry-after')), body };
  } catch (error) {
    if (signal?.aborted) throw error;
    return 'silence';
  } finally {
    clearTimeout(stall);
    signal?.removeEventListener('abort', abort);
  }
}
