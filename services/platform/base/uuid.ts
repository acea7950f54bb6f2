const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns true if a text is a uuid. The database throws on any other text in a uuid comparison. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Returns a uuid (version 8) made from the first sixteen bytes. */
export function uuidOf(bytes: Uint8Array): string {
  const own = Buffer.from(bytes.subarray(0, 16));
  own.writeUInt8((own.readUInt8(6) & 0x0f) | 0x80, 6);
  own.writeUInt8((own.readUInt8(8) & 0x3f) | 0x80, 8);
  return withHyphens(own.toString('hex'));
}

/** Writes 32 hexadecimal digits as a uuid. */
export const withHyphens = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
