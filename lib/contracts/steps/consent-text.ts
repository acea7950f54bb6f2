/** The texts of a consent in one language, as the person sees them. */
export interface ConsentWords {
  /** Name of the consent, next to its checkbox. */
  title: string;
  /** Two lines under the name. */
  summary: string;
  /** The full text, with an empty line between paragraphs. Empty if the text is only at the consent's URL. */
  text: string;
}

/** Joins all texts to which the person agreed; the SHA-256 of the result is recorded. */
export function consentDocument(words: ConsentWords, url: string | null): string {
  return [words.title, words.summary, words.text, url ?? ''].filter((part) => part !== '').join('\n\n');
}

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const rounds: readonly number[] = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const start: readonly number[] = primes(8).map((prime) => fraction(Math.sqrt(prime)));

function primes(count: number): number[] {
  const list: number[] = [];
  for (let candidate = 2; list.length < count; candidate++) {
    if (list.every((prime) => candidate % prime !== 0)) list.push(candidate);
  }
  return list;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

const rotr = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The compression function of SHA-256, with the names of FIPS 180-4, 6.2.2. */
function compress(state: readonly number[], words: number[]): number[] {
  for (let at = 16; at < 64; at++) {
    const [early, late] = [words[at - 15] ?? 0, words[at - 2] ?? 0];
    const first = rotr(early, 7) ^ rotr(early, 18) ^ (early >>> 3);
    const second = rotr(late, 17) ^ rotr(late, 19) ^ (late >>> 10);
    words[at] = ((words[at - 16] ?? 0) + first + (words[at - 7] ?? 0) + second) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at++) {
    const temp1 = (h + (rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25)) + ((e & f) ^ (~e & g)) + (rounds[at] ?? 0) + (words[at] ?? 0)) | 0;
    const temp2 = ((rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + temp1) | 0, c, b, a, (temp1 + temp2) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, index) => (word + (state[index] ?? 0)) | 0);
}

function utf8(text: string): number[] {
  return [...text].flatMap((character) => {
    const point = character.codePointAt(0) ?? 0;
    if (point < 0x80) return [point];
    if (point < 0x800) return [0xc0 | (point >> 6), 0x80 | (point & 63)];
    if (point < 0x10000) return [0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63)];
    return [0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63)];
  });
}

/** Returns the SHA-256 of a short text's UTF-8 in hex. Own code: `crypto.subtle` needs HTTPS, and the server must get the same hash. */
export function sha256Hex(text: string): string {
  const bytes = utf8(text);
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(Math.floor(bits / 2 ** shift) & 0xff);
  let state: number[] = [...start];
  for (let at = 0; at < bytes.length; at += 64) {
    const words = Array.from({ length: 16 }, (_, word) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(at + word * 4, at + word * 4 + 4);
      return (a << 24) | (b << 16) | (c << 8) | d;
    });
    state = compress(state, words);
  }
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
