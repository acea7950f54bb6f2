import { css, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { type Language, wordsIn } from '#src/i18n/words.ts';
import { base } from '#src/ui/base.styles.ts';
import '#src/ui/consent.element.ts';
import { problemInWords, renderDock } from '#src/step/dock.ts';
import { define } from '#src/ui/define.ts';
import { faceIcon } from '#src/ui/drawings/later-icons.ts';
import '#src/ui/page.element.ts';
import '#src/ui/sheet.element.ts';
import { type ConsentWords, consentDocument, sha256Hex } from '#contracts/steps/consent-text.ts';
import { step } from '#src/step/step.styles.ts';
import { StepElement } from '#src/step/step-element.ts';
import type { AcceptanceSetup, Consent } from './acceptance.contract.ts';
import { acceptanceWords } from './acceptance.i18n.ts';

interface AcceptanceDraft {
  /** Keys of the consents that are ticked. */
  accepted: readonly string[];
}

/** Returns the words to show and their language: the other language if the consent lacks the requested language. */
function translationOf(consent: Consent, language: Language): { words: ConsentWords; language: Language } {
  const other: Language = language === 'en' ? 'es-MX' : 'en';
  const words = consent.words[language];
  if (words) return { words, language };
  return { words: consent.words[other] ?? { title: consent.key, summary: '', text: '' }, language: other };
}

/** @summary Consents, each with its own tick and text; none is ticked beforehand. */
export class AcceptanceElement extends StepElement<AcceptanceSetup, AcceptanceDraft, AcceptanceDraft> {
  static override styles = [
    base,
    step,
    css`
      .paragraphs {
        display: grid;
        gap: var(--zaguan-space-3);
      }
    `,
  ];

  @state() private tickedKeys: ReadonlySet<string> | null = null;
  @state() private missing: ReadonlySet<string> = new Set();
  @state() private reading: Consent | null = null;

  get #accepted(): ReadonlySet<string> {
    return this.tickedKeys ?? new Set(this.draft?.accepted ?? this.payload?.accepted);
  }

  #tick(consent: Consent, event: Event): void {
    const keys = new Set(this.#accepted);
    if ((event.target as HTMLInputElement).checked) keys.add(consent.key);
    else keys.delete(consent.key);
    this.tickedKeys = keys;
    this.missing = new Set([...this.missing].filter((key) => key !== consent.key));
    this.host.saveDraft({ accepted: [...keys] } satisfies AcceptanceDraft);
  }

  #submit = (event: Event) => {
    event.preventDefault();
    if (this.busy) return;
    const { consents } = this.setup;
    const keys = this.#accepted;
    this.missing = new Set(consents.filter(({ key, required }) => required && !keys.has(key)).map(({ key }) => key));
    if (this.missing.size > 0) {
      this.focusSoon('[data-missing]');
      return;
    }
    this.host.submit({
      consents: consents.map((consent) => {
        const translation = translationOf(consent, this.language);
        const text_sha256 = sha256Hex(consentDocument(translation.words, consent.url));
        return { key: consent.key, accepted: keys.has(consent.key), text_sha256, language: translation.language };
      }),
    });
  };

  #renderConsent(consent: Consent) {
    const words = wordsIn(acceptanceWords, this.language, this.texts);
    const translation = translationOf(consent, this.language);
    const read = {
      privacy: words.readPrivacy,
      terms: words.readTerms,
      biometric: words.readBiometric,
      voluntary: words.readVoluntary,
    }[consent.kind];
    const missing = this.missing.has(consent.key);
    return html`<zaguan-consent
      lang=${translation.language === this.language ? nothing : translation.language}
      data-missing=${missing ? '' : nothing}
      .heading=${translation.words.title}
      .note=${consent.required ? '' : words.optional}
      .checked=${this.#accepted.has(consent.key)}
      .more=${translation.words.text || consent.url ? read : ''}
      .error=${missing ? (consent.kind === 'biometric' ? words.missingBiometric : words.missing) : ''}
      @change=${(event: Event) => this.#tick(consent, event)}
      @zaguan-read=${() => {
        this.reading = consent;
      }}
      >${translation.words.summary}</zaguan-consent
    >`;
  }

  #renderSheet() {
    const words = wordsIn(acceptanceWords, this.language, this.texts);
    const translation = this.reading && translationOf(this.reading, this.language);
    return html`<zaguan-sheet
      .open=${this.reading !== null}
      .heading=${translation?.words.title ?? ''}
      .closeLabel=${words.close}
      @zaguan-sheet-close=${() => {
        this.reading = null;
      }}
    >
      <div class="paragraphs" lang=${translation?.language ?? nothing}>
        ${(translation?.words.text || translation?.words.summary || '').split('\n\n').map((paragraph) => html`<p>${paragraph}</p>`)}
        ${
          this.reading?.url
            ? html`<p><a class="link" href=${this.reading.url} target="_blank" rel="noopener noreferrer">${words.elsewhere}</a></p>`
            : nothing
        }
      </div>
    </zaguan-sheet>`;
  }

  protected override render() {
    const words = wordsIn(acceptanceWords, this.language, this.texts);
    const { consents } = this.setup;
    const problem = this.problem && problemInWords(this.problem, this.language, { conflict: words.changed });
    return html`<form novalidate @submit=${this.#submit}>
        <zaguan-page .heading=${words.heading} .why=${words.why(consents.length)}>
          <div class="form tight">${consents.map((consent) => this.#renderConsent(consent))}</div>
          ${
            consents.some(({ kind }) => kind === 'biometric')
              ? html`<p class="aside small with-icon">${faceIcon('small')}<span>${words.withoutFace(this.companyName)}</span></p>`
              : nothing
          }
          ${renderDock(this, { submit: words.submit, problem })}
        </zaguan-page>
      </form>
      ${this.#renderSheet()}`;
  }
}

export const tag = 'zaguan-step-acceptance';
define(tag, AcceptanceElement);
