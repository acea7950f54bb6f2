import { html, nothing } from 'lit';
import { leaveWords } from '#src/i18n/leave.i18n.ts';
import type { ShellWords } from '#src/i18n/shell.i18n.ts';
import { type Language, wordsIn } from '#src/i18n/words.ts';
import type { JourneyEvent } from '#src/machine/journey.ts';
import type { OnboardingSnapshot } from '#src/machine/onboarding.machine.ts';
import '#src/ui/button.element.ts';
import '#src/ui/sheet.element.ts';

/** The sheet's question: whether to leave, or to clear the device (`forget`); null while the sheet is closed. */
export type LeaveQuestion = 'leave' | 'forget' | null;

interface LeaveShell {
  snapshot: OnboardingSnapshot | null;
  words: ShellWords;
  language: Language;
  /** True if the person came with a link. */
  byLink: boolean;
  send(event: JourneyEvent): void;
  leave(reason: 'person'): void;
}

/** Draws a sheet with one question: leave (the data stay on the device), or clear the device (“not me”). */
export function leaveSheet(shell: LeaveShell, question: LeaveQuestion, ask: (question: LeaveQuestion) => void) {
  const { snapshot, language, byLink } = shell;
  const words = wordsIn(leaveWords, language);
  const forget = question === 'forget';
  const sending = snapshot?.matches({ journey: { running: 'submitting' } }) ?? false;
  const isSecondDevice = snapshot?.context.view?.handoff.guest;
  const send = (event: JourneyEvent) => () => {
    ask(null);
    shell.send(event);
  };
  const leave = () => shell.leave('person');
  /** Withdraws the submission that is being sent, and leaves. */
  const leaveUnsent = () => {
    send({ type: 'submission.withdrawn' })();
    leave();
  };
  return html`<zaguan-sheet
    actionable
    .open=${question !== null}
    heading=${forget ? words.forgetHeading : sending ? words.sendingHeading : words.heading}
    close-label=${shell.words.close}
    @zaguan-sheet-close=${() => ask(null)}
  >
    <p>${forget ? words.forgetWhy : sending ? words.sendingWhy : byLink ? words.whyByLink : words.why}</p>
    ${forget && sending ? html`<p>${words.forgetSending}</p>` : nothing}
    ${
      forget
        ? html`<zaguan-button slot="actions" @click=${() => ask('leave')}>${words.keep}</zaguan-button>
            <zaguan-button slot="actions" variant="text" @click=${send({ type: 'journey.forgotten' })}>${words.forget}</zaguan-button>`
        : html`<zaguan-button slot="actions" @click=${() => ask(null)}>${words.stay}</zaguan-button>
            <zaguan-button slot="actions" variant="quiet" @click=${leave}>${sending ? words.leaveSending : words.leave}</zaguan-button>
            ${
              sending
                ? html`<zaguan-button slot="actions" variant="quiet" @click=${leaveUnsent}>${words.leaveUnsent}</zaguan-button>`
                : isSecondDevice
                  ? nothing
                  : html`<zaguan-button slot="actions" variant="text" @click=${send({ type: 'handoff.asked' })}>${shell.words.elsewhere}</zaguan-button>`
            }
            <zaguan-button slot="actions" variant="text" muted @click=${() => ask('forget')}>${words.notMe}</zaguan-button>`
    }
  </zaguan-sheet>`;
}
