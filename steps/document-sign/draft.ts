import type { SignatureKind, SignDocument } from './document-sign.contract.ts';

/** What the person writes, by element of the document. */
export type Texts = Readonly<Record<string, string>>;

/** Where the person is in a document. The device keeps it; of the signature it keeps the kind, never the strokes. */
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

/** Where everybody begins. */
export const beginning: Draft = {
  sha256: '',
  screen: 'read',
  texts: {},
  page: 1,
  kind: null,
  name: '',
  typed: null,
  agreed: false,
};

/** The draft where it is about this very document, else the document's beginning. */
export function placeIn({ sha256, pages, asks }: SignDocument, draft: Draft): Draft {
  if (draft.sha256 === sha256 && draft.page <= pages.length) return draft;
  const texts = Object.fromEntries(asks.map(({ uuid, value }) => [uuid, value]));
  return { ...beginning, sha256, screen: asks.length > 0 ? 'fill' : 'read', texts };
}

/** What is written as the signature: who says their name here says it once. */
export function nameAsSignature({ signer }: SignDocument, { name, typed }: Draft): string {
  return signer === null ? name : (typed ?? signer);
}
