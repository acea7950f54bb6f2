import { inTime } from '#contracts/base/deadline.ts';
import { Problem } from '../base/problem.ts';
import { payloadTooLarge } from '../calls/json-limit.ts';
import type { Reservation } from './memory-budget.ts';

/** Returns the size that a body's header states, at most `most`; `most` if the header is absent. */
export function statedSizeOf(request: Request, most: number): number {
  return Math.min(Number(request.headers.get('content-length')) || most, most);
}

/** Milliseconds for which a too large body is still read and discarded. */
const DISCARD_MS = 10_000;

/** The slowest accepted body, 2 kB/s: a phone on 2G sends 5 kB/s and may pause. */
export const MIN_SPEED = { bytes: 60_000, milliseconds: 30_000 };

const PAST_DEADLINE = 'The body arrived too late, after the time for the answer.';
const TOO_SLOW = `The body arrived more slowly than ${MIN_SPEED.bytes} bytes in 30 s.`;

/**
 * Reads a body into memory. Throws `payload_too_large` or `body_incomplete`. Up to twice `limit` is read, since a sender whose
 * connection is cut does not receive the answer. `reservation`: this body's share of the memory budget; its `advance` may wait for memory.
 * `arrivalMs`: milliseconds in which the whole body must arrive.
 */
export async function readLimited(
  request: Request,
  limit: number,
  { reservation = null, arrivalMs = Number.POSITIVE_INFINITY }: { reservation?: Reservation | null; arrivalMs?: number | undefined } = {},
): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > 2 * limit) throw payloadTooLarge(limit);
  if (request.body === null) return new Uint8Array();
  const body = new PreallocatedBody(statedSizeOf(request, limit));
  let size = 0;
  let discardUntil = Number.POSITIVE_INFINITY;
  try {
    // An error that leaves the loop cancels the stream and so the connection.
    for await (const chunk of chunksOf(request.body as ReadableStream<Uint8Array>, arrivalMs)) {
      size += chunk.byteLength;
      if (size <= limit) {
        body.add(chunk);
        await reservation?.advance(size);
        continue;
      }
      body.drop();
      discardUntil = Math.min(discardUntil, performance.now() + DISCARD_MS);
      if (size > 2 * limit || performance.now() > discardUntil) throw payloadTooLarge(limit);
    }
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem('body_incomplete', 'The connection ended before the whole body arrived; send it again.', { cause });
  }
  if (size > limit) throw payloadTooLarge(limit);
  reservation?.complete(size);
  return body.bytes();
}

/** Collects chunks in one buffer of the announced size, since joining chunks takes twice the memory; unused pages take none. */
class PreallocatedBody {
  #bytes: Uint8Array<ArrayBuffer>;
  #size = 0;

  constructor(capacity: number) {
    this.#bytes = new Uint8Array(capacity);
  }

  add(chunk: Uint8Array): void {
    this.#bytes.set(chunk, this.#size);
    this.#size += chunk.byteLength;
  }

  drop(): void {
    this.#bytes = new Uint8Array();
    this.#size = 0;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#size);
  }
}

/** Frees a body's memory at once and empties the array, since the garbage collector runs only after hundreds of megabytes. */
export function freeMemoryOf(body: Uint8Array): void {
  (body.buffer as ArrayBuffer).transfer(0);
}

/** Yields a body's chunks. Throws `body_incomplete` below the speed `MIN_SPEED`, or after `arrivalMs` milliseconds. */
async function* chunksOf(body: ReadableStream<Uint8Array>, arrivalMs: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const end = performance.now() + arrivalMs;
  let left: number = MIN_SPEED.milliseconds;
  let bytes = 0;
  try {
    for (;;) {
      const began = performance.now();
      const read = await inTime(reader.read(), Math.min(left, end - began), () => {
        const isPastEnd = end - began < left;
        throw new Problem('body_incomplete', isPastEnd ? PAST_DEADLINE : TOO_SLOW);
      });
      if (read.done) return;
      bytes += read.value.byteLength;
      left -= performance.now() - began;
      if (bytes >= MIN_SPEED.bytes) {
        bytes = 0;
        left = MIN_SPEED.milliseconds;
      }
      yield read.value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
