import { type ConsentWords, consentDocument, sha256Hex } from '../../../contracts/consent-text.ts';
import type { Language } from '../../../src/i18n/words.ts';
import type { SignatureKind, SignDocument } from '../document-sign.contract.ts';
import type { documentSignWords } from '../document-sign.i18n.ts';
import { type Draft, nameAsSignature } from '../draft.ts';
import type { ZaguanPad } from './pad.element.ts';
import { type Picture, pictureOfName } from './signature-picture.ts';
import { type Missing, nothingMissing } from './signing-screen.ts';

interface Act {
  document: SignDocument;
  draft: Draft;
  pad: ZaguanPad | null;
  language: Language;
  consent: ConsentWords;
  words: (typeof documentSignWords)['es-MX'];
}

/** Takes the signature, or says what is missing of it. */
export class Signer {
  missing = nothingMissing;

  drop(part: keyof Missing): void {
    this.missing = { ...this.missing, [part]: '' };
  }

  /** The step's submission; null where something is missing (`missing` says what) or the picture could not be made. */
  sign(act: Act): object | null {
    const { document, draft, language, consent, words } = act;
    const kind = draft.kind ?? 'drawn';
    try {
      const png = picture(kind, act);
      this.missing = missingOf(act, kind, png);
      if (Object.values(this.missing).some((text) => text !== '')) return null;
      return {
        document_sha256: document.sha256,
        signature: kind === 'applied' ? { kind } : { kind, png },
        name: document.signer === null ? draft.name.trim() : null,
        consent: { text_sha256: sha256Hex(consentDocument(consent, null)), language },
      };
    } catch {
      this.missing = { ...nothingMissing, signature: words.notSealed };
      return null;
    }
  }
}

function picture(kind: SignatureKind, { pad, document, draft }: Act): Picture | 'too-small' | null {
  if (kind === 'drawn') return pad?.take?.() ?? null;
  const typed = nameAsSignature(document, draft).trim();
  return kind === 'typed' && typed ? pictureOfName(typed) : null;
}

function missingOf({ document, draft, words }: Act, kind: SignatureKind, png: ReturnType<typeof picture>): Missing {
  const unsigned = { drawn: words.missingDrawn, typed: words.missingTyped, applied: '' }[kind];
  return {
    name: document.signer === null && draft.name.trim() === '' ? words.nameMissing : '',
    signature: png === 'too-small' ? words.tooSmall : png === null ? unsigned : '',
    consent: draft.agreed ? '' : words.missingConsent,
  };
}
