import type { SignatureKind, SignDocument } from './document.contract.ts';

/** The texts that the person writes; the key is the document's element. */
export type SignTexts = Readonly<Record<string, string>>;

/** The person's place in a document. The device stores it; of the signature it stores the kind, never the strokes. */
export interface SignDraft {
  /** The hash of the draft's document. With a different document the draft is ignored. */
  sha256: string;
  screen: 'fill' | 'sign';
  texts: SignTexts;
  page: number;
  kind: SignatureKind | null;
  name: string;
  /** The typed signature, if it differs from the signer's name; null until the person types it. */
  typed: string | null;
  agreed: boolean;
}

/** The place at which a person begins. */
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

/** Returns the draft if its hash is the document's current hash, else the beginning of the document. */
export function placeIn({ sha256, pages, asks }: SignDocument, draft: SignDraft): SignDraft {
  if (draft.sha256 === sha256 && draft.page <= pages.length) return { ...draft, screen: draft.screen === 'fill' ? 'fill' : 'sign' };
  const texts = Object.fromEntries(asks.map(({ uuid, value }) => [uuid, value]));
  return { ...beginning, sha256, screen: asks.length > 0 ? 'fill' : 'sign', texts };
}

/** Returns the name that is written as the signature. If the person types their name in this step, it is also the signature. */
export function nameAsSignature({ signer }: SignDocument, { name, typed }: SignDraft): string {
  return signer === null ? name : (typed ?? signer);
}
