import { html, nothing } from 'lit';
import type { ReadingStatus } from '#contracts/steps/paper-step.ts';
import { type DockOwner, renderDock } from '#src/step/dock.ts';
import type { FieldEntries } from '#src/step/paper/field-entries.ts';
import { renderReadFields } from '#src/step/paper/read-fields.ts';
import '#src/ui/button.element.ts';
import { warnIcon } from '#src/ui/drawings/later-icons.ts';
import '#src/ui/notice.element.ts';
import '#src/ui/page.element.ts';
import '#src/ui/picture.element.ts';
import { emptyRequiredFields, typeOf } from './card/card-fields.ts';
import type { CardDoubt, CredentialView } from './card/credential.contract.ts';
import { type CardField, fields, LINE_LENGTH } from './card/lines.contract.ts';
import { faultOf } from './card-faults.ts';
import { drawing } from './drawings.ts';
import type { EnrollFullWords } from './enroll-full.i18n.ts';

const labels = {
  name: 'fieldName',
  last_name: 'fieldLastName',
  mothers_last_name: 'fieldMothersLastName',
  curp: 'fieldCurp',
  birth_date: 'fieldBirthDate',
  street: 'fieldStreet',
  neighborhood: 'fieldNeighborhood',
  zip_code: 'fieldZipCode',
  city: 'fieldCity',
  province: 'fieldProvince',
  elector_key: 'fieldElectorKey',
  expiration_date: 'fieldExpiration',
} as const satisfies Record<CardField, keyof EnrollFullWords>;

/** The code that the step loads once it has a card to show. */
export const cardPart = { renderUnread, renderCard, faultOf };
export type CardPart = typeof cardPart;

export interface UnreadCardProps {
  side: 'front' | 'back';
  reading: ReadingStatus;
  /** The picture; null if only the server has it. */
  preview: Blob | null;
  again: () => void;
  /** Goes on to type the fields by hand; null until a second photo was tried. */
  goOn: (() => void) | null;
}

/** Renders the page for an unreadable side: the reason, a new photo and, after that, the choice to type the fields. */
function renderUnread(words: EnrollFullWords, { side, reading, preview, again, goOn }: UnreadCardProps) {
  const isOther = reading === 'other_kind';
  const heading = side === 'front' ? (isOther ? words.otherFront : words.unreadFront) : isOther ? words.otherBack : words.unreadBack;
  return html`<zaguan-page heading=${heading} why=${isOther ? words.otherWhy : words.unreadWhy}>
    ${
      preview
        ? html`<zaguan-picture class="taken card" fit="whole" .picture=${preview} label=${words[side]} zoom-label=${words.zoom}></zaguan-picture>`
        : html`<div class="stage">${drawing(side)}</div>`
    }
    <zaguan-button slot="dock" @click=${again}>${words.retake}</zaguan-button>
    ${goOn === null ? nothing : html`<zaguan-button slot="dock" variant="text" @click=${goOn}>${words.writeMyself}</zaguan-button>`}
  </zaguan-page>`;
}

export interface CardProps {
  owner: DockOwner;
  view: CredentialView;
  entries: FieldEntries<CardField>;
  /** The doubts that the person has not resolved. */
  doubts: readonly CardDoubt[];
  /** True if the setup rejects an expired card. */
  refusesExpired: boolean;
  company: string;
  keep: (event: Event) => void;
  otherCard: () => void;
}

/** Renders the read fields of the card, each with a way to correct it. The page says that they were read, never that they are true. */
function renderCard(words: EnrollFullWords, props: CardProps) {
  const { owner, view, entries, doubts, refusesExpired, keep, otherCard } = props;
  const isRead = view.front.reading === 'read';
  const isRefused = refusesExpired && doubts.includes('expired');
  return html`<form novalidate @submit=${keep}><zaguan-page
    heading=${isRead ? words.cardTitle : words.cardWrite}
    why=${isRead ? words.cardWhy : words.cardWriteWhy}
  >
    ${doubts.map((doubt) => renderDoubt(words, doubt, props))}
    ${renderReadFields(words, {
      fields: fields.map((name) => ({ name, label: words[labels[name]], type: typeOf(name) })),
      read: view.fields,
      entries,
      texts: { ...emptyRequiredFields(view), ...entries.texts },
      maxLength: LINE_LENGTH,
    })}
    ${
      isRefused
        ? html`<zaguan-button slot="dock" @click=${otherCard}>${words.otherCard}</zaguan-button
            ><zaguan-button slot="dock" variant="text" type="submit">${words.noOtherCard}</zaguan-button>`
        : renderDock(owner, { submit: isRead ? words.cardKeep : words.cardWritten })
    }
  </zaguan-page></form>`;
}

function renderDoubt(words: EnrollFullWords, doubt: CardDoubt, { view, company, refusesExpired, otherCard }: CardProps) {
  const year = view.fields.expiration_date?.slice(0, 4) ?? '';
  const sentence = {
    two_cards: words.doubtTwoCards,
    curp: words.doubtCurp,
    expired: `${words.doubtExpired(year)} ${refusesExpired ? words.needsInForce(company) : ''}`,
  }[doubt];
  return html`<zaguan-notice class="doubt" kind="warn" live="status" .actionable=${doubt === 'two_cards'}
    ><span slot="icon">${warnIcon()}</span>${sentence}${
      doubt === 'two_cards'
        ? html`<button slot="actions" class="text-button" type="button" @click=${otherCard}>${words.bothAgain}</button>`
        : nothing
    }</zaguan-notice
  >`;
}
