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

/** Returns a value as papers print it: dates begin with the day. */
export const asPrinted = (field: ProofField, value: string): string => (field === 'date' ? writtenDay(value) : value);

/** Returns a typed text as the step sends it: without surplus spaces, dates in ISO form. */
export function asSent(field: ProofField, input: string): string {
  const text = input.normalize('NFC').replace(/\s+/g, ' ').trim();
  return field === 'date' ? readDay(text) : text;
}

/** Returns the error message for a text in sent form; empty if the text is valid. */
export function faultOf(words: AddressProofWords, field: ProofField, text: string): string {
  if (field === 'date') return isDay(text) ? '' : words.wrongDate;
  return field === 'postal_code' && !postalCodePattern.test(text) ? words.wrongPostalCode : '';
}

/** Returns the doubts that no correction of the person has removed. */
function openDoubts({ view, entryByField: typed }: Pick<ProofPageProps, 'view' | 'entryByField'>): ProofDoubt[] {
  const corrections = correctionsOf(typed, view.fields, asSent);
  return view.doubts.filter((doubt) => about[doubt].every((field) => corrections[field] === undefined));
}

export interface ProofPageProps extends FieldsPage<ProofField> {
  owner: DockOwner;
  view: ProofView;
  /** The greatest accepted age in months; null: any age. */
  maxAge: number | null;
  company: string;
  problem: string | null;
  fromFile: boolean;
}

/** Renders the read fields of the proof, each with a way to correct it. The page says that they were read, never that they are true. */
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
