import { type DescribedField, type DynamicForm, type FieldValue, ruleArgument } from '#contracts/people/dynamic-fields.ts';
import { readDay, writtenDay } from '#mexico/written-day.ts';
import type { DynamicFormWords } from './dynamic-form.i18n.ts';

/** The value of the option that clears a choice: a blank, because blanks count as no answer. */
const NO_ANSWER = ' ';

export const isRequired = (field: DescribedField): boolean => ruleArgument(field, 'required') !== null;

/** Returns the options of a field; null if the field is typed. */
export function choicesOf(
  field: DescribedField,
  { catalogs }: DynamicForm,
  words: DynamicFormWords,
): { value: string; text: string }[] | null {
  const choices = givenChoices(field, catalogs, words);
  return choices && !isRequired(field) ? [...choices, { value: NO_ANSWER, text: words.noAnswer }] : choices;
}

function givenChoices(field: DescribedField, catalogs: DynamicForm['catalogs'], words: DynamicFormWords) {
  if (field.type === 'boolean') {
    return [
      { value: 'true', text: words.yes },
      { value: 'false', text: words.no },
    ];
  }
  if (field.catalog_id !== null) return (catalogs[field.catalog_id] ?? []).map(({ id, name }) => ({ value: String(id), text: name }));
  const choices = ruleArgument(field, 'in')?.split(',');
  return choices ? choices.map((choice) => ({ value: choice.trim(), text: choice.trim() })) : null;
}

/** Returns an input as a value of its field; null if empty. An unreadable input stays a text, which then breaks the field's rules. */
export function readAnswer({ type, catalog_id }: DescribedField, input: string): FieldValue {
  const text = input.trim();
  if (text === '') return null;
  if (type === 'boolean') return text === 'true';
  if (type === 'number' || type === 'integer') return readNumber(text);
  if (type === 'date') return readDay(text);
  return catalog_id === null ? text : Number(text);
}

/** Returns a value in the form in which a person types it. */
export function typedAnswer({ type }: DescribedField, value: FieldValue): string {
  if (value === null) return '';
  return type === 'date' ? writtenDay(String(value)) : String(value);
}

/** Reads a number, also written as `$12,500.50`; returns the text if it is no number. */
function readNumber(text: string): number | string {
  const digits = text.replace(/[\s$]/g, '').replace(/,(?=\d{3}(\D|$))/g, '');
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : text;
}

/** The fault code for a value that only the server rejected. */
export const SERVER_FAULT = 'refused';

/** Returns the error message for the rule that a value breaks (`code`). */
export function faultInWords(field: DescribedField, code: string, words: DynamicFormWords): string {
  const limit = ruleArgument(field, code) ?? '';
  const isText = field.type === 'text';
  const sentences: Partial<Record<string, string>> = {
    [SERVER_FAULT]: words.other,
    required: field.type === 'boolean' || field.type === 'select' ? words.choose : words.empty,
    min: isText ? words.tooShort(limit) : words.tooLow(limit),
    max: isText ? words.tooLong(limit) : words.tooHigh(limit),
    in: words.choose,
    after: words.after(writtenDay(limit)),
    before: words.before(writtenDay(limit)),
  };
  return sentences[code] ?? { text: words.other, select: words.choose, boolean: words.choose, ...typeWords(words) }[field.type];
}

const typeWords = ({ number, integer, date, email, phone }: DynamicFormWords) => ({ number, integer, date, email, phone });
