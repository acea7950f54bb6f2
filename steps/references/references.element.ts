import { html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import { nameTrouble, normalizeName } from '#mexico/names.ts';
import { formatPhone, internationalPhone, normalizePhone, phoneTrouble } from '#mexico/phone.ts';
import { wordsIn } from '#src/i18n/words.ts';
import { problemInWords, renderDock } from '#src/step/dock.ts';
import { step } from '#src/step/step.styles.ts';
import { StepElement } from '#src/step/step-element.ts';
import { base } from '#src/ui/base.styles.ts';
import { type RelationId, relations } from './relations.contract.ts';
import '#src/ui/button.element.ts';
import { define } from '#src/ui/define.ts';
import '#src/ui/field.element.ts';
import '#src/ui/page.element.ts';
import '#src/ui/select.element.ts';
import { referencesWords } from './references.i18n.ts';

interface ReferenceEntry {
  name: string;
  phone: string;
  relation: string;
}

interface ReferencesDraft {
  /** The reference on the screen, from 0. */
  at: number;
  people: readonly ReferenceEntry[];
}

interface ReferencesPayload {
  references: readonly { name: string; phone: string; person_relation_id: number }[];
}

/** The faults of a field, as keys of their messages. */
type ReferenceFault = 'emptyName' | 'onlyLetters' | 'emptyRelation' | 'emptyPhone' | 'wrongPhone' | 'repeatedPhone' | 'ownPhone';

const nobody: ReferenceEntry = { name: '', phone: '', relation: '' };

/** @summary People who know the person, one on each screen. */
export class ReferencesElement extends StepElement<{ min: number; max: number }, ReferencesPayload, ReferencesDraft> {
  static override styles = [base, step];

  @state() private entry: ReferencesDraft | null = null;
  @state() private faults: Partial<Record<keyof ReferenceEntry, ReferenceFault>> = {};

  protected override willUpdate(changes: PropertyValues<this>): void {
    const at = this.#refusedAt;
    if (!changes.has('problem') || at === null) return;
    this.#keep({ ...this.#current, at });
    this.faults = { phone: 'ownPhone' };
    this.focusSoon('[data-member=phone]');
  }

  /** The index of the reference whose phone the server rejected; null for none. */
  get #refusedAt(): number | null {
    const index = /^references\.(\d+)\.phone$/.exec(this.problem?.field ?? '')?.[1];
    return index === undefined ? null : Number(index);
  }

  override back(): boolean {
    const { at, people } = this.#current;
    if (at === 0) return false;
    const isEmptyExtra = at >= this.setup.min && Object.values(people[at] ?? nobody).every((text) => text === '');
    this.#keep({ at: at - 1, people: isEmptyExtra ? people.slice(0, at) : people });
    return true;
  }

  get #words() {
    return wordsIn(referencesWords, this.language, this.texts);
  }

  get #current(): ReferencesDraft {
    return this.entry ?? this.draft ?? { at: 0, people: (this.payload?.references ?? []).map(entryOf) };
  }

  #keep(draft: ReferencesDraft): void {
    this.entry = draft;
    this.faults = {};
    this.host.saveDraft(draft);
  }

  #onInput(member: keyof ReferenceEntry, event: Event): void {
    const { at, people } = this.#current;
    const { [member]: _, ...faults } = this.faults;
    const person = { ...(people[at] ?? nobody), [member]: (event.target as HTMLInputElement).value };
    this.#keep({ at, people: [...people.slice(0, at), person, ...people.slice(at + 1)] });
    this.faults = faults;
  }

  /** Returns whether the reference on the screen is valid; else shows its faults. */
  #check(): boolean {
    const { at, people } = this.#current;
    const { name, phone, relation } = people[at] ?? nobody;
    const digits = normalizePhone(phone);
    const isRepeated = digits !== null && people.some((other, index) => index !== at && normalizePhone(other.phone) === digits);
    const trouble = phoneTrouble(phone, true);
    const ofName = { empty: 'emptyName', letters: 'onlyLetters', none: null } as const;
    const faults = {
      name: ofName[nameTrouble(name) ?? 'none'],
      relation: relation === '' ? 'emptyRelation' : null,
      phone: trouble === 'empty' ? 'emptyPhone' : trouble ? 'wrongPhone' : isRepeated ? 'repeatedPhone' : null,
    } as const;
    this.faults = Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
    const [first] = Object.keys(this.faults);
    if (first) this.focusSoon(`[data-member=${first}]`);
    return first === undefined;
  }

  #goOn = (event: Event) => {
    event.preventDefault();
    if (this.busy || !this.#check()) return;
    const { at, people } = this.#current;
    if (at + 1 < Math.max(this.setup.min, people.length)) this.#keep({ at: at + 1, people });
    else this.#send(people);
  };

  #another = () => {
    const { at, people } = this.#current;
    if (!this.busy && this.#check()) this.#keep({ at: at + 1, people: [...people, nobody] });
  };

  #send(people: readonly ReferenceEntry[]): void {
    const references = people.map(({ name, phone, relation }) => ({
      name: normalizeName(name),
      phone: internationalPhone(phone) ?? phone,
      person_relation_id: Number(relation),
    }));
    this.host.submit({ references });
  }

  protected override render() {
    const words = this.#words;
    const { at, people } = this.#current;
    const { min, max } = this.setup;
    const { name, phone, relation } = people[at] ?? nobody;
    const fault = (member: keyof ReferenceEntry) => (this.faults[member] ? words[this.faults[member]] : '');
    const total = Math.max(min, people.length);
    const isLast = at + 1 >= total;
    const ids = Object.keys(relations).map(Number) as RelationId[];
    return html`<form novalidate @submit=${this.#goOn}>
      <zaguan-page .heading=${at === 0 ? words.heading : words.headingNext} .why=${words.why(this.companyName)}>
        <div class="form">
          <zaguan-field
            tight
            data-member="name"
            .label=${words.name}
            .note=${total > 1 ? words.of(at + 1, total) : ''}
            autocapitalize="words"
            autocomplete="off"
            .maxLength=${100}
            .value=${name}
            .error=${fault('name')}
            @input=${(event: Event) => this.#onInput('name', event)}
          ></zaguan-field>
          <zaguan-select
            tight
            data-member="relation"
            .label=${words.relation}
            .placeholder=${words.choose}
            .options=${ids.map((id) => ({ value: String(id), text: words[relations[id]] }))}
            .value=${relation}
            .error=${fault('relation')}
            @input=${(event: Event) => this.#onInput('relation', event)}
          ></zaguan-select>
          <zaguan-field
            tight
            data-member="phone"
            type="tel"
            inputMode="tel"
            autocomplete="off"
            .label=${words.phone}
            .note=${words.country}
            .maxLength=${24}
            .value=${phone}
            .error=${fault('phone')}
            @input=${(event: Event) => this.#onInput('phone', event)}
          ></zaguan-field>
        </div>
        ${renderDock(this, {
          submit: words.next,
          problem: this.problem && this.#refusedAt === null ? problemInWords(this.problem, this.language) : null,
          after:
            isLast && people.length < max && at + 1 >= min
              ? html`<zaguan-button slot="dock" variant="text" @click=${this.#another}>${words.another}</zaguan-button>`
              : nothing,
        })}
      </zaguan-page>
    </form>`;
  }
}

/** Formats a reference of an earlier submission as the person would type it. */
function entryOf({ name, phone, person_relation_id }: ReferencesPayload['references'][number]): ReferenceEntry {
  const digits = normalizePhone(phone);
  return { name, phone: digits ? formatPhone(digits) : phone, relation: String(person_relation_id) };
}

export const tag = 'zaguan-step-references';
define(tag, ReferencesElement);
