import { readDay, writtenDay } from '#mexico/written-day.ts';

/** A field that is read from a paper. The reading has ISO dates; papers print the day first, and people type it first. */
export interface ReadField<Name extends string> {
  name: Name;
  label: string;
  /** `year`: the reading has the last day of a year, of which papers print the year alone. */
  type: 'text' | 'date' | 'year' | 'digits';
}

export type FieldTexts<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface FieldRules<Name extends string> {
  typeOf(name: Name): ReadField<Name>['type'];
  /** Formats a text for the submission, after `submittedText`. */
  normalize?(name: Name, text: string): string;
  /** Returns the error of a text to be submitted, in words; empty if there is none. */
  faultOf(name: Name, text: string): string;
  keepDraft(): void;
  requestUpdate(): void;
  focusSoon(selector: string): void;
}

/** Formats a text of the reading as papers print it. */
export function printedText(type: ReadField<string>['type'], text: string): string {
  if (type === 'year') return text.replace(/^(\d{4})-12-31$/, '$1');
  return type === 'date' ? writtenDay(text) : text;
}

/** Formats a person's text for the submission: without surplus spaces, dates in ISO form. */
function submittedText(type: ReadField<string>['type'], input: string): string {
  const text = input.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (type === 'year') return text.replace(/^\d{4}$/, '$&-12-31');
  return type === 'date' ? readDay(text) : text;
}

/** The person's corrections of the fields read from a paper. A field with a text is open for typing. */
export class FieldEntries<Name extends string> {
  texts = {} as FieldTexts<Name>;
  errors = {} as FieldTexts<Name>;
  readonly #rules: FieldRules<Name>;

  constructor(rules: FieldRules<Name>) {
    this.#rules = rules;
  }

  /** Takes the texts of the draft or, without a draft, the corrections of an earlier submission. */
  restore(draft: FieldTexts<Name> | undefined, corrections: Readonly<Record<Name, string | null>> | undefined): void {
    const corrected = Object.entries<string | null>(corrections ?? {}).filter((entry): entry is [Name, string] => entry[1] !== null);
    const texts = corrected.map(([name, text]) => [name, printedText(this.#rules.typeOf(name), text)]);
    this.texts = draft ?? (Object.fromEntries(texts) as FieldTexts<Name>);
  }

  clear(): void {
    this.texts = {} as FieldTexts<Name>;
    this.errors = {} as FieldTexts<Name>;
  }

  type(name: Name, text: string): void {
    this.texts = { ...this.texts, [name]: text };
    this.errors = { ...this.errors, [name]: '' };
    this.#rules.keepDraft();
    this.#rules.requestUpdate();
  }

  /** Opens a field for typing. `text` is the text of the reading. */
  open(name: Name, text: string | null): void {
    this.type(name, printedText(this.#rules.typeOf(name), text ?? ''));
    this.#rules.focusSoon(`[data-field="${name}"]`);
  }

  get #submittedTexts(): [Name, string][] {
    const { typeOf, normalize = (_, text) => text } = this.#rules;
    return (Object.entries(this.texts) as [Name, string][]).map(([name, input]) => [
      name,
      normalize(name, submittedText(typeOf(name), input)),
    ]);
  }

  /** Shows the errors of all texts and moves the focus to the first. Returns true if there is none. */
  check(): boolean {
    const errors = this.#submittedTexts.map(([name, text]) => [name, text === '' ? '' : this.#rules.faultOf(name, text)] as const);
    this.errors = Object.fromEntries(errors) as FieldTexts<Name>;
    this.#rules.requestUpdate();
    const first = errors.find(([, error]) => error !== '')?.[0];
    if (first) this.#rules.focusSoon(`[data-field="${first}"]`);
    return first === undefined;
  }

  /** Returns the texts, formatted for the submission, that differ from the reading. */
  correctionsOf(read: Readonly<Record<Name, string | null>> | undefined): FieldTexts<Name> {
    return Object.fromEntries(this.#submittedTexts.filter(([name, text]) => text !== (read?.[name] ?? ''))) as FieldTexts<Name>;
  }
}

/** Returns the doubts about a reading whose fields the person has not corrected. */
export function openDoubts<Doubt extends string, Name extends string>(
  doubts: readonly Doubt[],
  fieldsOf: Readonly<Record<Doubt, readonly Name[]>>,
  corrections: FieldTexts<Name>,
): Doubt[] {
  return doubts.filter((doubt) => fieldsOf[doubt].every((name) => corrections[name] === undefined));
}
