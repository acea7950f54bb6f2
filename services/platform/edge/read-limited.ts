import { payloadTooLarge } from '../calls/json-limit.ts';
import { Problem } from '../problem.ts';

/** What a body weighs in memory, in bytes, as the request says, or `most`. */
export function weightOf(request: Request, most: number): number {
  return Math.min(Number(request.headers.get('content-length')) || most, most);
}

/** How long what is too much is still taken and thrown away. */
const DISCARD_MS = 10_000;

/**
 * The whole body of a request, in memory. Throws `payload_too_large` for more than `limit` bytes, `body_incomplete` when the connection
 * ends within it. A refusal is heard only by who has finished sending, so up to as much again is taken and thrown away; of what is
 * larger still, the rest is not read.
 */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > 2 * limit) throw payloadTooLarge(limit);
  if (request.body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let patience = Number.POSITIVE_INFINITY;
  try {
    // Leaving the loop by a throw cancels the stream, and with it the connection.
    for await (const chunk of request.body as ReadableStream<Uint8Array>) {
      size += chunk.byteLength;
      if (size <= limit) {
        chunks.push(chunk);
        continue;
      }
      chunks.length = 0;
      patience = Math.min(patience, performance.now() + DISCARD_MS);
      if (size > 2 * limit || performance.now() > patience) throw payloadTooLarge(limit);
    }
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem('body_incomplete', 'The connection ended before the whole body had come; send it again.', { cause });
  }
  if (size > limit) throw payloadTooLarge(limit);
  return Buffer.concat(chunks, size);
}
