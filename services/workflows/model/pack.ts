import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { STEP_WORDS } from './step-words.ts';

/** Which dictionary: the first byte of what is packed. */
const DICTIONARY = 1;
const options = { dictionary: Buffer.from(STEP_WORDS), level: 9 };

/**
 * Packs a value as JSON, deflated (RFC 1951) with a dictionary of what steps have in common. PostgreSQL compresses no row below 2 kB, and a
 * step has one: packed, the four of a usual workflow weigh half.
 */
export function pack(value: unknown): Uint8Array {
  return Buffer.concat([Buffer.of(DICTIONARY), deflateRawSync(JSON.stringify(value), options)]);
}

/** Throws where the bytes are of no dictionary that there is. */
export function unpack<Value>(bytes: Uint8Array): Value {
  if (bytes[0] !== DICTIONARY) throw new Error(`What a step keeps was packed with dictionary ${bytes[0]}, which this build does not know.`);
  return JSON.parse(inflateRawSync(bytes.subarray(1), options).toString()) as Value;
}
