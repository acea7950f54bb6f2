import { html } from 'lit';
import { leaveWords } from '../../../i18n/leave.i18n.ts';
import type { ShellWords } from '../../../i18n/shell.i18n.ts';
import { type Language, wordsIn } from '../../../i18n/words.ts';
import '../../../ui/button.element.ts';
import '../../../ui/sheet.element.ts';

/** Which question the sheet asks; null while it is closed. */
export type LeaveQuestion = 'leave' | 'forget' | null;

export interface LeaveState {
  question: LeaveQuestion;
  shell: ShellWords;
  language: Language;
  onAsk(question: LeaveQuestion): void;
  onLeave(): void;
  onForget(): void;
  onElsewhere(): void;
}

/** Leaving keeps everything; "no soy yo" clears the device, after asking once more. */
export function leaveSheet({ question, shell, language, onAsk, onLeave, onForget, onElsewhere }: LeaveState) {
  const words = wordsIn(leaveWords, language);
  const forget = question === 'forget';
  return html`<zaguan-sheet
    actionable
    .open=${question !== null}
    heading=${forget ? words.forgetHeading : words.heading}
    close-label=${shell.close}
    @zaguan-sheet-close=${() => onAsk(null)}
  >
    <p>${forget ? words.forgetWhy : words.why}</p>
    ${
      forget
        ? html`<zaguan-button slot="actions" @click=${onForget}>${words.forget}</zaguan-button>
            <zaguan-button slot="actions" variant="text" @click=${() => onAsk('leave')}>${words.keep}</zaguan-button>`
        : html`<zaguan-button slot="actions" @click=${() => onAsk(null)}>${words.stay}</zaguan-button>
            <zaguan-button slot="actions" variant="quiet" @click=${onLeave}>${words.leave}</zaguan-button>
            <zaguan-button slot="actions" variant="text" @click=${onElsewhere}>${shell.elsewhere}</zaguan-button>
            <zaguan-button slot="actions" variant="text" muted @click=${() => onAsk('forget')}>${words.notMe}</zaguan-button>`
    }
  </zaguan-sheet>`;
}
