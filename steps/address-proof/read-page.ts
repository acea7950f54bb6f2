import { html } from 'lit';
import { postalCodePattern } from '#mexico/places/postal-code.ts';
import { isDay, readDay, writtenDay } from '#mexico/written-day.ts';
import { type DockOwner, renderDock } from '#src/step/dock.ts';
import { renderAgain } from '#src/step/paper/paper-screens.ts';
import { renderReadFields } from '#src/step/paper/read-fields.ts';
import type { FieldsPage } from '#src/step/paper/read-paper-step.ts';
import { correctionsOf } from '#src/step/paper/typed-fields.ts';
import '#src/ui/button.element.ts';
import { warnIcon } from '#src/ui/drawings/later-icons.ts';
import '#src/ui/notice.element.ts';
import '#src/ui/page.element.ts';
import type { AddressProofWords } from './address-proof.i18n.ts';
import { about, fields, LINE_LENGTH, type ProofDoubt, type ProofField } from './fields.contract.ts';
import type { ProofView } from './proof.contract.ts';

const labels = {
  name: 'fieldName',
  street: 'fieldStreet',
  ext_num: 'fieldExtNum',
  int_num: 'fieldIntNum',
  neighborhood: 'fieldNeighborhood',
  postal_code: 'fieldPostalCode',
  municipality: 'fieldMunicipality',
  state: 'fieldState',
  date: 'fieldDate',
} as const satisfies Record<ProofField, keyof AddressProofWords>;

/** As papers print it: dates with the day first. */
export const asPrinted = (field: ProofField, value: string): string => (field === 'date' ? writtenDay(value) : value);

/** As it is sent. */
export function asSent(field: ProofField, input: string): string {
  const text = input.normalize('NFC').replace(/\s+/g, ' ').trim();
  return field === 'date' ? readDay(text) : text;
}

/** What is wrong with a text that would be sent, in words; empty where nothing is. */
export function faultOf(words: AddressProofWords, field: ProofField, text: string): string {
  if (field === 'date') return isDay(text) ? '' : words.wrongDate;
  return field === 'postal_code' && !postalCodePattern.test(text) ? words.wrongPostalCode : '';
}

/** What the setup does not take, and the person did not write otherwise. */
function openDoubts({ view, entryByField: typed }: Pick<ProofPageProps, 'view' | 'entryByField'>): ProofDoubt[] {
  const corrections = correctionsOf(typed, view.fields, asSent);
  return view.doubts.filter((doubt) => about[doubt].every((field) => corrections[field] === undefined));
}

export interface ProofPageProps extends FieldsPage<ProofField> {
  owner: DockOwner;
  view: ProofView;
  /** Months; null where any age is taken. */
  maxAge: number | null;
  company: string;
  problem: string | null;
  fromFile: boolean;
}

/** What was read of the proof, each text with a way to correct it. It says that it was read, and never that it is true. */
export function renderReadPage(words: AddressProofWords, props: ProofPageProps) {
  const { owner, view, entryByField: typed, errors, maxAge, company, problem, fromFile, again, send } = props;
  const doubts = openDoubts(props);
  const sentences: Record<ProofDoubt, string> = {
    old: words.old(company, maxAge ?? 0),
    name: words.otherName(company),
    address: words.otherAddress(company),
  };
  return html`<form novalidate @submit=${send}><zaguan-page heading=${words.title} why=${words.titleWhy}>
    ${doubts.map(
      (doubt) => html`<zaguan-notice class="doubt" kind="warn" live="status"
        ><span slot="icon">${warnIcon()}</span>${sentences[doubt]}</zaguan-notice
      >`,
    )}
    ${renderReadFields(words, {
      fields: fields.map((field) => ({
        name: field,
        label: words[labels[field]],
        text: asPrinted(field, view.fields[field] ?? '') || null,
        entry: typed[field],
        error: errors[field] ?? '',
        maxLength: LINE_LENGTH,
        inputMode: field === 'postal_code' ? 'numeric' : '',
        placeholder: field === 'date' ? words.datePlaceholder : '',
      })),
      open: (name) => props.open(name as ProofField),
      type: (name, value) => props.type(name as ProofField, value),
    })}
    ${
      doubts.length === 0 || owner.busy
        ? renderDock(owner, { submit: words.yes, problem, after: renderAgain(words, { owner, fromFile, again }) })
        : html`<zaguan-button slot="dock" @click=${again}>${words.other}</zaguan-button
            ><zaguan-button slot="dock" variant="text" type="submit">${words.noOther}</zaguan-button>`
    }
  </zaguan-page></form>`;
}
