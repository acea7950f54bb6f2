import { html } from 'lit';
import type { ReadFieldWords } from '../../i18n/read-fields.i18n.ts';
import '../../ui/field.element.ts';
import { type FieldEntries, type FieldTexts, printedText, type ReadField } from './field-entries.ts';

export interface ReadFieldsProps<Name extends string> {
  fields: readonly ReadField<Name>[];
  /** The texts of the reading; a field is null if it was not read. */
  read: Readonly<Record<Name, string | null>>;
  entries: FieldEntries<Name>;
  /** The texts of the fields that are open for typing. */
  texts?: FieldTexts<Name>;
  maxLength: number;
}

/** Draws a paper's fields, each with a button to correct it. The styles are `readFieldStyles`. */
export function renderReadFields<Name extends string>(words: ReadFieldWords, props: ReadFieldsProps<Name>) {
  return html`<ul class="read-fields">
    ${props.fields.map((field) => html`<li>${renderField(words, field, props)}</li>`)}
  </ul>`;
}

function renderField<Name extends string>(
  words: ReadFieldWords,
  { name, label, type }: ReadField<Name>,
  { read, entries, texts = entries.texts, maxLength }: ReadFieldsProps<Name>,
) {
  const entry = texts[name];
  if (entry !== undefined)
    return html`<zaguan-field
      tight
      data-field=${name}
      .label=${label}
      autocapitalize="characters"
      .inputMode=${type === 'digits' || type === 'year' ? 'numeric' : ''}
      .placeholder=${type === 'date' ? words.datePlaceholder : ''}
      .maxLength=${maxLength}
      .value=${entry}
      .error=${entries.errors[name] ?? ''}
      @input=${(event: Event) => entries.type(name, (event.target as HTMLInputElement).value)}
    ></zaguan-field>`;
  const text = printedText(type, read[name] ?? '');
  const change = text ? words.correct : words.write;
  return html`<span class="about"><small>${label}</small><b class=${text ? '' : 'missing'}>${text || words.notRead}</b></span
    ><button class="text-button" type="button" aria-label="${change}: ${label}" @click=${() => entries.open(name, read[name])}>${change}</button>`;
}
