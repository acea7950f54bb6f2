import { css, html, nothing, type PropertyValues } from 'lit';
import { state } from 'lit/decorators.js';
import type { SubmissionOf } from '#contracts/steps/step.ts';
import { ageOn, CURP_LENGTH, type CurpReading, readCurp } from '#mexico/curp.ts';
import { nameFitsCurp } from '#mexico/curp-letters.ts';
import { mexicanDate } from '#mexico/today.ts';
import { curpWords } from '#src/i18n/curp.i18n.ts';
import { wordsIn } from '#src/i18n/words.ts';
import { curpFactsStyles, faultOf, renderCurp } from '#src/step/curp-in-words.ts';
import { problemInWords, renderDock } from '#src/step/dock.ts';
import { base } from '#src/ui/base.styles.ts';
import { define } from '#src/ui/define.ts';
import '#src/ui/field.element.ts';
import '#src/ui/page.element.ts';
import '#src/ui/select.element.ts';
import '#src/ui/sheet.element.ts';
import { NAME_LENGTH, nameTrouble, normalizeName } from '#mexico/names.ts';
import { step } from '#src/step/step.styles.ts';
import { StepElement } from '#src/step/step-element.ts';
import { countryCodes } from './countries.contract.ts';
import type { personalData } from './personal-data.contract.ts';
import { personalDataWords } from './personal-data.i18n.ts';

type PersonalDataSubmission = SubmissionOf<typeof personalData>;

/** The faults of a field, as keys of their messages. */
type PersonalDataFault = 'empty' | 'incomplete' | 'wrongCheck' | 'emptyName' | 'emptyLastname' | 'onlyLetters' | 'emptyNationality';

interface PersonalDataDraft extends PersonalDataSubmission {
  screen: 'curp' | 'name';
}

/**
 * `complete`: missing if no earlier step supplied a CURP; false if earlier steps did not supply every other member; true if they supplied
 * all members, so that the person is asked nothing.
 */
type PersonalDataPayload = PersonalDataSubmission & { complete?: boolean };

const CURP_SITE = 'https://www.gob.mx/curp/';
const empty: PersonalDataSubmission = { curp: '', name: '', first_lastname: '', second_lastname: '', nationality: '' };

/** @summary The CURP, read while it is typed; then the names. */
export class PersonalDataElement extends StepElement<{ minimum_age: number }, PersonalDataPayload, PersonalDataDraft> {
  static override styles = [
    base,
    step,
    curpFactsStyles,
    css`
      .start {
        justify-content: flex-start;
        padding: 0;
        text-align: start;
      }
      .paragraphs {
        display: grid;
        gap: var(--zaguan-space-3);
      }
    `,
  ];

  @state() private entry: Partial<PersonalDataDraft> = {};
  @state() private faults: Partial<Record<keyof PersonalDataSubmission, PersonalDataFault | undefined>> = {};
  /** A warning about the data, on screen. A second submission confirms the data. */
  @state() private warning: 'tooYoung' | 'mismatch' | null = null;
  @state() private isSheetOpen = false;

  #today = mexicanDate(new Date());

  override back(): boolean {
    if (this.#current.screen !== 'name') return false;
    this.#keep({ screen: 'curp' });
    return true;
  }

  get #current(): PersonalDataDraft {
    const screen = this.payload?.complete === undefined || this.#isTooYoung ? 'curp' : 'name';
    return { screen, ...empty, ...this.payload, ...this.draft, ...this.entry };
  }

  /** True if the prefilled CURP is below the minimum age. The person is first asked whether the CURP is theirs. */
  get #isTooYoung(): boolean {
    const { birthDate } = readCurp(this.payload?.curp ?? '', this.#today);
    return birthDate !== null && ageOn(birthDate, this.#today) < this.setup.minimum_age;
  }

  get #words() {
    return { ...wordsIn(curpWords, this.language, this.texts), ...wordsIn(personalDataWords, this.language, this.texts) };
  }

  get #reading(): CurpReading {
    return readCurp(this.#current.curp, this.#today);
  }

  protected override willUpdate(changes: PropertyValues<this>): void {
    if (changes.has('problem') && this.problem?.field === 'curp') {
      this.entry = { ...this.entry, screen: 'curp' };
      this.faults = { curp: 'wrongCheck' };
    }
  }

