const SIGNATURES: readonly { mime: string; parts: readonly { at: number; bytes: readonly number[] }[] }[] = [
  { mime: 'image/jpeg', parts: [{ at: 0, bytes: [0xff, 0xd8, 0xff] }] },
  { mime: 'image/png', parts: [{ at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }] },
  {
    mime: 'image/webp',
    parts: [
      { at: 0, bytes: [0x52, 0x49, 0x46, 0x46] },
      { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
    ],
  },
  { mime: 'application/pdf', parts: [{ at: 0, bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] }] },
];

/** Returns the type that the first bytes show; null for a type that no slot accepts. */
export function sniff(bytes: Uint8Array): string | null {
  const signature = SIGNATURES.find(({ parts }) =>
    parts.every((part) => part.bytes.every((byte, index) => bytes[part.at + index] === byte)),
  );
  return signature?.mime ?? null;
}
