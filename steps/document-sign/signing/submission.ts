import { type ConsentWords, consentDocument, sha256Hex } from '../../../contracts/consent-text.ts';
import type { Language } from '../../../src/i18n/words.ts';
import type { SignDocument } from '../document-sign.contract.ts';
import type { documentSignWords } from '../document-sign.i18n.ts';
import { type Draft, nameAsSignature } from '../draft.ts';
import type { ZaguanPad } from './pad.element.ts';
import { type Picture, pictureOfName } from './signature-picture.ts';

/** What stands between the person and a signed document, in words; empty where nothing does. */
export interface Missing {
  /** A page that was not on the screen. */
  page: string;
  name: string;
  signature: string;
  consent: string;
}

export const nothingMissing: Missing = { page: '', name: '', signature: '', consent: '' };

interface Act {
  document: SignDocument;
  place: Draft;
  /** The first page that was not on the screen; 0 for none. */
  unseen: number;
  pad: ZaguanPad | null;
  language: Language;
  consent: ConsentWords;
  words: (typeof documentSignWords)['es-MX'];
}

/** The step's submission; null where something is missing or the picture could not be made. */
export function submissionOf(act: Act): { submission: object | null; missing: Missing } {
  const { document, place, language, consent, words } = act;
  const kind = place.kind ?? 'drawn';
  try {
    const png = pictureOf(act);
    const missing = missingOf(act, png);
    if (Object.values(missing).some((text) => text !== '')) return { submission: null, missing };
    const submission = {
      document_sha256: document.sha256,
      signature: kind === 'applied' ? { kind } : { kind, png },
      name: document.signer === null ? place.name.trim() : null,
      consent: { text_sha256: sha256Hex(consentDocument(consent, null)), language },
    };
    return { submission, missing };
  } catch {
    return { submission: null, missing: { ...nothingMissing, signature: words.notSealed } };
  }
}

function pictureOf({ pad, document, place }: Act): Picture | 'too-small' | null {
  if (place.kind === 'applied') return null;
  if (place.kind !== 'typed') return pad?.take?.() ?? null;
  const name = nameAsSignature(document, place).trim();
  return name ? pictureOfName(name) : null;
}

function missingOf({ document, place, unseen, words }: Act, png: ReturnType<typeof pictureOf>): Missing {
  const unsigned = { drawn: words.missingDrawn, typed: words.missingTyped, applied: '' }[place.kind ?? 'drawn'];
  return {
    page: unseen ? words.pageMissing(unseen) : '',
    name: document.signer === null && place.name.trim() === '' ? words.nameMissing : '',
    signature: png === 'too-small' ? words.tooSmall : png === null ? unsigned : '',
    consent: place.agreed ? '' : words.missingConsent,
  };
}
