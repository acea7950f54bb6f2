import { html, nothing } from 'lit';
import { leaveWords } from '#src/i18n/leave.i18n.ts';
import type { ShellWords } from '#src/i18n/shell.i18n.ts';
import { type Language, wordsIn } from '#src/i18n/words.ts';
import type { OnboardingSnapshot } from '#src/machine/onboarding.machine.ts';
import '#src/ui/button.element.ts';
import '#src/ui/sheet.element.ts';

/** Which question the sheet asks; null while it is closed. */
export type LeaveQuestion = 'leave' | 'forget' | null;

export interface LeaveState {
  question: LeaveQuestion;
  snapshot: OnboardingSnapshot | null;
  shell: ShellWords;
  language: Language;
  /** The person came by a link. */
  byLink: boolean;
  onAsk(question: LeaveQuestion): void;
  onLeave(): void;
  /** Takes back the answer that is on its way. */
  onStop(): void;
  onForget(): void;
  onElsewhere(): void;
}

/** Draws the question before leaving. Leaving keeps everything; an answer on its way goes on or is taken back. "No soy yo" asks once more and clears the device. */
export function leaveSheet({ question, snapshot, shell, language, byLink, onAsk, onLeave, onStop, onForget, onElsewhere }: LeaveState) {
  const words = wordsIn(leaveWords, language);
  const forget = question === 'forget';
  const sending = snapshot?.matches({ journey: { running: 'submitting' } }) ?? false;
  const isGuest = snapshot?.context.view?.handoff.guest;
  const leaveUnsent = () => {
    onStop();
    onLeave();
  };
  return html`<zaguan-sheet
    actionable
    .open=${question !== null}
    heading=${forget ? words.forgetHeading : sending ? words.sendingHeading : words.heading}
    close-label=${shell.close}
    @zaguan-sheet-close=${() => onAsk(null)}
  >
    <p>${forget ? words.forgetWhy : sending ? words.sendingWhy : byLink ? words.whyByLink : words.why}</p>
    ${forget && sending ? html`<p>${words.forgetSending}</p>` : nothing}
    ${
      forget
        ? html`<zaguan-button slot="actions" @click=${() => onAsk('leave')}>${words.keep}</zaguan-button>
            <zaguan-button slot="actions" variant="text" @click=${onForget}>${words.forget}</zaguan-button>`
        : html`<zaguan-button slot="actions" @click=${() => onAsk(null)}>${words.stay}</zaguan-button>
            <zaguan-button slot="actions" variant="quiet" @click=${onLeave}>${sending ? words.leaveSending : words.leave}</zaguan-button>
            ${
              sending
                ? html`<zaguan-button slot="actions" variant="quiet" @click=${leaveUnsent}>${words.leaveUnsent}</zaguan-button>`
                : isGuest
                  ? nothing
                  : html`<zaguan-button slot="actions" variant="text" @click=${onElsewhere}>${shell.elsewhere}</zaguan-button>`
            }
            <zaguan-button slot="actions" variant="text" muted @click=${() => onAsk('forget')}>${words.notMe}</zaguan-button>`
    }
  </zaguan-sheet>`;
}
