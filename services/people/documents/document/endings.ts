import { createHash } from 'node:crypto';

const END = '%%EOF';
/** Maximum number of end markers of a file that are checked. Each change that is appended to a PDF adds one marker. */
const MAX_ENDS = 200;

interface Endings {
  /** Maps the SHA-256, in hex, of each beginning that ends like a whole PDF to its length in bytes. The last entry is the file itself. */
  lengths: ReadonlyMap<string, number>;
  /** SHA-256, in hex, of the whole file. */
  fileHash: string;
}

/** Returns the lengths at which a PDF may have ended before bytes were appended, each with the hash of that beginning. */
export function endingsOf(bytes: Uint8Array): Endings {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ends = new Set<number>();
  for (let at = file.indexOf(END); at >= 0 && ends.size < MAX_ENDS; at = file.indexOf(END, at + 1)) {
    const end = at + END.length;
    const [line] = /^(\r\n|\n|\r)?/.exec(file.toString('latin1', end, end + 2)) ?? [''];
    for (let length = 0; length <= line.length; length++) ends.add(end + length);
  }
  ends.add(file.length);
  const hash = createHash('sha256');
  const lengths = new Map<string, number>();
  let [from, fileHash] = [0, ''];
  for (const end of [...ends].sort((one, other) => one - other)) {
    hash.update(file.subarray(from, end));
    fileHash = hash.copy().digest('hex');
    lengths.set(fileHash, end);
    from = end;
  }
  return { lengths, fileHash };
}
