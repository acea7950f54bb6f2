import { createHash } from 'node:crypto';
import { fileTypeOf } from '#contracts/base/file-type.ts';
import { withHyphens } from '#platform/base/uuid.ts';
import { readSignature, type Signature } from './cms.ts';
import type { FileClaims, FoundSeal } from './messages.ts';

/**
 * Reads the signatures of a file from its bytes, without a PDF parser. Parsers disagree on which of two equal objects counts, and attacks
 * on signed files exploit that. The bytes that a signature covers are unambiguous.
 */

/** Maximum number of signatures that are read from each end of the file. More only waste the server's time. */
const MAX_FROM_EACH_END = 16;
/** Maximum distance, in bytes, from a signature to the start or end of its dictionary. */
const LARGEST_DICTIONARY = 8 * 1024;
/** Maximum size of a signature, in bytes. */
const LARGEST_SIGNATURE = 256 * 1024;
/** Maximum number of file ids that are read. */
const MAX_IDS = 16;

/** The first hex digits of every signature: a DER sequence whose length has two bytes. */
const SIGNATURE_START = '<3082';
const RANGE = /^\/ByteRange\s*\[\s*(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s+(\d{1,10})\s*\]/;
const ID = /^\/ID\s*\[\s*<([0-9a-fA-F]{32})>/;

/** Returns what a file states about itself: whether it is a PDF, its seals (signatures), and the document ids that it names. */
export function claimsOf(bytes: Uint8Array): FileClaims {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const withRange = placesOf(file, '/ByteRange', MAX_FROM_EACH_END).flatMap((at) => sealWithRange(file, at) ?? []);
  const starts = new Set(withRange.map(({ start }) => start));
  const withoutRange = placesOf(file, SIGNATURE_START, MAX_FROM_EACH_END).flatMap((at) =>
    starts.has(at) ? [] : (sealWithoutRange(file, at) ?? []),
  );
  return { isPdf: fileTypeOf(bytes) === 'pdf', seals: [...withRange.map(({ seal }) => seal), ...withoutRange], ids: idsOf(file) };
}

/** Returns the offsets of the first `most` and the last `most` occurrences of a word, in order. */
function placesOf(file: Buffer, word: string, most: number): number[] {
  const places = new Set<number>();
  for (let at = file.indexOf(word); at >= 0 && places.size < most; at = file.indexOf(word, at + 1)) places.add(at);
  for (let at = file.lastIndexOf(word), lookups = 0; at >= 0 && lookups < most; lookups++) {
    places.add(at);
    at = at > 0 ? file.lastIndexOf(word, at - 1) : -1;
  }
  return [...places].sort((one, other) => one - other);
}

function sealWithRange(file: Buffer, at: number): { start: number; seal: FoundSeal } | null {
  const [, ...numbers] = RANGE.exec(file.toString('latin1', at, at + 200)) ?? [];
  const [from, length, end, rest] = numbers.map(Number);
  if (from === undefined || length === undefined || end === undefined || rest === undefined) return null;
  const start = from + length;
  const sealedBytes = end + rest;
  if (!(start < end && end - start <= LARGEST_SIGNATURE && sealedBytes <= file.length)) return null;
  const digits = digitsAt(file, start);
  const signature = digits && readSignature(digits.signature);
  if (!signature) return null;
  const { hash, digest, certificate, genuine } = signature;
  const actual = createHash(hash).update(file.subarray(from, start)).update(file.subarray(end, sealedBytes)).digest('hex');
  const whole = from === 0 && digits.end === end && isValueOfContents(file, { at, start, end });
  const intact = genuine && whole && actual === digest;
  return { start, seal: { sealedBytes, digest: sha256Of(signature), certificate, genuine, intact } };
}

/** Reads a signature without a byte range. Its digest still identifies its document, but the seal is not intact. */
function sealWithoutRange(file: Buffer, at: number): FoundSeal | null {
  const digits = digitsAt(file, at);
  const signature = digits && readSignature(digits.signature);
  if (!signature) return null;
  const { certificate, genuine } = signature;
  return { sealedBytes: null, digest: sha256Of(signature), certificate, genuine, intact: false };
}

const sha256Of = ({ hash, digest }: Signature) => (hash === 'sha256' ? digest : null);

function digitsAt(file: Buffer, at: number): { signature: Buffer; end: number } | null {
  const [whole, hex] = /^<([0-9a-fA-F]+)>/.exec(file.toString('latin1', at, at + LARGEST_SIGNATURE)) ?? [];
  return whole && hex ? { signature: Buffer.from(hex, 'hex'), end: at + whole.length } : null;
}

/** Returns whether the gap is the only `Contents`, and the range the only `ByteRange`, of their dictionary. */
function isValueOfContents(file: Buffer, { at, start, end }: { at: number; start: number; end: number }): boolean {
  const first = file.lastIndexOf(' obj', at);
  const last = file.indexOf('endobj', end);
  if (first < 0 || last < 0 || at >= start || start - first > LARGEST_DICTIONARY || last - end > LARGEST_DICTIONARY) return false;
  const dictionary = `${file.toString('latin1', first, start)}<>${file.toString('latin1', end, last)}`;
  const count = (word: RegExp) => dictionary.match(word)?.length ?? 0;
  // A `#` is rejected, because it can disguise a name: `/Content#73` is `/Contents`.
  return /\/Contents\s*<>/.test(dictionary) && count(/\/Contents/g) === 1 && count(/\/ByteRange/g) === 1 && !/#|endobj/.test(dictionary);
}

function idsOf(file: Buffer): string[] {
  const ids = placesOf(file, '/ID', MAX_IDS).flatMap((at) => ID.exec(file.toString('latin1', at, at + 80))?.[1]?.toLowerCase() ?? []);
  return [...new Set(ids)].map(withHyphens);
}
