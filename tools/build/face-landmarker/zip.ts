import { crc32 } from 'node:zlib';

/** Returns an uncompressed ZIP file, since MediaPipe reads its files in place. */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let length = 0;
  const add = (to: Uint8Array[], ...pieces: readonly Uint8Array[]) => void to.push(...pieces);
  for (const [name, contents] of files) {
    const path = new TextEncoder().encode(name);
    const [sum, size] = [crc32(contents), contents.length];
    // Fields of both records: version, no flags, method “stored”, no date, CRC, sizes, length of the name, no extra field.
    const facts = [half(20), half(0), half(0), half(0), half(0), word(sum), word(size), word(size), half(path.length), half(0)];
    add(directory, word(0x02014b50), half(20), ...facts, half(0), half(0), half(0), word(0), word(length), path);
    add(parts, word(0x04034b50), ...facts, path, contents);
    length += 30 + path.length + size;
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0);
  const count = half(files.size);
  add(directory, word(0x06054b50), half(0), half(0), count, count, word(size), word(length), half(0));
  return Buffer.concat([...parts, ...directory]);
}

const half = (value: number) => Uint8Array.of(value & 255, value >> 8);
const word = (value: number) => new Uint8Array(Uint32Array.of(value).buffer);
