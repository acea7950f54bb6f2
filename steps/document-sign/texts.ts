import { html, type TemplateResult } from 'lit';
import '../../src/ui/field.element.ts';
import type { SignDocument, TextTrouble } from './document-sign.contract.ts';
import type { documentSignWords } from './document-sign.i18n.ts';
import type { Texts } from './draft.ts';
import { LONGEST_TEXT } from './text.contract.ts';

type SignWords = (typeof documentSignWords)['es-MX'];

/** The texts that the document asks for, each under its element's name. */
export function textFields(
  words: SignWords,
  given: { asks: SignDocument['asks']; texts: Texts; troubles: readonly TextTrouble[]; onType(uuid: string, text: string): void },
): TemplateResult {
  const { asks, texts, troubles, onType } = given;
  return html`<div class="form">
    ${asks.map(({ uuid, name, required }) => {
      const trouble = troubles.find((one) => one.uuid === uuid);
      return html`<zaguan-field
        tight
        data-wrong=${trouble ? 'yes' : 'no'}
        .label=${name}
        .note=${required ? '' : words.optional}
        .value=${texts[uuid] ?? ''}
        .error=${trouble ? inWords(words, name, trouble.code) : ''}
        autocomplete="off"
        autocapitalize="sentences"
        .maxLength=${LONGEST_TEXT}
        @input=${(event: Event) => onType(uuid, (event.target as HTMLInputElement).value)}
      ></zaguan-field>`;
    })}
  </div>`;
}

function inWords(words: SignWords, name: string, code: TextTrouble['code']): string {
  return { required: words.textMissing(name), too_long: words.textTooLong, unsupported_character: words.textUnsupported }[code];
}
