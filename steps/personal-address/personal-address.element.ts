import { css, html, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { entities, entityName } from '#mexico/entities.ts';
import { entityOfPostalCode, postalCodePattern } from '#mexico/places/postal-code.ts';
import { type Geolocation, geolocation } from '#src/device/geolocation.ts';
import { wordsIn } from '#src/i18n/words.ts';
import { ActionWatch } from '#src/step/action-watch.ts';
import { problemInWords, renderDock } from '#src/step/dock.ts';
import { base } from '#src/ui/base.styles.ts';
import { define } from '#src/ui/define.ts';
import '#src/ui/field.element.ts';
import '#src/ui/page.element.ts';
import '#src/ui/select.element.ts';
import { step } from '#src/step/step.styles.ts';
import { StepElement } from '#src/step/step-element.ts';
import { LINE_LENGTH, REFERENCES_LENGTH } from './address-line.contract.ts';
import { faultsIn, type PersonalAddressFault, type PersonalAddressMember, type PersonalAddressSubmission } from './answer.ts';
import type { PostalCodePlace } from './personal-address.contract.ts';
import { personalAddressWords } from './personal-address.i18n.ts';
import { type LocationOffer, locate, renderOffer } from './place-offer.ts';

interface PersonalAddressDraft extends PersonalAddressSubmission {
  /** True if the person declined to share their location; they are not asked again. */
  location_declined: boolean;
}

const empty: PersonalAddressDraft = {
  zip_code: '',
  state: '',
  municipality: '',
  colony: '',
  street: '',
  ext_num: '',
  int_num: '',
  references: '',
  location_declined: false,
};

const states = entities.map(({ name }) => ({ value: name, text: name })).sort((one, other) => one.text.localeCompare(other.text, 'es'));

/** @summary An address in Mexico; the state follows from the postal code, and sharing the device's location is optional. */
export class PersonalAddressElement extends StepElement<{ offer_location: boolean }, PersonalAddressSubmission, PersonalAddressDraft> {
  static override styles = [
    base,
    step,
    css`
      /* One height for every state of it: nothing below jumps. */
      .offer {
        margin-top: var(--zaguan-space-4);
      }
      .offer::part(notice) {
        min-height: 136px;
      }
      .postal {
        display: grid;
        /* “Ciudad de México” fits on a screen of 360 px. */
        grid-template-columns: 104px minmax(0, 1fr);
        gap: var(--zaguan-space-3);
      }
    `,
  ];

  /** The source of the device's location. Tests replace it. */
  @property({ attribute: false }) geolocation: Geolocation = geolocation;

  @state() private entry: Partial<PersonalAddressDraft> = {};
  @state() private faults: Partial<Record<PersonalAddressMember, PersonalAddressFault>> = {};
  @state() private place: LocationOffer = { status: 'offered' };
  /** The postal code's state, shown because the chosen state differs. Submitting again keeps the chosen state. */
  @state() private otherState: string | null = null;

  @state() private colonies: readonly string[] = [];

  #lookup = new ActionWatch();
  /** The values that a postal code filled in, not the person. */
  #filled: Partial<PersonalAddressSubmission> = {};

  protected override willUpdate(changes: PropertyValues<this>): void {
    const lookupState = changes.has('actions') ? this.#lookup.outcome(this.actions.lookup_postal_code) : null;
    if (lookupState?.status === 'done') this.#fillFromCatalogue(lookupState.result as PostalCodePlace);
  }

  get #current(): PersonalAddressDraft {
    return { ...empty, ...this.payload, ...this.draft, ...this.entry };
  }

  get #words() {
    return wordsIn(personalAddressWords, this.language, this.texts);
  }

  #keep(change: Partial<PersonalAddressDraft>): void {
    this.entry = { ...this.entry, ...change };
    this.otherState = null;
    this.host.saveDraft(this.#current);
  }

  #clearFaults(members: readonly string[]): void {
    this.faults = Object.fromEntries(Object.entries(this.faults).filter(([member]) => !members.includes(member)));
  }

  /** Returns the error message of a field in the current language. */
  #errorOf(member: PersonalAddressMember): string {
    const fault = this.faults[member];
    return fault === undefined ? '' : this.#words[fault];
  }

  #onInput(member: PersonalAddressMember, value: string): void {
    this.#clearFaults([member]);
    this.#keep({ [member]: value });
  }

  /** Returns whether the person typed a field; false if an earlier postal code filled it in. */
  #isTyped(member: PersonalAddressMember): boolean {
    return this.#current[member] !== '' && this.#current[member] !== this.#filled[member];
  }

  /** Fills in values, except in fields that the person typed. */
  #fill(values: Partial<PersonalAddressSubmission>): void {
    const open = Object.entries(values).filter(([member, value]) => value && !this.#isTyped(member as PersonalAddressMember));
    this.#filled = { ...this.#filled, ...Object.fromEntries(open) };
    this.#clearFaults(open.map(([member]) => member));
    this.#keep(Object.fromEntries(open));
  }

  /** Fills in the state from the first two digits, and more from all five if the operator loaded a catalogue. */
  #typePostalCode = (event: Event) => {
    const digits = (event.target as HTMLInputElement).value.replace(/\D/g, '').slice(0, 5);
    this.#onInput('zip_code', digits);
    this.colonies = [];
    const entity = entityOfPostalCode(digits);
    if (entity) this.#fill({ state: entityName(entity) ?? '' });
    if (!postalCodePattern.test(digits)) return;
    this.#lookup.ask(this.actions.lookup_postal_code);
    this.host.act('lookup_postal_code', { zip_code: digits });
  };

  #fillFromCatalogue({ zip_code, state, municipality, colonies }: PostalCodePlace): void {
    if (zip_code !== this.#current.zip_code || state === null) return;
    this.colonies = colonies;
    this.#fill({ state, municipality: municipality ?? '', colony: colonies.length === 1 ? (colonies[0] ?? '') : '' });
  }

  #share = async () => {
    this.place = { status: 'locating' };
    this.place = await locate(this.geolocation, (reason) => this.host.reportFailure(reason));
    this.#keepFocus();
  };

  #forget = () => {
    this.place = { status: 'offered' };
    this.#keepFocus();
  };

  /** Moves the focus to the offer's next button, since the pressed button disappears. A focus outside the offer stays. */
  #keepFocus(): void {
    if ((this.renderRoot as ShadowRoot).activeElement?.closest('.offer')) this.focusSoon('.offer zaguan-button');
  }

  #decline = () => {
    this.#keep({ location_declined: true });
    this.focusSoon('[data-member=zip_code]');
  };

  #submit = (event: Event) => {
    event.preventDefault();
    if (this.busy) return;
    const { location_declined: _, ...answer } = this.#current;
    this.faults = faultsIn(answer);
    const [first] = Object.keys(this.faults);
    if (first) {
      this.focusSoon(`[data-member=${first}]`);
      return;
    }
    const entity = entityOfPostalCode(answer.zip_code);
    if (entity && this.otherState === null && entityName(entity) !== answer.state) {
      this.otherState = entityName(entity) ?? '';
      return;
    }
    const coordinates = this.place.status === 'located' ? this.place.coordinates : null;
    this.host.submit({ ...answer, device_coordinates: coordinates?.map(Number) ?? null }, coordinates);
  };

  #renderOffer() {
    const isDeclined = this.#current.location_declined && this.place.status === 'offered';
    if (!this.geolocationAllowed || !this.setup.offer_location || isDeclined) return nothing;
    return renderOffer(this.#words, this.place, { share: this.#share, forget: this.#forget, decline: this.#decline });
  }

  #renderField(
    member: PersonalAddressMember,
    label: string,
    autocomplete: AutoFill,
    options: { note?: string; help?: string; maxLength?: number } = {},
  ) {
    return html`<zaguan-field
      tight
      data-member=${member}
      .label=${label}
      .note=${options.note ?? ''}
      .help=${options.help ?? ''}
      .autocomplete=${autocomplete}
      autocapitalize="words"
      .maxLength=${options.maxLength ?? LINE_LENGTH}
      .options=${member === 'colony' ? this.colonies : []}
      .value=${this.#current[member]}
      .error=${this.#errorOf(member)}
      .suggestion=${member === 'ext_num' && this.faults.ext_num ? this.#words.noNumber : ''}
      @input=${(event: Event) => this.#onInput(member, (event.target as HTMLInputElement).value)}
      @zaguan-suggestion=${() => this.#onInput(member, 'S/N')}
    ></zaguan-field>`;
  }

  protected override render() {
    const words = this.#words;
    const { optional: note } = words;
    const problem = this.problem && problemInWords(this.problem, this.language);
    const question = this.otherState === null ? null : words.otherState(this.otherState);
    return html`<form novalidate @submit=${this.#submit}>
      <zaguan-page .heading=${words.heading}>
        ${this.#renderOffer()}
        <div class="form">
          <div class="postal">
            <zaguan-field
              tight
              data-member="zip_code"
              .label=${words.postalCode}
              autocomplete="postal-code"
              inputMode="numeric"
              .maxLength=${5}
              .value=${this.#current.zip_code}
              .error=${this.#errorOf('zip_code')}
              @input=${this.#typePostalCode}
            ></zaguan-field>
            <zaguan-select
              tight
              data-member="state"
              .label=${words.state}
              autocomplete="address-level1"
              .placeholder=${words.choose}
              .options=${states}
              .value=${this.#current.state}
              .error=${this.#errorOf('state')}
              @input=${(event: Event) => this.#onInput('state', (event.target as HTMLInputElement).value)}
            ></zaguan-select>
          </div>
          ${this.#renderField('municipality', words.municipality, 'address-level2')}
          ${this.#renderField('colony', words.colony, 'address-level3')}
          ${this.#renderField('street', words.street, 'address-line1')}
          <div class="pair">
            ${this.#renderField('ext_num', words.extNum, 'off')} ${this.#renderField('int_num', words.intNum, 'off', { note })}
          </div>
          ${this.#renderField('references', words.references, 'off', { note, help: words.referencesHelp, maxLength: REFERENCES_LENGTH })}
        </div>
        ${renderDock(this, { submit: words.submit, problem: question ?? problem })}
      </zaguan-page>
    </form>`;
  }
}

export const tag = 'zaguan-step-personal-address';
define(tag, PersonalAddressElement);
