import { html, nothing } from 'lit';
import { submissionWords } from '#src/i18n/submission.i18n.ts';
import { type Language, wordsIn } from '#src/i18n/words.ts';
import type { JourneyEvent } from '#src/machine/journey.ts';
import type { OnboardingSnapshot } from '#src/machine/onboarding.machine.ts';
import '#src/ui/button.element.ts';

/** Draws the submission's state below the bar. The line of a late submission covers the page, so that its layout does not move. */
export function submissionNews(snapshot: OnboardingSnapshot, language: Language, send: (event: JourneyEvent) => void, leave: () => void) {
  const words = wordsIn(submissionWords, language);
  const late = isLate(snapshot);
  const { notice } = snapshot.context;
  const text = late
    ? words.late
    : snapshot.matches({ journey: { running: 'withdrawing' } })
      ? words.stopping
      : notice === null
        ? ''
        : words[notice];
  if (!text) return nothing;
  return html`<div class="fleeting news ${late ? 'late' : ''}">
    <p class="small" role="status">${text}</p>
    ${
      late
        ? html`<zaguan-button variant="text" compact @click=${() => send({ type: 'submission.hurried' })}>${words.hurry}</zaguan-button>
            <zaguan-button variant="text" compact @click=${leave}>${words.leave}</zaguan-button>`
        : nothing
    }
  </div>`;
}

/** Returns true if the submission is late, online and with all media stored. Otherwise the dock or the step shows the reason for the wait. */
function isLate(snapshot: OnboardingSnapshot): boolean {
  return (
    snapshot.matches({ network: 'online', journey: { running: { submitting: 'late' } } }) &&
    (snapshot.context.open?.media.every(({ status }) => status === 'stored') ?? true)
  );
}
