import { JourneyProblem } from '../machine/journey.ts';
import { readJson, type SessionClient } from './client.ts';

/** Reads a file made by the step's server code. Rejects with a `JourneyProblem`, or when the signal aborts. */
export async function readFile(client: SessionClient, step: string, name: string, signal?: AbortSignal): Promise<Blob> {
  const url = client.url('file', { uuid: step, name });
  const file = await client.persist(signal, () => client.attempt(url, {}, signal, readBody));
  // A foreign page with status 200 (a captive portal's) is no file.
  if (!(file instanceof Blob)) throw new JourneyProblem({ key: 'internal', retryAfter: null, field: null });
  return file;
}

/** Reads our server's file, or the JSON of a problem; null for a foreign page. */
async function readBody(response: Response, alive: () => void): Promise<unknown> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    alive();
    chunks.push(part.value);
  }
  const bytes = new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
  if (!response.ok) return readJson(await bytes.text());
  return response.headers.has('x-request-id') ? bytes : null;
}
