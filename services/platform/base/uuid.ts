const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What is no uuid is nobody's id, and the database would refuse to compare it. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}

/** Returns a uuid (version 8) of sixteen bytes that were made by other rules than a uuid's own. */
export function uuidOf(bytes: Uint8Array): string {
  const own = Buffer.from(bytes.subarray(0, 16));
  own.writeUInt8((own.readUInt8(6) & 0x0f) | 0x80, 6);
  own.writeUInt8((own.readUInt8(8) & 0x3f) | 0x80, 8);
  return own.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