  /** True if earlier steps supplied all data, so that the person is not asked again. */
  get #hasAllData(): boolean {
    return this.payload?.complete === true && !this.draft && !this.#isTooYoung;
  }

  protected override firstUpdated(): void {
    if (this.#hasAllData) this.#submitName(new Event('submit'));
  }

  #keep(change: Partial<PersonalDataDraft>): void {
    this.entry = { ...this.entry, ...change };
    this.warning = null;
    this.host.saveDraft(this.#current);
  }

  #onInput(member: keyof PersonalDataSubmission, event: Event): void {
    this.faults = { ...this.faults, [member]: undefined };
    this.#keep({ [member]: (event.target as HTMLInputElement).value });
  }

  /** Returns the error message of a field in the current language. */
  #errorOf(member: keyof PersonalDataSubmission): string {
    const words = this.#words;
    const fault = this.faults[member];
    if (fault === 'incomplete') return words.incomplete(CURP_LENGTH - this.#reading.text.length);
    return fault === undefined ? '' : words[fault];
  }

  #warningInWords(): string | null {
    const words = this.#words;
    if (this.warning === 'mismatch') return words.mismatch;
    const { birthDate } = this.#reading;
    if (this.warning === null || !birthDate) return null;
    const { minimum_age } = this.setup;
    return words.tooYoung(ageOn(birthDate, this.#today), minimum_age);
  }

  #submitCurp = (event: Event) => {
    event.preventDefault();
    const reading = this.#reading;
    if (!reading.complete || !reading.birthDate) {
      this.faults = { curp: faultOf(this.#words, reading) ?? undefined };
      this.focusSoon('zaguan-curp-field');
      return;
    }
    const age = ageOn(reading.birthDate, this.#today);
    // `NE` in a CURP: born abroad (nacido en el extranjero).
    if (age < this.setup.minimum_age && this.warning === null) this.warning = 'tooYoung';
    else this.#keep({ screen: 'name', nationality: this.#current.nationality || (reading.entity === 'NE' ? '' : 'MX') });
  };

  #submitName = (event: Event) => {
    event.preventDefault();
    if (this.busy) return;
    const answer = this.#current;
    const wrong = (member: 'name' | 'first_lastname' | 'second_lastname', whenEmpty?: PersonalDataFault) => {
      const trouble = nameTrouble(answer[member]);
      return trouble === 'letters' ? 'onlyLetters' : trouble === 'empty' ? whenEmpty : undefined;
    };
    this.faults = {
      name: wrong('name', 'emptyName'),
      first_lastname: wrong('first_lastname', 'emptyLastname'),
      second_lastname: wrong('second_lastname'),
      nationality: answer.nationality === '' ? 'emptyNationality' : undefined,
    };
    const first = Object.entries(this.faults).find(([, fault]) => fault !== undefined)?.[0];
    if (first) {
      this.focusSoon(`[data-member=${first}]`);
      return;
    }
    const [name, first_lastname, second_lastname] = [answer.name, answer.first_lastname, answer.second_lastname].map(normalizeName) as [
      string,
      string,
      string,
    ];
    const { text: curp } = this.#reading;
    if (this.warning === null && !nameFitsCurp({ name, first: first_lastname, second: second_lastname }, curp)) {
      this.warning = 'mismatch';
      return;
    }
    this.host.submit({ curp, name, first_lastname, second_lastname, nationality: answer.nationality });
  };

  #renderSheet() {
    const words = this.#words;
    return html`<zaguan-sheet
      .open=${this.isSheetOpen}
      .heading=${words.unknownHeading}
      .closeLabel=${words.close}
      @zaguan-sheet-close=${() => {
        this.isSheetOpen = false;
      }}
    >
      <div class="paragraphs">
        <p>${words.unknownCard}</p>
        <p>${words.unknownSite}</p>
        <a class="link text-button start" href=${CURP_SITE} target="_blank" rel="noopener noreferrer">${words.unknownLink}</a>
      </div>
    </zaguan-sheet>`;
  }

  #renderCurp() {
    const words = this.#words;
    return html`<form novalidate @submit=${this.#submitCurp}>
        <zaguan-page .heading=${words.heading} .why=${words.why}>
          ${renderCurp(words, {
            reading: this.#reading,
            value: this.#current.curp,
            today: this.#today,
            error: this.#errorOf('curp'),
            language: this.language,
            type: (event) => this.#onInput('curp', event),
            accept: (curp) => {
              this.faults = {};
              this.#keep({ curp });
            },
          })}
          <zaguan-button
            variant="text"
            compact
            @click=${() => {
              this.isSheetOpen = true;
            }}
            >${words.unknown}</zaguan-button
          >
          ${renderDock(this, { submit: words.submitCurp, problem: this.#warningInWords() })}
        </zaguan-page>
      </form>
      ${this.#renderSheet()}`;
  }

  #renderField(member: 'name' | 'first_lastname' | 'second_lastname', label: string, autocomplete: AutoFill, note = '') {
    return html`<zaguan-field
      tight
      data-member=${member}
      .label=${label}
      .note=${note}
      .autocomplete=${autocomplete}
      autocapitalize="words"
      .maxLength=${NAME_LENGTH}
      .value=${this.#current[member]}
      .error=${this.#errorOf(member)}
      @input=${(event: Event) => this.#onInput(member, event)}
    ></zaguan-field>`;
  }

  /** Renders the nationality, unless the person was born in Mexico and is Mexican. A CURP shows a birth abroad, but no nationality. */
  #renderNationality() {
    if (this.#reading.entity !== 'NE' && this.#current.nationality === 'MX') return nothing;
    const words = this.#words;
    const countries = new Intl.DisplayNames(this.language, { type: 'region' });
    return html`<zaguan-select
      tight
      data-member="nationality"
      .label=${words.nationality}
      .placeholder=${words.choose}
      .options=${countryCodes.map((code) => ({ value: code, text: countries.of(code) ?? code }))}
      .value=${this.#current.nationality}
      .error=${this.#errorOf('nationality')}
      @input=${(event: Event) => this.#onInput('nationality', event)}
    ></zaguan-select>`;
  }

  #renderName() {
    const words = this.#words;
    const problem = this.problem && problemInWords(this.problem, this.language);
    return html`<form novalidate @submit=${this.#submitName}>
      <zaguan-page .heading=${words.nameHeading} .why=${words.nameWhy}>
        <div class="form">
          ${this.#renderField('name', words.name, 'given-name')}
          ${this.#renderField('first_lastname', words.firstLastname, 'family-name')}
          ${this.#renderField('second_lastname', words.secondLastname, 'off', words.ifAny)}
          ${this.#renderNationality()}
        </div>
        ${renderDock(this, { submit: words.submit, problem: this.#warningInWords() ?? problem })}
      </zaguan-page>
    </form>`;
  }

  protected override render() {
    // Draws nothing, so that a screen that is submitted at once does not flash.
    if (this.#hasAllData && !this.warning && !this.problem && !this.offline) return nothing;
    return this.#current.screen === 'name' ? this.#renderName() : this.#renderCurp();
  }
}

export const tag = 'zaguan-step-personal-data';
define(tag, PersonalDataElement);
