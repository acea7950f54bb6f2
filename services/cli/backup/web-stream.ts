import type { Readable } from 'node:stream';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** Converts a Node stream to a web stream that, unlike `Readable.toWeb`, emits nothing after it is cancelled. */
export function webStream(readable: Readable): ReadableStream<Uint8Array> {
  return NodeReadableStream.from<Uint8Array>(readable) as ReadableStream<Uint8Array>;
}
