import type { SignatureKind, SignDocument } from './document-sign.contract.ts';

/** What the person writes, by element of the document. */
export type Texts = Readonly<Record<string, string>>;

/** What is kept of a filling and a reading; of the signature only how it is made, never its strokes. */
export interface Draft {
  /** Which document it is about, as it says now; another one is begun anew. */
  sha256: string;
  screen: 'fill' | 'read' | 'sign';
  texts: Texts;
  page: number;
  kind: SignatureKind | null;
  name: string;
  /** Their name as their signature, where it is not what they are known by. */
  typed: string | null;
  agreed: boolean;
}

/** What is written as the signature: who says their name here says it once. */
export function nameAsSignature({ signer }: SignDocument, { name, typed }: Draft): string {
  return signer === null ? name : (typed ?? signer);
}

/** Where the person is in this very document: what was kept of it, else its beginning. */
export function placeIn(document: SignDocument | null, known: Draft | null): Draft {
  const sha256 = document?.sha256 ?? '';
  if (known?.sha256 === sha256 && known.page <= (document?.pages.length ?? 0)) return known;
  const asks = document?.asks ?? [];
  const texts = Object.fromEntries(asks.map(({ uuid, value }) => [uuid, value]));
  return { sha256, screen: asks.length > 0 ? 'fill' : 'read', texts, page: 1, kind: null, name: '', typed: null, agreed: false };
}
