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
    // After the signature, both records have: version, no flags, method “stored”, no date, CRC, sizes, name's length, no extra field.
    const common = [u16(20), u16(0), u16(0), u16(0), u16(0), u32(sum), u32(size), u32(size), u16(path.length), u16(0)];
    add(directory, u32(0x02014b50), u16(20), ...common, u16(0), u16(0), u16(0), u32(0), u32(length), path);
    add(parts, u32(0x04034b50), ...common, path, contents);
    length += 30 + path.length + size;
  }
  const size = directory.reduce((sum, piece) => sum + piece.length, 0);
  const count = u16(files.size);
  add(directory, u32(0x06054b50), u16(0), u16(0), count, count, u32(size), u32(length), u16(0));
  return Buffer.concat([...parts, ...directory]);
}

const u16 = (value: number) => Uint8Array.of(value & 255, value >> 8);
const u32 = (value: number) => new Uint8Array(Uint32Array.of(value).buffer);
