import { html } from 'lit';
import type { ReadFieldWords } from '../../i18n/read-fields.i18n.ts';
import '../../ui/field.element.ts';

/** A text of a paper, with its correction. */
export interface ReadField {
  name: string;
  label: string;
  /** The text as the paper prints it; null if it was not read. */
  text: string | null;
  /** The person's correction; undefined while the field is closed. */
  entry: string | undefined;
  /** The correction's error, in words; empty if there is none. */
  error: string;
  maxLength: number;
  inputMode?: 'numeric' | '';
  placeholder?: string;
}

export interface ReadFieldsProps {
  fields: readonly ReadField[];
  open: (name: string) => void;
  type: (name: string, value: string) => void;
}

/** Draws a paper's texts, each with a button to correct it. The styles are `readFieldStyles`. */
export function renderReadFields(words: ReadFieldWords, { fields, open, type }: ReadFieldsProps) {
  return html`<ul class="read-fields">
    ${fields.map((field) => html`<li>${renderField(words, field, { open, type })}</li>`)}
  </ul>`;
}

function renderField(
  words: ReadFieldWords,
  { name, label, text, entry: typed, error, maxLength, inputMode = '', placeholder = '' }: ReadField,
  { open, type }: Omit<ReadFieldsProps, 'fields'>,
) {
  if (typed !== undefined)
    return html`<zaguan-field
      tight
      data-field=${name}
      .label=${label}
      autocapitalize="characters"
      .inputMode=${inputMode}
      .placeholder=${placeholder}
      .maxLength=${maxLength}
      .value=${typed}
      .error=${error}
      @input=${(event: Event) => type(name, (event.target as HTMLInputElement).value)}
    ></zaguan-field>`;
  const change = text ? words.correct : words.write;
  return html`<span class="about"><small>${label}</small><b class=${text ? '' : 'missing'}>${text || words.notRead}</b></span
    ><button class="text-button" type="button" aria-label="${change}: ${label}" @click=${() => open(name)}>${change}</button>`;
}
