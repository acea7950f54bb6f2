import { html, nothing, type TemplateResult } from 'lit';
import type { ConsentWords } from '../../../contracts/consent-text.ts';
import '../../../src/ui/consent.element.ts';
import '../../../src/ui/field.element.ts';
import { warnIcon } from '../../../src/ui/icons.ts';
import type { SignatureKind } from '../document-sign.contract.ts';
import type { documentSignWords } from '../document-sign.i18n.ts';
import type { Given } from './earlier-signature.ts';

type SignWords = (typeof documentSignWords)['es-MX'];

/** What stands between the person and a signed document; empty where nothing does. */
export interface Missing {
  name: string;
  signature: string;
  consent: string;
}

export const nothingMissing: Missing = { name: '', signature: '', consent: '' };

export interface Signing {
  kind: SignatureKind;
  /** As far as the server knows; null asks. */
  signer: string | null;
  name: string;
  /** What the signature says that is written; who is asked for their name writes it there. */
  typed: string;
  agreed: boolean;
  consent: ConsentWords;
  /** The signature that was given before; null for none. */
  given: Given | null;
  missing: Missing;
  onReadAgain(): void;
  onGiven(): void;
  onName(name: string): void;
  onTyped(name: string): void;
  onDrawn(): void;
  onAgree(agreed: boolean): void;
}

/** The signature, by hand or by name, and the consent to sign. */
export function signing(words: SignWords, given: Signing): TemplateResult {
  const { kind, signer, name, agreed, consent, missing } = given;
  return html`<div class="between">
      ${signer === null ? nothing : html`<p class="small">${words.signer(signer)}</p>`}
      <zaguan-button variant="text" compact @click=${given.onReadAgain}>${words.readAgain}</zaguan-button>
      ${given.given?.choice(kind, given.onGiven)}
    </div>
    <div class="hand">
      ${
        signer === null
          ? html`<zaguan-field
              tight
              data-missing=${missing.name ? '' : nothing}
              .label=${words.name}
              .value=${name}
              .error=${missing.name}
              autocomplete="name"
              autocapitalize="words"
              maxLength="200"
              @input=${(event: Event) => given.onName((event.target as HTMLInputElement).value)}
            ></zaguan-field>`
          : nothing
      }
      ${kind === 'applied' ? given.given?.render() : kind === 'drawn' ? drawn(words, given) : typedName(words, given)}
    </div>
    <zaguan-consent
      data-missing=${missing.consent ? '' : nothing}
      .heading=${consent.title}
      .checked=${agreed}
      .error=${missing.consent}
      @change=${(event: Event) => given.onAgree((event.target as HTMLInputElement).checked)}
      >${consent.summary}</zaguan-consent
    >`;
}

function drawn(words: SignWords, { missing, onDrawn }: Signing): TemplateResult {
  return html`<zaguan-pad
      tabindex="-1"
      data-missing=${missing.signature ? '' : nothing}
      .label=${words.pad}
      .hint=${words.drawHint}
      .clearLabel=${words.clear}
      .wrong=${missing.signature !== ''}
      @change=${onDrawn}
    ></zaguan-pad>
    ${missing.signature ? html`<p class="missing small" role="alert">${warnIcon('small')}<span>${missing.signature}</span></p>` : nothing}`;
}

function typedName(words: SignWords, { signer, typed, missing, onTyped }: Signing): TemplateResult {
  return html`${
    signer === null
      ? nothing
      : html`<zaguan-field
      tight
      data-missing=${missing.signature ? '' : nothing}
      .label=${words.typed}
      .value=${typed}
      .error=${missing.signature}
      autocomplete="name"
      autocapitalize="words"
      maxLength="80"
      @input=${(event: Event) => onTyped((event.target as HTMLInputElement).value)}
    ></zaguan-field>`
  }
    ${typed.trim() === '' ? nothing : html`<div class="preview" role="img" aria-label=${words.typedPreview}><span>${typed}</span></div>`}`;
}
