import { html, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { type DescribedField, type DynamicForm, ruleArgument } from '#contracts/people/dynamic-fields.ts';
import { wordsIn } from '#src/i18n/words.ts';
import { problemInWords, renderDock } from '#src/step/dock.ts';
import { step } from '#src/step/step.styles.ts';
import { StepElement } from '#src/step/step-element.ts';
import { base } from '#src/ui/base.styles.ts';
import { define } from '#src/ui/define.ts';
import '#src/ui/field.element.ts';
import '#src/ui/page.element.ts';
import '#src/ui/select.element.ts';
import { choicesOf, faultInWords, isRequired, readAnswer, SERVER_FAULT, typedAnswer } from './answers.ts';
import { dynamicFormWords } from './dynamic-form.i18n.ts';
import { checkForm, type DynamicFormValues } from './form.contract.ts';

/** The typed or chosen texts; the key is the field's key. */
type DynamicFormTexts = Readonly<Record<string, string>>;

interface DynamicFormDraft {
  /** The open screen, from 0. */
  at: number;
  texts: DynamicFormTexts;
}

const MAX_FIELDS = 4;

const types = { email: 'email', phone: 'tel' } as const;

/** Maximum number of characters in an input, for each type of field; a text may have its own `max`. */
const LENGTHS = { text: 500, email: 254, phone: 30, number: 24, integer: 24, date: 10 } as const;

/** @summary The fields of a descriptor, a few on each screen. */
export class DynamicFormElement extends StepElement<DynamicForm, { values: DynamicFormValues }, DynamicFormDraft> {
  static override styles = [base, step];

  @state() private entry: DynamicFormDraft | null = null;
  /** The broken rules; the key is the field's key. A Map, since a field may have a name such as `constructor`. */
  @state() private faults: ReadonlyMap<string, string> = new Map();

  protected override willUpdate(changes: PropertyValues<this>): void {
    const key = /^values\.(.+)$/.exec(this.problem?.field ?? '')?.[1];
    if (changes.has('problem') && key !== undefined) this.#show(new Map([[key, SERVER_FAULT]]));
  }

  get #words() {
    return wordsIn(dynamicFormWords, this.language, this.texts);
  }

  override back(): boolean {
    const { at, texts } = this.#current;
    if (at === 0) return false;
    this.#keep({ at: at - 1, texts });
    this.faults = new Map();
    return true;
  }

  get #current(): DynamicFormDraft {
    const { at, texts } = this.entry ?? this.draft ?? { at: 0, texts: this.payload ? textsOf(this.setup, this.payload.values) : {} };
    return { at: Math.min(at, this.#screens.length - 1), texts };
  }

  /** Returns the fields of each screen, distributed evenly. */
  get #screens(): readonly (readonly DescribedField[])[] {
    const { fields } = this.setup;
    const count = Math.ceil(fields.length / MAX_FIELDS);
    const size = Math.ceil(fields.length / count);
    return Array.from({ length: count }, (_, at) => fields.slice(at * size, (at + 1) * size));
  }

  #keep(draft: DynamicFormDraft): void {
    this.entry = draft;
    this.host.saveDraft(draft);
  }

  #textOf(key: string): string {
    const { texts } = this.#current;
    return Object.hasOwn(texts, key) ? texts[key]! : '';
  }

  #onInput(key: string, event: Event): void {
    const { at, texts } = this.#current;
    this.#keep({ at, texts: { ...texts, [key]: (event.target as HTMLInputElement).value } });
    this.faults = new Map([...this.faults].filter(([other]) => other !== key));
  }

  /** Shows the faults, and opens the screen with the first of them. */
  #show(faults: ReadonlyMap<string, string>): void {
    this.faults = faults;
    const at = this.#screens.findIndex((fields) => fields.some(({ key }) => faults.has(key)));
    const first = this.#screens[at]?.find(({ key }) => faults.has(key));
    if (!first) return;
    const { at: open, texts } = this.#current;
    if (at !== open) this.#keep({ at, texts });
    this.focusSoon(`[data-member=${first.key}]`);
  }

  #goOn = (event: Event) => {
    event.preventDefault();
    if (this.busy) return;
    const { at, texts } = this.#current;
    const input = Object.fromEntries(this.setup.fields.map((field) => [field.key, readAnswer(field, this.#textOf(field.key))]));
    const { values, faults } = checkForm(this.setup, input);
    const isLast = at + 1 === this.#screens.length;
    // Faults of fields on later screens are ignored, since those were not yet shown.
    const keysSoFar = new Set(this.#screens.slice(0, at + 1).flatMap((fields) => fields.map(({ key }) => key)));
    const wrong = new Map(
      faults.map(({ path, code }) => [path.slice('values.'.length), code] as const).filter(([key]) => keysSoFar.has(key)),
    );
    this.#show(wrong);
    if (wrong.size > 0) return;
    if (isLast) this.host.submit({ values });
    else this.#keep({ at: at + 1, texts });
  };

  #renderField(field: DescribedField) {
    const words = this.#words;
    const { key, title, type } = field;
    const note = isRequired(field) ? '' : words.optional;
    const choices = choicesOf(field, this.setup, words);
    const fault = this.faults.get(key);
    const error = fault === undefined ? '' : faultInWords(field, fault, words);
    const take = (event: Event) => this.#onInput(key, event);
    if (choices !== null) {
      return html`<zaguan-select
        tight
        data-member=${key}
        .label=${title}
        .note=${note}
        .placeholder=${words.choice}
        .options=${choices}
        .value=${this.#textOf(key)}
        .error=${error}
        @input=${take}
      ></zaguan-select>`;
    }
    const longest = type === 'text' ? ruleArgument(field, 'max') : null;
    return html`<zaguan-field
      tight
      data-member=${key}
      .type=${Object.hasOwn(types, type) ? types[type as keyof typeof types] : 'text'}
      .inputMode=${keyboardOf(field)}
      autocomplete="off"
      .autocapitalize=${type === 'text' ? 'sentences' : 'none'}
      .spelling=${type === 'text'}
      .maxLength=${longest === null ? LENGTHS[type as keyof typeof LENGTHS] : Number(longest)}
      .label=${title}
      .note=${note}
      .help=${type === 'date' ? words.dayHelp : ''}
      .value=${this.#textOf(key)}
      .error=${error}
      @input=${take}
    ></zaguan-field>`;
  }

  protected override render() {
    const words = this.#words;
    const { name, description } = this.setup;
    const { at } = this.#current;
    const screens = this.#screens;
    const why = at === 0 ? description || words.why(this.companyName) : words.part(at + 1, screens.length);
    const isAtField = this.problem?.field?.startsWith('values.') === true;
    return html`<form novalidate @submit=${this.#goOn}>
      <zaguan-page .heading=${name} .why=${why}>
        <div class="form">${(screens[at] ?? []).map((field) => this.#renderField(field))}</div>
        ${renderDock(this, {
          submit: words.next,
          problem: this.problem && !isAtField ? problemInWords(this.problem, this.language) : null,
        })}
      </zaguan-page>
    </form>`;
  }
}

function textsOf({ fields }: DynamicForm, values: DynamicFormValues): DynamicFormTexts {
  return Object.fromEntries(fields.map((field) => [field.key, typedAnswer(field, values[field.key] ?? null)]));
}

/** Returns the phone keyboard for a field. Some numeric keyboards lack a minus sign. */
function keyboardOf(field: DescribedField): string {
  const { type } = field;
  if (type === 'email') return 'email';
  if (type === 'phone') return 'tel';
  if (type === 'date') return 'numeric';
  if (type !== 'number' && type !== 'integer') return '';
  const isPositive = Number(ruleArgument(field, 'min') ?? -1) >= 0;
  return isPositive ? (type === 'integer' ? 'numeric' : 'decimal') : '';
}

export const tag = 'zaguan-step-dynamic-form';
define(tag, DynamicFormElement);
