import { html } from 'lit';
import { type FieldWord, fieldWords } from '#kinds/base/field-words.ts';
import { readDay, writtenDay } from '#mexico/written-day.ts';
import { type DockOwner, renderDock } from '#src/step/dock.ts';
import { renderAgain } from '#src/step/paper/paper-screens.ts';
import { renderReadFields } from '#src/step/paper/read-fields.ts';
import type { FieldsPage } from '#src/step/paper/read-paper-step.ts';
import '#src/ui/page.element.ts';
import type { DocumentReadingView } from './document.contract.ts';
import type { DocumentCaptureWords } from './document-capture.i18n.ts';
import { LINE_LENGTH, type PathWords } from './kinds.contract.ts';

const isDate = (word: FieldWord) => fieldWords[word].type === 'date';

/** Returns a value as papers print it: dates begin with the day. */
export const asPrinted = (word: FieldWord, text: string): string => (isDate(word) ? writtenDay(text) : text);

/** Returns a typed text as the step sends it: without surplus spaces, dates in ISO form. */
export function asSent(word: FieldWord, input: string): string {
  const text = input.normalize('NFC').replace(/\s+/g, ' ').trim();
  return isDate(word) ? readDay(text) : text;
}

export interface DocumentPageProps extends FieldsPage<string> {
  owner: DockOwner;
  view: DocumentReadingView;
  pathWords: PathWords;
  problem: string | null;
  fromFile: boolean;
}

/** Renders the read fields of the document, each with a way to correct it. The page says that they were read, never that they are true. */
export function renderReadPage(words: DocumentCaptureWords, props: DocumentPageProps) {
  const { owner, view, pathWords: shown, entryByField: typed, errors, problem, fromFile, again, send, open, type } = props;
  return html`<form novalidate @submit=${send}><zaguan-page heading=${words.title} why=${words.titleWhy}>
    ${renderReadFields(words, {
      fields: shown.map(([path, word]) => ({
        name: path,
        label: words[word],
        text: asPrinted(word, view.fields[path] ?? '') || null,
        entry: typed[path],
        error: errors[path] ?? '',
        maxLength: LINE_LENGTH,
        inputMode: fieldWords[word].type === 'digits' ? 'numeric' : '',
        placeholder: isDate(word) ? words.datePlaceholder : '',
      })),
      open,
      type,
    })}
    ${renderDock(owner, { submit: words.yes, problem, after: renderAgain(words, { owner, fromFile, again }) })}
  </zaguan-page></form>`;
}
