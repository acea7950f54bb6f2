import type { Readable } from 'node:stream';
import { ReadableStream as NodeReadableStream } from 'node:stream/web';

/**
 * A stream of Node's as one of the web's. Unlike `Readable.toWeb` it hands on nothing once it is cancelled: a key that does not open a backup
 * cancels it.
 */
export function webStream(readable: Readable): ReadableStream<Uint8Array> {
  return NodeReadableStream.from<Uint8Array>(readable) as ReadableStream<Uint8Array>;
}
