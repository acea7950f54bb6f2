import { type ConsentWords, consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
import type { Language } from '#src/i18n/words.ts';
import type { SignatureKind, SignDocument } from '../document/document.contract.ts';
import type { documentSignWords } from '../document/document-sign.i18n.ts';
import { nameAsSignature, type SignDraft } from '../document/draft.ts';
import type { ZaguanPad } from './pad.element.ts';
import { pictureOfName, type SignaturePicture } from './signature-picture.ts';

export type SignWords = (typeof documentSignWords)['es-MX'];

/** A message as a function of the words, so that it follows a change of the language; null for none. */
type Sentence = ((words: SignWords) => string) | null;

/** The messages about the parts that are missing for a signature; null: not missing. */
export interface Missing {
  /** The message about a page that was not on the screen. */
  page: Sentence;
  name: Sentence;
  signature: Sentence;
  consent: Sentence;
}

export const nothingMissing: Missing = { page: null, name: null, signature: null, consent: null };

interface SigningAct {
  document: SignDocument;
  place: SignDraft;
  /** The first page that was not on the screen; 0 for none. */
  unseen: number;
  pad: ZaguanPad | null;
  language: Language;
  consent: ConsentWords;
}

/** Returns the step's submission; null if a part is missing or the picture could not be made. */
export function submissionOf(act: SigningAct): { submission: object | null; missing: Missing } {
  const { document, place, language, consent } = act;
  const kind = place.kind ?? 'drawn';
  try {
    const png = pictureOf(act);
    const missing = missingOf(act, png);
    if (Object.values(missing).some((sentence) => sentence !== null)) return { submission: null, missing };
    const submission = {
      document_sha256: document.sha256,
      signature: kind === 'applied' ? { kind } : { kind, png },
      name: document.signer === null ? place.name.trim() : null,
      consent: { text_sha256: sha256Hex(consentDocument(consent, null)), language },
    };
    return { submission, missing };
  } catch {
    return { submission: null, missing: { ...nothingMissing, signature: ({ notSealed }) => notSealed } };
  }
}

function pictureOf({ pad, document, place }: SigningAct): SignaturePicture | 'too-small' | null {
  if (place.kind === 'applied') return null;
  if (place.kind !== 'typed') return pad?.take?.() ?? null;
  const name = nameAsSignature(document, place).trim();
  return name ? pictureOfName(name) : null;
}

function missingOf({ document, place, unseen }: SigningAct, png: ReturnType<typeof pictureOf>): Missing {
  const sentenceByKind: Record<SignatureKind, Sentence> = {
    drawn: ({ missingDrawn }) => missingDrawn,
    typed: ({ missingTyped }) => missingTyped,
    applied: null,
  };
  return {
    page: unseen ? ({ pageMissing }) => pageMissing(unseen) : null,
    name: document.signer === null && place.name.trim() === '' ? ({ nameMissing }) => nameMissing : null,
    signature: png === 'too-small' ? ({ tooSmall }) => tooSmall : png === null ? sentenceByKind[place.kind ?? 'drawn'] : null,
    consent: place.agreed ? null : ({ missingConsent }) => missingConsent,
  };
}
