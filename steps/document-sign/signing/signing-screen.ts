import { html, nothing, type TemplateResult } from 'lit';
import type { ConsentWords } from '#contracts/steps/consent-text.ts';
import '#src/ui/consent.element.ts';
import '#src/ui/field.element.ts';
import { warnIcon } from '#src/ui/drawings/later-icons.ts';
import type { SignDocument } from '../document/document.contract.ts';
import { nameAsSignature, type SignDraft } from '../document/draft.ts';
import type { EarlierSignature } from './earlier-signature.ts';
import type { Missing, SignWords } from './submission.ts';

interface SignatureForm {
  document: SignDocument;
  place: SignDraft;
  consent: ConsentWords;
  /** The signature of an earlier document; null for none. */
  earlier: EarlierSignature | null;
  missing: Missing;
  onApplyEarlier(): void;
  onName(name: string): void;
  onTyped(name: string): void;
  onDrawn(): void;
  onAgree(agreed: boolean): void;
}

/** Renders the form for the signature, drawn or typed, and for the consent. */
export function renderSignature(words: SignWords, form: SignatureForm): TemplateResult {
  const { document, place, consent, earlier, missing } = form;
  const { signer } = document;
  const kind = place.kind ?? 'drawn';
  return html`<div class="between">
      ${signer === null ? nothing : html`<p class="small">${words.signer(signer)}</p>`}
      ${kind === 'applied' ? nothing : earlier?.renderChoice(form.onApplyEarlier)}
    </div>
    <div class="hand">
      ${
        signer === null
          ? html`<zaguan-field
              tight
              data-missing=${missing.name ? '' : nothing}
              .label=${words.name}
              .value=${place.name}
              .error=${missing.name?.(words) ?? ''}
              autocomplete="name"
              autocapitalize="words"
              maxLength="200"
              @input=${(event: Event) => form.onName((event.target as HTMLInputElement).value)}
            ></zaguan-field>`
          : nothing
      }
      ${kind === 'applied' ? earlier?.notice : kind === 'drawn' ? renderPad(words, form) : renderTypedName(words, form)}
    </div>
    <zaguan-consent
      data-missing=${missing.consent ? '' : nothing}
      .heading=${consent.title}
      .checked=${place.agreed}
      .error=${missing.consent?.(words) ?? ''}
      @change=${(event: Event) => form.onAgree((event.target as HTMLInputElement).checked)}
      >${consent.summary}</zaguan-consent
    >`;
}

function renderPad(words: SignWords, { missing, onDrawn }: SignatureForm): TemplateResult {
  return html`<zaguan-pad
      tabindex="-1"
      data-missing=${missing.signature ? '' : nothing}
      .label=${words.pad}
      .hint=${words.drawHint}
      .clearLabel=${words.clear}
      .wrong=${missing.signature !== null}
      @change=${onDrawn}
    ></zaguan-pad>
    ${missing.signature ? html`<p class="missing small" role="alert">${warnIcon('small')}<span>${missing.signature(words)}</span></p>` : nothing}`;
}

function renderTypedName(words: SignWords, { document, place, missing, onTyped }: SignatureForm): TemplateResult {
  const name = nameAsSignature(document, place);
  return html`${
    document.signer === null
      ? nothing
      : html`<zaguan-field
      tight
      data-missing=${missing.signature ? '' : nothing}
      .label=${words.typed}
      .value=${name}
      .error=${missing.signature?.(words) ?? ''}
      autocomplete="name"
      autocapitalize="words"
      maxLength="80"
      @input=${(event: Event) => onTyped((event.target as HTMLInputElement).value)}
    ></zaguan-field>`
  }
    ${name.trim() === '' ? nothing : html`<div class="preview" role="img" aria-label=${words.typedPreview}><span>${name}</span></div>`}`;
}
