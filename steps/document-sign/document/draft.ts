import type { SignatureKind, SignDocument } from './document.contract.ts';

/** What the person writes, by element of the document. */
export type SignTexts = Readonly<Record<string, string>>;

/** Where the person is in a document. The device keeps it; of the signature it keeps the kind, never the strokes. */
export interface SignDraft {
  /** The document that the draft is about. For another one it does not count. */
  sha256: string;
  screen: 'fill' | 'sign';
  texts: SignTexts;
  page: number;
  kind: SignatureKind | null;
  name: string;
  /** The name that they sign with, where it is not the signer's name; null until they write one. */
  typed: string | null;
  agreed: boolean;
}

/** Where a person begins. */
export const beginning: SignDraft = {
  sha256: '',
  screen: 'sign',
  texts: {},
  page: 1,
  kind: null,
  name: '',
  typed: null,
  agreed: false,
};

/** Returns the draft if it is about this document as it is now, else the document's beginning. */
export function placeIn({ sha256, pages, asks }: SignDocument, draft: SignDraft): SignDraft {
  if (draft.sha256 === sha256 && draft.page <= pages.length) return { ...draft, screen: draft.screen === 'fill' ? 'fill' : 'sign' };
  const texts = Object.fromEntries(asks.map(({ uuid, value }) => [uuid, value]));
  return { ...beginning, sha256, screen: asks.length > 0 ? 'fill' : 'sign', texts };
}

/** The name that is written as the signature. A person who writes their name here writes it once. */
export function nameAsSignature({ signer }: SignDocument, { name, typed }: SignDraft): string {
  return signer === null ? name : (typed ?? signer);
}
