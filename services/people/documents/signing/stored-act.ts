import type { Act } from './act.ts';

type StoredAct = Omit<Act, 'picture'>;

/** Encodes an act as JSON, without the signature's picture, which is a separate file. */
export function encodeAct({ of, texts, places }: Act): Uint8Array {
  const { signing } = of;
  const signature = signing.signature.kind === 'applied' ? signing.signature : { kind: signing.signature.kind, png: '' };
  return Buffer.from(JSON.stringify({ of: { ...of, signing: { ...signing, signature } }, texts, places } satisfies StoredAct));
}

/** Decodes an act that `encodeAct` encoded, and adds the signature's picture. */
export function decodeAct(bytes: Uint8Array, picture: Uint8Array): Act {
  const { of, texts, places } = JSON.parse(Buffer.from(bytes).toString()) as StoredAct;
  return { of: { ...of, signedAt: new Date(of.signedAt) }, texts, places, picture };
}
