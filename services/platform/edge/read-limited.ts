import { beforeDeadline } from '../base/deadline.ts';
import { Problem } from '../base/problem.ts';
import { payloadTooLarge } from '../calls/json-limit.ts';
import type { Room } from './memory-budget.ts';

/** What a body weighs in memory, in bytes, as the request says, or `most`. */
export function weightOf(request: Request, most: number): number {
  return Math.min(Number(request.headers.get('content-length')) || most, most);
}

/** How long what is too much is still taken and thrown away. */
const DISCARD_MS = 10_000;

/** A body is given up that brings less than so many bytes in so many milliseconds: 2 kB/s. A phone on 2G has 5, and may pause. */
export const SLOWEST = { bytes: 60_000, milliseconds: 30_000 };

const PAST_DEADLINE = 'The body came too late: nobody waits for the answer any more.';
const TOO_SLOW = `The body came more slowly than ${SLOWEST.bytes} bytes in 30 s.`;

/**
 * The whole body of a request, in memory. Throws `payload_too_large` for more than `limit` bytes, `body_incomplete` when the connection
 * ends within it. A refusal is heard only by who has finished sending, so up to as much again is taken and thrown away; of what is
 * larger still, the rest is not read. `room` is told what has come, and may hold the rest back. `within` so many milliseconds it has come.
 */
export async function readLimited(
  request: Request,
  limit: number,
  { room = null, within = Number.POSITIVE_INFINITY }: { room?: Room | null; within?: number | undefined } = {},
): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > 2 * limit) throw payloadTooLarge(limit);
  if (request.body === null) return new Uint8Array();
  const body = new GrowingBody(weightOf(request, limit));
  let size = 0;
  let patience = Number.POSITIVE_INFINITY;
  try {
    // Leaving the loop by a throw cancels the stream, and with it the connection.
    for await (const chunk of chunksOf(request.body as ReadableStream<Uint8Array>, within)) {
      size += chunk.byteLength;
      if (size <= limit) {
        body.add(chunk);
        await room?.advance(size);
        continue;
      }
      body.drop();
      patience = Math.min(patience, performance.now() + DISCARD_MS);
      if (size > 2 * limit || performance.now() > patience) throw payloadTooLarge(limit);
    }
  } catch (cause) {
    if (cause instanceof Problem) throw cause;
    throw new Problem('body_incomplete', 'The connection ended before the whole body had come; send it again.', { cause });
  }
  if (size > limit) throw payloadTooLarge(limit);
  room?.complete(size);
  return body.bytes();
}

/**
 * Bytes as they come, written where they stay: chunks that are joined at the end are in memory twice. What was announced and has not come
 * takes no memory, since the system gives a page when it is written to.
 */
class GrowingBody {
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

/** Gives the memory of a body back at once that nobody reads any more: a collector comes only after hundreds of megabytes. */
export function letGo(body: Uint8Array): void {
  (body.buffer as ArrayBuffer).transfer(0);
}

/**
 * The chunks of a body as they come. Throws `body_incomplete` when they come more slowly than `SLOWEST`, for which who takes them may take
 * their time, and when the last one has not come after so many milliseconds.
 */
async function* chunksOf(body: ReadableStream<Uint8Array>, within: number): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  const end = performance.now() + within;
  let left: number = SLOWEST.milliseconds;
  let bytes = 0;
  try {
    for (;;) {
      const began = performance.now();
      const read = await beforeDeadline(reader.read(), Math.min(left, end - began), () => {
        const isPastEnd = end - began < left;
        return new Problem('body_incomplete', isPastEnd ? PAST_DEADLINE : TOO_SLOW);
      });
      if (read.done) return;
      bytes += read.value.byteLength;
      left -= performance.now() - began;
      if (bytes >= SLOWEST.bytes) {
        bytes = 0;
        left = SLOWEST.milliseconds;
      }
      yield read.value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
